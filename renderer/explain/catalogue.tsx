import { Search } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { byFamily, type CatalogueEntry } from '#shared/model/reference';
import { Mark } from '../common/mark.tsx';
import { bestOf, codeAfterKey, matching } from './matching.ts';
import styles from './reference.module.css';

interface CatalogueProps {
  readonly entries: readonly CatalogueEntry[];
  readonly selected: string | null;
  readonly onSelect: (code: string) => void;
  readonly searchRef: RefObject<HTMLInputElement | null>;
}

/** All codes by family. Arrow keys move through them from the search field as well. */
export function Catalogue({ entries, selected, onSelect, searchRef }: CatalogueProps) {
  const [text, setText] = useState('');
  const prefix = useId();
  const found = useMemo(() => matching(entries, text), [entries, text]);
  const active = found.some(({ code }) => code === selected) ? `${prefix}-${selected}` : undefined;

  function onKeyDown(event: KeyboardEvent): void {
    const next = codeAfterKey(event.key, found, selected);
    if (next === null) return;
    event.preventDefault();
    onSelect(next);
  }

  return (
    <nav className={styles.catalogue} aria-label="All findings" onKeyDown={onKeyDown}>
      <div className={styles.search}>
        <Search aria-hidden="true" />
        <input
          ref={searchRef}
          type="text"
          role="combobox"
          aria-label="Search findings"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${prefix}-list`}
          aria-activedescendant={active}
          placeholder="Search code or words"
          spellCheck={false}
          value={text}
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
      <Codes id={`${prefix}-list`} prefix={prefix} found={found} selected={selected} onSelect={onSelect} />
    </nav>
  );
}

interface CodesProps extends Pick<CatalogueProps, 'selected' | 'onSelect'> {
  readonly id: string;
  readonly prefix: string;
  readonly found: readonly CatalogueEntry[];
}

function Codes({ id, prefix, found, selected, onSelect }: CodesProps) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = found.some(({ code }) => code === selected) ? selected : null;
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
      aria-label="Findings"
      aria-activedescendant={shown === null ? undefined : `${prefix}-${shown}`}
      className={styles.codes}
    >
      {byFamily(found).map(({ family, entries }) => (
        <div key={family} role="group" aria-label={family}>
          <div className={styles.family} aria-hidden="true">
            {family}
          </div>
          {entries.map((entry) => (
            <Option
              key={entry.code}
              id={`${prefix}-${entry.code}`}
              entry={entry}
              selected={entry.code === selected}
              onSelect={onSelect}
            />
          ))}
        </div>
      ))}
      {found.length === 0 && <p className={styles.nothing}>No finding has these words.</p>}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly entry: CatalogueEntry;
  readonly selected: boolean;
  readonly onSelect: (code: string) => void;
}

function Option({ id, entry: { code, title, severity }, selected, onSelect }: OptionProps) {
  return (
    // The keys are those of the list and of the search field.
    <div
      id={id}
      role="option"
      aria-selected={selected}
      data-option={code}
      title={code}
      className={styles.option}
      onPointerDown={() => onSelect(code)}
    >
      <Mark meaning={severity} label={severity} />
      <span className={styles.optionTitle}>{title}</span>
    </div>
  );
}
