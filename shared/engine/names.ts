import { detached } from './detached.ts';

/** Texts of which there are few different ones, each kept once and referred to by number. */
export class Names {
  readonly #most: number;
  readonly #names: string[] = [];
  readonly #numbers = new Map<string, number>();
  #latest = '';
  #latestNumber = -1;

  /** @param most Different names that are kept; further ones get no number. */
  constructor(most = Number.POSITIVE_INFINITY) {
    this.#most = most;
  }

  nameAt(number: number): string {
    return this.#names[number] ?? '';
  }

  /** -1 when there are too many names already. */
  numberOf(name: string): number {
    // The same name often comes many times in a row.
    if (name === this.#latest && this.#latestNumber >= 0) return this.#latestNumber;
    const number = this.#numbers.get(name) ?? this.#add(name);
    if (number === -1) return -1;
    this.#latest = this.nameAt(number);
    this.#latestNumber = number;
    return number;
  }

  #add(name: string): number {
    if (this.#names.length >= this.#most) return -1;
    const own = detached(name);
    this.#numbers.set(own, this.#names.length);
    return this.#names.push(own) - 1;
  }
}
