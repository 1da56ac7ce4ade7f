import { useEffect, useState } from 'react';
import type { ViewFilter } from '#shared/ipc/contract';
import type { SessionSummary } from '#shared/model/session';
import { Button } from '../common/button.tsx';
import { EmptyState } from '../common/empty-state.tsx';
import { visibleText } from '../common/visible.ts';
import { type Feed, useViewSize } from '../state/feed.ts';
import { useFilter } from '../state/filters.ts';
import { changeFilter, resetFilter } from '../state/navigate.ts';
import { chipOf } from './kind-chips.ts';
import styles from './timeline.module.css';

/** Long enough that a view that is being made anew does not flash the empty state. */
const patienceMs = 250;

interface NothingShownProps {
  readonly session: SessionSummary;
  readonly feed: Feed;
}

/** Why the timeline is empty, and what to do about it. */
export function NothingShown({ session, feed }: NothingShownProps) {
  const { count, total } = useViewSize(feed);
  const empty = usePatience(count === 0);
  if (!empty) return null;
  return (
    <div className={styles.nothing}>
      {total === 0 ? <NothingYet session={session} /> : <AllHidden session={session.id} total={total} />}
    </div>
  );
}

function usePatience(condition: boolean): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!condition) {
      setHeld(false);
      return;
    }
    const timer = setTimeout(() => setHeld(true), patienceMs);
    return () => clearTimeout(timer);
  }, [condition]);
  return condition && held;
}

function NothingYet({ session }: { readonly session: SessionSummary }) {
  if (session.loading !== null)
    return <EmptyState title="Reading the recording">Its first rows are on their way.</EmptyState>;
  if (session.state === 'opened')
    return <EmptyState title="The recording is empty">Nothing was captured in it.</EmptyState>;
  if (session.state === 'following') {
    return <EmptyState title="Nothing yet">The recording is followed: rows appear as they are written.</EmptyState>;
  }
  return (
    <EmptyState title="Nothing yet">The server is being started. Everything it writes appears here at once.</EmptyState>
  );
}

interface Part {
  readonly id: string;
  readonly text: string;
  readonly clear: Partial<ViewFilter>;
}

/** The parts of the filter that can leave rows out, in words. */
export function filterParts(filter: ViewFilter): readonly Part[] {
  const parts: Part[] = [];
  if (filter.text !== '') parts.push({ id: 'text', text: `the text “${filter.text}”`, clear: { text: '' } });
  if (filter.findingsOnly) parts.push({ id: 'findings', text: 'findings only', clear: { findingsOnly: false } });
  if (filter.hidden.length > 0) {
    const labels = new Set(filter.hidden.map((kind) => chipOf(kind).label));
    parts.push({ id: 'hidden', text: `hidden kinds: ${[...labels].join(', ')}`, clear: { hidden: [] } });
  }
  return parts;
}

function AllHidden({ session, total }: { readonly session: string; readonly total: number }) {
  const parts = filterParts(useFilter(session));
  const rows = total === 1 ? 'The one row' : `All ${total.toLocaleString('en')} rows`;
  const [only] = parts;
  return (
    <EmptyState
      title="Nothing matches the filter"
      actions={
        <>
          {parts.map((part) => (
            <Button key={part.id} onClick={() => changeFilter(session, part.clear)}>
              Clear {part.id === 'text' ? 'the text' : part.id === 'findings' ? 'findings only' : 'hidden kinds'}
            </Button>
          ))}
          {parts.length > 1 && (
            <Button look="primary" onClick={() => resetFilter(session)}>
              Clear the filter
            </Button>
          )}
        </>
      }
    >
      {parts.length === 1 && only !== undefined
        ? `${rows} are left out by ${visibleText(only.text)}.`
        : `${rows} are left out by these together: ${parts.map((part) => visibleText(part.text)).join('; ')}.`}
    </EmptyState>
  );
}
