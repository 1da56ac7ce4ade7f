/** How the details are looked at: the tab for each kind of entry, and the place in a frame that was asked for. */
import { useEffect } from 'react';
import { create } from 'zustand';
import type { Range } from '#shared/ipc/contract';
import type { RowKind } from '#shared/view/row';
import { useApp } from './app-store.ts';
import { keepLayout, readLayout } from './layout.ts';

export const detailsTabs = ['overview', 'message', 'bytes', 'exchange', 'findings', 'stderr'] as const;
export type DetailsTab = (typeof detailsTabs)[number];

type TabKey = RowKind | 'none';

const layoutName = 'details.tabs';
let shownKey: TabKey = 'none';

function tabsByKind(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The tab of that name, or undefined. */
export function tabNamed(value: unknown): DetailsTab | undefined {
  return detailsTabs.find((tab) => tab === value);
}

/**
 * The tab that is remembered for entries of a kind; null: nothing is selected. The stderr tab belongs to the session
 * and not to an entry: it stays open whatever is selected, until another tab is chosen.
 */
export function useDetailsTab(kind: RowKind | null): DetailsTab {
  const key = kind ?? 'none';
  useEffect(() => {
    shownKey = key;
  }, [key]);
  return useApp((state) => {
    const tabs = tabsByKind(state.settings?.layout[layoutName]);
    return tabs.any === 'stderr' ? 'stderr' : (tabNamed(tabs[key]) ?? 'overview');
  });
}

/** Opens a tab of the details; it stays open for entries of the kind that is shown. */
export function showDetailsTab(tab: DetailsTab): void {
  const tabs = tabsByKind(readLayout(layoutName));
  keepLayout(layoutName, tab === 'stderr' ? { ...tabs, any: tab } : { ...tabs, any: null, [shownKey]: tab });
}

/** A place in a frame that was asked for; `at` makes each request distinct. */
export interface PlaceRequest {
  readonly session: string;
  readonly seq: number;
  readonly range: Range;
  readonly at: number;
}

const usePlaceRequest = create<{ readonly place: PlaceRequest | null }>()(() => ({ place: null }));

/** The place that was last asked for in this frame, or null. */
export function usePlace(session: string, seq: number): PlaceRequest | null {
  const place = usePlaceRequest((state) => state.place);
  return place !== null && place.session === session && place.seq === seq ? place : null;
}

/** Opens a tab with the place of a frame marked. */
export function showPlace(tab: 'message' | 'bytes', session: string, seq: number, range: Range): void {
  usePlaceRequest.setState({ place: { session, seq, range, at: performance.now() } });
  showDetailsTab(tab);
}
