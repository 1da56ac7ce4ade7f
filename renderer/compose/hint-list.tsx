import { compactJson } from '#shared/view/compact';
import { Button } from '../common/button.tsx';
import { Mark } from '../common/mark.tsx';
import { compose } from '../state/composer-store.ts';
import styles from './compose.module.css';
import { type Hint, idRange } from './hints.ts';

interface HintListProps {
  readonly hints: readonly Hint[];
  readonly text: string;
  readonly nextId: number | null;
}

/** What is unusual about the text, beside it. Nothing is changed unless a button here is pressed. */
export function HintList({ hints, text, nextId }: HintListProps) {
  return (
    <ul className={styles.hints} aria-label="Before it is sent" aria-live="polite">
      {hints.map((hint) => (
        <li key={hint.code} className={styles.hint}>
          <Mark meaning={hint.code === 'not-json' ? 'error' : 'warning'} />
          <span>{hint.text}</span>
          {hint.code === 'lines' && <Mend label="One line" onClick={() => compose(compactJson(text))} />}
          {hint.code === 'used-id' && nextId !== null && (
            <Mend label={`Use ${nextId}`} onClick={() => compose(withId(text, nextId))} />
          )}
        </li>
      ))}
      {hints.length > 0 && <li className={styles.anyway}>It is sent exactly as it is written.</li>}
    </ul>
  );
}

function Mend({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <Button look="plain" className={styles.mend} onClick={onClick}>
      {label}
    </Button>
  );
}

/** The text with another id; everything else stays as it is written. */
function withId(text: string, id: number): string {
  const range = idRange(text);
  return range === null ? text : text.slice(0, range.from) + id + text.slice(range.to);
}
