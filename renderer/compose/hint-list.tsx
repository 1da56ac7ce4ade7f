import { compactJson } from '#shared/view/compact';
import { type Hint, idRange } from '#shared/view/hints';
import { Button } from '../common/button.tsx';
import { Mark, type Meaning } from '../common/mark.tsx';
import { compose } from '../state/composer-store.ts';
import styles from './compose.module.css';

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
          <Mark meaning={meaningOf(hint)} />
          <span>{hint.text}</span>
          {hint.code === 'lines' && <Mend label="One line" onClick={() => compose(compactJson(text))} />}
          {hint.code === 'used-id' && nextId !== null && (
            <Mend label={`Use ${nextId}`} onClick={() => compose(withId(text, nextId))} />
          )}
        </li>
      ))}
      {hints.some((hint) => meaningOf(hint) !== 'info') && (
        <li className={styles.anyway}>It is sent exactly as it is written.</li>
      )}
    </ul>
  );
}

/** How much a hint weighs: a text that no server can read, something unusual, or something to know. */
function meaningOf({ code }: Hint): Meaning {
  if (code === 'not-json') return 'error';
  return code === 'used-id' || code === 'empty' ? 'info' : 'warning';
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
