/** Splits one pipe into lines, keeping every fact about them. */
import type { Ending } from '../model/frame.ts';
import { ByteList, cut, type Gathered } from './byte-list.ts';

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const defaultLimit = 256 * 1024 * 1024;
/** Lines from this size on are put together when their bytes are asked for: forwarding does not wait for that. */
const largeLine = 64 * 1024;

/** One line without its ending. */
export interface Line {
  /** Arrival of the first byte, in the clock of {@link Framer.push}. */
  readonly firstAt: number;
  /** Arrival of the last byte, the ending's bytes included. */
  readonly at: number;
  /** Of a large line they are put together when first asked for, see {@link isLarge}. */
  readonly bytes: Uint8Array;
  readonly size: number;
  readonly ending: Ending;
}

/** True for a line whose bytes are better asked for later. */
export function isLarge({ size }: Line): boolean {
  return size >= largeLine;
}

/** Bytes that are not a line yet. */
export interface PartialLine {
  readonly size: number;
  readonly firstAt: number;
  readonly lastAt: number;
}

/**
 * Cuts a stream of chunks at each LF ("messages are delimited by newlines", MCP 2025-11-25 basic/transports). A CR
 * before the LF is taken off and kept as the ending `crlf`; any other CR is an ordinary byte. The lines do not depend
 * on how the stream was cut into chunks.
 */
export class Framer {
  readonly #limit: number;
  readonly #held = new ByteList();
  #firstAt = 0;
  #lastAt = 0;

  /** @param limit Bytes in one line before it is cut into pieces that end with `overflow`. */
  constructor(limit = defaultLimit) {
    this.#limit = Math.max(1, limit);
  }

  /** Takes the next bytes of the pipe, which arrived at `at`, and returns the lines that they completed. */
  push(chunk: Uint8Array, at: number): readonly Line[] {
    const lines: Line[] = [];
    let from = 0;
    while (from < chunk.length) {
      const found = chunk.indexOf(lineFeed, from);
      const to = found === -1 ? chunk.length : found;
      from = this.#overflow(chunk, from, to, at, lines);
      if (found === -1) {
        this.#hold(chunk, from, to, at);
        break;
      }
      lines.push(this.#line(chunk, from, to, at));
      from = found + 1;
    }
    return lines;
  }

  /** The pipe has ended: what is left becomes a line, or null when nothing is left. */
  end(): Line | null {
    return this.#held.size === 0 ? null : this.#take('eof', this.#lastAt);
  }

  get partial(): PartialLine | null {
    if (this.#held.size === 0) return null;
    return { size: this.#held.size, firstAt: this.#firstAt, lastAt: this.#lastAt };
  }

  /** The first bytes of the partial line, at most `max`. */
  head(max: number): Uint8Array {
    return this.#held.head(max);
  }

  #overflow(chunk: Uint8Array, start: number, to: number, at: number, lines: Line[]): number {
    let from = start;
    while (this.#held.size + to - from > this.#limit) {
      const end = from + this.#limit - this.#held.size;
      this.#hold(chunk, from, end, at);
      lines.push(this.#take('overflow', this.#lastAt));
      from = end;
    }
    return from;
  }

  #hold(chunk: Uint8Array, from: number, to: number, at: number): void {
    if (from === to) return;
    if (this.#held.size === 0) this.#firstAt = at;
    this.#lastAt = at;
    this.#held.append(chunk.subarray(from, to));
  }

  #take(ending: Ending, at: number): Line {
    return gatheredLine({ firstAt: this.#firstAt, at, ending }, this.#held.take(), 0);
  }

  #line(chunk: Uint8Array, from: number, to: number, at: number): Line {
    if (this.#held.size === 0) return lineOf(at, cut(chunk, from, to));
    this.#hold(chunk, from, to, at);
    const held = this.#held.take();
    const isReturn = held.last === carriageReturn;
    return gatheredLine({ firstAt: this.#firstAt, at, ending: isReturn ? 'crlf' : 'lf' }, held, isReturn ? 1 : 0);
  }
}

/** A line that came in one piece. */
function lineOf(at: number, bytes: Uint8Array): Line {
  const { length: size } = bytes;
  if (bytes[size - 1] !== carriageReturn) return { firstAt: at, at, bytes, size, ending: 'lf' };
  return { firstAt: at, at, bytes: bytes.subarray(0, -1), size: size - 1, ending: 'crlf' };
}

/** A line that came in several; its last `after` bytes belong to the ending. */
function gatheredLine(facts: Pick<Line, 'firstAt' | 'at' | 'ending'>, gathered: Gathered, after: number): Line {
  const size = gathered.size - after;
  const bytesOf = () => (after === 0 ? gathered.bytes : gathered.bytes.subarray(0, size));
  if (size < largeLine) return { ...facts, size, bytes: bytesOf() };
  return {
    ...facts,
    size,
    get bytes() {
      return bytesOf();
    },
  };
}
