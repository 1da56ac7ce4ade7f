/** What the dissector says: about an entry, about earlier rows, and about the session as a whole. */
import type { Era } from '../mcp/revisions.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { ExchangeState } from '../model/exchange.ts';
import type { Row } from '../view/row.ts';
import type { Inquiry } from './inquiry.ts';

/** What a later entry changes about the row of an earlier one. */
export interface RowUpdate {
  readonly seq: number;
  readonly partner?: number;
  readonly state?: ExchangeState;
  readonly durationMs?: number;
  readonly lateMs?: number;
  /** Findings to be added to those that the row has. */
  readonly diagnostics?: readonly Diagnostic[];
}

export interface Dissected {
  readonly row: Row;
  readonly diagnostics: readonly Diagnostic[];
  readonly updates: readonly RowUpdate[];
  /** What a validator has to be asked. Its verdicts become updates later. */
  readonly inquiries?: readonly Inquiry[];
}

export interface SessionFacts {
  readonly server: { readonly name: string; readonly version: string } | null;
  /** The negotiated revision, or the one that a request claimed last. */
  readonly revision: string | null;
  readonly era: Era | null;
  /** Requests of both sides that wait for an answer. */
  readonly pending: number;
  /** The smallest whole number above every number that the client has used as an id; 1 at first. */
  readonly nextId: number;
  /** True once the process has exited, or could not be started. */
  readonly ended: boolean;
}
