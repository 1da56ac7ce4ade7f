/** What each session's timeline leaves out. Hidden kinds are remembered for all sessions, the rest is not. */
import { create } from 'zustand';
import type { ViewFilter } from '#shared/ipc/contract';
import { useApp } from './app-store.ts';

export const useFilters = create<Readonly<Record<string, ViewFilter>>>()(() => ({}));

function initialFilter(): ViewFilter {
  return { text: '', hidden: useApp.getState().settings?.hidden ?? [], findingsOnly: false };
}

let shared: ViewFilter | null = null;

/** The session's filter; the same object until it is changed. */
export function filterOf(session: string): ViewFilter {
  const own = useFilters.getState()[session];
  if (own !== undefined) return own;
  shared ??= initialFilter();
  return shared;
}

export function useFilter(session: string): ViewFilter {
  return useFilters((filters) => filters[session]) ?? filterOf(session);
}

/** Keeps a new filter; {@link applyFilter} sends it. */
export function putFilter(session: string, filter: ViewFilter): void {
  shared = { ...filter, text: '', findingsOnly: false };
  useFilters.setState({ [session]: filter });
}

/** True when the filter can leave out a row. */
export function isFiltering(filter: ViewFilter): boolean {
  return filter.text !== '' || filter.hidden.length > 0 || filter.findingsOnly;
}
