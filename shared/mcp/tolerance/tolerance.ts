/** Who tolerates a fault: official SDKs as they were measured, and a reader that keeps to the letter. */
import type { Tolerance } from '../../model/reference.ts';
import { measured, versions } from './measured.ts';
import type { Measurement, Seen, Side } from './measurement.ts';
import { own, python, pythonVersion, strict } from './recorded.ts';

/** Every known reader of such a fault, clients first; empty when nobody was asked. */
export function toleranceOf(code: string): readonly Tolerance[] {
  return [...readersOf(code, 'client'), ...readersOf(code, 'server'), ...strictReader(code)];
}

function readersOf(code: string, side: Side): readonly Tolerance[] {
  const variants = measured.filter((one) => one.code === code && one.side === side);
  return [...labelled(variants.map(measuredReaders)), ...pythonReader(code, side, variants[0]?.judged)];
}

/** MCP Inspector 2.x is a client of TypeScript SDK 2.x, its earlier versions of 1.x. */
const inspector = { ts1: ' (MCP Inspector 1)', ts2: ' (MCP Inspector 2)', both: ' (MCP Inspector)' } as const;

type Measured = keyof typeof inspector;

function sdkName(which: Measured, side: Side): string {
  const { ts1, ts2 } = versions;
  const number = { ts1, ts2, both: `${ts1} and ${ts2}` }[which];
  return `TypeScript SDK ${number}${side === 'client' ? inspector[which] : ''}`;
}

/** Both versions in one row where they do the same. */
function measuredReaders({ code, what, side, judged, seen }: Measurement): Variant {
  const row = (which: Measured, one: Seen | undefined) =>
    one === undefined ? [] : [rowOf(sdkName(which, side), code, side, judged, one)];
  const rows = [...row('ts1', seen.ts1), ...row('ts2', seen.ts2)];
  const [first, second] = rows;
  const alike = first?.verdict === second?.verdict && first?.note === second?.note;
  if (first === undefined || second === undefined || !alike) return { what, rows };
  return { what, rows: [{ ...first, reader: sdkName('both', side) }] };
}

interface Variant {
  readonly what: string;
  readonly rows: readonly Tolerance[];
}

/** Of variants that end alike the first one stands for all; the name of a variant only where they differ. */
function labelled(variants: readonly Variant[]): readonly Tolerance[] {
  const endings = variants.map(({ rows }) => rows.map(({ verdict }) => verdict).join());
  const different = variants.filter((_, index) => endings.indexOf(endings[index] ?? '') === index);
  if (different.length <= 1) return different[0]?.rows ?? [];
  return different.flatMap(({ what, rows }) => rows.map((row) => ({ ...row, what })));
}

function pythonReader(code: string, side: Side, judged: Measurement['judged'] = 'answer'): readonly Tolerance[] {
  return own(python, code, [])
    .filter((recorded) => recorded.side === side)
    .map((recorded) => rowOf(`Python SDK ${pythonVersion}`, code, side, judged, recorded));
}

function strictReader(code: string): readonly Tolerance[] {
  const known = own(strict, code, null);
  return known === null ? [] : [{ side: null, reader: 'A strict reader', what: '', ...known }];
}

function rowOf(reader: string, code: string, side: Side, judged: Measurement['judged'], seen: Seen): Tolerance {
  return { side, reader, what: '', verdict: seen.verdict, note: noteOf(code, side, judged, seen) };
}

function noteOf(code: string, side: Side, judged: Measurement['judged'], seen: Seen): string {
  const { verdict, detail, reported } = seen;
  const telling = reported === undefined ? '' : reported ? ' and reported to its program' : ' without a word';
  switch (verdict) {
    case 'accepts':
      return acceptedNote(code, seen);
    case 'ignores':
      return `The line is dropped${telling}.`;
    case 'refuses':
      return refusalNote(detail);
    case 'fails':
      return `The call fails: ${sentence(detail)}`;
    case 'hangs':
      return side === 'client' && judged === 'answer'
        ? `The answer is dropped${telling}; the call waits until its timeout.`
        : `The request is dropped${telling}; it is never answered.`;
    case 'closes':
      return 'The connection is closed; everything that waits on it fails.';
    case 'crashes':
      return 'The process ends.';
  }
}

/** What becomes of the faulty part where the rest is taken. */
const remarks: { readonly [code: string]: string } = {
  'invalid-utf8': 'The bad bytes are read as U+FFFD.',
  'duplicate-json-key': 'The last one counts.',
};

function acceptedNote(code: string, { detail, reported }: Seen): string {
  if (detail !== '') return `It answers with ${sentence(detail)}`;
  return own(remarks, code, reported === true ? 'Nothing is lost; its program is told of an error.' : '');
}

function refusalNote(detail: string): string {
  const asResult = 'isError: ';
  return detail.startsWith(asResult)
    ? `The result has isError: ${sentence(detail.slice(asResult.length))}`
    : `The answer is an error: ${sentence(detail)}`;
}

const sentence = (text: string): string => (/[.…]$/.test(text) ? text : `${text}.`);
