/** One filtered view over a log, kept up to date as the log grows. */
import { compileFilter, isOpen, type Match } from '../filter/match.ts';
import type { ViewFilter } from '../ipc/contract.ts';
import type { SessionLog } from './session-log.ts';

/**
 * The `seq`s that a filter lets through, in order. While the filter is open no list is kept: position and `seq` are
 * the same but for one. Looking through a long log is cut into steps, see {@link advance}.
 *
 * Of what a filter looks at, only the findings of a row can change later, and they only become more: a row that was
 * left out may have to be taken in, never the other way round. Such rows are merged in by the next {@link advance}.
 */
export class LogView {
  readonly #log: SessionLog;
  #matches: Match | null = null;
  #version = 1;
  #scanned = 0;
  #lateSeen = 0;
  #seqs = new Uint32Array(0);
  #count = 0;

  constructor(log: SessionLog) {
    this.#log = log;
  }

  /** Starts over with another filter; the view is empty until it is advanced, unless the filter is open. */
  setFilter(filter: ViewFilter): void {
    this.#matches = isOpen(filter) ? null : compileFilter(filter);
    this.#version++;
    this.#scanned = 0;
    this.#lateSeen = this.#log.lateFindings;
    this.#seqs = new Uint32Array(0);
    this.#count = 0;
  }

  /** Looks at up to `budget` further entries; true when there is none left to be looked at. */
  advance(budget: number): boolean {
    if (this.#matches === null) return true;
    this.#takeLate(this.#matches);
    const to = Math.min(this.#log.length, this.#scanned + budget);
    for (let seq = this.#scanned + 1; seq <= to; seq++) if (this.#matches(this.#log.glance(seq))) this.#push(seq);
    this.#scanned = to;
    return to === this.#log.length;
  }

  /** Rows in the view so far. */
  get count(): number {
    return this.#matches === null ? this.#log.length : this.#count;
  }

  /** Changes whenever rows may stand at other positions than before; rows that are added at the end leave it as it is. */
  get version(): number {
    return this.#version;
  }

  seqAt(position: number): number {
    if (!(position >= 0 && position < this.count)) throw new RangeError(`there is no row at ${position}`);
    return this.#matches === null ? position + 1 : (this.#seqs[position] ?? 0);
  }

  /** The position of an entry, or of the next one that is in the view (`exact` is false); -1 when none follows. */
  locate(seq: number): { readonly position: number; readonly exact: boolean } {
    const position = this.#matches === null ? Math.max(seq, 1) - 1 : this.#search(seq);
    if (position >= this.count) return { position: -1, exact: false };
    return { position, exact: this.seqAt(position) === seq };
  }

  /** The first position whose entry is `seq` or a later one. */
  #search(seq: number): number {
    let low = 0;
    let high = this.#count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#seqs[middle] ?? 0) < seq) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #push(seq: number): void {
    if (this.#count === this.#seqs.length) this.#grow(this.#count + 1);
    this.#seqs[this.#count++] = seq;
  }

  #grow(atLeast: number): void {
    const grown = new Uint32Array(Math.max(atLeast, 256, Math.ceil(this.#seqs.length * 1.5)));
    grown.set(this.#seqs.subarray(0, this.#count));
    this.#seqs = grown;
  }

  #takeLate(matches: Match): void {
    if (this.#lateSeen === this.#log.lateFindings) return;
    const late = this.#log.lateFindingsAfter(this.#lateSeen).filter((seq) => this.#isMissing(seq, matches));
    this.#lateSeen = this.#log.lateFindings;
    if (late.length > 0) this.#merge(Uint32Array.from(late).sort());
  }

  #isMissing(seq: number, matches: Match): boolean {
    return seq <= this.#scanned && !this.locate(seq).exact && matches(this.#log.glance(seq));
  }

  // In one pass however many there are: inserting them one by one would move the whole list for each.
  #merge(late: Uint32Array): void {
    const merged = new Uint32Array(this.#count + late.length);
    let own = 0;
    let next = 0;
    for (let at = 0; at < merged.length; at++) {
      const seq = this.#seqs[own] ?? Number.POSITIVE_INFINITY;
      const lateSeq = late[next] ?? Number.POSITIVE_INFINITY;
      const takesLate = own === this.#count || lateSeq < seq;
      merged[at] = takesLate ? lateSeq : seq;
      if (takesLate) next++;
      else own++;
    }
    this.#seqs = merged;
    this.#count = merged.length;
    this.#version++;
  }
}
