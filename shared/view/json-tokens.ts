/** Where the tokens of a JSON text begin and end. What is in them is nobody's business here. */

const quote = 0x22;
const backslash = 0x5c;
const plain = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** The first offset at or after `from` that holds no JSON white space. */
export function skipSpace(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at++;
  return at;
}

/**
 * Offset just past the token that begins at `from`; -1 when none does. A string ends at its quote, whatever is in it:
 * one can read on past a wrong escape, but not from a string without an end.
 */
export function tokenEnd(text: string, from: number): number {
  const first = text.charCodeAt(from);
  if (isPunctuation(first)) return from + 1;
  if (first === quote) return stringEnd(text, from);
  plain.lastIndex = from;
  return plain.test(text) ? plain.lastIndex : -1;
}

function stringEnd(text: string, from: number): number {
  let at = text.indexOf('"', from + 1);
  while (at !== -1 && isEscaped(text, at)) at = text.indexOf('"', at + 1);
  return at === -1 ? -1 : at + 1;
}

/** True when an odd number of backslashes stands before the offset. */
function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charCodeAt(first - 1) === backslash) first--;
  return (at - first) % 2 === 1;
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

/** One of `, : [ ] { }`. */
function isPunctuation(code: number): boolean {
  return code === 0x2c || code === 0x3a || code === 0x5b || code === 0x5d || code === 0x7b || code === 0x7d;
}
