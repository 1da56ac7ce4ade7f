/** What the window and the terminal know of a session, whether it runs now or was opened from a file. */
import type { Dissector } from '#shared/engine/dissector';
import type { SessionLog } from '#shared/engine/session-log';
import type { Entry } from '#shared/model/entry';
import type { Channel } from '#shared/model/frame';
import type { SessionSummary } from '#shared/model/session';

/** Random access to the bytes of a recording, those that are still on their way to the disk included. */
export interface RecordingSource {
  /** Bytes of the recording so far. */
  readonly size: number;
  /** The `length` bytes at `offset`, fewer at the end. Rejects when they cannot be read back. */
  read(offset: number, length: number): Promise<Uint8Array>;
}

export interface Session {
  readonly id: string;
  readonly log: SessionLog;
  readonly dissector: Dissector;
  readonly source: RecordingSource;
  /** Built anew at each call: ask when something is to be drawn, not more often. */
  summary(): SessionSummary;
  /** Calls the listener, often, when anything has changed. Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** Reads an entry back from the recording. Rejects when `seq` is not in the log or its bytes are gone. */
  entry(seq: number): Promise<Entry>;
  /** The bytes of a pipe that are not a line yet (at most the first 64 KiB), and how many there are. */
  partial(channel: Channel): { readonly bytes: Uint8Array; readonly size: number } | null;
  /** Stops the server if there is one, ends all reading and writing. The log stays readable in memory only. */
  dispose(): Promise<void>;
}

export interface LiveSession extends Session {
  /**
   * Writes the text and one LF to the server's stdin and returns the `seq` of the (first) frame that this made. Line
   * breaks inside the text go out as they are, and then make several frames. Throws {@link NotRunningError} when
   * stdin is closed.
   */
  send(text: string): number;
  /**
   * Stops the server as the specification says: stdin closed, then SIGTERM, then SIGKILL, to the whole process tree.
   * Resolves when no process is left.
   */
  stop(): Promise<void>;
  /** Resolves when the process and its pipes are gone and everything they left is in the log. Never rejects. */
  readonly finished: Promise<void>;
  /** Every byte that was written to the server's stdin so far, in order. */
  stdinScript(): Promise<Uint8Array>;
}

export interface OpenedSession extends Session {
  /** Stops reading; what was read so far stays. */
  cancelLoading(): void;
}

/** A message was to be sent to a server that takes none any more. */
export class NotRunningError extends Error {
  override readonly name = 'NotRunningError';
}

/** Tells the two kinds apart. */
export function isLive(session: Session): session is LiveSession {
  return 'send' in session;
}
