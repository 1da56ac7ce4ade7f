/** A growing column of whole numbers 0 … 4 294 967 295: four bytes per entry, whatever the number of entries. */
export class Column {
  #values = new Uint32Array(256);

  /** The value at `index`; 0 where none was set. */
  get(index: number): number {
    return this.#values[index] ?? 0;
  }

  set(index: number, value: number): void {
    if (index >= this.#values.length) this.#grow(index + 1);
    this.#values[index] = value;
  }

  #grow(atLeast: number): void {
    const grown = new Uint32Array(Math.max(atLeast, Math.ceil(this.#values.length * 1.5)));
    grown.set(this.#values);
    this.#values = grown;
  }
}
