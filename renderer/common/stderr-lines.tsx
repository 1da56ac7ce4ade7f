import type { StderrLine } from '#shared/ipc/contract';
import styles from './stderr-lines.module.css';
import { WireText } from './wire-text.tsx';

/** A few lines of stderr, as they were written. */
export function StderrLines({ lines }: { readonly lines: readonly StderrLine[] }) {
  return (
    <pre className={styles.lines}>
      {lines.map((line) => (
        <div key={line.seq}>
          <WireText text={line.text} limit={2000} />
        </div>
      ))}
    </pre>
  );
}
