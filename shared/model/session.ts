/** What the session list shows: one live or opened session, summed up. */

import type { ConnectMode } from './client-settings.ts';
import type { Severity } from './diagnostic.ts';
import type { Channel } from './frame.ts';
import type { LaunchStage } from './process-event.ts';
import type { Target } from './target.ts';

/** `starting` until the first byte on stdout; `stopping` after a stop was asked for; `opened` for a finished file. */
export type SessionState = 'starting' | 'running' | 'stopping' | 'exited' | 'failed' | 'opened' | 'following';

/** Bytes that have not become a line yet. */
export interface Partial {
  readonly channel: Channel;
  readonly size: number;
  /** First byte and last byte so far, milliseconds since the session began. */
  readonly firstAt: number;
  readonly lastAt: number;
  /** The first bytes as text, at most 200 characters, undecodable ones as U+FFFD. */
  readonly preview: string;
}

export interface ExitInfo {
  readonly code: number | null;
  readonly signal: string | null;
  readonly uptimeMs: number;
  readonly requested: boolean;
}

export interface LaunchFailure {
  readonly stage: LaunchStage;
  readonly code: string | null;
  readonly message: string;
  readonly tried: string;
  readonly searched: readonly string[];
}

/** How far Wirescope's own client has come. */
export interface Connection {
  readonly mode: ConnectMode;
  readonly state: 'connecting' | 'connected' | 'failed';
  /** Why there is no connection, in a sentence; null unless it failed. */
  readonly problem: string | null;
}

export interface SessionSummary {
  readonly id: string;
  readonly name: string;
  readonly state: SessionState;
  /** The command line for people; empty for an imported file that does not name one. */
  readonly commandLine: string;
  readonly target: Target | null;
  readonly pid: number | null;
  /** Wall clock of the session's time zero, ISO 8601. */
  readonly startedAt: string;
  /** The host's clock at this summary, milliseconds since the session began; ticking clocks count on from it. */
  readonly nowMs: number;
  readonly server: { readonly name: string; readonly version: string } | null;
  /** Negotiated or claimed revision, e.g. `2025-11-25`, and its era. */
  readonly revision: string | null;
  readonly era: 'handshake' | 'modern' | null;
  /** Null where the client sends nothing by itself. */
  readonly connection: Connection | null;
  /** Entries in the log so far. */
  readonly entries: number;
  readonly messages: number;
  readonly findings: Readonly<Record<Severity, number>>;
  readonly pending: number;
  /** The next integer id that the client has not used yet. */
  readonly nextId: number;
  readonly partials: readonly Partial[];
  /** Bytes written to stdin that the server has not read yet, and since when; null when it has read everything. */
  readonly unreadStdin: { readonly size: number; readonly sinceMs: number } | null;
  readonly exit: ExitInfo | null;
  readonly failure: LaunchFailure | null;
  readonly recording: {
    readonly path: string;
    /** Bytes in the file. */
    readonly size: number;
    /** Set when writing stopped: what the operating system said. Traffic goes on. */
    readonly error: string | null;
  } | null;
  /** Progress of opening a file: bytes read of bytes in all. */
  readonly loading: { readonly done: number; readonly total: number } | null;
  /** Something the person should know about an opened file, e.g. a torn last line. */
  readonly notes: readonly string[];
}

/** True while there is a server process that could take a message. */
export function canSend(session: SessionSummary): boolean {
  return session.state === 'starting' || session.state === 'running' || session.state === 'stopping';
}
