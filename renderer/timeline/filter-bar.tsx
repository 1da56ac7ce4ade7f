import { FileSearch, ListFilter, PanelBottomOpen, X } from 'lucide-react';
import { type KeyboardEvent, useCallback, useRef } from 'react';
import type { SessionSummary } from '#shared/model/session';
import { formatCount } from '#shared/view/numbers';
import { IconButton } from '../common/button.tsx';
import { cx } from '../common/cx.ts';
import { modifier } from '../common/kbd.tsx';
import { Mark } from '../common/mark.tsx';
import { MenuButton } from '../common/menu.tsx';
import { feedOf, useViewSize } from '../state/feed.ts';
import { isFiltering, useFilter } from '../state/filters.ts';
import { requestFocus, useFocusRequest } from '../state/focus.ts';
import { runMenuItem } from '../state/menu.ts';
import { changeFilter, toggleKinds } from '../state/navigate.ts';
import styles from './filter-bar.module.css';
import { kindChips } from './kind-chips.ts';

interface FilterBarProps {
  readonly session: SessionSummary;
  /** Shows the details; null while they are shown. */
  readonly onDetails: (() => void) | null;
}

/** Says which rows are shown. */
export function FilterBar({ session, onDetails }: FilterBarProps) {
  return (
    <search className={styles.bar}>
      <FilterInput session={session.id} />
      <Shown session={session.id} />
      <span className={styles.fill} />
      <Chips session={session.id} />
      <KindMenu session={session.id} />
      <FindingsToggle session={session} />
      <IconButton label="Find in all bytes" shortcut={`${modifier}+Shift+F`} onClick={() => runMenuItem('find')}>
        <FileSearch />
      </IconButton>
      {onDetails !== null && (
        <IconButton label="Show the details" onClick={onDetails}>
          <PanelBottomOpen />
        </IconButton>
      )}
    </search>
  );
}

function FilterInput({ session }: { readonly session: string }) {
  const { text } = useFilter(session);
  const ref = useRef<HTMLInputElement>(null);
  const take = useCallback(() => ref.current?.select(), []);
  useFocusRequest('filter', take);
  const set = (text: string) => changeFilter(session, { text });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && text !== '') set('');
    else if (event.key === 'Escape' || event.key === 'Enter' || event.key === 'ArrowDown') requestFocus('timeline');
    else return;
    event.preventDefault();
  }

  return (
    <div className={cx(styles.field, text !== '' && styles.active)}>
      <ListFilter aria-hidden="true" />
      <input
        ref={ref}
        type="text"
        aria-label="Filter rows"
        placeholder="Filter: method, name, summary or id"
        data-testid="filter-input"
        spellCheck={false}
        value={text}
        onChange={(event) => set(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {text !== '' && (
        <IconButton label="Clear the text" onClick={() => set('')}>
          <X />
        </IconButton>
      )}
    </div>
  );
}

function rowCount(total: number): string {
  return total === 1 ? '1 row' : `${formatCount(total)} rows`;
}

/** `1,204 of 88,120`, or how many there are when nothing is left out. */
function Shown({ session }: { readonly session: string }) {
  const { count, total } = useViewSize(feedOf(session));
  const filtering = isFiltering(useFilter(session));
  return (
    <span className={styles.count} data-testid="row-count">
      {filtering ? `${formatCount(count)} of ${formatCount(total)}` : rowCount(total)}
    </span>
  );
}

function Chips({ session }: { readonly session: string }) {
  const { hidden } = useFilter(session);
  return (
    <div className={styles.chips} role="group" aria-label="Kinds that are shown">
      {kindChips.map(({ id, label, kinds }) => {
        const shown = !kinds.every((kind) => hidden.includes(kind));
        return (
          <button
            key={id}
            type="button"
            aria-pressed={shown}
            className={styles.chip}
            title={shown ? `Hide ${label}` : `Show ${label}`}
            onClick={() => toggleKinds(session, kinds)}
          >
            {label}
          </button>
        );
      })}
    </div>
  );
}

/** The chips as a menu, for narrow windows. */
function KindMenu({ session }: { readonly session: string }) {
  const { hidden } = useFilter(session);
  const entries = kindChips.map(({ id, label, kinds }) => ({
    id,
    label,
    checked: !kinds.every((kind) => hidden.includes(kind)),
  }));
  return (
    <MenuButton
      label="Kinds that are shown"
      className={styles.kindMenu}
      entries={entries}
      onChoose={(id) => {
        const chip = kindChips.find((chip) => chip.id === id);
        if (chip !== undefined) toggleKinds(session, chip.kinds);
      }}
    >
      kinds{hidden.length > 0 && ' (some hidden)'} ▾
    </MenuButton>
  );
}

function FindingsToggle({ session }: { readonly session: SessionSummary }) {
  const { findingsOnly } = useFilter(session.id);
  const { error, warning } = session.findings;
  return (
    <button
      type="button"
      aria-pressed={findingsOnly}
      className={cx(styles.chip, styles.findings)}
      title={findingsOnly ? 'Show all rows' : 'Show only rows with findings'}
      onClick={() => changeFilter(session.id, { findingsOnly: !findingsOnly })}
    >
      <span className="visually-hidden">Findings only</span>
      <Mark meaning="error" count={formatCount(error)} />
      <Mark meaning="warning" count={formatCount(warning)} />
    </button>
  );
}
