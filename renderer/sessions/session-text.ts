/** A session in words, for title bar, list and status bar. */
import type { SessionSummary } from '#shared/model/session';
import { formatCount, formatDuration } from '#shared/view/numbers';
import type { Meaning } from '../common/mark.tsx';

/** How its server ended: `exited 0`, `killed by SIGKILL`. */
export function exitText(session: SessionSummary): string {
  if (session.exit === null) return 'exited';
  const { code, signal } = session.exit;
  if (signal !== null) return `killed by ${signal}`;
  return code === null ? 'exited' : `exited ${code}`;
}

export function stateText(session: SessionSummary): string {
  switch (session.state) {
    case 'starting':
    case 'running':
    case 'stopping':
    case 'following':
      return session.state;
    case 'exited':
      return exitText(session);
    case 'failed':
      return 'failed';
    case 'opened':
      return session.loading === null ? 'recording' : `opening, ${percent(session.loading)}`;
  }
}

/** True when the server ended by itself and not well. */
function crashed({ state, exit }: SessionSummary): boolean {
  return state === 'exited' && exit !== null && !exit.requested && exit.code !== 0;
}

/** The mark of a state: a filled dot while something may still come, an empty one after. */
export function stateMeaning(session: SessionSummary): Meaning {
  if (session.state === 'failed' || crashed(session)) return 'error';
  if (session.state === 'starting') return 'pending';
  const ended = session.state === 'exited' || session.state === 'opened';
  return ended ? 'ended' : 'live';
}

export function percent({ done, total }: { readonly done: number; readonly total: number }): string {
  return `${total === 0 ? 100 : Math.floor((100 * done) / total)} %`;
}

/** True for a session of our own process, running or not; false for one that was opened from a file. */
export function isLaunched(session: SessionSummary): boolean {
  return session.state !== 'opened' && session.state !== 'following';
}

/** `handshake 2025-11-25`, or what is known of it. */
export function revisionText({ era, revision }: SessionSummary): string {
  return [era, revision].filter((part) => part !== null).join(' ');
}

export function counted(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** `exited with code 3 after 1.83 s`. */
export function exitSentence({ exit }: SessionSummary): string {
  if (exit === null) return 'exited';
  const how = exit.signal !== null ? `was killed by ${exit.signal}` : `exited with code ${exit.code ?? 'unknown'}`;
  return `${how} after ${formatDuration(exit.uptimeMs)}`;
}

const writeFaults: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EROFS: 'The disk is read-only',
  EACCES: 'There is no permission to write there',
  EPERM: 'There is no permission to write there',
  EIO: 'The disk reports a fault',
};

/** Why a recording stopped, without a full stop; `error` is what the operating system said. */
export function recordingFault(error: string): string {
  const code = /^[A-Z]+(?=:)/.exec(error)?.[0] ?? '';
  const words = writeFaults[code];
  return words === undefined ? error.replace(/\.$/, '') : `${words} (${code})`;
}
