/** JSON in and out without loss: a whole number that a JavaScript number cannot hold is a `bigint`. */
import { parse, stringify } from 'lossless-json';
import { pointerStep } from '../jsonrpc/locate.ts';

/** Throws a SyntaxError for what is not JSON; of a repeated key the last one counts, as everywhere. */
export function parseExact(text: string): unknown {
  return parse(text, undefined, { parseNumber: exactNumber, onDuplicateKey: ({ newValue }) => newValue });
}

export function printExact(value: unknown): string {
  return stringify(value) ?? 'null';
}

function exactNumber(digits: string): number | bigint {
  const value = Number(digits);
  return Number.isSafeInteger(value) || !/^-?\d+$/.test(digits) ? value : BigInt(digits);
}

/** JSON pointer of the first `bigint` within a value, or null. */
export function firstBigint(value: unknown, pointer = ''): string | null {
  if (typeof value === 'bigint') return pointer;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, member] of Object.entries(value)) {
    const found = firstBigint(member, pointer + pointerStep(key));
    if (found !== null) return found;
  }
  return null;
}

/** The value as a validator wants it, which knows plain numbers only. */
export function rounded(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(rounded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, rounded(member)]));
}
