/** A timeline row: everything the list draws, small enough to send by the hundred. */
import type { Severity } from '../model/diagnostic.ts';
import type { ExchangeState } from '../model/exchange.ts';
import type { Channel, Direction, Ending, Origin } from '../model/frame.ts';

export type RowKind =
  | 'request'
  | 'notification'
  | 'response'
  | 'error'
  | 'batch'
  | 'invalid'
  | 'blank'
  | 'stderr'
  | 'event';

export const rowKinds: readonly RowKind[] = [
  'request',
  'notification',
  'response',
  'error',
  'batch',
  'invalid',
  'blank',
  'stderr',
  'event',
];

export interface Row {
  readonly seq: number;
  /** Milliseconds since the session began. */
  readonly at: number;
  readonly kind: RowKind;
  readonly channel: Channel | null;
  readonly direction: Direction | null;
  readonly origin: Origin;
  readonly ending: Ending | null;
  /** The id as JSON text (`0`, `"0"`, `null`), or null when the row has none. */
  readonly id: string | null;
  /** Method of the message, or of the request that it answers; for other kinds a short label ("not JSON", "exited"). */
  readonly method: string;
  /** The name that matters in it: a tool, a prompt, a resource address. Empty when there is none. */
  readonly subject: string;
  /** One line in wire type: arguments, result text, error message, stderr text. */
  readonly summary: string;
  /** Bytes on the wire, ending included; 0 for process events. */
  readonly size: number;
  /** `seq` of the other half of the exchange. */
  readonly partner: number | null;
  /** State of the exchange, on its request only. */
  readonly state: ExchangeState | null;
  /** Milliseconds the answer took, on the answer (and on its request once answered). */
  readonly durationMs: number | null;
  /** Milliseconds by which the answer came after the requester had given up. */
  readonly lateMs: number | null;
  /** A result with `isError: true`: the tool failed, the protocol did not. */
  readonly toolFailed: boolean;
  /** The worst finding on the row, and how many there are. */
  readonly worst: Severity | null;
  readonly findings: number;
}
