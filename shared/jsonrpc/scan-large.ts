/** Reads the envelope of a message that is too large to be parsed, in one pass over its bytes. */
import { hasBom } from './text.ts';

/** What stands at the top level of one JSON object. */
export interface Envelope {
  /** The id as JSON text; null when there is none. */
  readonly id: string | null;
  readonly method: string | null;
  /** The value of `jsonrpc` when it is a string. */
  readonly jsonrpc: string | null;
  readonly has: { readonly result: boolean; readonly error: boolean; readonly params: boolean };
  /** True when the object ends, and nothing but white space follows. */
  readonly complete: boolean;
  /** What is wrong with the object as far as it was looked at, for people; values are only looked at from outside. */
  readonly problem: string | null;
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;

/** Longer ones are cut: they are shown and looked up, and nobody means an id of a megabyte. */
const longestText = 1000;

const decoder = new TextDecoder();

/** Null when the bytes do not begin with a JSON object. A byte order mark before it is passed over. */
export function scanEnvelope(bytes: Uint8Array): Envelope | null {
  const start = skipSpace(bytes, hasBom(bytes) ? 3 : 0);
  if (bytes[start] !== openBrace) return null;
  const values = new Map<string, string>();
  const { end, problem } = scanMembers(bytes, start, values);
  const rest = end === -1 ? bytes.length : skipSpace(bytes, end);
  return {
    id: values.get('id') ?? null,
    method: textOf(values.get('method')),
    jsonrpc: textOf(values.get('jsonrpc')),
    has: { result: values.has('result'), error: values.has('error'), params: values.has('params') },
    complete: end !== -1 && rest === bytes.length,
    problem: problem ?? (rest < bytes.length ? `something follows the object, at byte ${rest}` : null),
  };
}

interface Scanned {
  /** Offset just past the object, or -1 when its end was not reached. */
  readonly end: number;
  readonly problem: string | null;
}

/** Goes through the members of the object that begins at `start`; of a key that comes twice the last one counts. */
function scanMembers(bytes: Uint8Array, start: number, values: Map<string, string>): Scanned {
  let at = skipSpace(bytes, start + 1);
  if (bytes[at] === closeBrace) return { end: at + 1, problem: null };
  for (;;) {
    const keyEnd = bytes[at] === quote ? stringEnd(bytes, at) : -1;
    if (keyEnd === -1) return broken(bytes, at, 'a key');
    const afterKey = skipSpace(bytes, keyEnd);
    if (bytes[afterKey] !== colon) return broken(bytes, afterKey, 'a colon');
    const from = skipSpace(bytes, afterKey + 1);
    const to = valueEnd(bytes, from);
    if (to === from) return broken(bytes, from, 'a value');
    note(values, textOf(textAt(bytes, at, keyEnd)), bytes, from, to);
    at = skipSpace(bytes, to);
    if (bytes[at] === closeBrace) return { end: at + 1, problem: null };
    if (bytes[at] !== comma) return broken(bytes, at, 'a comma');
    at = skipSpace(bytes, at + 1);
  }
}

const wanted: ReadonlySet<string> = new Set(['id', 'method', 'jsonrpc', 'result', 'error', 'params']);

function note(values: Map<string, string>, key: string | null, bytes: Uint8Array, from: number, to: number): void {
  if (key !== null && wanted.has(key)) values.set(key, textAt(bytes, from, to));
}

function broken(bytes: Uint8Array, at: number, expected: string): Scanned {
  const problem = at >= bytes.length ? 'the object does not end' : `${expected} was expected at byte ${at}`;
  return { end: -1, problem };
}

function textAt(bytes: Uint8Array, from: number, to: number): string {
  return decoder.decode(bytes.subarray(from, Math.min(to, from + longestText)));
}

/** The string that a JSON text stands for; null when it is no string. */
function textOf(json: string | undefined): string | null {
  try {
    const value: unknown = json === undefined ? null : JSON.parse(json);
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

function skipSpace(bytes: Uint8Array, from: number): number {
  let at = from;
  while (isSpace(bytes[at])) at++;
  return at;
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

/** Offset just past the string whose opening quote is at `from`; -1 when it does not end. */
function stringEnd(bytes: Uint8Array, from: number): number {
  for (let at = from + 1; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === quote) return at + 1;
    if (byte === backslash) at++;
  }
  return -1;
}

/** Offset just past the value at `from`, or the end of the bytes; `from` itself when no value begins there. */
function valueEnd(bytes: Uint8Array, from: number): number {
  const first = bytes[from];
  if (first === quote) return orAll(bytes, stringEnd(bytes, from));
  return first === openBrace || first === openBracket ? bracketsEnd(bytes, from) : plainEnd(bytes, from);
}

function orAll(bytes: Uint8Array, end: number): number {
  return end === -1 ? bytes.length : end;
}

/** Brackets are only counted: whether each is closed by its like is a question for a parser. */
function bracketsEnd(bytes: Uint8Array, from: number): number {
  let depth = 0;
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === quote) at = orAll(bytes, stringEnd(bytes, at)) - 1;
    else if (byte === openBrace || byte === openBracket) depth++;
    else if ((byte === closeBrace || byte === closeBracket) && --depth === 0) return at + 1;
  }
  return bytes.length;
}

function plainEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && !endsPlain(bytes[at])) at++;
  return at;
}

function endsPlain(byte: number | undefined): boolean {
  return (
    byte === comma || byte === colon || byte === closeBrace || byte === closeBracket || byte === quote || isSpace(byte)
  );
}
