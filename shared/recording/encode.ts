/** Entries as lines of the recording file: one JSON object a line, so that `jq`, `grep` and `tail -f` work on it. */
import { fromUint8Array } from 'js-base64';
import type { Entry } from '../model/entry.ts';
import type { Frame } from '../model/frame.ts';
import type { ProcessEvent } from '../model/process-event.ts';
import { Escaper, longestEscape } from './escape.ts';
import type { RecordingHeader } from './header.ts';
import { encodeText, longestPooled, pooled, writeText } from './pool.ts';

/** Bytes of a frame that are looked at as a string at a time; a multiple of three, for base64. */
const pieceSize = 3 * 256 * 1024;
const bufferSize = 64 * 1024;
/** The head of a frame's line and what comes after its bytes are shorter than this. */
const frameAround = 512;

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export function encodeHeader(header: RecordingHeader): Uint8Array {
  const { wirescope, startedAt, name, command, args, cwd, platform } = header;
  return encodeText(`${JSON.stringify({ wirescope, startedAt, name, command, args, cwd, platform })}\n`);
}

/** The entry's line with its LF, in pieces of a megabyte or so. */
export function encodeEntry(entry: Entry): Iterable<Uint8Array> {
  if (entry.kind === 'event') return [encodeEvent(entry.event)];
  const { frame } = entry;
  if (!isReadable(frame.bytes)) return base64Line(frame);
  const most = frameAround + longestEscape * frame.bytes.length;
  return most <= longestPooled ? [shortLine(frame, most)] : longLine(frame);
}

function encodeEvent(event: ProcessEvent): Uint8Array {
  const { seq, at, type, ...rest } = event;
  return encodeText(`${JSON.stringify({ seq, at: micro(at), event: type, ...rest })}\n`);
}

function shortLine(frame: Frame, most: number): Uint8Array {
  return pooled(most, (room) => {
    const start = writeText(`${headOf(frame)}"text":"`, room);
    const end = new Escaper(frame.bytes).fill(room, start);
    return end + writeText(textEnd, room.subarray(end));
  });
}

function* longLine(frame: Frame): Iterable<Uint8Array> {
  yield encodeText(`${headOf(frame)}"text":"`);
  const escaper = new Escaper(frame.bytes);
  while (!escaper.done) {
    const buffer = new Uint8Array(bufferSize);
    yield buffer.subarray(0, escaper.fill(buffer, 0));
  }
  yield encodeText(textEnd);
}

function* base64Line(frame: Frame): Iterable<Uint8Array> {
  yield encodeText(`${headOf(frame)}"b64":"`);
  const { bytes } = frame;
  for (let from = 0; from < bytes.length; from += pieceSize) {
    yield encodeText(fromUint8Array(bytes.subarray(from, from + pieceSize)));
  }
  yield encodeText(textEnd);
}

const textEnd = '"}\n';

function headOf({ seq, at, firstAt, channel, ending, origin }: Frame): string {
  return `{"seq":${seq},"at":${micro(at)},"first":${micro(firstAt)},"channel":"${channel}","ending":"${ending}","origin":"${origin}",`;
}

function micro(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}

function isReadable(bytes: Uint8Array): boolean {
  try {
    for (let from = 0; from < bytes.length; ) {
      const to = characterStart(bytes, from + pieceSize);
      decoder.decode(bytes.subarray(from, to));
      from = to;
    }
    return true;
  } catch {
    return false;
  }
}

/** The offset, or the start of the character that it cuts through; in valid UTF-8 that is at most three bytes back. */
function characterStart(bytes: Uint8Array, offset: number): number {
  if (offset >= bytes.length) return bytes.length;
  for (let start = offset; start > offset - 4; start--) if (((bytes[start] ?? 0) & 0xc0) !== 0x80) return start;
  return offset;
}
