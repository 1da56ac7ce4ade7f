import { CornerDownRight } from 'lucide-react';
import { type RelationNote, relationText } from '#shared/view/relations';
import { WireText } from '../../common/wire-text.tsx';
import { goTo } from '../../state/navigate.ts';
import styles from './overview.module.css';

interface RelationsProps {
  readonly session: string;
  readonly notes: readonly RelationNote[];
}

/** What the entry belongs to, in words; every row that is named can be gone to. */
export function Relations({ session, notes }: RelationsProps) {
  if (notes.length === 0) return null;
  return (
    <ul aria-label="Relations" className={styles.relations}>
      {notes.map((note) => (
        <li key={relationText(note)} data-relation={note.type}>
          <CornerDownRight aria-hidden="true" />
          <span className={styles.relation}>
            <Words session={session} note={note} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Words({ session, note }: { readonly session: string; readonly note: RelationNote }) {
  return note.words.map((word) =>
    typeof word === 'number' ? (
      <button key={word} type="button" className={styles.row} onClick={() => goTo(session, word)}>
        #{word}
      </button>
    ) : (
      <WireText key={word} text={word} className={styles.sentence} />
    ),
  );
}
