import { useEffect, useRef, useState } from 'react';
import { attempt, useApp } from '../state/app-store.ts';
import { positionOf } from '../state/navigate.ts';
import type { RowCache } from '../state/row-cache.ts';
import type { VirtualList } from './use-virtual.ts';
import { topToJump, topToShow } from './virtual.ts';

const tintMs = 600;

/** Brings an entry into view when the window asks for it. Returns its `seq` while it is tinted. */
export function useReveal(session: string, rows: RowCache, list: VirtualList): number | null {
  const reveal = useApp((state) => state.reveal);
  const [jumped, setJumped] = useState<number | null>(null);
  const now = useRef({ rows, list });
  now.current = { rows, list };
  useEffect(() => {
    if (reveal === null || reveal.session !== session || performance.now() - reveal.at > tintMs) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    attempt(async () => {
      const { position } = await positionOf(session, reveal.seq);
      const { rows, list } = now.current;
      if (reveal.quiet && (list.follow || position < 0)) return;
      if (position < 0 || position >= rows.count) list.scrollToEnd();
      else list.scrollTo(topToJump(position, list.top, { count: rows.count, viewport: list.viewport }));
      if (reveal.quiet) return;
      setJumped(reveal.seq);
      timer = setTimeout(() => setJumped(null), tintMs);
    });
    return () => clearTimeout(timer);
  }, [reveal, session]);
  return jumped;
}

/** When the list gets smaller (details open below it), the selected row stays in view. */
export function useKeepSelectedInView(rows: RowCache, list: VirtualList, selected: number | null): void {
  const before = useRef(list.viewport);
  useEffect(() => {
    const shrunk = list.viewport < before.current;
    before.current = list.viewport;
    const position = shrunk && selected !== null ? rows.find(selected) : null;
    if (position === null) return;
    const top = topToShow(position, list.top, { count: rows.count, viewport: list.viewport });
    if (top !== list.top) list.scrollTo(top);
  }, [rows, list, selected]);
}
