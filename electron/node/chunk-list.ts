/** Consecutive bytes of a file that are held in memory, found by their offset. */

interface Chunk {
  readonly offset: number;
  readonly bytes: Uint8Array;
}

export class ChunkList {
  private chunks: Chunk[] = [];
  /** Chunks before this one were dropped; they are cleared away now and then. */
  private first = 0;

  /** @param end Offset of the first byte that will be added. */
  constructor(private end = 0) {}

  /** Offset of the first byte that is held. */
  get start(): number {
    return this.chunks[this.first]?.offset ?? this.end;
  }

  /** Offset after the last byte. */
  get stop(): number {
    return this.end;
  }

  get size(): number {
    return this.end - this.start;
  }

  add(bytes: Uint8Array): void {
    const last = this.chunks.length > this.first ? this.chunks[this.chunks.length - 1] : undefined;
    const joined = last === undefined ? null : join(last.bytes, bytes);
    if (last === undefined || joined === null) this.chunks.push({ offset: this.end, bytes });
    else this.chunks[this.chunks.length - 1] = { offset: last.offset, bytes: joined };
    this.end += bytes.length;
  }

  /** Lets go of everything before an offset; a chunk that goes on beyond it is cut. */
  dropBefore(offset: number): void {
    while (this.first < this.chunks.length && this.stopOf(this.first) <= offset) this.first += 1;
    if (this.first > 1024 || this.first === this.chunks.length) {
      this.chunks.splice(0, this.first);
      this.first = 0;
    }
    const head = this.chunks[this.first];
    if (head !== undefined && head.offset < offset) {
      this.chunks[this.first] = { offset, bytes: head.bytes.subarray(offset - head.offset) };
    }
  }

  /** The held pieces of the range, in order. */
  pieces(from: number, to: number): readonly Uint8Array[] {
    const found: Uint8Array[] = [];
    for (let index = this.indexOf(from); index < this.chunks.length; index += 1) {
      const chunk = this.chunks[index];
      if (chunk === undefined || chunk.offset >= to) break;
      found.push(chunk.bytes.subarray(Math.max(0, from - chunk.offset), to - chunk.offset));
    }
    return found;
  }

  /** The index of the chunk that contains the offset, or of the first one after it. */
  private indexOf(offset: number): number {
    let low = this.first;
    let high = this.chunks.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.stopOf(middle) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private stopOf(index: number): number {
    const chunk = this.chunks[index];
    return chunk === undefined ? this.end : chunk.offset + chunk.bytes.length;
  }
}

/** One view of both when they lie next to each other in memory, as pieces from a pool do. */
function join(first: Uint8Array, second: Uint8Array): Uint8Array | null {
  const together = first.buffer === second.buffer && first.byteOffset + first.length === second.byteOffset;
  return together ? new Uint8Array(first.buffer, first.byteOffset, first.length + second.length) : null;
}
