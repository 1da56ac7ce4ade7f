/** Going from an entry to another one: its partner, the next finding, a hit of the search. */
import type { ViewFilter } from '#shared/ipc/contract';
import type { Row, RowKind } from '#shared/view/row';
import { attempt, notify, patchSettings, selectFrame, useApp } from './app-store.ts';
import { command } from './bridge.ts';
import { applyFilter, feedOf } from './feed.ts';
import { filterOf, putFilter } from './filters.ts';

/** Where an entry stands in the session's view; `exact` is false when the filter hides it. */
export async function positionOf(
  session: string,
  seq: number,
): Promise<{ readonly position: number; readonly exact: boolean }> {
  const position = feedOf(session).cache.find(seq);
  return position === null ? command('view.locate', { session, seq }) : { position, exact: true };
}

/** The selected entry's row, or null. */
export async function selectedRow(session: string): Promise<Row | null> {
  const seq = useApp.getState().selected[session];
  if (seq === undefined) return null;
  const { position, exact } = await positionOf(session, seq);
  return exact ? ((await feedOf(session).cache.load(position)) ?? null) : null;
}

/** Selects an entry and brings it into view; says so when the filter hides it. */
export function goTo(session: string, seq: number): void {
  attempt(async () => {
    const { exact } = await positionOf(session, seq);
    selectFrame(session, seq, { reveal: true });
    if (!exact) notify('info', `Entry ${seq} is hidden by the filter.`);
  });
}

export function goToPartner(session: string): void {
  attempt(async () => {
    const row = await selectedRow(session);
    if (row !== null && row.partner !== null) goTo(session, row.partner);
  });
}

export function goToFinding(session: string, step: 1 | -1): void {
  attempt(async () => {
    const start = step === 1 ? 1 : Math.max(1, feedOf(session).cache.total);
    const from = useApp.getState().selected[session] ?? start;
    const { seq } = await command('log.neighbour', { session, seq: from, what: 'finding', step });
    if (seq !== null) goTo(session, seq);
  });
}

/** Changes parts of the session's filter; hidden kinds are remembered. */
export function changeFilter(session: string, patch: Partial<ViewFilter>): void {
  putFilter(session, { ...filterOf(session), ...patch });
  attempt(async () => {
    await applyFilter(session);
    await keepSelectedInView(session);
  });
  if (patch.hidden !== undefined) patchSettings({ hidden: patch.hidden });
}

/** The selected row stays in view when other rows come back around it. */
async function keepSelectedInView(session: string): Promise<void> {
  const seq = useApp.getState().selected[session];
  if (seq === undefined || !(await command('view.locate', { session, seq })).exact) return;
  useApp.setState({ reveal: { session, seq, at: performance.now(), quiet: true } });
}

export function resetFilter(session: string): void {
  changeFilter(session, { text: '', hidden: [], findingsOnly: false });
}

/** Hides the kinds, or shows them when they are hidden. */
export function toggleKinds(session: string, kinds: readonly RowKind[]): void {
  const { hidden } = filterOf(session);
  const rest = hidden.filter((kind) => !kinds.includes(kind));
  changeFilter(session, { hidden: rest.length < hidden.length ? rest : [...hidden, ...kinds] });
}

/** Copies a frame's line as it crossed the wire, without its ending. */
export function copyLine(session: string, seq: number): void {
  attempt(async () => {
    const { text, frame } = await command('frame.detail', { session, seq });
    if (frame === null) return;
    if (text === null)
      notify('info', `Line ${seq} is too large for the clipboard. Save it from the Bytes tab instead.`);
    else await command('clipboard.write', { text });
  });
}
