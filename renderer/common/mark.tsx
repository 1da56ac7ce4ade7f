import type { ReactNode } from 'react';
import type { Severity } from '#shared/model/diagnostic';
import { cx } from './cx.ts';
import styles from './mark.module.css';

/** A meaning that has a shape and a colour of its own; the shape alone is enough to tell it. */
export type Meaning = Severity | 'tool-failed' | 'stderr' | 'event' | 'pending' | 'live' | 'ended';

const shapes: { readonly [M in Meaning]: ReactNode } = {
  error: <path d="M2.5 2.5l7 7m0-7l-7 7" strokeWidth="2.4" strokeLinecap="round" fill="none" />,
  warning: <path d="M6 1.4l5 9.2H1z" strokeWidth="0.6" strokeLinejoin="round" />,
  info: <circle cx="6" cy="6" r="2.6" stroke="none" />,
  'tool-failed': <path d="M6 1.8v5.2m0 3v.3" strokeWidth="2.4" strokeLinecap="round" fill="none" />,
  stderr: <path d="M1.5 3h9m-9 3h9m-9 3h9" strokeWidth="1.4" fill="none" />,
  event: <path d="M6 1.2l4.8 4.8L6 10.8 1.2 6z" stroke="none" />,
  pending: (
    <>
      <circle cx="6" cy="6" r="4.6" strokeWidth="1.2" fill="none" />
      <path d="M6 6V1.4A4.6 4.6 0 0 1 10.6 6z" stroke="none" />
    </>
  ),
  live: <circle cx="6" cy="6" r="4" stroke="none" />,
  ended: <circle cx="6" cy="6" r="3.6" strokeWidth="1.3" fill="none" />,
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
      <svg className={cx(styles.mark, styles[meaning])} viewBox="0 0 12 12" aria-hidden="true">
        {shapes[meaning]}
      </svg>
      {count !== undefined && <span>{count}</span>}
      {label !== undefined && <span className="visually-hidden">{label}</span>}
    </span>
  );
}
