/** Moving the keyboard focus between panes that do not know each other. */
import { useEffect } from 'react';

export type FocusPlace = 'timeline' | 'details' | 'composer' | 'filter' | 'find' | 'launch';

const listeners = new Map<FocusPlace, Set<() => void>>();

/** Asks the pane to take the keyboard focus; a pane that is not shown does nothing. */
export function requestFocus(place: FocusPlace): void {
  for (const listener of listeners.get(place) ?? []) listener();
}

/** A pane that is about to appear gets the focus if it does so soon. */
const patienceMs = 3000;
let awaited: { readonly place: FocusPlace; readonly until: number } | null = null;

/** Gives the keyboard focus to the pane once it is there: a session that was just started, for example. */
export function awaitFocus(place: FocusPlace): void {
  awaited = { place, until: performance.now() + patienceMs };
}

function isAwaited(place: FocusPlace): boolean {
  if (awaited?.place !== place) return false;
  const inTime = performance.now() < awaited.until;
  awaited = null;
  return inTime;
}

/** Calls `take` when this pane is to take the focus. */
export function useFocusRequest(place: FocusPlace, take: () => void): void {
  useEffect(() => {
    const set = listeners.get(place) ?? new Set();
    listeners.set(place, set.add(take));
    if (isAwaited(place)) take();
    return () => {
      set.delete(take);
    };
  }, [place, take]);
}
