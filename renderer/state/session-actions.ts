/** What can be done to sessions, for title bar, session list, menu and keyboard alike. */
import type { ConnectMode } from '#shared/model/client-settings';
import type { SessionSummary } from '#shared/model/session';
import type { Target } from '#shared/model/target';
import { attempt, notify, showSession } from './app-store.ts';
import { command, pathOf } from './bridge.ts';
import { currentClient } from './client-settings.ts';
import { awaitFocus } from './focus.ts';

/** Shows a session that has just come into being, with the focus on its timeline. */
function showNew(session: string): void {
  awaitFocus('timeline');
  showSession(session);
}

/** Starts a server and shows its session; the target becomes the first of the recent ones. */
export function startTarget(target: Target): void {
  attempt(async () => {
    const { session } = await command('session.start', { target, client: currentClient() });
    showNew(session);
  });
}

export function stopSession(session: string): void {
  attempt(() => command('session.stop', { session }));
}

/** A new session of the same target beside the old one; `mode`: connected to in another way. */
export function restartSession(session: string, mode: ConnectMode | null = null): void {
  attempt(async () => showNew((await command('session.restart', { session, mode })).session));
}

/** A new session whose server gets exactly the bytes that the old one got on stdin. */
export function replayStdin(session: string): void {
  attempt(async () => showNew((await command('session.replayStdin', { session })).session));
}

export function writeCapsule(session: string): void {
  attempt(async () =>
    notify('info', `Crash capsule written to ${(await command('session.capsule', { session })).path}`),
  );
}

export function revealRecording(session: string): void {
  attempt(() => command('recording.reveal', { session }));
}

export function cancelLoading(session: string): void {
  attempt(() => command('recording.cancelLoading', { session }));
}

export function removeSession(session: string): void {
  attempt(() => command('session.remove', { session }));
}

/** Opens a recording and shows it; null asks for the file first. */
export function openRecording(path: string | null): void {
  attempt(async () => {
    const opened = await command('recording.open', { path });
    if (opened !== null) showNew(opened.session);
  });
}

/** Opens a file that was dropped onto the window. */
export function openDropped(file: File): void {
  const path = pathOf(file);
  if (path !== '') openRecording(path);
}

export function copyText(text: string): void {
  attempt(() => command('clipboard.write', { text }));
}

/** True when there is a target to run again. */
export function canRestart(session: SessionSummary): boolean {
  return session.target !== null;
}
