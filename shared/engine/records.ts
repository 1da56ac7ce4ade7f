/**
 * Records of numbers by the million, outside of the garbage collected heap.
 *
 * A record lies in one piece. With a column for each of its numbers, a row would be written to dozens of places that
 * compete for the same lines of the processor's cache; and blocks grow without copying what is there.
 */

/** One block: the same memory seen as two kinds of numbers. */
export interface Block {
  /** Any numbers, e.g. times in milliseconds. */
  readonly reals: Float64Array;
  /** Whole numbers 0 … 4 294 967 295. */
  readonly wholes: Uint32Array;
}

const blockBits = 10;
const blockMask = 2 ** blockBits - 1;
const realSize = 8;

/**
 * Records of `size` × 8 bytes, all zero at first. A record is `size` reals or twice as many wholes; which of its parts
 * are which is up to the owner, who finds part `n` of a record at {@link realsAt} + n or {@link wholesAt} + n.
 */
export class Records {
  readonly #size: number;
  readonly #blocks: Block[] = [];

  constructor(size: number) {
    this.#size = size;
    this.#blocks.push(newBlock(size));
  }

  /** The block that holds a record, which is made when it is not there yet. */
  blockOf(index: number): Block {
    return this.#blocks[index >>> blockBits] ?? this.#grow(index >>> blockBits);
  }

  realsAt(index: number): number {
    return (index & blockMask) * this.#size;
  }

  wholesAt(index: number): number {
    return 2 * this.realsAt(index);
  }

  real(index: number, part: number): number {
    return this.#blocks[index >>> blockBits]?.reals[this.realsAt(index) + part] ?? 0;
  }

  whole(index: number, part: number): number {
    return this.#blocks[index >>> blockBits]?.wholes[this.wholesAt(index) + part] ?? 0;
  }

  setReal(index: number, part: number, value: number): void {
    this.blockOf(index).reals[this.realsAt(index) + part] = value;
  }

  setWhole(index: number, part: number, value: number): void {
    this.blockOf(index).wholes[this.wholesAt(index) + part] = value;
  }

  #grow(block: number): Block {
    while (this.#blocks.length < block) this.#blocks.push(newBlock(this.#size));
    const last = newBlock(this.#size);
    this.#blocks.push(last);
    return last;
  }
}

function newBlock(size: number): Block {
  const memory = new ArrayBuffer((blockMask + 1) * size * realSize);
  return { reals: new Float64Array(memory), wholes: new Uint32Array(memory) };
}
