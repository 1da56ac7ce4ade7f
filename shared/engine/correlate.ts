/**
 * Joins requests and answers. Each side numbers its own requests, and ids are told apart by JSON type, so an answer is
 * looked up under the other side's id.
 */
import { idInOtherType } from '../jsonrpc/ids.ts';
import { isToken, tokenIn } from '../mcp/knowledge/progress.ts';
import { Recent } from '../mcp/knowledge/recent.ts';
import type { Link, RequestRef } from '../mcp/link.ts';
import type { Exchange } from '../model/exchange.ts';
import { type Direction, opposite } from '../model/frame.ts';
import { type Id, isObject, type WireMessage } from '../model/message.ts';
import { Column } from './column.ts';
import { type ExchangeIndex, ExchangeTable } from './exchange-table.ts';
import { Side } from './side.ts';

/** Where and when a message was seen. */
export interface Seen {
  readonly seq: number;
  readonly at: number;
  readonly direction: Direction;
}

const alone: Link = { type: 'alone' };
/** A server that never answers must not fill the memory: the params of the oldest requests are forgotten. */
const mostAsked = 20_000;

export class Correlator {
  readonly #table = new ExchangeTable();
  readonly #sides = { 'client-to-server': new Side(), 'server-to-client': new Side() };
  /** The exchange of every request, answer and related message, by `seq`. */
  readonly #bySeq = new Column();
  /** The params of requests that wait for an answer, for those who look at the answer. */
  readonly #asked = new Recent<ExchangeIndex, unknown>(mostAsked);
  readonly #lastProgressAt = new Map<ExchangeIndex, number>();
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
    for (const index of this.#sides[requester].allOpen()) {
      const request = this.#table.refOf(index);
      this.#sides[requester].closed(request.id, index);
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

  #open(id: Id, method: string, params: unknown, seen: Seen): Link {
    const side = this.#sides[seen.direction];
    const inFlight = side.openWith(id);
    const used = inFlight === undefined ? side.latestWith(id) : undefined;
    const index = this.#table.open(seen.direction, id, method, seen.seq, seen.at);
    side.opened(id, index);
    this.#pending[seen.direction]++;
    this.#noteToken(side, params, index);
    if (params !== undefined && params !== null) this.#asked.set(index, params);
    this.#bySeq.set(seen.seq, index);
    return { type: 'request', inFlight: this.#seqOf(inFlight), usedBefore: this.#seqOf(used) };
  }

  #noteToken(side: Side, params: unknown, index: ExchangeIndex): void {
    const token = tokenIn(params);
    if (isToken(token)) side.setToken(token, index);
  }

  #seqOf(index: ExchangeIndex | undefined): number | null {
    return index === undefined ? null : this.#table.requestSeq(index);
  }

  #answer(id: Id | undefined, state: 'succeeded' | 'failed', seen: Seen): Link {
    if (id === undefined || id === null) return this.#answerWithoutId(id, state, seen);
    const requester = opposite(seen.direction);
    const side = this.#sides[requester];
    const index = side.openWith(id);
    if (index !== undefined) return this.#close(requester, index, state, seen, true);
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
    if (first === null) return this.#close(requester, index, state, seen, true);
    this.#table.relate(index, seen.seq);
    this.#bySeq.set(seen.seq, index);
    return { type: 'duplicate', request: this.#table.refOf(index), first };
  }

  #close(
    requester: Direction,
    index: ExchangeIndex,
    state: 'succeeded' | 'failed',
    seen: Seen,
    sameType: boolean,
  ): Link {
    const request = this.#table.refOf(index);
    const cancelledAt = this.#table.cancelledAt(index);
    const asked = this.#asked.take(index);
    const silentSince = Math.max(request.at, this.#lastProgressAt.get(index) ?? 0);
    if (this.#table.state(index) === 'pending') this.#pending[requester]--;
    this.#table.answer(index, state, seen.seq, seen.at);
    this.#sides[requester].closed(request.id, index);
    this.#lastProgressAt.delete(index);
    this.#bySeq.set(seen.seq, index);
    return {
      type: 'answer',
      request,
      asked,
      durationMs: seen.at - request.at,
      silentMs: seen.at - silentSince,
      lateMs: cancelledAt === null ? null : seen.at - cancelledAt,
      sameType,
    };
  }

  #unknown(id: Id | undefined, requester: Direction): Link {
    const nearest = this.#sides[requester].nearestTo(id);
    const notification = nearest === undefined ? this.#lastNotification[requester] || null : null;
    return {
      type: 'unknown',
      nearest: nearest === undefined ? null : this.#table.refOf(nearest),
      notification,
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
    const index = side.openWith(id) ?? side.latestWith(id);
    if (index === undefined) return { type: 'cancel', request: null, finished: false };
    const pending = this.#table.state(index) === 'pending';
    if (pending) this.#table.cancel(index, seen.at);
    if (pending) this.#pending[seen.direction]--;
    this.#relate(index, seen.seq);
    return { type: 'cancel', request: this.#table.refOf(index), finished: !pending };
  }

  #progress(token: unknown, seen: Seen): Link {
    if (!isToken(token)) return { type: 'progress', request: null };
    const index = this.#sides[opposite(seen.direction)].withToken(token);
    if (index === undefined) return { type: 'progress', request: null };
    this.#lastProgressAt.set(index, seen.at);
    this.#relate(index, seen.seq);
    return { type: 'progress', request: this.#table.refOf(index) };
  }

  #relate(index: ExchangeIndex, seq: number): void {
    this.#table.relate(index, seq);
    this.#bySeq.set(seq, index);
  }
}
