/** Texts by the million, as bytes outside of the garbage collected heap. */

const blockBits = 18;
const blockSize = 2 ** blockBits;
const headSize = 4;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Append-only. A text is kept as UTF-8 in large blocks, which also frees it from the longer string that it may have
 * been cut out of. Lone surrogates come back as U+FFFD.
 */
export class TextStore {
  readonly #blocks: Uint8Array[] = [];
  #used = 0;

  /** Keeps the text and returns the address to read it back with. */
  add(text: string): number {
    const block = this.#blockFor(headSize + 3 * text.length);
    const start = this.#used;
    const written = writeText(text, block, start + headSize);
    writeSize(block, start, written);
    this.#used = start + headSize + written;
    return (this.#blocks.length - 1) * blockSize + start;
  }

  get(address: number): string {
    const block = this.#blocks[Math.floor(address / blockSize)] ?? new Uint8Array(headSize);
    const start = (address % blockSize) + headSize;
    return decoder.decode(block.subarray(start, start + readSize(block, start - headSize)));
  }

  // A text that is longer than a block gets a block of its own, at whose start it lies.
  #blockFor(size: number): Uint8Array {
    const current = this.#blocks[this.#blocks.length - 1];
    if (current !== undefined && this.#used < blockSize && this.#used + size <= current.length) return current;
    const block = new Uint8Array(Math.max(size, blockSize));
    this.#blocks.push(block);
    this.#used = 0;
    return block;
  }
}

/** Texts up to this many units are written by a loop when they are plain: for longer ones the encoder is faster. */
const shortText = 32;

function writeText(text: string, block: Uint8Array, start: number): number {
  return (text.length > shortText ? 0 : writePlain(text, block, start)) || encode(text, block, start);
}

/** Returns 0 when the text is not ASCII. */
function writePlain(text: string, block: Uint8Array, start: number): number {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x80) return 0;
    block[start + at] = code;
  }
  return text.length;
}

function encode(text: string, block: Uint8Array, start: number): number {
  return text === '' ? 0 : encoder.encodeInto(text, block.subarray(start)).written;
}

function writeSize(block: Uint8Array, at: number, size: number): void {
  block[at] = size;
  block[at + 1] = size >>> 8;
  block[at + 2] = size >>> 16;
  block[at + 3] = size >>> 24;
}

function readSize(block: Uint8Array, at: number): number {
  const byte = (offset: number) => block[at + offset] ?? 0;
  return byte(0) + byte(1) * 0x100 + byte(2) * 0x1_0000 + byte(3) * 0x100_0000;
}
