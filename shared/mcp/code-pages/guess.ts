/**
 * The code page in which bytes that are not UTF-8 were most likely written. Detectors of encodings need more text than the
 * word or two of a message, so this one looks at how few words read in each code page, and says nothing when two of them
 * read well.
 */
import { cyrillicShare } from './cyrillic.ts';
import { decodeAs } from './decode.ts';
import { eastAsianShare } from './east-asian.ts';
import { readsAsLatin } from './latin.ts';

export interface CodePageGuess {
  /** For people. */
  readonly name: string;
  /** The text around the byte as it reads in the code page, at most {@link shownLength} characters. */
  readonly text: string;
}

/** Bytes that are looked at before and after the one in question. */
const reach = { before: 24, after: 48 } as const;
const shownLength = 24;

/** `at` is the offset of the first byte that is not UTF-8. */
export function likelyCodePage(bytes: Uint8Array, at: number): CodePageGuess | null {
  const around = segmentAround(bytes, at);
  const found = [...latinReadings(around.bytes), ...otherReadings(around.bytes, around.firstHigh)];
  const [only, another] = found;
  if (only === undefined || another !== undefined) return null;
  return { name: only.name, text: shown(only.text) };
}

interface Segment {
  readonly bytes: Uint8Array;
  /** The offset in `bytes` at which the run of bytes beyond ASCII begins that holds the byte in question. */
  readonly firstHigh: number;
}

/** The part of a JSON string around a byte: up to its quotes, and not too long. */
function segmentAround(bytes: Uint8Array, at: number): Segment {
  let firstHigh = at;
  while (firstHigh > 0 && (bytes[firstHigh - 1] ?? 0) >= 0x80 && at - firstHigh < reach.before) firstHigh--;
  let from = firstHigh;
  while (from > 0 && isPlain(bytes[from - 1] ?? 0) && firstHigh - from < reach.before) from--;
  let to = at + 1;
  while (to < bytes.length && !isEnd(bytes[to] ?? 0) && to - at < reach.after) to++;
  return { bytes: bytes.subarray(from, to), firstHigh: firstHigh - from };
}

/** Ends a string, or the text around it. */
function isEnd(byte: number): boolean {
  return byte === 0x22 || byte < 0x20;
}

function isPlain(byte: number): boolean {
  return byte < 0x80 && !isEnd(byte) && byte !== 0x5c;
}

interface Reading {
  readonly name: string;
  readonly text: string;
}

/** At most one: windows-1252 and what it is confused with. */
function latinReadings(bytes: Uint8Array): readonly Reading[] {
  const ansi = decodeAs('windows-1252', bytes) ?? '';
  const oem = decodeAs('cp850', bytes);
  // One letter alone is too little for a code page that few programs write.
  const oemReads = oem !== null && /[A-Za-z]/.test(oem) && readsAsLatin(oem, 'western');
  if (readsAsLatin(ansi, 'western')) {
    const sure = !oemReads || !/[\u2010-\u2122]/.test(ansi);
    return sure ? [{ name: 'windows-1252', text: ansi }] : [];
  }
  if (oemReads) return [{ name: 'CP850, a code page of the Windows console', text: oem }];
  const central = decodeAs('windows-1250', bytes) ?? '';
  return readsAsLatin(central, 'central') ? [{ name: 'windows-1250', text: central }] : [];
}

interface CodePage {
  readonly label: string;
  readonly name: string;
  readonly share: (label: string, text: string, bytes: Uint8Array) => number;
}

const cyrillic = (_: string, text: string) => cyrillicShare(text);

const codePages: readonly CodePage[] = [
  { label: 'windows-1251', name: 'windows-1251', share: cyrillic },
  { label: 'ibm866', name: 'CP866, a code page of the Windows console', share: cyrillic },
  { label: 'koi8-r', name: 'KOI8-R', share: cyrillic },
  { label: 'shift_jis', name: 'Shift_JIS', share: eastAsianShare },
  { label: 'gbk', name: 'GBK', share: eastAsianShare },
  { label: 'big5', name: 'Big5', share: eastAsianShare },
  { label: 'euc-kr', name: 'EUC-KR', share: eastAsianShare },
];

/** Reads well, and better than the next one by this much. */
const enough = 0.6;
const lead = 0.25;

/** At most one. */
function otherReadings(segment: Uint8Array, firstHigh: number): readonly Reading[] {
  const bytes = segment.subarray(firstHigh);
  const ranked = codePages
    .map(({ label, name, share }) => {
      const text = decodeAs(label, bytes);
      return { name, text: text ?? '', share: text === null ? 0 : share(label, text, bytes) };
    })
    .sort((a, b) => b.share - a.share);
  const [best, next] = ranked;
  if (best === undefined || best.share < enough || best.share - (next?.share ?? 0) < lead) return [];
  return [best];
}

function shown(text: string): string {
  const characters = [...text.trim()];
  return characters.length <= shownLength ? characters.join('') : `${characters.slice(0, shownLength).join('')}…`;
}
