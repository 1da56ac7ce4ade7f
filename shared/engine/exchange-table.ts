/** All exchanges of a session in columns; an {@link Exchange} object is built only when somebody asks for one. */

import { idText } from '../jsonrpc/ids.ts';
import type { RequestRef } from '../mcp/link.ts';
import { type Exchange, type ExchangeState, exchangeKey } from '../model/exchange.ts';
import type { Direction } from '../model/frame.ts';
import type { Id } from '../model/message.ts';
import { Names } from './names.ts';
import { Records } from './records.ts';

const states: readonly ExchangeState[] = ['pending', 'succeeded', 'failed', 'cancelled', 'abandoned'];
const directions: readonly Direction[] = ['client-to-server', 'server-to-client'];

/** Index of an exchange in the table: 1, 2, 3, …; 0 stands for none. */
export type ExchangeIndex = number;

/** The parts of a record that are reals; they come first. */
const real = { requestedAt: 0, answeredAt: 1 } as const;
/** The parts that are wholes, two to the room of a real. */
const whole = { method: 4, requester: 5, state: 6, request: 7, response: 8 } as const;
const recordSize = 5;

export class ExchangeTable {
  #length = 0;
  readonly #ids: Id[] = [null];
  readonly #methods = new Names();
  readonly #records = new Records(recordSize);
  readonly #cancelledAt = new Map<ExchangeIndex, number>();
  readonly #related = new Map<ExchangeIndex, number[]>();

  open(requester: Direction, id: Id, method: string, seq: number, at: number): ExchangeIndex {
    const index = ++this.#length;
    this.#ids.push(id);
    const { reals, wholes } = this.#records.blockOf(index);
    reals[this.#records.realsAt(index) + real.requestedAt] = at;
    const start = this.#records.wholesAt(index);
    wholes[start + whole.method] = this.#methods.numberOf(method);
    wholes[start + whole.requester] = directions.indexOf(requester);
    wholes[start + whole.request] = seq;
    return index;
  }

  /** Notes the answer. A cancelled exchange stays cancelled: its requester no longer waits. */
  answer(index: ExchangeIndex, state: 'succeeded' | 'failed', seq: number, at: number): void {
    this.#records.setWhole(index, whole.response, seq);
    this.#records.setReal(index, real.answeredAt, at);
    if (this.state(index) !== 'cancelled') this.setState(index, state);
  }

  cancel(index: ExchangeIndex, at: number): void {
    this.#cancelledAt.set(index, at);
    this.setState(index, 'cancelled');
  }

  setState(index: ExchangeIndex, state: ExchangeState): void {
    this.#records.setWhole(index, whole.state, states.indexOf(state));
  }

  relate(index: ExchangeIndex, seq: number): void {
    const related = this.#related.get(index);
    if (related === undefined) this.#related.set(index, [seq]);
    else related.push(seq);
  }

  state(index: ExchangeIndex): ExchangeState {
    return states[this.#records.whole(index, whole.state)] ?? 'pending';
  }

  requestSeq(index: ExchangeIndex): number {
    return this.#records.whole(index, whole.request);
  }

  responseSeq(index: ExchangeIndex): number | null {
    return this.#records.whole(index, whole.response) || null;
  }

  requestedAt(index: ExchangeIndex): number {
    return this.#records.real(index, real.requestedAt);
  }

  cancelledAt(index: ExchangeIndex): number | null {
    return this.#cancelledAt.get(index) ?? null;
  }

  refOf(index: ExchangeIndex): RequestRef {
    return {
      seq: this.requestSeq(index),
      id: this.#idOf(index),
      method: this.#methods.nameAt(this.#records.whole(index, whole.method)),
      at: this.requestedAt(index),
    };
  }

  exchange(index: ExchangeIndex): Exchange {
    const requester = directions[this.#records.whole(index, whole.requester)] ?? 'client-to-server';
    const { id, method, seq, at } = this.refOf(index);
    const response = this.responseSeq(index);
    const answeredAt = response === null ? null : this.#records.real(index, real.answeredAt);
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
