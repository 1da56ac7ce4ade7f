/** Relations by the million: numbers in typed arrays, in the order of their messages, instead of an object for each. */
import type { Relation } from '../../model/relation.ts';

/** Relations made of numbers alone; what is known of a task is kept elsewhere, under its number. */
export type Numeric = Exclude<Relation, { type: 'task' }> | { readonly type: 'task'; readonly number: number };
/** The numbers of a relation, as many as it has. */
type Numbers = readonly [number, number?, number?, number?];

const types: readonly Numeric['type'][] = [
  'progress',
  'cancellation',
  'round',
  'subscription',
  'page',
  'change',
  'task',
];
const width = 4;
/** Stands for null; JSON has no such number. */
const none = Number.NaN;

export class RelationRows {
  #length = 0;
  #seqs = new Uint32Array(64);
  #types = new Uint8Array(64);
  #numbers = new Float64Array(64 * width);

  /** False when the relation has to be kept elsewhere: it is about an earlier message than the last. */
  take(seq: number, relation: Numeric): boolean {
    if (seq < this.#lastSeq()) return false;
    if (this.#length === this.#seqs.length) this.#grow();
    const row = this.#length++;
    this.#seqs[row] = seq;
    this.#types[row] = types.indexOf(relation.type);
    const [a, b = none, c = none, d = none] = numbersOf(relation);
    this.#numbers.set([a, b, c, d], row * width);
    return true;
  }

  of(seq: number): readonly Numeric[] {
    const found: Numeric[] = [];
    for (let row = this.#firstRow(seq); row < this.#length && this.#seqs[row] === seq; row++) found.push(this.#at(row));
    return found;
  }

  #lastSeq(): number {
    return this.#length === 0 ? 0 : (this.#seqs[this.#length - 1] ?? 0);
  }

  /** The first row whose message is `seq` or a later one. */
  #firstRow(seq: number): number {
    let from = 0;
    let to = this.#length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((this.#seqs[middle] ?? 0) < seq) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  #at(row: number): Numeric {
    const [a = 0, b = none, c = none, d = none] = this.#numbers.subarray(row * width, (row + 1) * width);
    return relationOf(types[this.#types[row] ?? 0] ?? 'change', a, b, c, d);
  }

  #grow(): void {
    const room = Math.ceil(this.#seqs.length * 1.5);
    const seqs = new Uint32Array(room);
    const kinds = new Uint8Array(room);
    const numbers = new Float64Array(room * width);
    seqs.set(this.#seqs);
    kinds.set(this.#types);
    numbers.set(this.#numbers);
    this.#seqs = seqs;
    this.#types = kinds;
    this.#numbers = numbers;
  }
}

function numbersOf(relation: Numeric): Numbers {
  switch (relation.type) {
    case 'progress':
      return [relation.request, relation.nth, relation.value, relation.total ?? none];
    case 'cancellation':
      return [relation.request];
    case 'round':
      return [relation.first, relation.previous, relation.answer, relation.round];
    case 'subscription':
      return [relation.listen];
    case 'page':
      return [relation.first, relation.page];
    case 'change':
      return [relation.outdates ?? none];
    case 'task':
      return [relation.number];
  }
}

function relationOf(type: Numeric['type'], a: number, b: number, c: number, d: number): Numeric {
  switch (type) {
    case 'progress':
      return { type, request: a, nth: b, value: c, total: orNull(d) };
    case 'cancellation':
      return { type, request: a };
    case 'round':
      return { type, first: a, previous: b, answer: c, round: d };
    case 'subscription':
      return { type, listen: a };
    case 'page':
      return { type, first: a, page: b };
    case 'change':
      return { type, outdates: orNull(a) };
    case 'task':
      return { type, number: a };
  }
}

function orNull(number: number): number | null {
  return Number.isNaN(number) ? null : number;
}
