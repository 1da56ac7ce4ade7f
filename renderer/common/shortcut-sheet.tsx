import { Dialog } from './dialog.tsx';
import { Kbd } from './kbd.tsx';
import styles from './shortcut-sheet.module.css';

interface Group {
  readonly title: string;
  readonly keys: readonly (readonly [keys: string, meaning: string])[];
}

const groups: readonly Group[] = [
  {
    title: 'Timeline',
    keys: [
      ['↑ ↓ or k j', 'Previous or next row'],
      ['Page Up, Page Down', 'A page'],
      ['Home, End', 'First row; last row and follow'],
      ['Enter', 'To the details'],
      ['Esc', 'Back; nothing selected'],
      ['g p', 'From request to answer and back'],
      ['[ ]', 'Previous or next finding'],
      ['c', 'Copy the line'],
    ],
  },
  {
    title: 'Find',
    keys: [
      ['/ or Mod+F', 'Filter rows'],
      ['Mod+Shift+F', 'Find in all bytes'],
      ['Mod+Shift+L', 'Clear the filter'],
    ],
  },
  {
    title: 'Sessions',
    keys: [
      ['Mod+N', 'Start a server'],
      ['Mod+O', 'Open a recording'],
      ['Mod+R', 'Run again'],
      ['Mod+.', 'Stop'],
      ['Mod+B', 'Fold the session list'],
    ],
  },
  {
    title: 'Messages',
    keys: [
      ['Mod+E', 'To the composer'],
      ['Mod+Enter', 'Send'],
      ['Mod+J', 'From request to answer and back'],
      ['F8, Shift+F8', 'Next or previous finding'],
    ],
  },
];

/** Every key of the window. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <div className={styles.groups}>
        {groups.map(({ title, keys }) => (
          <section key={title}>
            <h3 className={styles.title}>{title}</h3>
            <dl className={styles.keys}>
              {keys.map(([key, meaning]) => (
                <div key={key} className={styles.line}>
                  <dt>
                    <Kbd keys={key} />
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
