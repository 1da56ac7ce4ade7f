/** Bytes to text, remembering what did not decode. */

export interface DecodedText {
  /** The text with its byte order mark, if any; undecodable bytes are U+FFFD. */
  readonly text: string;
  /** False when some bytes are not UTF-8. */
  readonly valid: boolean;
  /** Offsets of the bytes that do not decode, at most {@link badBytesLimit}. */
  readonly badBytes: readonly number[];
  /** True when the text starts with a UTF-8 byte order mark. */
  readonly bom: boolean;
}

export const badBytesLimit = 100;

const none: readonly number[] = [];
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { fatal: false, ignoreBOM: true });

export function decodeText(bytes: Uint8Array): DecodedText {
  const text = decodeStrictly(bytes);
  const bom = hasBom(bytes);
  if (text !== null) return { text, valid: true, badBytes: none, bom };
  return { text: lenient.decode(bytes), valid: false, badBytes: findBadBytes(bytes), bom };
}

/** True when the bytes start with a UTF-8 byte order mark. */
export function hasBom(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

function decodeStrictly(bytes: Uint8Array): string | null {
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
}

/** Offsets of bytes that belong to no well-formed UTF-8 sequence (Unicode 15, table 3-7). */
function findBadBytes(bytes: Uint8Array): readonly number[] {
  const bad: number[] = [];
  let at = 0;
  while (at < bytes.length && bad.length < badBytesLimit) {
    const length = sequenceLength(bytes, at);
    if (length === 0) bad.push(at);
    at += length === 0 ? 1 : length;
  }
  return bad;
}

/** Bytes in the well-formed sequence that starts at `at`, or 0 when there is none. */
export function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  const length = lengthFromLeadByte(first);
  if (length === 0 || !secondByteFits(first, bytes[at + 1] ?? 0)) return 0;
  for (let i = 2; i < length; i++) {
    if (((bytes[at + i] ?? 0) & 0xc0) !== 0x80) return 0;
  }
  return length;
}

function lengthFromLeadByte(first: number): number {
  if (first >= 0xc2 && first <= 0xdf) return 2;
  if (first >= 0xe0 && first <= 0xef) return 3;
  return first >= 0xf0 && first <= 0xf4 ? 4 : 0;
}

/** The second byte also excludes overlong forms, surrogates and values beyond U+10FFFF. */
function secondByteFits(first: number, second: number): boolean {
  const low = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
  const high = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
  return second >= low && second <= high;
}

/** `0xE9`. */
export function formatByte(byte: number): string {
  return `0x${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}
