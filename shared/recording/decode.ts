/** Lines of a recording file back into entries. A recording may be torn, edited or not one of ours: nothing throws. */
import { toUint8Array } from 'js-base64';
import type { Entry } from '../model/entry.ts';
import {
  type Fields,
  isChannel,
  isEnding,
  isEventBody,
  isFields,
  isHeader,
  isOrigin,
  isSeq,
  isTime,
} from './guards.ts';
import type { RecordingHeader } from './header.ts';
import { splitLarge, unescapeBytes } from './large-line.ts';
import { encodeText } from './pool.ts';

export type DecodedLine =
  | { readonly type: 'header'; readonly header: RecordingHeader }
  | { readonly type: 'entry'; readonly entry: Entry }
  /** Not a line that we wrote, or not the whole of it; `reason` is a phrase for people. */
  | { readonly type: 'foreign'; readonly reason: string };

/** From this many bytes on a line is decoded without making one string of it. */
const largeLine = 1024 * 1024;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Reads one line of a recording, given without its line ending. */
export function decodeLine(line: Uint8Array): DecodedLine {
  try {
    return (line.length >= largeLine ? decodeLarge(line) : null) ?? decodeSmall(line);
  } catch {
    return foreign('the line is longer than can be read');
  }
}

function decodeSmall(line: Uint8Array): DecodedLine {
  const json = parse(line);
  if (json === undefined) return foreign('not a whole line of JSON');
  return isFields(json) ? decodeFields(json) : foreign('not a JSON object');
}

function decodeFields(fields: Fields): DecodedLine {
  if ('wirescope' in fields) return decodeHeader(fields);
  if ('event' in fields) return decodeEvent(fields);
  return decodeFrame(fields, () => bytesOf(fields));
}

function decodeLarge(line: Uint8Array): DecodedLine | null {
  const parts = splitLarge(line);
  const fields = parts === null ? null : parse(parts.head);
  return parts !== null && isFields(fields) ? decodeFrame(fields, () => unescapeBytes(parts.body)) : null;
}

function decodeHeader(fields: Fields): DecodedLine {
  if (fields.wirescope !== 1) return foreign(`recording format ${JSON.stringify(fields.wirescope)} is not known`);
  if (!isHeader(fields)) return foreign('not a whole header');
  const { startedAt, name, command, args, cwd, platform } = fields;
  return { type: 'header', header: { wirescope: 1, startedAt, name, command, args, cwd, platform } };
}

function decodeEvent(fields: Fields): DecodedLine {
  const { seq, at, event, ...rest } = fields;
  const body = { ...rest, type: event };
  if (!isSeq(seq) || !isTime(at) || !isEventBody(body)) return foreign('not a process event that is known here');
  return { type: 'entry', entry: { kind: 'event', event: { ...body, seq, at } } };
}

function decodeFrame(fields: Fields, readBytes: () => Uint8Array | null): DecodedLine {
  const { seq, at, first, channel, ending, origin } = fields;
  const placed = isSeq(seq) && isTime(at) && isTime(first);
  if (!placed || !isChannel(channel) || !isEnding(ending) || !isOrigin(origin)) return foreign('not a whole frame');
  const bytes = readBytes();
  if (bytes === null) return foreign('not a whole frame');
  return {
    type: 'entry',
    entry: { kind: 'frame', frame: { seq, firstAt: first, at, channel, bytes, ending, origin } },
  };
}

function bytesOf({ text, b64 }: Fields): Uint8Array | null {
  if (typeof text === 'string') return /\p{Surrogate}/u.test(text) ? null : encodeText(text);
  return typeof b64 === 'string' && isBase64(b64) ? toUint8Array(b64) : null;
}

function isBase64(text: string): boolean {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
}

function parse(line: Uint8Array): unknown {
  try {
    return JSON.parse(decoder.decode(line));
  } catch {
    return undefined;
  }
}

function foreign(reason: string): DecodedLine {
  return { type: 'foreign', reason };
}
