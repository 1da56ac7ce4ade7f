/** Texts by the million, as bytes outside of the garbage collected heap. */

const blockSize = 64 * 1024;
/** Bytes before each text that say how long it is. */
const prefix = 4;
/** Longer texts are left to the encoder; for shorter ones, calling it costs more than what it does. */
const shortText = 200;
/** UTF-8 takes at most so many bytes for a UTF-16 unit. */
const widest = 3;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

interface Block {
  readonly bytes: Uint8Array;
  readonly view: DataView;
}

/**
 * Append-only. A text is kept as UTF-8, which also frees it from the longer string that it may have been cut out of.
 * Lone surrogates come back as U+FFFD.
 */
export class TextStore {
  readonly #blocks: Block[] = [newBlock(blockSize)];
  #block = this.#blocks[0] ?? newBlock(blockSize);
  #used = 0;

  /** Keeps the text and returns the address to read it back with. */
  add(text: string): number {
    const room = prefix + text.length * widest;
    if (this.#used + room > blockSize) this.#start(room);
    const { bytes, view } = this.#block;
    const at = this.#used;
    const from = at + prefix;
    const written = text.length <= shortText ? writeShort(text, bytes, from) : -1;
    const length = written === -1 ? encoder.encodeInto(text, bytes.subarray(from)).written : written;
    view.setUint32(at, length);
    this.#used = from + length;
    return (this.#blocks.length - 1) * blockSize + at;
  }

  get(address: number): string {
    const block = this.#blocks[Math.floor(address / blockSize)];
    const at = address % blockSize;
    if (block === undefined) return '';
    return decoder.decode(block.bytes.subarray(at + prefix, at + prefix + block.view.getUint32(at)));
  }

  /** A text that needs more than an ordinary block gets one of its own, which nothing else is put into. */
  #start(room: number): void {
    this.#block = newBlock(Math.max(blockSize, room));
    this.#blocks.push(this.#block);
    this.#used = 0;
  }
}

function newBlock(size: number): Block {
  const bytes = new Uint8Array(size);
  return { bytes, view: new DataView(bytes.buffer) };
}

/** Writes the text as UTF-8 and returns the number of bytes; -1 when it has surrogates, which are left to the encoder. */
function writeShort(text: string, bytes: Uint8Array, from: number): number {
  let at = from;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x80) bytes[at++] = code;
    else if (code >= 0xd800 && code <= 0xdfff) return -1;
    else at = writeWide(code, bytes, at);
  }
  return at - from;
}

/** A character of two or three bytes; returns where the next one goes. */
function writeWide(code: number, bytes: Uint8Array, from: number): number {
  let at = from;
  if (code < 0x800) bytes[at++] = 0xc0 | (code >> 6);
  else {
    bytes[at++] = 0xe0 | (code >> 12);
    bytes[at++] = 0x80 | ((code >> 6) & 0x3f);
  }
  bytes[at++] = 0x80 | (code & 0x3f);
  return at;
}
