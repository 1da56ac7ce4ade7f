import { detached } from './detached.ts';

/** Texts of which there are few different ones, each kept once and referred to by number. */
export class Names {
  readonly #names: string[] = [];
  readonly #numbers = new Map<string, number>();
  #latest = '';
  #latestNumber = -1;

  nameAt(number: number): string {
    return this.#names[number] ?? '';
  }

  numberOf(name: string): number {
    // The same name often comes many times in a row.
    if (name !== this.#latest || this.#latestNumber < 0) {
      this.#latestNumber = this.#numbers.get(name) ?? this.#add(name);
      this.#latest = this.nameAt(this.#latestNumber);
    }
    return this.#latestNumber;
  }

  #add(name: string): number {
    const own = detached(name);
    this.#numbers.set(own, this.#names.length);
    return this.#names.push(own) - 1;
  }
}
