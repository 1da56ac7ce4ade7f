/** Finds places in a frame: a JSON pointer or a byte range becomes offsets in bytes and in UTF-16 units of its text. */
import type { Place } from '../model/diagnostic.ts';
import { endOfString, endOfValue, skipSpace } from './scan.ts';
import { sequenceLength } from './text.ts';

/** Offsets, end exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Located {
  readonly bytes: Span;
  /** UTF-16 units of the frame's decoded text, its byte order mark included. */
  readonly chars: Span;
}

/**
 * Where a place is in a frame's text; null when the text has no such place. `bytes` is only needed when some bytes of
 * the frame do not decode, because the text no longer tells their number.
 */
export function locate(text: string, place: Place, bytes?: Uint8Array): Located | null {
  if ('pointer' in place) {
    const chars = spanOf(text, place.pointer, place.key === true);
    return chars === null
      ? null
      : { chars, bytes: { from: byteAt(text, chars.from, bytes), to: byteAt(text, chars.to, bytes) } };
  }
  return { bytes: place, chars: { from: charAt(text, place.from, bytes), to: charAt(text, place.to, bytes) } };
}

/** The value at a JSON pointer as it is written; null when the text has none there. */
export function textAt(text: string, pointer: string): string | null {
  const chars = spanOf(text, pointer, false);
  return chars === null ? null : text.slice(chars.from, chars.to);
}

/** The bytes that a range of UTF-16 units takes; `bytes` as for {@link locate}. */
export function spanOfChars(text: string, from: number, to: number, bytes?: Uint8Array): Span {
  return { from: byteAt(text, from, bytes), to: byteAt(text, to, bytes) };
}

function spanOf(text: string, pointer: string, key: boolean): Span | null {
  const steps = pointer.split('/').slice(1).map(unescapeStep);
  let value: Span | null = spanAt(text, skipSpace(text, text.charCodeAt(0) === 0xfeff ? 1 : 0));
  let keySpan: Span | null = null;
  for (const step of steps) {
    const member: Member | null = value === null ? null : memberOf(text, value.from, step);
    keySpan = member?.key ?? null;
    value = member?.value ?? null;
  }
  return key && keySpan !== null ? keySpan : value;
}

/** RFC 6901, section 4. */
function unescapeStep(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** A pointer's step for a key, escaped as RFC 6901 asks for. */
export function pointerStep(key: string): string {
  return `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

interface Member {
  readonly key: Span | null;
  readonly value: Span;
}

function spanAt(text: string, from: number): Span | null {
  const to = endOfValue(text, from);
  return to <= from ? null : { from, to };
}

function memberOf(text: string, from: number, step: string): Member | null {
  if (text[from] === '[') return itemOf(text, from, Number(step));
  return text[from] === '{' ? propertyOf(text, from, step) : null;
}

function itemOf(text: string, from: number, index: number): Member | null {
  let at = skipSpace(text, from + 1);
  for (let i = 0; at < text.length && text[at] !== ']'; i++) {
    const value = spanAt(text, at);
    if (value === null) return null;
    if (i === index) return { key: null, value };
    at = afterComma(text, value.to);
  }
  return null;
}

/** Of several members with the same key the last one counts, as it does for JSON.parse. */
function propertyOf(text: string, from: number, name: string): Member | null {
  let found: Member | null = null;
  let at = skipSpace(text, from + 1);
  while (text[at] === '"') {
    const key = { from: at, to: endOfString(text, at) };
    const value = spanAt(text, skipSpace(text, skipSpace(text, key.to) + 1));
    if (value === null) break;
    if (keyText(text.slice(key.from, key.to)) === name) found = { key, value };
    at = afterComma(text, value.to);
  }
  return found;
}

function afterComma(text: string, from: number): number {
  const at = skipSpace(text, from);
  return text[at] === ',' ? skipSpace(text, at + 1) : at;
}

/** The text of a key from its literal, quotes included. */
export function keyText(literal: string): string {
  if (!literal.includes('\\')) return literal.slice(1, -1);
  try {
    const key: unknown = JSON.parse(literal);
    return typeof key === 'string' ? key : literal;
  } catch {
    return literal;
  }
}

/** Byte offset of a UTF-16 offset. */
function byteAt(text: string, char: number, bytes: Uint8Array | undefined): number {
  return bytes === undefined ? byteLength(text, char) : walk(bytes, (_at, chars) => chars >= char).at;
}

/** UTF-16 offset of a byte offset; one inside a character counts as that character's start. */
function charAt(text: string, byte: number, bytes: Uint8Array | undefined): number {
  if (bytes !== undefined) return walk(bytes, (at) => at >= byte).chars;
  let at = 0;
  let chars = 0;
  while (chars < text.length && at < byte) {
    const code = text.codePointAt(chars) ?? 0;
    at += utf8Length(code);
    chars += code > 0xffff ? 2 : 1;
  }
  return chars;
}

function byteLength(text: string, end: number): number {
  let length = 0;
  for (let at = 0; at < end; ) {
    const code = text.codePointAt(at) ?? 0;
    length += utf8Length(code);
    at += code > 0xffff ? 2 : 1;
  }
  return length;
}

function utf8Length(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Steps through bytes as a decoder that replaces bad bytes would, until `reached`. */
function walk(bytes: Uint8Array, reached: (at: number, chars: number) => boolean): { at: number; chars: number } {
  let at = 0;
  let chars = 0;
  while (at < bytes.length && !reached(at, chars)) {
    const length = sequenceLength(bytes, at);
    at += length === 0 ? badLength(bytes, at) : length;
    chars += length === 4 ? 2 : 1;
  }
  return { at, chars };
}

/** Bytes of a truncated sequence that a decoder replaces by one U+FFFD (Encoding Standard, "maximal subpart"). */
function badLength(bytes: Uint8Array, at: number): number {
  let length = 1;
  while (length < 3 && at + length < bytes.length && isTruncated(bytes, at, length + 1)) length++;
  return length;
}

function isTruncated(bytes: Uint8Array, at: number, length: number): boolean {
  // A prefix is well formed so far if some completion of it is.
  const padded = new Uint8Array(4).fill(0x80);
  padded.set(bytes.subarray(at, at + length));
  return sequenceLength(padded, 0) > length;
}
