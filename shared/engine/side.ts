/** The requests of one side: which ids are open, which were used before, and which progress tokens stand for which. */
import type { ProgressToken } from '../mcp/knowledge/progress.ts';
import type { RequestRef } from '../mcp/link.ts';
import type { Id } from '../model/message.ts';
import { Column } from './column.ts';
import type { ExchangeIndex } from './exchange-table.ts';

/** A request that waits for its answer. */
export interface Open {
  readonly index: ExchangeIndex;
  readonly request: RequestRef;
  /** Its params; undefined when there are none, or when too many requests wait to keep them. */
  readonly asked: unknown;
  readonly token: ProgressToken | undefined;
  /** Arrival of its latest progress notification, or of itself, milliseconds since the session began. */
  heardAt: number;
}

/** Open requests that are looked at to find the one that was most likely meant. */
const nearestLimit = 200;

export class Side {
  /** Open requests by id, oldest first when there are several. Ids are told apart by type, as Map keys are. */
  readonly #open = new Map<Id, Open | Open[]>();
  /** The latest exchange of every id ever used. */
  readonly #latest = new LatestById();
  readonly #tokens = new Map<ProgressToken, Open>();

  /** Ids that are open. */
  get size(): number {
    return this.#open.size;
  }

  opened(open: Open): void {
    const { id } = open.request;
    const others = this.#open.get(id);
    if (others === undefined) this.#open.set(id, open);
    else if (Array.isArray(others)) others.push(open);
    else this.#open.set(id, [others, open]);
    this.#latest.set(id, open.index);
    if (open.token !== undefined) this.#tokens.set(open.token, open);
  }

  /** The oldest open request with this id. */
  openWith(id: Id): Open | undefined {
    const open = this.#open.get(id);
    return Array.isArray(open) ? open[0] : open;
  }

  latestWith(id: Id): ExchangeIndex | undefined {
    return this.#latest.get(id);
  }

  closed(open: Open): void {
    const { id } = open.request;
    const all = this.#open.get(id);
    if (Array.isArray(all) && all.length > 1) all.splice(all.indexOf(open), 1);
    else this.#open.delete(id);
    if (open.token !== undefined && this.#tokens.get(open.token) === open) this.#tokens.delete(open.token);
  }

  withToken(token: ProgressToken): Open | undefined {
    return this.#tokens.get(token);
  }

  /** The open request whose id is closest to `id`, else the latest one. */
  nearestTo(id: Id | undefined): RequestRef | null {
    let best: RequestRef | null = null;
    let distance = Number.POSITIVE_INFINITY;
    let looked = 0;
    for (const [openId, open] of this.#open) {
      const away = distanceBetween(id, openId);
      if (away <= distance) {
        distance = away;
        best = (Array.isArray(open) ? open[0] : open)?.request ?? null;
      }
      if (++looked === nearestLimit) break;
    }
    return best;
  }

  /** Every open request, in the order in which they were opened. */
  allOpen(): readonly Open[] {
    return [...this.#open.values()].flat().sort((a, b) => a.index - b.index);
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
  if (!Number.isNaN(distance)) return distance;
  return typeof a === 'string' && typeof b === 'string' ? farthestNumber + unlike(a, b) : Number.MAX_VALUE;
}

/** Ids that are numbers are closer to each other than any texts are. */
const farthestNumber = 2 ** 60;

/** What two texts have between their common beginning and their common end, in steps that doubles of that size can tell apart. */
function unlike(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length, 200);
  let head = 0;
  while (head < shorter && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < shorter - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  return 256 * (Math.max(a.length, b.length) - head - tail);
}
