/** Lays JSON out for reading without changing a token: big integers, key order, duplicate keys and escapes survive. */
import { skipSpace, tokenEnd } from './json-tokens.ts';

export interface Formatted {
  readonly text: string;
  /** Where the character at an offset of the original has gone; white space stays between the same two tokens. */
  toFormatted(offset: number): number;
}

const step = '  ';
/** Deeper levels are not indented further: the size of the result stays in proportion to that of the text. */
const deepest = 40;

/**
 * Breaks lines and indents. Only white space between tokens is taken out or put in. Several JSON texts are laid out
 * one below the other. From the first character on that cannot be JSON the text is left as it is.
 */
export function formatJson(text: string): Formatted {
  const layout = new Layout(text);
  let from = skipSpace(text, 0);
  let to = tokenEnd(text, from);
  while (to !== -1 && layout.add(from, to)) {
    from = skipSpace(text, to);
    to = tokenEnd(text, from);
  }
  return layout.finish();
}

type Role = 'start' | 'open' | 'close' | 'comma' | 'colon' | 'value';

class Layout {
  readonly #text: string;
  /** Where each run of text that is copied as it is begins, in the text and in the result. */
  readonly #from: number[] = [0];
  readonly #to: number[] = [0];
  /** For each bracket that is open whether it is that of an object, outermost first. */
  readonly #objects: boolean[] = [];
  #result = '';
  /** The run that is not in the result yet. */
  #runFrom = 0;
  #end = 0;
  #before: Role = 'start';

  constructor(text: string) {
    this.#text = text;
  }

  /** Places a token; false when it cannot stand here. */
  add(from: number, to: number): boolean {
    const first = this.#text.charCodeAt(from);
    const role = roleOf(first);
    if (role === 'close' && this.#objects.pop() !== (first === closeBrace)) return false;
    this.#place(from, to, this.#spaceBefore(role));
    if (role === 'open') this.#objects.push(first === openBrace);
    this.#before = role;
    return true;
  }

  /** Adds what is left of the text as it is. */
  finish(): Formatted {
    const hasRest = skipSpace(this.#text, this.#end) < this.#text.length;
    if (hasRest) this.#place(this.#end, this.#text.length, '');
    const text = this.#result + this.#text.slice(this.#runFrom, this.#end);
    return { text, toFormatted: (offset) => mapped(this.#from, this.#to, offset, text.length) };
  }

  #spaceBefore(role: Role): string {
    const before = this.#before;
    if (before === 'start' || role === 'comma' || role === 'colon') return '';
    if (role === 'close') return before === 'open' ? '' : this.#line();
    if (before === 'colon') return ' ';
    if (before === 'open' || before === 'comma' || this.#objects.length === 0) return this.#line();
    return ' ';
  }

  #line(): string {
    return indents[Math.min(this.#objects.length, deepest)] ?? '\n';
  }

  #place(from: number, to: number, space: string): void {
    if (space !== '' || from !== this.#end) {
      this.#result += this.#text.slice(this.#runFrom, this.#end) + space;
      this.#runFrom = from;
      this.#from.push(from);
      this.#to.push(this.#result.length);
    }
    this.#end = to;
  }
}

/** By depth. */
const indents = Array.from({ length: deepest + 1 }, (_, depth) => `\n${step.repeat(depth)}`);

const openBrace = 0x7b;
const closeBrace = 0x7d;

/** By the first character of the token. */
function roleOf(first: number): Role {
  if (first === openBrace || first === 0x5b) return 'open';
  if (first === closeBrace || first === 0x5d) return 'close';
  if (first === 0x2c) return 'comma';
  return first === 0x3a ? 'colon' : 'value';
}

function mapped(from: readonly number[], to: readonly number[], offset: number, size: number): number {
  const run = lastAtOrBefore(from, offset);
  const moved = (to[run] ?? 0) + offset - (from[run] ?? 0);
  return Math.min(moved, to[run + 1] ?? size);
}

function lastAtOrBefore(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
