/**
 * A map with a limit, so that no peer can fill the memory: what was set longest ago is forgotten.
 *
 * It has two generations. When the younger one is full the older one is dropped as a whole; deleting the first entry of
 * a map again and again would make the map look for its first entry ever longer.
 */
export class Recent<Key, Value> {
  readonly #half: number;
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();
  #forgot = false;

  /** At least half of `most` entries are kept, and never more than `most`. */
  constructor(most: number) {
    this.#half = Math.ceil(most / 2);
  }

  /** True once something had to be forgotten: what is not found may have been there. */
  get forgot(): boolean {
    return this.#forgot;
  }

  get(key: Key): Value | undefined {
    return this.#young.get(key) ?? this.#old.get(key);
  }

  set(key: Key, value: Value): void {
    this.#old.delete(key);
    this.#young.set(key, value);
    if (this.#young.size < this.#half) return;
    this.#forgot ||= this.#old.size > 0;
    this.#old = this.#young;
    this.#young = new Map();
  }

  /** Takes a value out. */
  take(key: Key): Value | undefined {
    const value = this.get(key);
    if (value !== undefined) this.delete(key);
    return value;
  }

  delete(key: Key): void {
    this.#young.delete(key);
    this.#old.delete(key);
  }

  /** Latest first. */
  latest(): readonly Value[] {
    return [...this.#old.values(), ...this.#young.values()].reverse();
  }
}
