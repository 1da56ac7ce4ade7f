/** Moving the keyboard focus between panes that do not know each other. */
import { useEffect } from 'react';

export type FocusPlace = 'timeline' | 'details' | 'composer' | 'filter' | 'find' | 'launch';

const listeners = new Map<FocusPlace, Set<() => void>>();

/** Asks the pane to take the keyboard focus; a pane that is not shown does nothing. */
export function requestFocus(place: FocusPlace): void {
  for (const listener of listeners.get(place) ?? []) listener();
}

/** Calls `take` when this pane is to take the focus. */
export function useFocusRequest(place: FocusPlace, take: () => void): void {
  useEffect(() => {
    const set = listeners.get(place) ?? new Set();
    listeners.set(place, set.add(take));
    return () => {
      set.delete(take);
    };
  }, [place, take]);
}
