/**
 * Everything that passes between the window and the main process, in this one place.
 *
 * A command is `noun.verb` with one plain-data argument and one plain-data result. The argument's schema is its type
 * and its guard at once: main parses every argument with it before a handler sees it. Events are few and tiny; rows and
 * bytes are always pulled.
 */
import { z } from 'zod';
import { answerWays, connectModes } from '../model/client-settings.ts';
import type { Diagnostic, Explanation } from '../model/diagnostic.ts';
import type { Exchange } from '../model/exchange.ts';
import type { Frame } from '../model/frame.ts';
import {
  longestMethod,
  longestRevision,
  type MessageEntry,
  type MessageTemplate,
  type MethodPage,
} from '../model/method-page.ts';
import type { ProcessEventBody } from '../model/process-event.ts';
import type { CatalogueEntry, Reference } from '../model/reference.ts';
import type { SessionSummary } from '../model/session.ts';
import type { Target } from '../model/target.ts';
import type { RelationNote } from '../view/relations.ts';
import { type Row, rowKinds } from '../view/row.ts';

const target = z.strictObject({
  name: z.string(),
  command: z.string().min(1),
  args: z.array(z.string()).readonly(),
  cwd: z.string().exactOptional(),
  env: z.record(z.string(), z.string()).readonly(),
  unset: z.array(z.string()).readonly(),
});

const viewFilter = z.strictObject({
  /** Plain text, matched without regard to case against method, subject, summary and id; empty matches all. */
  text: z.string(),
  hidden: z.array(z.enum(rowKinds)).readonly(),
  findingsOnly: z.boolean(),
});

const answerSetting = z.strictObject({ how: z.enum(answerWays), result: z.string() });

/** {@link ClientSettings} */
const client = z.strictObject({
  mode: z.enum(connectModes),
  revision: z.string().max(longestRevision),
  answers: z.strictObject({ roots: answerSetting, sampling: answerSetting, elicitation: answerSetting }),
});

const settings = z.strictObject({
  theme: z.enum(['system', 'light', 'dark']),
  /** How a launched server is connected to. */
  client,
  timeColumn: z.enum(['relative', 'absolute', 'delta']),
  detailsSide: z.enum(['auto', 'below', 'right']),
  hidden: z.array(z.enum(rowKinds)).readonly(),
  /** Most recently launched first; environment values are kept, the file is private to the user. */
  recent: z.array(target).readonly(),
  /** Composer texts that were sent, most recent first. */
  history: z.array(z.string()).readonly(),
  /** Splitter positions and folded panes, by pane name: opaque to main. */
  layout: z.record(z.string(), z.unknown()).readonly(),
  /** Folder for recordings; null: the default one in the user's documents or data folder. */
  capturesFolder: z.string().nullable(),
});

const session = z.string();
const seq = z.number().int().min(1);
const offset = z.number().int().min(0);
/** As a session speaks it, which may be none that was ever published. */
const revision = z.string().max(longestRevision);

/** The argument of every command. */
export const commandArgs = {
  'app.info': z.null(),
  'settings.read': z.null(),
  'settings.write': settings.partial(),
  'target.preview': z.strictObject({ target }),
  'session.list': z.null(),
  'session.start': z.strictObject({ target, client }),
  'session.stop': z.strictObject({ session }),
  /** `mode`: another way to connect than before; null: the same. */
  'session.restart': z.strictObject({ session, mode: z.enum(connectModes).nullable() }),
  'session.replayStdin': z.strictObject({ session }),
  'session.remove': z.strictObject({ session }),
  'session.partial': z.strictObject({ session, channel: z.enum(['stdin', 'stdout', 'stderr']) }),
  'session.capsule': z.strictObject({ session }),
  'recording.open': z.strictObject({ path: z.string().nullable() }),
  'recording.reveal': z.strictObject({ session }),
  'recording.cancelLoading': z.strictObject({ session }),
  'view.set': z.strictObject({ session, filter: viewFilter }),
  'view.locate': z.strictObject({ session, seq }),
  'log.read': z.strictObject({ session, from: offset, count: z.number().int().min(1).max(1000) }),
  'log.neighbour': z.strictObject({
    session,
    seq,
    what: z.enum(['finding']),
    step: z.union([z.literal(1), z.literal(-1)]),
  }),
  'log.search': z.strictObject({ session, text: z.string().min(1), after: offset }),
  'log.stderr': z.strictObject({ session, from: offset, count: z.number().int().min(1).max(1000) }),
  'frame.detail': z.strictObject({ session, seq }),
  'frame.bytes': z.strictObject({ session, seq, from: offset, to: offset }),
  'frame.find': z.strictObject({ session, seq, text: z.string().min(1), from: offset }),
  'frame.save': z.strictObject({ session, seq }),
  'message.send': z.strictObject({ session, text: z.string() }),
  'explain.list': z.null(),
  'explain.get': z.strictObject({ code: z.string().max(200) }),
  'explain.messages': z.null(),
  'explain.message': z.strictObject({ method: z.string().max(longestMethod), revision: revision.nullable() }),
  'explain.templates': z.strictObject({ revision: revision.nullable() }),
  'clipboard.write': z.strictObject({ text: z.string() }),
} as const;

export type CommandName = keyof typeof commandArgs;
export type CommandArgs<K extends CommandName> = z.output<(typeof commandArgs)[K]>;
export type Settings = z.output<typeof settings>;
export const settingsSchema = settings;
export type ViewFilter = z.output<typeof viewFilter>;

/** The result of every command. */
export interface CommandResults {
  'app.info': AppInfo;
  'settings.read': Settings;
  'settings.write': Settings;
  'target.preview': TargetPreview;
  'session.list': readonly SessionSummary[];
  'session.start': { readonly session: string };
  /** Resolves when the stop is under way; the session's state tells the rest. */
  'session.stop': null;
  'session.restart': { readonly session: string };
  'session.replayStdin': { readonly session: string };
  'session.remove': null;
  /** The bytes received so far without a line ending (at most the first 64 KiB). */
  'session.partial': { readonly bytes: Uint8Array; readonly size: number } | null;
  /** The file that was written. */
  'session.capsule': { readonly path: string };
  /** Null when the person closed the file dialog. */
  'recording.open': { readonly session: string } | null;
  'recording.reveal': null;
  'recording.cancelLoading': null;
  'view.set': ViewSize;
  /** Position of the entry in the view, or of the next one that is in it; -1 when the view has none after it. */
  'view.locate': { readonly position: number; readonly exact: boolean };
  /** Rows at positions `from` … `from + count - 1` of the view, fewer at its end. */
  'log.read': { readonly rows: readonly Row[] } & ViewSize;
  'log.neighbour': { readonly seq: number | null };
  /** Time-boxed: call again with `scannedTo` as `after` until `done`. */
  'log.search': { readonly hits: readonly number[]; readonly scannedTo: number; readonly done: boolean };
  /** Lines of the server's stderr by their own position, for the stderr pane. */
  'log.stderr': { readonly lines: readonly StderrLine[]; readonly total: number };
  'frame.detail': FrameDetail;
  'frame.bytes': { readonly bytes: Uint8Array };
  /** Byte offset of the next occurrence at or after `from`, or null. */
  'frame.find': { readonly offset: number | null };
  /** Null when the person closed the file dialog. */
  'frame.save': { readonly path: string } | null;
  'message.send': { readonly seq: number };
  /** Every code that a finding can have, family by family. */
  'explain.list': readonly CatalogueEntry[];
  'explain.get': Reference;
  /** Every message of MCP, area by area. */
  'explain.messages': readonly MessageEntry[];
  'explain.message': MessageExplained;
  /** What a client may send in a revision; of the latest of either era when it is null or unknown. */
  'explain.templates': readonly MessageTemplate[];
  'clipboard.write': null;
}

/** `version` changes when rows already read are no longer valid (another filter); `count` rows of `total` are in the view. */
export interface ViewSize {
  readonly count: number;
  readonly total: number;
  readonly version: number;
}

/** A method that the window asks about may be anything that was on the wire. */
export interface MessageExplained {
  /** Null: MCP has no such message. */
  readonly page: MethodPage | null;
  /** Then the name that was likely meant, or null. */
  readonly nearest: string | null;
}

export interface AppInfo {
  readonly version: string;
  readonly electron: string;
  readonly platform: string;
  /** The embedded demo server. */
  readonly demo: Target;
  /** The revisions of each era, oldest first. */
  readonly revisions: { readonly handshake: readonly string[]; readonly modern: readonly string[] };
  /** The folder that the application was started in: default working directory of a typed command. */
  readonly cwd: string;
  readonly home: string;
}

export interface EnvironmentEntry {
  readonly name: string;
  /** Length of the value; values are shown only on request and never recorded. */
  readonly value: string;
  readonly from: 'inherited' | 'login-shell' | 'added' | 'changed' | 'removed';
}

export interface TargetPreview {
  /** The binary that will be run, or null when none was found on the PATH. */
  readonly binary: string | null;
  readonly searched: readonly string[];
  readonly args: readonly string[];
  readonly cwd: string;
  readonly environment: readonly EnvironmentEntry[];
}

export interface StderrLine {
  readonly seq: number;
  readonly at: number;
  readonly text: string;
}

/** Offsets into the frame, end exclusive: in bytes, and in UTF-16 units of its decoded text. */
export interface Range {
  readonly bytes: { readonly from: number; readonly to: number };
  readonly chars: { readonly from: number; readonly to: number };
}

export interface DetailedDiagnostic extends Diagnostic {
  readonly explanation: Explanation;
  /** What known readers do with it, in one sentence; empty when that is not known. */
  readonly tolerance: string;
  readonly range: Range | null;
}

export interface FrameDetail {
  readonly row: Row;
  /** Sentences for a person: what this is, what it belongs to, how long it took. */
  readonly overview: readonly string[];
  readonly frame:
    | (Omit<Frame, 'bytes' | 'seq'> & { readonly bom: boolean; readonly badBytes: readonly number[] })
    | null;
  readonly event: ProcessEventBody | null;
  readonly revision: string | null;
  /** Why this revision: "from the request's _meta", "negotiated by initialize (#1)". */
  readonly revisionSource: string | null;
  readonly diagnostics: readonly DetailedDiagnostic[];
  readonly exchange: Exchange | null;
  /** Rows of the exchange in order: request, related, response. */
  readonly exchangeRows: readonly Row[];
  /** What else it belongs to: a round, a subscription, a listing, a task. */
  readonly relations: readonly RelationNote[];
  /** The frame's decoded text when it is at most {@link textLimit} bytes, undecodable bytes as U+FFFD; else null. */
  readonly text: string | null;
  /** Bytes in the frame without its ending. */
  readonly size: number;
  /** A line to start an answer from; null where there is nothing to answer, or no server to answer. */
  readonly answerDraft: string | null;
}

/** Frames up to this many bytes are sent whole with `frame.detail` and shown in the editor. */
export const textLimit = 2 * 1024 * 1024;

/** What main tells the window. */
export interface Events {
  /** At most one per display frame and session. `changed` rows (requests that were answered) are to be read again; null: all. */
  'log.grew': { readonly session: string; readonly changed: readonly number[] | null } & ViewSize;
  'session.changed': { readonly sessions: readonly SessionSummary[] };
  'settings.changed': Settings;
  /** A choice in the application's menu, by name; the window carries it out. */
  'menu.chosen': { readonly item: MenuItem };
  /** Select this session: one was started or opened from outside the window. */
  'session.show': { readonly session: string };
}

export type MenuItem =
  | 'start'
  | 'open'
  | 'stop'
  | 'restart'
  | 'filter'
  | 'find'
  | 'compose'
  | 'next-finding'
  | 'previous-finding'
  | 'go-to-partner'
  | 'clear-filter'
  | 'shortcuts'
  | 'reference'
  | 'messages'
  | 'toggle-sessions'
  | 'toggle-theme';

export type EventName = keyof Events;

/** A command's outcome as it crosses the boundary; errors travel as data. */
export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ReplyError };

export interface ReplyError {
  readonly code: 'bad-argument' | 'not-found' | 'not-running' | 'failed';
  /** A sentence for a person: what happened and what to do. */
  readonly message: string;
}

/** What the preload script puts on `window.wirescope`. */
export interface Bridge {
  invoke<K extends CommandName>(name: K, args: CommandArgs<K>): Promise<Reply<CommandResults[K]>>;
  /** Returns the function that ends the subscription. */
  on<K extends EventName>(name: K, listener: (payload: Events[K]) => void): () => void;
  /** The file's path, for a file dropped onto the window; empty when it has none. */
  pathOf(file: unknown): string;
}

/** Handlers in main, checked with `satisfies`. */
export type Handlers = {
  readonly [K in CommandName]: (args: CommandArgs<K>, window: number) => CommandResults[K] | Promise<CommandResults[K]>;
};
