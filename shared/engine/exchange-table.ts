/** All exchanges of a session in columns; an {@link Exchange} object is built only when somebody asks for one. */

import { idText } from '../jsonrpc/ids.ts';
import type { RequestRef } from '../mcp/link.ts';
import { type Exchange, type ExchangeState, exchangeKey } from '../model/exchange.ts';
import type { Direction } from '../model/frame.ts';
import type { Id } from '../model/message.ts';
import { byteColumn, realColumn, wholeColumn } from './column.ts';

const states: readonly ExchangeState[] = ['pending', 'succeeded', 'failed', 'cancelled', 'abandoned'];
const directions: readonly Direction[] = ['client-to-server', 'server-to-client'];

/** Index of an exchange in the table: 1, 2, 3, …; 0 stands for none. */
export type ExchangeIndex = number;

export class ExchangeTable {
  #length = 0;
  readonly #ids: Id[] = [null];
  readonly #methods = new Interner();
  readonly #method = wholeColumn();
  readonly #requester = byteColumn();
  readonly #state = byteColumn();
  readonly #request = wholeColumn();
  readonly #response = wholeColumn();
  readonly #requestedAt = realColumn();
  readonly #answeredAt = realColumn();
  readonly #cancelledAt = new Map<ExchangeIndex, number>();
  readonly #related = new Map<ExchangeIndex, number[]>();

  open(requester: Direction, id: Id, method: string, seq: number, at: number): ExchangeIndex {
    const index = ++this.#length;
    this.#ids.push(id);
    this.#method.set(index, this.#methods.indexOf(method));
    this.#requester.set(index, directions.indexOf(requester));
    this.#state.set(index, 0);
    this.#request.set(index, seq);
    this.#response.set(index, 0);
    this.#requestedAt.set(index, at);
    this.#answeredAt.set(index, 0);
    return index;
  }

  /** Notes the answer. A cancelled exchange stays cancelled: its requester no longer waits. */
  answer(index: ExchangeIndex, state: 'succeeded' | 'failed', seq: number, at: number): void {
    this.#response.set(index, seq);
    this.#answeredAt.set(index, at);
    if (this.state(index) !== 'cancelled') this.setState(index, state);
  }

  cancel(index: ExchangeIndex, at: number): void {
    this.#cancelledAt.set(index, at);
    this.setState(index, 'cancelled');
  }

  setState(index: ExchangeIndex, state: ExchangeState): void {
    this.#state.set(index, states.indexOf(state));
  }

  relate(index: ExchangeIndex, seq: number): void {
    const related = this.#related.get(index);
    if (related === undefined) this.#related.set(index, [seq]);
    else related.push(seq);
  }

  state(index: ExchangeIndex): ExchangeState {
    return states[this.#state.get(index)] ?? 'pending';
  }

  requestSeq(index: ExchangeIndex): number {
    return this.#request.get(index);
  }

  responseSeq(index: ExchangeIndex): number | null {
    return this.#response.get(index) || null;
  }

  requestedAt(index: ExchangeIndex): number {
    return this.#requestedAt.get(index);
  }

  cancelledAt(index: ExchangeIndex): number | null {
    return this.#cancelledAt.get(index) ?? null;
  }

  refOf(index: ExchangeIndex): RequestRef {
    return {
      seq: this.requestSeq(index),
      id: this.#idOf(index),
      method: this.#methods.textAt(this.#method.get(index)),
      at: this.requestedAt(index),
    };
  }

  exchange(index: ExchangeIndex): Exchange {
    const requester = directions[this.#requester.get(index)] ?? 'client-to-server';
    const { id, method, seq, at } = this.refOf(index);
    const response = this.responseSeq(index);
    const answeredAt = response === null ? null : this.#answeredAt.get(index);
    const cancelledAt = this.cancelledAt(index);
    return {
      key: exchangeKey(requester, id),
      requester,
      id: idText(id),
      method,
      state: this.state(index),
      request: seq,
      requestedAt: at,
      response,
      durationMs: answeredAt === null ? null : answeredAt - at,
      cancelledAt,
      lateMs: answeredAt === null || cancelledAt === null ? null : answeredAt - cancelledAt,
      related: this.#related.get(index) ?? [],
    };
  }

  #idOf(index: ExchangeIndex): Id {
    return this.#ids[index] ?? null;
  }
}

/** Each distinct text once, referred to by number. */
class Interner {
  readonly #texts: string[] = [];
  readonly #numbers = new Map<string, number>();

  indexOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.#texts.length);
    return this.#texts.push(text) - 1;
  }

  textAt(index: number): string {
    return this.#texts[index] ?? '';
  }
}
