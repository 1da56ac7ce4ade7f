/** Pieces of a line that is still arriving, gathered without copying the whole again for each of them. */

/** Pieces of at least this many bytes are kept as they came; smaller ones are copied together. */
const wholePiece = 4 * 1024;
const largestBlock = 64 * 1024;
/** Chunks up to this size, as pipes deliver them, may be kept alive for the sake of one line. */
const ordinaryChunk = 256 * 1024;

/**
 * The bytes from `from` to `to`: a view where that is cheap to keep, else a copy. A copy takes ten times as long as a
 * view, and whoever gets a line is done with it soon; but a short line must not keep a chunk of many megabytes.
 */
export function cut(bytes: Uint8Array, from: number, to: number): Uint8Array {
  const view = new Uint8Array(bytes.buffer, bytes.byteOffset + from, to - from);
  const chunk = bytes.buffer.byteLength;
  return chunk > ordinaryChunk && view.length * 2 < chunk ? copyOf(view) : view;
}

// Not `slice`: on a Node Buffer that is a view.
function copyOf(view: Uint8Array): Uint8Array {
  const copy = new Uint8Array(view.length);
  copy.set(view);
  return copy;
}

/**
 * Append-only bytes in pieces. Large pieces are kept by reference and small ones are collected in blocks, so that
 * neither a line of 200 MB in large chunks nor one that arrives byte by byte costs more than linear time and space.
 */
export class ByteList {
  #pieces: Uint8Array[] = [];
  #block = new Uint8Array(0);
  #used = 0;
  #size = 0;

  /** Bytes gathered so far. */
  get size(): number {
    return this.#size;
  }

  append(bytes: Uint8Array): void {
    if (bytes.length <= this.#block.length - this.#used) this.#fill(bytes);
    else if (bytes.length >= wholePiece) this.#addWhole(bytes);
    else this.#startBlock(bytes);
    this.#size += bytes.length;
  }

  /** All bytes; the list is empty afterwards. */
  take(): Gathered {
    const pieces = this.#all();
    const gathered = new Gathered(pieces, this.#size);
    this.#pieces = [];
    this.#block = new Uint8Array(0);
    this.#used = 0;
    this.#size = 0;
    return gathered;
  }

  /** The first bytes, at most `max`, as a copy. */
  head(max: number): Uint8Array {
    return joined(this.#all(), Math.min(max, this.#size));
  }

  #all(): readonly Uint8Array[] {
    return this.#used === 0 ? this.#pieces : [...this.#pieces, this.#block.subarray(0, this.#used)];
  }

  #fill(bytes: Uint8Array): void {
    this.#block.set(bytes, this.#used);
    this.#used += bytes.length;
  }

  #addWhole(bytes: Uint8Array): void {
    this.#closeBlock();
    this.#pieces.push(cut(bytes, 0, bytes.length));
  }

  #startBlock(bytes: Uint8Array): void {
    this.#closeBlock();
    this.#block = new Uint8Array(Math.max(2 * bytes.length, Math.min(largestBlock, this.#size)));
    this.#fill(bytes);
  }

  #closeBlock(): void {
    if (this.#used > 0) this.#pieces.push(this.#block.subarray(0, this.#used));
    this.#block = new Uint8Array(0);
    this.#used = 0;
  }
}

/** Bytes in pieces that become one array when somebody asks for it: that takes long for many megabytes. */
export class Gathered {
  #pieces: readonly Uint8Array[];
  #bytes: Uint8Array | null = null;
  readonly size: number;

  constructor(pieces: readonly Uint8Array[], size: number) {
    this.#pieces = pieces;
    this.size = size;
  }

  /** Undefined when there are no bytes. */
  get last(): number | undefined {
    return (this.#bytes ?? this.#pieces.at(-1))?.at(-1);
  }

  get bytes(): Uint8Array {
    const [first] = this.#pieces;
    this.#bytes ??= first?.length === this.size ? first : joined(this.#pieces, this.size);
    this.#pieces = [];
    return this.#bytes;
  }
}

/** The first `size` bytes of the pieces in one array. */
function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    const part = piece.subarray(0, size - at);
    all.set(part, at);
    at += part.length;
    if (at === size) break;
  }
  return all;
}
