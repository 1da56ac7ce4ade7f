/**
 * Joins requests and answers. Each side numbers its own requests, and ids are told apart by JSON type, so an answer is
 * looked up under the other side's id.
 */
import { idInOtherType } from '../jsonrpc/ids.ts';
import { isToken, type ProgressToken, tokenIn } from '../mcp/knowledge/progress.ts';
import type { Link, RequestRef } from '../mcp/link.ts';
import type { Exchange } from '../model/exchange.ts';
import { type Direction, opposite } from '../model/frame.ts';
import { type Id, isObject, type WireMessage } from '../model/message.ts';
import { Column } from './column.ts';
import { type ExchangeIndex, ExchangeTable } from './exchange-table.ts';
import { type Open, Side } from './side.ts';

/** Where and when a message was seen. */
export interface Seen {
  readonly seq: number;
  readonly at: number;
  readonly direction: Direction;
}

const alone: Link = { type: 'alone' };
const firstUse: Link = { type: 'request', inFlight: null, usedBefore: null };

/** A server that never answers must not fill the memory: with so many requests open, the params of new ones are not kept. */
const mostAsked = 20_000;

export class Correlator {
  readonly #table = new ExchangeTable();
  readonly #sides = { 'client-to-server': new Side(), 'server-to-client': new Side() };
  /** The exchange of every request, answer and related message, by `seq`. */
  readonly #bySeq = new Column();
  /** The latest message of each direction, when it was a notification. */
  readonly #lastNotification = { 'client-to-server': 0, 'server-to-client': 0 };
  /** The latest line of each direction that is no message, or a batch. */
  readonly #lastUnreadable = { 'client-to-server': 0, 'server-to-client': 0 };
  readonly #pending = { 'client-to-server': 0, 'server-to-client': 0 };

  /** Requests of both sides that wait for an answer. */
  get pending(): number {
    return this.#pending['client-to-server'] + this.#pending['server-to-client'];
  }

  pendingOf(requester: Direction): number {
    return this.#pending[requester];
  }

  exchangeOf(seq: number): Exchange | null {
    const index = this.#bySeq.get(seq);
    return index === 0 ? null : this.#table.exchange(index);
  }

  /** Takes one message in; a batch is taken in item by item. */
  note(message: WireMessage, seen: Seen): Link {
    const link = this.#link(message, seen);
    if (message.kind !== 'blank') {
      this.#lastNotification[seen.direction] = message.kind === 'notification' ? seen.seq : 0;
    }
    if (message.kind === 'invalid' || message.kind === 'batch') this.#lastUnreadable[seen.direction] = seen.seq;
    return link;
  }

  /** Gives up what this side still waits for; called when no answer can come any more. */
  abandon(requester: Direction): readonly RequestRef[] {
    const given: RequestRef[] = [];
    for (const open of this.#sides[requester].allOpen()) {
      const { index, request } = open;
      this.#sides[requester].closed(open);
      if (this.#table.state(index) !== 'pending') continue;
      this.#table.setState(index, 'abandoned');
      given.push(request);
    }
    this.#pending[requester] = 0;
    return given;
  }

  #link(message: WireMessage, seen: Seen): Link {
    switch (message.kind) {
      case 'request':
        return this.#open(message.id, message.method, message.params, seen);
      case 'response':
        return this.#answer(message.id, 'succeeded', seen);
      case 'error':
        return this.#answer(message.id, 'failed', seen);
      case 'notification':
        return this.#notification(message.method, message.params, seen);
      default:
        return alone;
    }
  }

  #open(id: Id, method: string, params: unknown, { seq, at, direction }: Seen): Link {
    const side = this.#sides[direction];
    const inFlight = side.openWith(id);
    const used = inFlight === undefined ? side.latestWith(id) : undefined;
    const index = this.#table.open(direction, id, method, seq, at);
    const asked = side.size < mostAsked ? params : undefined;
    side.opened({ index, request: { seq, id, method, at }, asked, token: tokenOf(params), heardAt: at });
    this.#pending[direction]++;
    this.#bySeq.set(seq, index);
    if (inFlight === undefined && used === undefined) return firstUse;
    return { type: 'request', inFlight: inFlight?.request.seq ?? null, usedBefore: this.#seqOf(used) };
  }

  #seqOf(index: ExchangeIndex | undefined): number | null {
    return index === undefined ? null : this.#table.requestSeq(index);
  }

  #answer(id: Id | undefined, state: 'succeeded' | 'failed', seen: Seen): Link {
    if (id === undefined || id === null) return this.#answerWithoutId(id, state, seen);
    const requester = opposite(seen.direction);
    const side = this.#sides[requester];
    const open = side.openWith(id);
    if (open !== undefined) return this.#close(requester, open, state, seen, true);
    const latest = side.latestWith(id);
    if (latest !== undefined) return this.#answerAgain(requester, latest, state, seen);
    const otherType = idInOtherType(id);
    const similar = otherType === undefined ? undefined : side.openWith(otherType);
    if (similar !== undefined) return this.#close(requester, similar, state, seen, false);
    return this.#unknown(id, requester);
  }

  /** JSON-RPC answers what it could not read with id null: such an answer belongs to a request only if one had that id. */
  #answerWithoutId(id: null | undefined, state: 'succeeded' | 'failed', seen: Seen): Link {
    const requester = opposite(seen.direction);
    const open = id === null ? this.#sides[requester].openWith(null) : undefined;
    return open === undefined ? this.#unknown(undefined, requester) : this.#close(requester, open, state, seen, true);
  }

  #answerAgain(requester: Direction, index: ExchangeIndex, state: 'succeeded' | 'failed', seen: Seen): Link {
    const first = this.#table.responseSeq(index);
    const request = this.#table.refOf(index);
    if (first === null)
      return this.#answered(requester, { index, request, asked: undefined, heardAt: request.at }, state, seen, true);
    this.#relate(index, seen.seq);
    return { type: 'duplicate', request, first };
  }

  #close(requester: Direction, open: Open, state: 'succeeded' | 'failed', seen: Seen, sameType: boolean): Link {
    this.#sides[requester].closed(open);
    return this.#answered(requester, open, state, seen, sameType);
  }

  #answered(
    requester: Direction,
    { index, request, asked, heardAt }: Omit<Open, 'token'>,
    state: 'succeeded' | 'failed',
    { seq, at }: Seen,
    sameType: boolean,
  ): Link {
    const cancelledAt = this.#table.cancelledAt(index);
    if (this.#table.state(index) === 'pending') this.#pending[requester]--;
    this.#table.answer(index, state, seq, at);
    this.#bySeq.set(seq, index);
    return {
      type: 'answer',
      request,
      asked,
      durationMs: at - request.at,
      silentMs: at - heardAt,
      lateMs: cancelledAt === null ? null : at - cancelledAt,
      sameType,
    };
  }

  #unknown(id: Id | undefined, requester: Direction): Link {
    const nearest = this.#sides[requester].nearestTo(id);
    return {
      type: 'unknown',
      nearest,
      notification: nearest === null ? this.#lastNotification[requester] || null : null,
      unreadable: this.#lastUnreadable[requester] || null,
    };
  }

  #notification(method: string, params: unknown, seen: Seen): Link {
    if (!isObject(params)) return alone;
    if (method === 'notifications/cancelled') return this.#cancel(params.requestId, seen);
    return method === 'notifications/progress' ? this.#progress(params.progressToken, seen) : alone;
  }

  #cancel(id: unknown, seen: Seen): Link {
    if (typeof id !== 'string' && typeof id !== 'number') return alone;
    const side = this.#sides[seen.direction];
    const index = side.openWith(id)?.index ?? side.latestWith(id);
    if (index === undefined) return { type: 'cancel', request: null, finished: false };
    const pending = this.#table.state(index) === 'pending';
    if (pending) this.#table.cancel(index, seen.at);
    if (pending) this.#pending[seen.direction]--;
    this.#relate(index, seen.seq);
    return { type: 'cancel', request: this.#table.refOf(index), finished: !pending };
  }

  #progress(token: unknown, { seq, at, direction }: Seen): Link {
    const open = isToken(token) ? this.#sides[opposite(direction)].withToken(token) : undefined;
    if (open === undefined) return { type: 'progress', request: null };
    open.heardAt = at;
    this.#relate(open.index, seq);
    return { type: 'progress', request: open.request };
  }

  #relate(index: ExchangeIndex, seq: number): void {
    this.#table.relate(index, seq);
    this.#bySeq.set(seq, index);
  }
}

function tokenOf(params: unknown): ProgressToken | undefined {
  const token = tokenIn(params);
  return isToken(token) ? token : undefined;
}
