import { EmptyState } from '../common/empty-state.tsx';
import { Kbd } from '../common/kbd.tsx';
import styles from './details.module.css';

const keys: readonly (readonly [keys: readonly string[], meaning: string])[] = [
  [['j', 'k'], 'next and previous entry'],
  [['g p'], 'to the other half of an exchange'],
  [['[', ']'], 'previous and next finding'],
  [['Esc'], 'back to the timeline'],
];

/** The details while no entry is selected. */
export function NothingSelected() {
  return (
    <EmptyState title="No entry is selected">
      Select one in the timeline to see what it means, its text, every byte of it, its exchange and its findings.
      <dl className={styles.keys}>
        {keys.map(([chords, meaning]) => (
          <KeyLine key={meaning} chords={chords} meaning={meaning} />
        ))}
      </dl>
    </EmptyState>
  );
}

function KeyLine({ chords, meaning }: { readonly chords: readonly string[]; readonly meaning: string }) {
  return (
    <>
      <dt>
        {chords.map((chord) => (
          <Kbd key={chord} keys={chord} />
        ))}
      </dt>
      <dd>{meaning}</dd>
    </>
  );
}
