/** What the whole window shares: sessions, what is selected, settings, notices. Panes read it by hooks. */
import { create } from 'zustand';
import type { AppInfo, Settings } from '#shared/ipc/contract';
import type { Channel } from '#shared/model/frame';
import type { SessionSummary } from '#shared/model/session';
import { command, onEvent } from './bridge.ts';
import { stampSummaries } from './clock.ts';
import { withPendingLayout } from './pending-layout.ts';

export interface Notice {
  readonly id: number;
  readonly severity: 'error' | 'info';
  readonly text: string;
}

export interface Reveal {
  readonly session: string;
  readonly seq: number;
  readonly at: number;
  /** The list only makes sure that the row is in view: no tint, and nothing while it follows the end. */
  readonly quiet?: true;
}

interface AppState {
  readonly info: AppInfo | null;
  readonly settings: Settings | null;
  readonly sessions: readonly SessionSummary[];
  /** The session that is shown; null on the start page. */
  readonly active: string | null;
  /** Selected entry by session: `seq`, absent when nothing is selected. */
  readonly selected: Readonly<Record<string, number>>;
  /** The pipe whose unfinished bytes are shown in the details instead of an entry, by session. */
  readonly shownPartial: Readonly<Record<string, Channel>>;
  /** Set to bring a row into view and tint it; `at` makes each request distinct. */
  readonly reveal: Reveal | null;
  readonly notices: readonly Notice[];
}

export const useApp = create<AppState>()(() => ({
  info: null,
  settings: null,
  sessions: [],
  active: null,
  selected: {},
  shownPartial: {},
  reveal: null,
  notices: [],
}));

let noticeCount = 0;

/** Shows a sentence to the person until it is dismissed. */
export function notify(severity: Notice['severity'], text: string): void {
  noticeCount += 1;
  const notice = { id: noticeCount, severity, text };
  useApp.setState((state) => ({ notices: [...state.notices.slice(-3), notice] }));
}

export function dismissNotice(id: number): void {
  useApp.setState((state) => ({ notices: state.notices.filter((notice) => notice.id !== id) }));
}

/** Runs an action and shows its failure as a notice. */
export function attempt(action: () => Promise<unknown>): void {
  action().catch((error: unknown) => notify('error', error instanceof Error ? error.message : String(error)));
}

export function showSession(session: string | null): void {
  useApp.setState({ active: session });
}

/** Selects an entry of a session; `reveal` also scrolls it into view. */
export function selectFrame(session: string, seq: number | null, options: { readonly reveal?: boolean } = {}): void {
  useApp.setState((state) => {
    const { [session]: _previous, ...rest } = state.selected;
    const { [session]: _partial, ...shownPartial } = state.shownPartial;
    const selected = seq === null ? rest : { ...rest, [session]: seq };
    return options.reveal && seq !== null
      ? { selected, shownPartial, reveal: { session, seq, at: performance.now() } }
      : { selected, shownPartial };
  });
}

/** Shows the bytes of a pipe that are not a line yet in the details (read them with `session.partial`). */
export function showPartial(session: string, channel: Channel): void {
  selectFrame(session, null);
  useApp.setState((state) => ({ shownPartial: { ...state.shownPartial, [session]: channel } }));
}

/** The pipe whose unfinished bytes the details show in the active session, or null. */
export function useShownPartial(): Channel | null {
  return useApp((state) => (state.active === null ? null : (state.shownPartial[state.active] ?? null)));
}

/** Changes settings; the store follows when main confirms them. */
export function patchSettings(patch: Partial<Settings>): void {
  attempt(async () => takeSettings(await command('settings.write', patch)));
}

function takeSettings(settings: Settings): void {
  useApp.setState({ settings: withPendingLayout(settings) });
}

/** The session that is shown, or null. */
export function useActiveSession(): SessionSummary | null {
  return useApp((state) => state.sessions.find((session) => session.id === state.active) ?? null);
}

/** `seq` of the selected entry in the session that is shown, or null. */
export function useSelectedSeq(): number | null {
  return useApp((state) => (state.active === null ? null : (state.selected[state.active] ?? null)));
}

/** Loads the first state and follows the main process. Called once, before the first render. */
export async function connect(): Promise<void> {
  onEvent('session.changed', ({ sessions }) => putSessions(sessions));
  onEvent('session.show', ({ session }) => showSession(session));
  onEvent('settings.changed', takeSettings);
  const [info, settings, sessions] = await Promise.all([
    command('app.info', null),
    command('settings.read', null),
    command('session.list', null),
  ]);
  stampSummaries(sessions);
  useApp.setState((state) => ({ info, settings, sessions, active: state.active ?? sessions.at(-1)?.id ?? null }));
}

function putSessions(sessions: readonly SessionSummary[]): void {
  stampSummaries(sessions);
  useApp.setState((state) => {
    const gone = state.active !== null && !sessions.some((session) => session.id === state.active);
    // A session that was just started may be shown before the first list that names it arrives.
    const removed = gone && state.sessions.some((session) => session.id === state.active);
    return removed ? { sessions, active: sessions.at(-1)?.id ?? null } : { sessions };
  });
}
