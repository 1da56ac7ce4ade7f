import { menuSections } from '#shared/ipc/menu';
import { Dialog } from './dialog.tsx';
import { Kbd } from './kbd.tsx';
import styles from './shortcut-sheet.module.css';

interface Group {
  readonly title: string;
  readonly keys: readonly (readonly [keys: string, meaning: string])[];
}

/** Keys that the panes handle themselves; those of the menu come from its own table. */
const paneGroups: readonly Group[] = [
  {
    title: 'Timeline',
    keys: [
      ['↑ ↓ or k j', 'Previous or next row'],
      ['Page Up, Page Down', 'A page up or down'],
      ['Home, End', 'First row; last row, and follow'],
      ['Enter', 'To the details'],
      ['Esc', 'Back; then nothing selected'],
      ['/', 'Filter'],
      ['g p', 'From request to answer and back'],
      ['[ ]', 'Previous or next finding'],
      ['c', 'Copy the line'],
      ['?', 'This sheet'],
    ],
  },
  { title: 'Findings', keys: [['F1', 'Explain the focused finding']] },
  { title: 'Composer', keys: [['Mod+Enter', 'Send']] },
];

const menuGroups: readonly Group[] = menuSections.map(({ label, entries }) => ({
  title: label,
  keys: entries.map((entry) => [entry.accelerator.replace('CmdOrCtrl', 'Mod'), entry.label.replace('…', '')]),
}));

/** Every key of the window. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <div className={styles.groups}>
        {[...paneGroups, ...menuGroups].map(({ title, keys }) => (
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
