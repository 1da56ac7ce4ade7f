/** Texts by the million, as bytes outside of the garbage collected heap. */
import { detached } from './detached.ts';

/** Texts that are encoded together: one by one, calling the encoder costs more than what it does. */
const batchSize = 128;
/** Texts wait for their batch only as long as what they may keep alive comes to less than this. */
const heldLimit = 1024 * 1024;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Texts as UTF-8, end to end. */
interface Batch {
  readonly bytes: Uint8Array;
  /** Where each text ends. */
  readonly ends: Uint32Array;
}

/**
 * Append-only. A text is kept as UTF-8, which also frees it from the longer string that it may have been cut out of.
 * Lone surrogates come back as U+FFFD.
 */
export class TextStore {
  readonly #batches: Batch[] = [];
  #waiting: string[] = [];
  #held = 0;

  /**
   * Keeps the text and returns the address to read it back with.
   *
   * @param source Size of the text that this one may have been cut out of.
   */
  add(text: string, source = text.length): number {
    const address = this.#batches.length * batchSize + this.#waiting.push(text) - 1;
    this.#held += source;
    if (this.#waiting.length === batchSize || this.#held > heldLimit) this.#pack();
    return address;
  }

  get(address: number): string {
    const batch = this.#batches[Math.floor(address / batchSize)];
    const position = address % batchSize;
    if (batch === undefined) return detached(this.#waiting[position] ?? '');
    return decoder.decode(batch.bytes.subarray(batch.ends[position - 1] ?? 0, batch.ends[position]));
  }

  #pack(): void {
    this.#batches.push(batchOf(this.#waiting));
    this.#waiting = [];
    this.#held = 0;
  }
}

function batchOf(texts: readonly string[]): Batch {
  const text = texts.join('');
  const bytes = encoder.encode(text);
  // As many bytes as units: all of it is ASCII, so that the lengths of the texts are those of their bytes too.
  return bytes.length === text.length
    ? { bytes, ends: endsOf(texts) }
    : joined(texts.map((one) => encoder.encode(one)));
}

function joined(parts: readonly Uint8Array[]): Batch {
  const ends = endsOf(parts);
  const bytes = new Uint8Array(ends.at(-1) ?? 0);
  parts.forEach((part, position) => {
    bytes.set(part, ends[position - 1] ?? 0);
  });
  return { bytes, ends };
}

function endsOf(parts: readonly { readonly length: number }[]): Uint32Array {
  const ends = new Uint32Array(parts.length);
  let end = 0;
  parts.forEach(({ length }, position) => {
    end += length;
    ends[position] = end;
  });
  return ends;
}
