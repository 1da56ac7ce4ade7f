/** Who tolerates a fault: official SDKs as they were measured, and a reader that keeps to the letter. */
import type { Tolerance } from '../../model/reference.ts';
import { measured, versions } from './measured.ts';
import type { Measurement, Seen, Side } from './measurement.ts';
import { python, pythonVersion, strict } from './recorded.ts';

/** Every known reader of such a fault, clients first; empty when nobody was asked. */
export function toleranceOf(code: string): readonly Tolerance[] {
  return [...readersOf(code, 'client'), ...readersOf(code, 'server'), ...strictReader(code)];
}

function readersOf(code: string, side: Side): readonly Tolerance[] {
  const variants = measured.filter((one) => one.code === code && one.side === side);
  return [
    ...measuredReader(`TypeScript SDK ${versions.ts1}`, variants, ({ seen }) => seen.ts1),
    ...measuredReader(`TypeScript SDK ${versions.ts2}`, variants, ({ seen }) => seen.ts2),
    ...pythonReader(code, side, variants[0]?.judged),
  ];
}

/** One row where all variants of the fault end alike, else one for each. */
function measuredReader(
  name: string,
  variants: readonly Measurement[],
  seenBy: (one: Measurement) => Seen | undefined,
): readonly Tolerance[] {
  const rows = variants.flatMap((one) => {
    const seen = seenBy(one);
    return seen === undefined ? [] : [{ what: one.what, row: rowOf(name, one.side, one.judged, seen) }];
  });
  const [first] = rows;
  if (first === undefined) return [];
  const alike = rows.every(({ row }) => row.verdict === first.row.verdict);
  if (alike) return [first.row];
  return rows.map(({ what, row }) => ({ ...row, reader: `${row.reader}: ${what}` }));
}

function pythonReader(code: string, side: Side, judged: Measurement['judged'] = 'answer'): readonly Tolerance[] {
  return own(python, code, [])
    .filter((recorded) => recorded.side === side)
    .map((recorded) => rowOf(`Python SDK ${pythonVersion}`, side, judged, recorded));
}

function strictReader(code: string): readonly Tolerance[] {
  const known = own(strict, code, null);
  return known === null ? [] : [{ reader: 'A strict reader', ...known }];
}

function rowOf(name: string, side: Side, judged: Measurement['judged'], seen: Seen): Tolerance {
  return { reader: `${name}, as a ${side}`, verdict: seen.verdict, note: noteOf(side, judged, seen) };
}

function noteOf(side: Side, judged: Measurement['judged'], { verdict, detail, reported }: Seen): string {
  const telling = reported === undefined ? '' : reported ? ' and reported to its program' : ' without a word';
  switch (verdict) {
    case 'accepts':
      return acceptedNote(detail, reported === true);
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

function acceptedNote(detail: string, reported: boolean): string {
  if (detail !== '') return `It answers with ${sentence(detail)}`;
  return reported ? 'Nothing is lost; its program is told of an error.' : '';
}

function refusalNote(detail: string): string {
  const asResult = 'isError: ';
  return detail.startsWith(asResult)
    ? `The result has isError: ${sentence(detail.slice(asResult.length))}`
    : `The answer is an error: ${sentence(detail)}`;
}

const sentence = (text: string): string => (/[.…]$/.test(text) ? text : `${text}.`);

/** What the table itself has of that name: any word may be asked for. */
function own<T, U>(table: { readonly [code: string]: T }, code: string, otherwise: U): T | U {
  return Object.hasOwn(table, code) ? (table[code] ?? otherwise) : otherwise;
}
