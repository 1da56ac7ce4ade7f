import type { PointerEvent } from 'react';
import { selectFrame } from '../state/app-store.ts';
import type { RowCache } from '../state/row-cache.ts';
import type { VirtualList } from './use-virtual.ts';

/** `seq` of the entry that an event happened on, or null. */
export function seqOfTarget(target: EventTarget): number | null {
  const line = target instanceof Element ? target.closest<HTMLElement>('[data-seq]') : null;
  return line?.dataset.seq === undefined ? null : Number(line.dataset.seq);
}

/** Selects the entry under the pointer; the list then holds still, except at its last row. */
export function selectAt(event: PointerEvent, session: string, rows: RowCache, list: VirtualList): void {
  const seq = event.button === 0 || event.button === 2 ? seqOfTarget(event.target) : null;
  if (seq === null) return;
  if (rows.at(rows.count - 1)?.seq !== seq) list.hold(list.top);
  selectFrame(session, seq);
}
