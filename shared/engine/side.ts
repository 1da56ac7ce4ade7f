/** The requests of one side: which ids are open, which were used before, and which progress tokens stand for which. */
import type { Id } from '../model/message.ts';
import type { ExchangeIndex } from './exchange-table.ts';

export type ProgressToken = string | number;

/** Open requests that are looked at to find the one that was most likely meant. */
const nearestLimit = 200;

export class Side {
  /** Open exchanges by id, oldest first. Ids are told apart by type, as Map keys are. */
  readonly #open = new Map<Id, ExchangeIndex[]>();
  /** The latest exchange of every id ever used. */
  readonly #latest = new Map<Id, ExchangeIndex>();
  readonly #tokens = new Map<ProgressToken, ExchangeIndex>();
  readonly #tokenOf = new Map<ExchangeIndex, ProgressToken>();

  opened(id: Id, index: ExchangeIndex): void {
    const others = this.#open.get(id);
    if (others === undefined) this.#open.set(id, [index]);
    else others.push(index);
    this.#latest.set(id, index);
  }

  /** The oldest open exchange with this id. */
  openWith(id: Id): ExchangeIndex | undefined {
    return this.#open.get(id)?.[0];
  }

  latestWith(id: Id): ExchangeIndex | undefined {
    return this.#latest.get(id);
  }

  closed(id: Id, index: ExchangeIndex): void {
    const open = this.#open.get(id);
    if (open === undefined) return;
    if (open.length === 1) this.#open.delete(id);
    else open.splice(open.indexOf(index), 1);
    this.#forgetToken(index);
  }

  setToken(token: ProgressToken, index: ExchangeIndex): void {
    this.#tokens.set(token, index);
    this.#tokenOf.set(index, token);
  }

  withToken(token: ProgressToken): ExchangeIndex | undefined {
    return this.#tokens.get(token);
  }

  /** The open exchange whose id is closest to `id`, else the latest one. */
  nearestTo(id: Id | undefined): ExchangeIndex | undefined {
    let best: ExchangeIndex | undefined;
    let distance = Number.POSITIVE_INFINITY;
    let looked = 0;
    for (const [openId, open] of this.#open) {
      const away = distanceBetween(id, openId);
      if (away <= distance) {
        distance = away;
        best = open[0];
      }
      if (++looked === nearestLimit) break;
    }
    return best;
  }

  /** Every open exchange, in the order in which they were opened. */
  allOpen(): readonly ExchangeIndex[] {
    return [...this.#open.values()].flat().sort((a, b) => a - b);
  }

  #forgetToken(index: ExchangeIndex): void {
    const token = this.#tokenOf.get(index);
    if (token === undefined) return;
    this.#tokenOf.delete(index);
    if (this.#tokens.get(token) === index) this.#tokens.delete(token);
  }
}

function distanceBetween(a: Id | undefined, b: Id): number {
  const distance = Math.abs(Number(a ?? Number.NaN) - Number(b ?? Number.NaN));
  return Number.isNaN(distance) ? Number.MAX_VALUE : distance;
}
