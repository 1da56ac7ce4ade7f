/** A growing column of numbers over a typed array: a few bytes per entry, whatever the number of entries. */

type Numbers = Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

export class Column {
  #values: Numbers;
  readonly #allocate: (length: number) => Numbers;

  constructor(allocate: (length: number) => Numbers) {
    this.#allocate = allocate;
    this.#values = allocate(256);
  }

  /** The value at `index`; 0 where none was set. */
  get(index: number): number {
    return this.#values[index] ?? 0;
  }

  set(index: number, value: number): void {
    if (index >= this.#values.length) this.#grow(index + 1);
    this.#values[index] = value;
  }

  #grow(atLeast: number): void {
    const grown = this.#allocate(Math.max(atLeast, Math.ceil(this.#values.length * 1.5)));
    grown.set(this.#values);
    this.#values = grown;
  }
}

/** Whole numbers 0 … 255. */
export const byteColumn = () => new Column((length) => new Uint8Array(length));
/** Whole numbers 0 … 4 294 967 295. */
export const wholeColumn = () => new Column((length) => new Uint32Array(length));
/** Any number, e.g. a time in milliseconds. */
export const realColumn = () => new Column((length) => new Float64Array(length));
