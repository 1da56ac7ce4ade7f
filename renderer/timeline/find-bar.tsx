import { ChevronDown, ChevronUp, FileSearch, X } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { SessionSummary } from '#shared/model/session';
import { formatCount } from '#shared/view/numbers';
import { Button, IconButton } from '../common/button.tsx';
import { requestFocus, useFocusRequest } from '../state/focus.ts';
import { type Search, useSearch } from '../state/search.ts';
import { useUi } from '../state/ui-store.ts';
import filterStyles from './filter-bar.module.css';
import styles from './find-bar.module.css';

function close(): void {
  useUi.setState({ findOpen: false });
  requestFocus('timeline');
}

/** Searches every byte of the session, shown rows or not; Enter starts it, then goes from hit to hit. */
export function FindBar({ session }: { readonly session: SessionSummary }) {
  const [text, setText] = useState('');
  const search = useSearch(session.id);
  const input = useRef<HTMLInputElement>(null);
  const take = useCallback(() => input.current?.select(), []);
  useFocusRequest('find', take);
  useEffect(take, [take]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      if (search.running) search.cancel();
      else close();
    } else if (event.key === 'Enter') {
      if (text !== search.text) search.start(text);
      else search.step(event.shiftKey ? -1 : 1);
    } else return;
    event.preventDefault();
  }

  const nothing = search.hits.length === 0;
  return (
    <search className={styles.bar} aria-label="Find in all bytes">
      <div className={filterStyles.field}>
        <FileSearch aria-hidden="true" />
        <input
          ref={input}
          type="text"
          aria-label="Find in all bytes"
          placeholder="Find in all bytes, then Enter"
          data-testid="find-input"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <IconButton label="Previous hit" shortcut="Shift+Enter" disabled={nothing} onClick={() => search.step(-1)}>
        <ChevronUp />
      </IconButton>
      <IconButton label="Next hit" shortcut="Enter" disabled={nothing} onClick={() => search.step(1)}>
        <ChevronDown />
      </IconButton>
      <span className={styles.status} role="status" data-testid="find-status">
        {statusText(search, session.entries)}
      </span>
      {search.running && (
        <>
          <progress
            className={styles.progress}
            max={Math.max(1, session.entries)}
            value={search.scannedTo}
            aria-label="Searched"
          />
          <Button look="plain" onClick={search.cancel}>
            Cancel
          </Button>
        </>
      )}
      <span className={styles.fill} />
      <IconButton label="Close" shortcut="Esc" onClick={close}>
        <X />
      </IconButton>
    </search>
  );
}

/** `hit 2 of 17`, `17 hits so far, 40 % searched`, `no hit`. */
export function statusText(search: Search, entries: number): string {
  if (search.text === '') return '';
  const count = search.hits.length;
  const hits = count === 1 ? '1 hit' : `${formatCount(count)} hits`;
  if (search.running)
    return `${hits} so far, ${Math.min(100, Math.floor((100 * search.scannedTo) / Math.max(1, entries)))} % searched`;
  if (count === 0) return 'no hit';
  return search.current < 0 ? hits : `hit ${formatCount(search.current + 1)} of ${formatCount(count)}`;
}
