import type { Direction } from './frame.ts';

export type ExchangeState = 'pending' | 'succeeded' | 'failed' | 'cancelled' | 'abandoned';

/** A request together with its answer. Looked up by requester, JSON type of the id, and id. */
export interface Exchange {
  readonly key: string;
  readonly requester: Direction;
  /** The id as JSON text: `7`, `"7"`, `null`. */
  readonly id: string;
  readonly method: string;
  readonly state: ExchangeState;
  /** `seq` of the request. */
  readonly request: number;
  readonly requestedAt: number;
  /** `seq` of the answer, when there is one. */
  readonly response: number | null;
  /** Milliseconds from the last byte of the request to the last byte of the answer. */
  readonly durationMs: number | null;
  /** When the requester gave the request up (`notifications/cancelled`), milliseconds since the session began. */
  readonly cancelledAt: number | null;
  /** Milliseconds by which the answer came after the requester had given up. */
  readonly lateMs: number | null;
  /** `seq` of everything else that belongs to it: progress, the cancellation, further answers. */
  readonly related: readonly number[];
}

/** The correlation key: ids are told apart by JSON type, and each side numbers its own requests. */
export function exchangeKey(requester: Direction, id: unknown): string {
  return `${requester === 'client-to-server' ? 'c' : 's'}:${JSON.stringify(id)}`;
}
