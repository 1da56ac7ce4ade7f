/** Splitter positions, folded panes and column widths: kept in the settings, written a moment after the last change. */

import { attempt, useApp } from './app-store.ts';
import { command } from './bridge.ts';
import { addPendingLayout, settlePendingLayout } from './pending-layout.ts';

const delayMs = 400;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What was kept under the name, or undefined. */
export function readLayout(name: string): unknown {
  return useApp.getState().settings?.layout[name];
}

/** Keeps a value under the name; the window follows at once, the file a moment later. */
export function keepLayout(name: string, value: unknown): void {
  addPendingLayout(name, value);
  useApp.setState((state) =>
    state.settings === null
      ? state
      : { settings: { ...state.settings, layout: { ...state.settings.layout, [name]: value } } },
  );
  clearTimeout(timer);
  timer = setTimeout(write, delayMs);
}

function write(): void {
  const layout = useApp.getState().settings?.layout;
  if (layout !== undefined) attempt(() => settlePendingLayout(() => command('settings.write', { layout })));
}

/** A switch that is remembered: a folded pane, an open one. */
export function useLayoutFlag(name: string, initial: boolean): readonly [boolean, (value: boolean) => void] {
  const kept = useApp((state) => state.settings?.layout[name]);
  return [typeof kept === 'boolean' ? kept : initial, (value) => keepLayout(name, value)];
}
