/** The requests of one side: which ids are open, which were used before, and which progress tokens stand for which. */
import type { ProgressToken } from '../mcp/knowledge/progress.ts';
import type { Id } from '../model/message.ts';
import { Column } from './column.ts';
import type { ExchangeIndex } from './exchange-table.ts';

/** Open requests that are looked at to find the one that was most likely meant. */
const nearestLimit = 200;

export class Side {
  /** Open exchanges by id, oldest first when there are several. Ids are told apart by type, as Map keys are. */
  readonly #open = new Map<Id, ExchangeIndex | ExchangeIndex[]>();
  /** The latest exchange of every id ever used. */
  readonly #latest = new LatestById();
  readonly #tokens = new Map<ProgressToken, ExchangeIndex>();
  /** The tokens of open exchanges. */
  readonly #tokenOf: (ProgressToken | undefined)[] = [];

  opened(id: Id, index: ExchangeIndex): void {
    const others = this.#open.get(id);
    if (others === undefined) this.#open.set(id, index);
    else if (typeof others === 'number') this.#open.set(id, [others, index]);
    else others.push(index);
    this.#latest.set(id, index);
  }

  /** The oldest open exchange with this id. */
  openWith(id: Id): ExchangeIndex | undefined {
    const open = this.#open.get(id);
    return typeof open === 'object' ? open[0] : open;
  }

  latestWith(id: Id): ExchangeIndex | undefined {
    return this.#latest.get(id);
  }

  closed(id: Id, index: ExchangeIndex): void {
    const open = this.#open.get(id);
    if (open === undefined) return;
    if (typeof open === 'number' || open.length === 1) this.#open.delete(id);
    else open.splice(open.indexOf(index), 1);
    this.#forgetToken(index);
  }

  setToken(token: ProgressToken, index: ExchangeIndex): void {
    this.#tokens.set(token, index);
    this.#tokenOf[index] = token;
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
        best = typeof open === 'object' ? open[0] : open;
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
    const token = this.#tokenOf[index];
    if (token === undefined) return;
    this.#tokenOf[index] = undefined;
    if (this.#tokens.get(token) === index) this.#tokens.delete(token);
  }
}

/** Ids that count up from a small number, as nearly all do, cost four bytes each; others an entry in a map. */
class LatestById {
  #size = 0;
  readonly #small = new Column();
  readonly #others = new Map<Id, ExchangeIndex>();

  get(id: Id): ExchangeIndex | undefined {
    const small = typeof id === 'number' ? this.#small.get(id) : 0;
    return small === 0 ? this.#others.get(id) : small;
  }

  set(id: Id, index: ExchangeIndex): void {
    this.#size++;
    if (!this.#isSmall(id)) this.#others.set(id, index);
    else this.#small.set(id, index);
  }

  /** What is small grows with the number of requests, so that one large id does not take much memory. */
  #isSmall(id: Id): id is number {
    return Number.isInteger(id) && Number(id) >= 0 && Number(id) < 1024 + 2 * this.#size;
  }
}

function distanceBetween(a: Id | undefined, b: Id): number {
  const distance = Math.abs(Number(a ?? Number.NaN) - Number(b ?? Number.NaN));
  return Number.isNaN(distance) ? Number.MAX_VALUE : distance;
}
