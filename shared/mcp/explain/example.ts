/** A rule's test transcripts as examples for people: what crossed the wire, and the place that a finding is about. */
import { entriesOf, transcript } from '../../engine/transcript.ts';
import { locate } from '../../jsonrpc/locate.ts';
import { decodeText } from '../../jsonrpc/text.ts';
import type { Diagnostic, Severity } from '../../model/diagnostic.ts';
import type { Entry } from '../../model/entry.ts';
import { directionOf, type Frame } from '../../model/frame.ts';
import type { ExampleLine, ReferenceExample } from '../../model/reference.ts';
import { formatDuration } from '../../view/numbers.ts';
import type { Example } from '../checks/cases.ts';

/** Longest text of a line, in UTF-16 units, and how much of it stands before a place far behind. */
const longest = 700;
const before = 120;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** A transcript in which the rule fires, with its row and place marked. */
export function wrongExample(code: string, { lines, at }: Example): ReferenceExample {
  const { rows, diagnostics } = transcript(lines);
  const finding = diagnostics[at - 1]?.find((diagnostic) => diagnostic.code === code) ?? null;
  const marked = finding === null ? null : { seq: at, finding };
  return { lines: linesOf(lines, rows, marked), says: finding?.message ?? null };
}

/** A transcript in which it does not. */
export function rightExample(lines: readonly string[]): ReferenceExample {
  return { lines: linesOf(lines, transcript(lines).rows, null), says: null };
}

const weights: { readonly [S in Severity]: number } = { error: 100, warning: 10, info: 1 };

/** Near misses of one rule may break others on purpose: the first of those that break the fewest; null for none. */
export function cleanest(transcripts: readonly (readonly string[])[]): readonly string[] | null {
  let best: readonly string[] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const lines of transcripts) {
    const weight = weightOf(lines);
    if (weight < least) [best, least] = [lines, weight];
    if (weight === 0) break;
  }
  return best;
}

/** How much is found in a transcript. Nobody minds that an example leaves the handshake out. */
export function weightOf(lines: readonly string[]): number {
  const found = transcript(lines).diagnostics.flat();
  const counted = found.filter(({ code }) => code !== 'initialize-not-first');
  return counted.reduce((sum, { severity }) => sum + weights[severity], 0);
}

interface Marked {
  readonly seq: number;
  readonly finding: Diagnostic;
}

function linesOf(
  lines: readonly string[],
  rows: readonly { readonly summary: string }[],
  marked: Marked | null,
): readonly ExampleLine[] {
  const entries = [...entriesOf(lines)];
  let seq = 0;
  return lines.map((line) => {
    if (line.startsWith('wait ')) return pause(Number(line.slice(5)));
    const entry = entries[seq];
    seq += 1;
    return lineOf(entry, seq, rows[seq - 1]?.summary ?? '', marked?.seq === seq ? marked.finding : null);
  });
}

function pause(ms: number): ExampleLine {
  const text = `${formatDuration(ms)} later`;
  return { kind: 'pause', seq: null, direction: null, text, place: null, ending: 'lf', marked: false };
}

function lineOf(entry: Entry | undefined, seq: number, summary: string, finding: Diagnostic | null): ExampleLine {
  const marked = finding !== null;
  if (entry?.kind !== 'frame') {
    return { kind: 'event', seq, direction: null, text: summary, place: null, ending: 'lf', marked };
  }
  const { channel, ending } = entry.frame;
  const kind = channel === 'stderr' ? 'stderr' : 'message';
  return { kind, seq, direction: directionOf(channel), ...textOf(entry.frame, finding), ending, marked };
}

function textOf({ bytes }: Frame, finding: Diagnostic | null): Pick<ExampleLine, 'text' | 'place'> {
  const { text } = decodeText(bytes);
  const located = finding?.place === undefined ? null : locate(text, finding.place, bytes);
  if (located === null) return cut(readable(bytes), null);
  const { from, to } = located.bytes;
  const [head, place, tail] = [bytes.subarray(0, from), bytes.subarray(from, to), bytes.subarray(to)].map(readable);
  return cut(`${head}${place}${tail}`, placeIn(head ?? '', place ?? '', tail ?? ''));
}

/** A place that is the whole line needs no mark beside the row's own. */
function placeIn(head: string, place: string, tail: string): Span | null {
  if (place === '' || (head.trim() === '' && tail.trim() === '')) return null;
  return { from: head.length, to: head.length + place.length };
}

/** The text of some bytes; those that are not UTF-8 as `\xE9`. */
function readable(bytes: Uint8Array): string {
  const { text, valid, badBytes } = decodeText(bytes);
  if (valid) return text;
  let shown = '';
  let from = 0;
  for (const at of badBytes) {
    const escaped = `\\x${(bytes[at] ?? 0).toString(16).toUpperCase().padStart(2, '0')}`;
    shown += decodeText(bytes.subarray(from, at)).text + escaped;
    from = at + 1;
  }
  return shown + decodeText(bytes.subarray(from)).text;
}

/** A long line keeps what stands around its place. */
function cut(text: string, place: Span | null): { readonly text: string; readonly place: Span | null } {
  if (text.length <= longest) return { text, place };
  const start = place === null || place.to <= longest ? 0 : Math.max(0, place.from - before);
  const end = start + longest;
  const shift = start === 0 ? 0 : start - 1;
  const shown = `${start === 0 ? '' : '…'}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
  if (place === null) return { text: shown, place };
  return { text: shown, place: { from: place.from - shift, to: Math.min(place.to, end) - shift } };
}
