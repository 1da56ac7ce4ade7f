import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allCases } from '../mcp/checks/all-cases.ts';
import { isObject } from '../model/message.ts';
import { relationNotes, relationText } from '../view/relations.ts';
import { type Transcript, transcript } from './transcript.ts';

/** Every transcript that some rule has as an example: between them they reach all rules and trackers. */
const transcripts = Object.values(allCases)
  .flatMap(({ fires, quiet }) => [...fires.map(({ lines }) => lines), ...quiet])
  // Lines of megabytes are looked at by the rules' own tests.
  .filter((lines) => lines.join().length < 20_000);

const strange = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    null,
    {},
    [],
    '',
    0,
    -1,
    1.5,
    1e300,
    true,
    [null],
    [[]],
    [{}],
    '\u0000',
    '\ud800',
    '__proto__',
  ),
);

/** A change of one message: the value at some place is put out, put in a list, or replaced by something strange. */
interface Change {
  readonly line: number;
  readonly place: number;
  readonly how: 'replace' | 'remove' | 'wrap' | 'swap';
  readonly value: unknown;
}

const change: fc.Arbitrary<Change> = fc.record({
  line: fc.nat(1000),
  place: fc.nat(1000),
  how: fc.constantFrom('replace', 'replace', 'remove', 'wrap', 'swap'),
  value: strange,
});

type Container = Record<string | number, unknown>;

/** Every container in a JSON value with its keys. */
function placesIn(value: unknown, found: [Container, string | number][] = []): [Container, string | number][] {
  if (!Array.isArray(value) && !isObject(value)) return found;
  const container = value as Container;
  for (const key of Object.keys(container)) {
    found.push([container, key]);
    placesIn(container[key], found);
  }
  return found;
}

function changed(line: string, { place, how, value }: Change): string {
  const [, prefix = '', text = ''] = /^(\S+ )(.*)$/su.exec(line) ?? [];
  const json = parsed(text);
  const places = placesIn(json);
  const [container, key] = places[place % Math.max(1, places.length)] ?? [];
  if (container === undefined || key === undefined) return line;
  if (how === 'remove') delete container[key];
  else if (how === 'wrap') container[key] = [container[key], value];
  else if (how === 'swap') container[key] = places[(place * 7) % places.length]?.[0] === container ? value : key;
  else container[key] = value;
  return prefix + JSON.stringify(json);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The lines with some changed, some left out and some repeated. */
function mutated(lines: readonly string[], changes: readonly Change[], again: readonly number[]): readonly string[] {
  const copy = [...lines];
  for (const one of changes) {
    const at = one.line % copy.length;
    copy[at] = changed(copy[at] ?? '', one);
  }
  for (const from of again) copy.splice((from * 7) % copy.length, from % 2, copy[from % copy.length] ?? '');
  return copy;
}

/** What has to hold whatever came. */
function expectSound({ rows, diagnostics, codes, dissector }: Transcript): void {
  expect(codes.filter((code) => code.endsWith('analysis-failed'))).toEqual([]);
  for (const [index, row] of rows.entries()) {
    expect(row.seq).toBe(index + 1);
    for (const note of relationNotes(dissector.relationsOf(row.seq), row.seq)) expect(relationText(note)).not.toBe('');
    for (const { message, related = [] } of diagnostics[index] ?? []) {
      expect(message.length).toBeLessThan(1000);
      expect(message).toMatch(/^["A-Z][^\n]*[.!?"”]$/u);
      expect(related.every((seq) => seq >= 1 && seq <= rows.length)).toBe(true);
    }
  }
}

describe('the examples of all rules', () => {
  test('with values replaced, lines left out and repeated', () => {
    const some = fc.record({
      lines: fc.constantFrom(...transcripts),
      changes: fc.array(change, { minLength: 1, maxLength: 4 }),
      again: fc.array(fc.nat(1000), { maxLength: 2 }),
    });
    fc.assert(
      fc.property(some, ({ lines, changes, again }) => {
        expectSound(transcript(mutated(lines, changes, again)));
      }),
      { numRuns: 3000 },
    );
  });

  test('of two rules, one after the other in one session', () => {
    fc.assert(
      fc.property(fc.constantFrom(...transcripts), fc.constantFrom(...transcripts), change, (first, second, one) => {
        const lines = [...first.filter((line) => !line.startsWith('end ')), ...second];
        expectSound(transcript(mutated(lines, [one], [])));
      }),
      { numRuns: 1000 },
    );
  });
});
