/** How a message relates to the earlier messages of its session, as the correlator found it. */
import type { Id } from '../model/message.ts';

/** The request that a message belongs to. */
export interface RequestRef {
  readonly seq: number;
  readonly id: Id;
  readonly method: string;
  /** Arrival of its last byte, milliseconds since the session began. */
  readonly at: number;
}

export type Link =
  | { readonly type: 'alone' }
  | {
      readonly type: 'request';
      /** `seq` of a request of the same side with the same id that has no answer yet. */
      readonly inFlight: number | null;
      /** `seq` of a finished request of the same side that had the same id. */
      readonly usedBefore: number | null;
    }
  | {
      readonly type: 'answer';
      readonly request: RequestRef;
      /** The params of the request; undefined when it had none, or when they are not kept any more. */
      readonly asked: unknown;
      readonly durationMs: number;
      /** Milliseconds since the request or its latest progress notification, whichever came last. */
      readonly silentMs: number;
      /** Milliseconds since the requester cancelled it, or null. */
      readonly lateMs: number | null;
      /** False when the ids only match after turning a string into a number or back. */
      readonly sameType: boolean;
    }
  | { readonly type: 'duplicate'; readonly request: RequestRef; readonly first: number }
  | {
      readonly type: 'unknown';
      /** The open request that was most likely meant. */
      readonly nearest: RequestRef | null;
      /** `seq` of the notification that it seems to answer. */
      readonly notification: number | null;
      /** `seq` of the other side's latest line that is no message, or a batch: what an error without an id may be about. */
      readonly unreadable: number | null;
    }
  | { readonly type: 'cancel'; readonly request: RequestRef | null; readonly finished: boolean }
  | { readonly type: 'progress'; readonly request: RequestRef | null };

export type LinkType = Link['type'];

/** The request that the message belongs to, if any; a request belongs to itself and has none here. */
export function requestOf(link: Link): RequestRef | null {
  return link.type === 'alone' || link.type === 'request' || link.type === 'unknown' ? null : link.request;
}
