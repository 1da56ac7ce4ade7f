import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { cx } from './cx.ts';
import styles from './menu.module.css';
import { entryTyped, nothingTyped, typedMore } from './type-ahead.ts';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  /** Shown at the right end. */
  readonly hint?: string;
  /** Set for a choice: drawn with a check mark when true. */
  readonly checked?: boolean;
  readonly disabled?: boolean;
  /** A line is drawn above it. */
  readonly separated?: boolean;
  /** Stands above it: it is the first of a group. */
  readonly heading?: string;
  /** Shown as a tooltip. */
  readonly title?: string;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface MenuProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /** Where its upper left corner goes, in window pixels; it is moved to stay inside the window. */
  readonly at: Point;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** The entry that a key leads to from the one at `index`; disabled entries are skipped. */
export function entryAfterKey(key: string, index: number, entries: readonly MenuEntry[]): number | null {
  const usable = entries.flatMap((entry, position) => (entry.disabled ? [] : [position]));
  const at = usable.indexOf(index);
  if (key === 'ArrowDown') return usable[(at + 1) % usable.length] ?? null;
  if (key === 'ArrowUp') return usable[(at <= 0 ? usable.length : at) - 1] ?? null;
  if (key === 'Home') return usable[0] ?? null;
  return key === 'End' ? (usable.at(-1) ?? null) : null;
}

/** A command, or a choice with its state. */
function stateOf({ checked }: MenuEntry) {
  return checked === undefined
    ? ({ role: 'menuitem' } as const)
    : ({ role: 'menuitemcheckbox', 'aria-checked': checked } as const);
}

/** A menu at a point of the window. Gives the focus back when it closes. */
export function Menu({ label, entries, at, onChoose, onClose }: MenuProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(at);
  const typed = useRef(nothingTyped);

  useLayoutEffect(() => {
    const before = document.activeElement;
    const box = ref.current?.getBoundingClientRect();
    if (box !== undefined) {
      setPlace({
        x: Math.max(4, Math.min(at.x, window.innerWidth - box.width - 4)),
        y: Math.max(4, Math.min(at.y, window.innerHeight - box.height - 4)),
      });
    }
    ref.current?.querySelector<HTMLElement>('[role^=menuitem]:not(:disabled)')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [at]);

  useEffect(() => {
    const close = (event: Event) => {
      if (!(event.target instanceof Node && ref.current?.contains(event.target))) onClose();
    };
    window.addEventListener('pointerdown', close, true);
    window.addEventListener('blur', onClose);
    return () => {
      window.removeEventListener('pointerdown', close, true);
      window.removeEventListener('blur', onClose);
    };
  }, [onClose]);

  /** Disabled entries cannot be gone to. */
  function entryAfterTyping(event: KeyboardEvent, index: number): number | null {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return null;
    typed.current = typedMore(typed.current, event.key, event.timeStamp);
    return entryTyped(
      typed.current.text,
      index,
      entries.map((entry) => (entry.disabled ? '' : entry.label)),
    );
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      onClose();
      return;
    }
    const items: (Element | null)[] = [...(ref.current?.querySelectorAll('[role^=menuitem]') ?? [])];
    const index = items.indexOf(document.activeElement);
    const next = entryAfterKey(event.key, index, entries) ?? entryAfterTyping(event, index);
    if (next === null) return;
    event.preventDefault();
    const item = items[next];
    if (item instanceof HTMLElement) item.focus();
  }

  return createPortal(
    <div
      ref={ref}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={styles.menu}
      style={{ left: place.x, top: place.y }}
      onKeyDown={onKeyDown}
    >
      {entries.map((entry) => (
        <Fragment key={entry.id}>
          {entry.heading !== undefined && (
            <div role="presentation" className={cx(styles.heading, entry.separated && styles.separated)}>
              {entry.heading}
            </div>
          )}
          <Item
            entry={entry}
            onChoose={() => {
              onClose();
              onChoose(entry.id);
            }}
          />
        </Fragment>
      ))}
    </div>,
    document.querySelector('main') ?? document.body,
  );
}

function Item({ entry, onChoose }: { readonly entry: MenuEntry; readonly onChoose: () => void }) {
  return (
    <button
      type="button"
      {...stateOf(entry)}
      disabled={entry.disabled}
      tabIndex={-1}
      title={entry.title}
      className={cx(styles.item, entry.separated && entry.heading === undefined && styles.separated)}
      onClick={onChoose}
    >
      <span className={styles.check} aria-hidden="true">
        {entry.checked ? '✓' : ''}
      </span>
      <span className={styles.label}>{entry.label}</span>
      {entry.hint !== undefined && <span className={styles.hint}>{entry.hint}</span>}
    </button>
  );
}

interface MenuButtonProps {
  /** Name of the button and of its menu. */
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly onChoose: (id: string) => void;
  readonly className?: string | undefined;
  readonly disabled?: boolean;
  /** What the button shows. */
  readonly children: ReactNode;
}

/** A button that opens a menu below itself. */
export function MenuButton({ label, entries, onChoose, className, disabled, children }: MenuButtonProps) {
  const id = useId();
  const [at, setAt] = useState<Point | null>(null);
  return (
    <>
      <button
        id={id}
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={at !== null}
        disabled={disabled}
        className={cx(styles.button, className)}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          setAt(at === null ? { x: box.left, y: box.bottom + 2 } : null);
        }}
      >
        {children}
      </button>
      {at !== null && <Menu label={label} entries={entries} at={at} onChoose={onChoose} onClose={() => setAt(null)} />}
    </>
  );
}
