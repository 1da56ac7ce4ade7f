/** Bytes of one line to a message. Nothing here throws: what cannot be read is a kind of message too. */
import type { WireMessage } from '../model/message.ts';
import { classify } from './classify.ts';
import { readLarge } from './parse-large.ts';
import { type DecodedText, decodeText } from './text.ts';

/** Lines beyond this many bytes are not parsed as a whole: 16 MiB. */
export const parseLimit = 16 * 1024 * 1024;

/** A line as it was read: its message together with what decoding it found. */
export interface Reading extends DecodedText {
  readonly message: WireMessage;
  /** False when only the envelope was read, because the line is so large; the text is then empty. */
  readonly whole: boolean;
}

/** Reads one line. A byte order mark is skipped and undecodable bytes are replaced, so that the message still shows. */
export function read(bytes: Uint8Array): Reading {
  if (bytes.length > parseLimit) return readLarge(bytes);
  const decoded = decodeText(bytes);
  const text = decoded.bom ? decoded.text.slice(1) : decoded.text;
  const { valid, badBytes, bom } = decoded;
  return { text: decoded.text, valid, badBytes, bom, whole: true, message: readText(text, valid) };
}

export function parse(bytes: Uint8Array): WireMessage {
  return read(bytes).message;
}

const openBrace = 0x7b;
const quote = 0x22;
const blank = /^[ \t\r]*$/;
/** What a JSON text can begin with; numbers and names are lines of their own. */
const startOfJson =
  /^\s*(\{\s*(["}]|$)|\[\s*([\]{["\d-]|true|false|null|$)|"|-?\d[\d.eE+-]*\s*$|(true|false|null)\s*$)/;

function readText(text: string, valid: boolean): WireMessage {
  if (text.charCodeAt(0) === openBrace && text.charCodeAt(1) === quote) return readJson(text, valid);
  if (blank.test(text)) return { kind: 'blank' };
  // Ordinary noise is told by how it begins: throwing an error for each line would cost far more.
  const detail = startOfJson.test(text) ? null : `It starts with ${JSON.stringify(firstCharacter(text))}.`;
  return detail === null ? readJson(text, valid) : unreadable(valid, detail);
}

function readJson(text: string, valid: boolean): WireMessage {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return unreadable(valid, error instanceof Error ? error.message : String(error));
  }
  return classify(json);
}

function unreadable(valid: boolean, detail: string): WireMessage {
  return { kind: 'invalid', reason: valid ? 'not-json' : 'not-utf8', detail };
}

function firstCharacter(text: string): string {
  return String.fromCodePoint(text.trimStart().codePointAt(0) ?? 0);
}
