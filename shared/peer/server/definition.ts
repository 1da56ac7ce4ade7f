/**
 * What a server offers, in the words of the program that offers it. The dispatcher puts each into the form that the
 * revision of a request wants; nothing here knows about revisions.
 */
import type { Era, Revision } from '../../mcp/revisions.ts';
import type { JsonObject } from '../../model/message.ts';

/** `Implementation` of the specification; what a revision does not have is left out of its messages. */
export interface Implementation {
  readonly name: string;
  readonly version: string;
  readonly title?: string;
  readonly description?: string;
}

/** A block of content as it goes onto the wire: `text`, `image`, `audio`, `resource`, `resource_link`. */
export type ContentBlock = JsonObject & { readonly type: string };

/** What all that is listed has in common (`BaseMetadata` of the specification). */
interface Named {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
}

export interface Tool extends Named {
  readonly inputSchema: JsonObject;
  readonly outputSchema?: JsonObject;
  readonly annotations?: JsonObject;
  /** Takes whole numbers beyond 2^53 as `bigint`. Without it such a call is refused with words that say so. */
  readonly exactIntegers?: boolean;
  /** Arguments have been validated. Throwing is a way to fail: the message of what was thrown becomes the text. */
  call(args: JsonObject, context: CallContext): ToolOutcome | Promise<ToolOutcome>;
}

/**
 * - `content`: blocks that pass through unchanged; a string is one text block.
 * - `structured`: `structuredContent`; without `content` its JSON is the text.
 * - `failure`: the call was made and failed, for the model to read: a result with `isError`.
 * - `ask`: see {@link Question}.
 */
export type ToolOutcome =
  | { readonly content: string | readonly ContentBlock[]; readonly structured?: JsonObject }
  | { readonly structured: JsonObject }
  | { readonly failure: string | readonly ContentBlock[] }
  | { readonly ask: Readonly<Record<string, Question>>; readonly state?: string };

/**
 * A question to the client. In the modern era it becomes an `input_required` result, in the handshake era a request of
 * the server; when the answers are there the call is made again from its beginning, and finds them in its context.
 */
export interface Question {
  readonly method: 'sampling/createMessage' | 'elicitation/create' | 'roots/list';
  readonly params: JsonObject;
}

/** What a call may do besides returning. What the client did not ask for, or is too late for, is not sent. */
export interface CallContext {
  readonly era: Era;
  readonly revision: Revision;
  /** As declared in `initialize`, or in the envelope of this request. */
  readonly clientCapabilities: JsonObject;
  /** Results of the client to what was asked, by the keys of `ask`; empty in the first round. */
  readonly answers: Readonly<Record<string, JsonObject>>;
  /** `state` of the round before, as the client gave it back; null in the first round. */
  readonly state: string | null;
  /** True once the client has cancelled the request or the connection has ended. */
  readonly cancelled: boolean;
  /** Called once, at once when it is cancelled already. */
  onCancel(run: () => void): void;
  progress(progress: number, total?: number, message?: string): void;
  log(level: LogLevel, data: unknown, logger?: string): void;
  /** Waits by the clock of the server; ends early, with false, when the call is cancelled. */
  wait(ms: number): Promise<boolean>;
}

export const logLevels = ['debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface Resource extends Named {
  readonly uri: string;
  readonly mimeType?: string;
  readonly annotations?: JsonObject;
  read(uri: string, context: CallContext): ResourceValue | Promise<ResourceValue>;
}

export interface ResourceTemplate extends Named {
  /** RFC 6570; simple expressions (`{name}`) are matched. */
  readonly uriTemplate: string;
  readonly mimeType?: string;
  readonly annotations?: JsonObject;
  /** Null: there is no such resource. */
  read(
    uri: string,
    variables: Readonly<Record<string, string>>,
    context: CallContext,
  ): ResourceValue | null | Promise<ResourceValue | null>;
  /** Values for a variable that begin with what was typed, for `completion/complete`. */
  complete?(variable: string, typed: string): readonly string[];
}

/** Text as it is, bytes as base64 (`blob`), and anything else as its JSON. */
export type ResourceValue = string | Uint8Array | JsonObject | readonly unknown[] | number | boolean | null;

export interface PromptArgument extends Named {
  readonly required?: boolean;
}

export interface Prompt extends Named {
  readonly arguments?: readonly PromptArgument[];
  /** The text, or the one block, of the user message that the prompt is. */
  get(args: Readonly<Record<string, string>>, context: CallContext): PromptText | Promise<PromptText>;
  complete?(argument: string, typed: string): readonly string[];
}

export type PromptText = string | ContentBlock;
