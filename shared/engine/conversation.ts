/** The message side of a session: what each message belongs to, which revision it speaks, how far the connection is. */

import { Knowledge } from '../mcp/knowledge/knowledge.ts';
import { advance, type Lifecycle, untouched } from '../mcp/lifecycle.ts';
import type { Link } from '../mcp/link.ts';
import type { Exchange } from '../model/exchange.ts';
import type { WireMessage } from '../model/message.ts';
import { Correlator, type Seen } from './correlate.ts';
import { type RevisionOf, Revisions } from './revision.ts';

/** A message in its conversation. */
export interface Placed {
  readonly link: Link;
  readonly revision: string | null;
  /** The lifecycle before this message. */
  readonly before: Lifecycle;
}

export class Conversation {
  readonly correlator = new Correlator();
  readonly known = new Knowledge();
  readonly #revisions = new Revisions();
  #lifecycle = untouched;
  #nextId = 1;

  get lifecycle(): Lifecycle {
    return this.#lifecycle;
  }

  /** The smallest whole number above every number that the client has used as a request's id. */
  get nextId(): number {
    return this.#nextId;
  }

  take(message: WireMessage, seen: Seen): Placed {
    const before = this.#lifecycle;
    const link = this.correlator.note(message, seen);
    this.#lifecycle = advance(before, message, link, seen.direction, seen.seq);
    const revision = this.#revisions.note(seen.seq, message, link, this.#lifecycle);
    if (message.kind === 'request' && seen.direction === 'client-to-server') this.#noteId(message.id);
    return { link, revision, before };
  }

  exchangeOf(seq: number): Exchange | null {
    return this.correlator.exchangeOf(seq);
  }

  revisionOf(seq: number): RevisionOf {
    return this.#revisions.revisionOf(seq, this.exchangeOf(seq)?.request ?? null);
  }

  #noteId(id: unknown): void {
    if (typeof id === 'number' && id >= this.#nextId && id < Number.MAX_SAFE_INTEGER) this.#nextId = Math.floor(id) + 1;
  }
}
