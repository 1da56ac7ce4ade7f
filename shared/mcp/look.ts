/** What a check may look at, and what it says. A check is data (the rule) and one small pure function (`look`). */
import type { Census } from '../jsonrpc/census.ts';
import type { Reading } from '../jsonrpc/parse.ts';
import type { Explanation, Place, Severity } from '../model/diagnostic.ts';
import type { Direction, Frame } from '../model/frame.ts';
import { isObject, type JsonObject, type MessageKind, type WireMessage } from '../model/message.ts';
import type { ProcessEvent } from '../model/process-event.ts';
import type { Knowledge } from './knowledge/knowledge.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Link, LinkType, RequestRef } from './link.ts';
import type { Era, Revision } from './revisions.ts';

/** One rule: its id, how bad breaking it is, and what it means. Defined once, next to the function that looks for it. */
export interface Rule extends Explanation {
  readonly severity: Severity;
  /** The revisions that have the rule. Absent: every message is looked at, also while no revision is known. */
  readonly revisions?: readonly Revision[];
  /** The revisions that it is about when `look` tells by itself, as where none is known yet. For people. */
  readonly about?: readonly Revision[];
}

/** What a check found. Sentences are about the frame and never name who is to blame, so that they fit both voices. */
export interface Finding {
  readonly message: string;
  readonly place?: Place;
  /** What most likely cures this very case, where the rule's `fix` cannot know it: a sentence. */
  readonly hint?: string;
  readonly related?: readonly number[];
  /** When it differs from the rule's. */
  readonly severity?: Severity;
}

/** The params of a message when they are an object; otherwise an empty one. */
export function paramsOf({ json: { params } }: MessageLook): JsonObject {
  return isObject(params) ? params : {};
}

/** A line of stdin or stdout with its bytes. */
export interface LineLook {
  readonly frame: Frame;
  readonly reading: Reading;
  readonly census: Census;
  readonly revision: string | null;
}

/** One message: a whole line, or one item of a batch. */
export interface MessageLook {
  readonly message: WireMessage;
  readonly json: JsonObject;
  readonly seq: number;
  readonly at: number;
  readonly direction: Direction;
  readonly revision: string | null;
  /** The era of the message's revision; null while no revision is known. */
  readonly era: Era | null;
  readonly link: Link;
  /** The lifecycle before this message. */
  readonly lifecycle: Lifecycle;
  /** What the session had said before this message. */
  readonly known: Knowledge;
}

export interface EventLook {
  readonly event: ProcessEvent;
  /** When our side closed the server's stdin, milliseconds since the session began. */
  readonly stdinClosedAt: number | null;
  /** The latest signal that was sent to the server. */
  readonly signalSent: string | null;
}

/** Consecutive lines that are one JSON text when joined. */
export interface RunLook {
  /** `seq` of the first and the last line. */
  readonly first: number;
  readonly last: number;
}

/** A request that nothing can answer any more. */
export interface UnansweredLook {
  readonly request: RequestRef;
  /** Rules that were broken by the request's own frame. */
  readonly findings: readonly string[];
  /** The batch that it came in, and whether any message of that batch was answered. */
  readonly batch: 'none' | 'answered' | 'ignored';
  /** Milliseconds from the request to the end. */
  readonly waitedMs: number;
}

export const everyKind: readonly MessageKind[] = [
  'request',
  'notification',
  'response',
  'error',
  'batch',
  'blank',
  'invalid',
];

export interface LineCheck extends Rule {
  /** The kinds of line that it looks at. */
  readonly kinds: readonly MessageKind[];
  /** True for lines that need no look. Shared by rules that look for rare things, so that it is asked once for all of them. */
  readonly unless?: (line: LineLook) => boolean;
  readonly look: (line: LineLook) => Finding | null;
}

export interface MessageCheck extends Rule {
  /** The kinds of message that it looks at. */
  readonly kinds: readonly MessageKind[];
  /** The methods whose messages it looks at; an answer has the method of its request. Absent: all of them. */
  readonly methods?: readonly string[];
  /** How the messages that it looks at are related to earlier ones. Absent: in any way. */
  readonly links?: readonly LinkType[];
  /** `opening`: it looks only at messages before the handshake is finished. */
  readonly during?: 'opening';
  /** True for messages that need no look. Shared by rules that look for rare things, so that it is asked once for all of them. */
  readonly unless?: (message: MessageLook) => boolean;
  /** One finding for each place that breaks the rule. */
  readonly look: (message: MessageLook) => Finding | readonly Finding[] | null;
}

export interface EventCheck extends Rule {
  readonly look: (event: EventLook) => Finding | null;
}

export interface RunCheck extends Rule {
  readonly look: (run: RunLook) => Finding | null;
}

export interface UnansweredCheck extends Rule {
  readonly look: (unanswered: UnansweredLook) => Finding | null;
}
