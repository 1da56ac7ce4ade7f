import { detached } from './detached.ts';

const none = 0;
const other = 1;
const firstWhole = 2;
const mostDigits = 9;
const zero = 0x30;

/** Ids as JSON text, by `seq`. Nearly all are small whole numbers, and cost no string. */
export class Ids {
  readonly #others = new Map<number, string>();

  idOf(seq: number, number: number): string | null {
    if (number === none) return null;
    return number === other ? (this.#others.get(seq) ?? null) : String(number - firstWhole);
  }

  numberOf(seq: number, id: string | null): number {
    if (id === null) return none;
    const value = smallWhole(id);
    if (value >= 0) return value + firstWhole;
    this.#others.set(seq, detached(id));
    return other;
  }
}

/** The number that the text is the decimal form of, if it has at most nine digits; else -1. */
function smallWhole(text: string): number {
  if (text.length === 0 || text.length > mostDigits) return -1;
  let value = 0;
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - zero;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return text.length > 1 && text.charCodeAt(0) === zero ? -1 : value;
}
