/** Integers that readers of JSON with 64-bit floating point numbers cannot keep (RFC 8259, section 6). */
import { endOfString } from './scan.ts';

export interface UnsafeInteger {
  /** The digits as they were sent. */
  readonly digits: string;
  /** Offset in UTF-16 units. */
  readonly from: number;
  /** What such a reader makes of it. */
  readonly becomes: string;
}

const tokens = /"|-?\d[\d.eE+-]*/g;
const integer = /^-?\d+$/;

/** The integers beyond ±(2^53 − 1), at most `limit`; digits inside strings do not count. For text that is valid JSON. */
export function unsafeIntegers(text: string, limit: number): readonly UnsafeInteger[] {
  const found: UnsafeInteger[] = [];
  tokens.lastIndex = 0;
  for (let hit = tokens.exec(text); hit !== null && found.length < limit; hit = tokens.exec(text)) {
    const [token] = hit;
    if (token === '"') tokens.lastIndex = endOfString(text, hit.index);
    else if (isUnsafe(token)) found.push({ digits: token, from: hit.index, becomes: BigInt(Number(token)).toString() });
  }
  return found;
}

function isUnsafe(token: string): boolean {
  return integer.test(token) && Number.isFinite(Number(token)) && !Number.isSafeInteger(Number(token));
}
