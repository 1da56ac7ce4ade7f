import { useRef } from 'react';
import type { Channel } from '#shared/model/frame';
import { attempt, selectFrame, showPartial, useApp } from '../state/app-store.ts';
import { positionOf } from '../state/navigate.ts';
import type { RowCache } from '../state/row-cache.ts';
import type { VirtualList } from './use-virtual.ts';
import { rowHeight, rowsPerPage, topToShow } from './virtual.ts';

export interface Cursor {
  /** Selects the row so many positions further; from the edge of what is seen when nothing is selected. */
  readonly move: (by: number) => void;
  readonly page: (by: 1 | -1) => void;
  readonly first: () => void;
  readonly last: () => void;
}

/** Moves the selection by positions of the view; below the last one come the unfinished bytes of a pipe, if any. */
export function useCursor(session: string, rows: RowCache, list: VirtualList, unfinished: Channel | undefined): Cursor {
  // Where the last move led: with keys held down the next one comes before its row has been read.
  const place = useRef<{ readonly seq: number | null; readonly position: number } | null>(null);
  const extent = { count: rows.count, viewport: list.viewport };

  async function current(): Promise<number | null> {
    const seq = useApp.getState().selected[session] ?? null;
    const known = place.current;
    if (known !== null && (known.seq === null || known.seq === seq)) return known.position;
    return seq === null ? null : (await positionOf(session, seq)).position;
  }

  async function select(position: number): Promise<void> {
    const target = Math.max(0, Math.min(rows.count - 1, position));
    if (position >= rows.count && unfinished !== undefined) {
      showPartial(session, unfinished);
      return;
    }
    if (rows.count === 0) return;
    if (target === rows.count - 1) list.scrollToEnd();
    else list.hold(topToShow(target, list.top, extent));
    place.current = { seq: null, position: target };
    const row = await rows.load(target);
    if (row === undefined || place.current?.position !== target) return;
    place.current = { seq: row.seq, position: target };
    selectFrame(session, row.seq);
  }

  function step(by: number): void {
    attempt(async () => {
      const from = await current();
      const edge = by > 0 ? Math.ceil(list.top / rowHeight) : Math.floor((list.top + list.viewport) / rowHeight) - 1;
      await select(from === null || from < 0 ? edge : from + by);
    });
  }

  return {
    move: step,
    page: (by) => step(by * rowsPerPage(extent)),
    first: () => attempt(() => select(0)),
    last: () => attempt(() => select(rows.count - 1)),
  };
}
