import { Search } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { DirectionArrow } from '../common/direction-arrow.tsx';
import { Mark } from '../common/mark.tsx';
import type { ReferenceSide } from '../state/reference.ts';
import { byGroup, type Listed } from './listed.ts';
import { bestOf, matching, nameAfterKey } from './matching.ts';
import styles from './reference.module.css';

interface CatalogueProps {
  readonly side: ReferenceSide;
  readonly entries: readonly Listed[];
  readonly selected: string | null;
  readonly onSelect: (name: string) => void;
  readonly searchRef: RefObject<HTMLInputElement | null>;
}

/** Everything on one side, group by group. Arrow keys move through it from the search field as well. */
export function Catalogue({ side, entries, selected, onSelect, searchRef }: CatalogueProps) {
  const [text, setText] = useState('');
  const prefix = useId();
  const found = useMemo(() => matching(entries, text), [entries, text]);
  const active = found.some(({ name }) => name === selected) ? `${prefix}-${selected}` : undefined;

  function onKeyDown(event: KeyboardEvent): void {
    const next = nameAfterKey(event.key, found, selected);
    if (next === null) return;
    event.preventDefault();
    onSelect(next);
  }

  return (
    <nav className={styles.catalogue} aria-label={`All ${side}`}>
      <div className={styles.search}>
        <Search aria-hidden="true" />
        <input
          ref={searchRef}
          type="text"
          role="combobox"
          aria-label={`Search ${side}`}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${prefix}-list`}
          aria-activedescendant={active}
          placeholder={side === 'findings' ? 'Search code or words' : 'Search method or words'}
          spellCheck={false}
          value={text}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            const { value } = event.target;
            setText(value);
            const best = bestOf(matching(entries, value), value, selected);
            if (best !== null) onSelect(best);
          }}
        />
        <span className={styles.count} role="status">
          {text === '' ? `${entries.length}` : `${found.length} of ${entries.length}`}
        </span>
      </div>
      <Options
        id={`${prefix}-list`}
        prefix={prefix}
        side={side}
        found={found}
        selected={selected}
        onSelect={onSelect}
        onKeyDown={onKeyDown}
      />
    </nav>
  );
}

interface OptionsProps extends Pick<CatalogueProps, 'side' | 'selected' | 'onSelect'> {
  readonly id: string;
  readonly prefix: string;
  readonly found: readonly Listed[];
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Options({ id, prefix, side, found, selected, onSelect, onKeyDown }: OptionsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = found.some(({ name }) => name === selected) ? selected : null;
  useEffect(() => {
    const option = shown === null ? null : ref.current?.querySelector(`[data-option="${CSS.escape(shown)}"]`);
    option?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      tabIndex={0}
      aria-label={side === 'findings' ? 'Findings' : 'Messages'}
      aria-activedescendant={shown === null ? undefined : `${prefix}-${shown}`}
      className={styles.codes}
      data-side={side}
      onKeyDown={onKeyDown}
    >
      {byGroup(found).map(({ title, entries }) => (
        <div key={title} role="group" aria-label={title}>
          <div className={styles.family} aria-hidden="true">
            {title}
          </div>
          {entries.map((entry) => (
            <Option
              key={entry.name}
              id={`${prefix}-${entry.name}`}
              entry={entry}
              selected={entry.name === selected}
              onSelect={onSelect}
            />
          ))}
        </div>
      ))}
      {found.length === 0 && (
        <p className={styles.nothing}>No {side === 'findings' ? 'finding' : 'message'} has these words.</p>
      )}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly entry: Listed;
  readonly selected: boolean;
  readonly onSelect: (name: string) => void;
}

function Option({ id, entry: { name, title, hint, mark }, selected, onSelect }: OptionProps) {
  return (
    // The keys are those of the list and of the search field.
    <div
      id={id}
      role="option"
      aria-selected={selected}
      data-option={name}
      title={hint}
      className={styles.option}
      onPointerDown={() => onSelect(name)}
    >
      <OptionMark mark={mark} />
      <span className={styles.optionTitle}>{title}</span>
    </div>
  );
}

function OptionMark({ mark }: Pick<Listed, 'mark'>) {
  if ('severity' in mark) return <Mark meaning={mark.severity} label={mark.severity} />;
  return (
    <span className={styles.ways}>
      <Ways direction={mark.direction} />
    </span>
  );
}

function Ways({ direction }: { readonly direction: Parameters<typeof DirectionArrow>[0]['direction'] }) {
  if (direction !== null) return <DirectionArrow direction={direction} />;
  return (
    <span role="img" aria-label="either way">
      ↔
    </span>
  );
}
