import type { Severity } from '#shared/model/diagnostic';
import { cx } from './cx.ts';
import styles from './mark.module.css';

/** A meaning that has a shape and a colour of its own; the shape alone is enough to tell it. */
export type Meaning = Severity | 'tool-failed' | 'stderr' | 'event' | 'pending' | 'live' | 'ended';

const shapes: { readonly [M in Meaning]: string } = {
  error: '✖',
  warning: '▲',
  info: '●',
  'tool-failed': '!',
  stderr: '≡',
  event: '◆',
  pending: '◔',
  live: '●',
  ended: '○',
};

interface MarkProps {
  readonly meaning: Meaning;
  /** What it says to those who cannot see it; absent where the text beside it says the same. */
  readonly label?: string;
  /** Drawn behind the shape. */
  readonly count?: string;
}

export function Mark({ meaning, label, count }: MarkProps) {
  return (
    <span className={styles.group} title={label}>
      <span className={cx(styles.mark, styles[meaning])} aria-hidden="true">
        {shapes[meaning]}
      </span>
      {count !== undefined && <span>{count}</span>}
      {label !== undefined && <span className="visually-hidden">{label}</span>}
    </span>
  );
}
