/** JSON's escapes on bytes: several times faster than by way of a string, and never one of hundreds of megabytes. */

const backslash = 0x5c;
const letterU = 0x75;
const digitZero = 0x30;

/** The most bytes that one byte can become. */
export const longestEscape = 6;

/** By byte: 0 when it stands for itself, else the letter after the backslash. */
const letters = new Uint8Array(256);
letters.fill(letterU, 0, 0x20);
for (const pair of ['""', '\\\\', '\bb', '\ff', '\nn', '\rr', '\tt']) letters[pair.charCodeAt(0)] = pair.charCodeAt(1);

/** Writes the inside of a JSON string, in as many steps as the room for it demands. */
export class Escaper {
  readonly #bytes: Uint8Array;
  #read = 0;

  /** @param bytes UTF-8, known to be valid. */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get done(): boolean {
    return this.#read === this.#bytes.length;
  }

  /** Writes to `out` from `start` on until it is full or nothing is left; returns where it stopped. */
  fill(out: Uint8Array, start: number): number {
    const bytes = this.#bytes;
    const last = out.length - longestEscape;
    let read = this.#read;
    let size = start;
    while (read < bytes.length && size <= last) {
      const byte = bytes[read++] ?? 0;
      const letter = letters[byte] ?? 0;
      if (letter === 0) out[size++] = byte;
      else size = writeEscape(out, size, letter, byte);
    }
    this.#read = read;
    return size;
  }
}

function writeEscape(out: Uint8Array, at: number, letter: number, byte: number): number {
  out[at] = backslash;
  out[at + 1] = letter;
  if (letter !== letterU) return at + 2;
  out[at + 2] = digitZero;
  out[at + 3] = digitZero;
  out[at + 4] = digitZero + (byte >>> 4);
  out[at + 5] = '0123456789abcdef'.charCodeAt(byte & 15);
  return at + 6;
}
