import { describe, expect, test } from 'vitest';
import type { Reference } from '../../model/reference.ts';
import { allRules, rulesWithoutTraffic } from '../checks/all.ts';
import { allCases } from '../checks/all-cases.ts';
import { cleanest, weightOf } from './example.ts';
import { families } from './families.ts';
import { nearestCodes } from './nearest.ts';
import { catalogue, referenceOf, revisionsText } from './reference.ts';

const codes = allRules.map(({ code }) => code);
const withTraffic = allRules.filter((rule) => !rulesWithoutTraffic.includes(rule)).map(({ code }) => code);

function reference(code: string): Reference {
  const found = referenceOf(code);
  if (found === null) throw new Error(`There is no ${code}.`);
  return found;
}

test('every rule is in the catalogue once, in a family of its own subject', () => {
  expect(catalogue.map(({ code }) => code).sort()).toEqual([...codes].sort());
  const others = families.find(({ title }) => title === 'Others')?.rules.map(({ code }) => code) ?? [];
  expect(others, 'list their families in shared/mcp/explain/families.ts').toEqual([]);
});

describe('every code has a page', () => {
  test.each(withTraffic)('%s', (code) => {
    const { wrong, right } = reference(code);
    expect(wrong?.says).toMatch(/^["A-Z].*\.$/s);
    expect(wrong?.lines.filter(({ marked }) => marked)).toHaveLength(1);
    expect(right?.lines.some(({ marked }) => marked)).toBe(false);
    for (const { text, place } of [...(wrong?.lines ?? []), ...(right?.lines ?? [])]) {
      expect(text.length).toBeLessThan(1000);
      if (place === null) continue;
      expect(place.to).toBeGreaterThan(place.from);
      expect(place.to).toBeLessThanOrEqual(text.length);
    }
  });

  test('and its right example breaks no other rule', () => {
    const broken = Object.entries(allCases).filter(([, { quiet }]) => weightOf(cleanest(quiet) ?? []) > 0);
    expect(
      broken.map(([code]) => code),
      'give them a near miss in which nothing is found',
    ).toEqual([]);
  });

  test('also what no traffic leads to', () => {
    expect(reference('analysis-failed')).toMatchObject({ wrong: null, right: null, family: 'Wirescope itself' });
    expect(reference('stderr-severity')).toMatchObject({ wrong: null, right: null, family: 'Server process' });
  });

  test('but no other', () => {
    expect(referenceOf('no-such-code')).toBeNull();
    expect(referenceOf('toString')).toBeNull();
  });
});

describe('an example', () => {
  const marked = (code: string) => {
    const line = reference(code).wrong?.lines.find((one) => one.marked);
    return { ...line, placed: line?.place ? line.text?.slice(line.place.from, line.place.to) : null };
  };

  test('marks the place in its row', () => {
    expect(marked('id-null')).toMatchObject({ seq: 1, direction: 'client-to-server', placed: 'null' });
    expect(marked('notification-with-id').placed).toBe('"id"');
  });

  test('shows bytes that are no text', () => {
    expect(marked('invalid-utf8')).toMatchObject({ text: '{"j":"\\xE9"}', placed: '\\xE9' });
  });

  test('cuts what is very long', () => {
    expect(marked('line-over-10mib').text).toMatch(/^\{"jsonrpc.*…$/);
  });

  test('has events and pauses in words', () => {
    const lines = reference('request-unanswered').wrong?.lines ?? [];
    expect(lines.map(({ kind, seq }) => [kind, seq])).toEqual([
      ['message', 1],
      ['pause', null],
      ['event', 2],
    ]);
    expect(lines[1]?.text).toBe('4.20 s later');
    expect(lines[2]?.text).toContain('stdout');
  });

  test('says how a line ends when that is what it is about', () => {
    expect(marked('cr-line-ending').ending).toBe('crlf');
  });
});

test.each([
  [undefined, 'every revision'],
  [['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'], 'every revision'],
  [['2025-03-26'], '2025-03-26 only'],
  [['2025-06-18', '2025-11-25', '2026-07-28'], '2025-06-18 and later'],
  [['2024-11-05', '2025-03-26'], '2024-11-05 to 2025-03-26'],
  [['2024-11-05', '2025-06-18'], '2024-11-05, 2025-06-18'],
] as const)('revisions %j are %s', (revisions, text) => {
  expect(revisionsText(revisions)).toBe(text);
});

test('a mistyped code finds the nearest ones', () => {
  expect(nearestCodes('id-nul', codes)[0]).toBe('id-null');
  expect(nearestCodes('stdout_not_json', codes)[0]).toBe('stdout-not-json');
  expect(nearestCodes('utf8', codes)).toContain('invalid-utf8');
  expect(nearestCodes('zzzzqqq', codes)).toEqual([]);
  expect(nearestCodes('', codes)).toEqual([]);
});
