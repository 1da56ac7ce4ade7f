import { describe, expect, test } from 'vitest';
import { transcript } from '../../engine/transcript.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { methods } from '../methods.ts';
import { type Revision, revisions } from '../revisions.ts';
import { namedTypes } from '../types/named-types.ts';
import { exists } from '../types/vocabulary.ts';
import { nodeFor } from '../validate/nodes.ts';
import { allRules } from './all.ts';
import { allCases } from './all-cases.ts';
import { owned } from './schema-owned.ts';

const general = new Set(['params-schema', 'result-schema']);

describe('faults with a rule of their own', () => {
  const codes = allRules.map(({ code }) => code);

  test.each([...new Set(owned.map(({ code }) => code))])('%s is a rule', (code) => {
    expect(codes).toContain(code);
  });

  test.each(owned.map((row) => [row.code, row] as const))(
    '%s speaks in the revisions that it is trusted with',
    (code, row) => {
      const rule = allRules.find((candidate) => candidate.code === code);
      if (rule?.revisions === undefined) return;
      const trusted = (row.revisions ?? revisions).filter((revision) => row.of.some((name) => livesIn(name, revision)));
      expect(rule.revisions).toEqual(expect.arrayContaining([...trusted]));
    },
  );

  test('belong to types that there are', () => {
    const parts = methods.flatMap(({ name }) => [`${name} params`, `${name} result`]);
    const known = new Set(['params', 'result', ...parts, ...namedTypes().keys()]);
    expect(owned.flatMap(({ of }) => of).filter((name) => !known.has(name))).toEqual([]);
  });

  test('are not told twice', () => {
    const twice = Object.entries(allCases).flatMap(([code, { fires }]) =>
      fires.flatMap(({ lines }) => transcript(lines).diagnostics.flatMap((found) => repeated(code, found))),
    );
    expect(twice).toEqual([]);
  });
});

function livesIn(name: string, revision: Revision): boolean {
  const shape = namedTypes().get(name);
  if (shape !== undefined) return exists(shape, revision);
  const [method = '', part] = name.split(' ');
  return part === undefined || nodeFor(revision, method, part === 'params' ? 'params' : 'result') !== null;
}

/** Findings of the general rules at the very place of another's. */
function repeated(code: string, found: readonly Diagnostic[]): readonly string[] {
  const places = new Set(found.filter((one) => !general.has(one.code)).map(pointerOf));
  return found
    .filter((one) => general.has(one.code) && one.severity !== 'info' && places.has(pointerOf(one)))
    .map(({ message }) => `${code}: ${message}`);
}

function pointerOf({ place }: Diagnostic): string | null {
  return place !== undefined && 'pointer' in place ? place.pointer : null;
}
