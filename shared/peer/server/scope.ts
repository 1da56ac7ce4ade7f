/** Under what terms one request is served. */
import type { Era, Revision } from '../../mcp/revisions.ts';
import type { JsonObject } from '../../model/message.ts';
import type { CallContext, Question } from './definition.ts';
import type { ServerSettings } from './settings.ts';

/** Ids are kept as they came: a whole number beyond 2^53 is a `bigint`. */
export type RequestId = string | number | bigint;

export interface Request {
  readonly id: RequestId;
  readonly method: string;
  readonly params: JsonObject;
}

export interface Terms {
  readonly era: Era;
  readonly revision: Revision;
  readonly clientCapabilities: JsonObject;
}

export interface Scope extends Terms {
  readonly settings: ServerSettings;
  readonly request: Request;
  readonly context: ServedContext;
}

/** What the client answered, or why there is no answer. */
export type ClientAnswer = { readonly result: JsonObject } | { readonly problem: string };

/** The context of a call together with what only the server itself may do in it. */
export interface ServedContext extends CallContext {
  /** 0 in the first round. */
  readonly round: number;
  /** Sends a request of the server's own; only in the handshake era. */
  ask(question: Question): Promise<ClientAnswer>;
  /** The context of the next round of the same call. */
  next(answers: Readonly<Record<string, JsonObject>>, state: string | null): ServedContext;
}
