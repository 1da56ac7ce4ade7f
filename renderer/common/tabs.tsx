import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import styles from './tabs.module.css';

export interface Tab {
  readonly id: string;
  /** The accessible name, and what is drawn. */
  readonly label: string;
  /** Drawn behind the label, e.g. a count; not part of the name. */
  readonly badge?: ReactNode;
  readonly disabled?: boolean;
}

interface TabsProps {
  /** Name of the tab list for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** Drawn at the right end of the tab bar. */
  readonly trailing?: ReactNode;
  /** The content of the selected tab. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** The tab that a key leads to from the one at `index`, or null when the key means nothing here. */
export function tabAfterKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Tabs after the WAI-ARIA pattern: one tab stop, arrow keys move and select, the panel is reachable behind it. */
export function Tabs({ label, tabs, selected, onSelect, trailing, children, className }: TabsProps) {
  const prefix = useId();
  const usable = tabs.filter((tab) => !tab.disabled);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const index = usable.findIndex((tab) => tab.id === selected);
    const next = tabAfterKey(event.key, index, usable.length);
    const tab = next === null ? undefined : usable[next];
    if (tab === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onSelect(tab.id);
    document.getElementById(`${prefix}-${tab.id}`)?.focus();
  }

  return (
    <div className={cx(styles.tabs, className)}>
      <div className={styles.bar}>
        <div role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${prefix}-${tab.id}`}
              aria-selected={tab.id === selected}
              aria-controls={`${prefix}-panel`}
              disabled={tab.disabled}
              tabIndex={tab.id === selected ? 0 : -1}
              className={styles.tab}
              onClick={() => onSelect(tab.id)}
            >
              {tab.label}
              {tab.badge !== undefined && (
                <span className={styles.badge} aria-hidden="true">
                  {tab.badge}
                </span>
              )}
            </button>
          ))}
        </div>
        {trailing}
      </div>
      <div
        role="tabpanel"
        id={`${prefix}-panel`}
        aria-labelledby={`${prefix}-${selected}`}
        tabIndex={-1}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  );
}
