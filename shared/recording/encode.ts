/** Entries as lines of the recording file: one JSON object a line, so that `jq`, `grep` and `tail -f` work on it. */
import { fromUint8Array } from 'js-base64';
import type { Entry } from '../model/entry.ts';
import type { Frame } from '../model/frame.ts';
import type { ProcessEvent } from '../model/process-event.ts';
import type { RecordingHeader } from './header.ts';
import { encodeText } from './pool.ts';

/** Bytes of a frame that are turned into a string at a time; a multiple of three, for base64. */
const pieceSize = 3 * 256 * 1024;

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export function encodeHeader(header: RecordingHeader): Uint8Array {
  const { wirescope, startedAt, name, command, args, cwd, platform } = header;
  return encodeText(`${JSON.stringify({ wirescope, startedAt, name, command, args, cwd, platform })}\n`);
}

/** The entry's line with its LF, in pieces of a few megabytes at most. */
export function encodeEntry(entry: Entry): Iterable<Uint8Array> {
  if (entry.kind === 'event') return [encodeEvent(entry.event)];
  return entry.frame.bytes.length <= pieceSize ? [encodeSmall(entry.frame)] : encodeLarge(entry.frame);
}

function encodeEvent(event: ProcessEvent): Uint8Array {
  const { seq, at, type, ...rest } = event;
  return encodeText(`${JSON.stringify({ seq, at: micro(at), event: type, ...rest })}\n`);
}

function encodeSmall(frame: Frame): Uint8Array {
  const text = decodeStrictly(frame.bytes);
  const value = text === null ? `"b64":"${fromUint8Array(frame.bytes)}"` : `"text":${JSON.stringify(text)}`;
  return encodeText(`${headOf(frame)}${value}}\n`);
}

function* encodeLarge(frame: Frame): Iterable<Uint8Array> {
  const readable = isReadable(frame.bytes);
  yield encodeText(`${headOf(frame)}"${readable ? 'text' : 'b64'}":"`);
  const pieces = readable ? readablePieces(frame.bytes) : piecesOf(frame.bytes);
  for (const piece of pieces) yield encodeText(readable ? escapedText(piece) : fromUint8Array(piece));
  yield encodeText('"}\n');
}

function headOf({ seq, at, firstAt, channel, ending, origin }: Frame): string {
  return `{"seq":${seq},"at":${micro(at)},"first":${micro(firstAt)},"channel":"${channel}","ending":"${ending}","origin":"${origin}",`;
}

function micro(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}

function escapedText(piece: Uint8Array): string {
  return JSON.stringify(decoder.decode(piece)).slice(1, -1);
}

function decodeStrictly(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

function isReadable(bytes: Uint8Array): boolean {
  for (const piece of readablePieces(bytes)) if (decodeStrictly(piece) === null) return false;
  return true;
}

function* piecesOf(bytes: Uint8Array): Iterable<Uint8Array> {
  for (let from = 0; from < bytes.length; from += pieceSize) yield bytes.subarray(from, from + pieceSize);
}

function* readablePieces(bytes: Uint8Array): Iterable<Uint8Array> {
  for (let from = 0; from < bytes.length; ) {
    const to = characterStart(bytes, from + pieceSize);
    yield bytes.subarray(from, to);
    from = to;
  }
}

/** The offset, or the start of the character that it cuts through; in valid UTF-8 that is at most three bytes back. */
function characterStart(bytes: Uint8Array, offset: number): number {
  if (offset >= bytes.length) return bytes.length;
  for (let start = offset; start > offset - 4; start--) if (((bytes[start] ?? 0) & 0xc0) !== 0x80) return start;
  return offset;
}
