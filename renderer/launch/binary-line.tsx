import type { TargetPreview } from '#shared/ipc/contract';
import type { Target } from '#shared/model/target';
import { Mark } from '../common/mark.tsx';
import { WireText } from '../common/wire-text.tsx';
import styles from './parsed-launch.module.css';

interface BinaryLineProps {
  readonly target: Target;
  readonly preview: TargetPreview | null;
}

/** Which program that is, where it would run, and why this one. */
export function BinaryLine({ target, preview }: BinaryLineProps) {
  if (preview === null) return <p className={styles.binary}>Looking for the program …</p>;
  return (
    <div className={styles.binary}>
      {preview.binary === null ? (
        <p className={styles.missing}>
          <Mark meaning="warning" /> No program “<WireText text={target.command} />” was found.
        </p>
      ) : (
        <p>
          Runs <WireText text={preview.binary} /> in <WireText text={preview.cwd} />
        </p>
      )}
      {preview.searched.length > 0 && (
        <details>
          <summary>{preview.binary === null ? 'Where it was looked for' : 'Why this program'}</summary>
          <p className={styles.why}>The first match in the PATH is taken. Searched, in this order:</p>
          <ol className={styles.searched}>
            {preview.searched.map((folder) => (
              <li key={folder}>
                <WireText text={folder} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
