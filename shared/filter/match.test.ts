import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ViewFilter } from '../ipc/contract.ts';
import { compileFilter, isOpen, type Matchable } from './match.ts';

const open: ViewFilter = { text: '', hidden: [], findingsOnly: false };
const row: Matchable = {
  kind: 'request',
  findings: 0,
  method: 'tools/call',
  subject: 'add',
  summary: '{"a": 1, "b": [2.5]}',
  id: '"abc"',
};
const matches = (filter: Partial<ViewFilter>, of: Matchable = row) => compileFilter({ ...open, ...filter })(of);

describe('text', () => {
  test.each(['', 'TOOLS', 'Add', '"A": 1', '[2.5]', '"ABC"', 'tools/call'])('%j is found', (text) => {
    expect(matches({ text })).toBe(true);
  });

  test.each(['tools.call', 'addd', 'call add', '^tools', '2x5', '(', '\\'])('%j is not found', (text) => {
    expect(matches({ text })).toBe(false);
  });

  test('letters of any script match without regard to case', () => {
    expect(matches({ text: 'ÜBER' }, { ...row, summary: 'das über alles' })).toBe(true);
    expect(matches({ text: 'привет' }, { ...row, subject: 'ПРИВЕТ' })).toBe(true);
  });

  test('a row without an id is not found by "null"', () => {
    expect(matches({ text: 'null' }, { ...row, id: null })).toBe(false);
    expect(matches({ text: 'null' }, { ...row, id: 'null' })).toBe(true);
  });

  test('any part of any text is found, whatever its characters', () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(text, fc.string(), fc.string(), (needle, before, after) => {
        expect(matches({ text: needle }, { ...row, summary: before + needle + after })).toBe(true);
      }),
    );
  });
});

describe('kinds and findings', () => {
  test('hidden kinds', () => {
    expect(matches({ hidden: ['stderr', 'request'] })).toBe(false);
    expect(matches({ hidden: ['stderr'] })).toBe(true);
  });

  test('findings only', () => {
    expect(matches({ findingsOnly: true })).toBe(false);
    expect(matches({ findingsOnly: true }, { ...row, findings: 2 })).toBe(true);
  });

  test('everything has to match', () => {
    expect(matches({ findingsOnly: true, text: 'nope' }, { ...row, findings: 2 })).toBe(false);
  });
});

test('a filter that asks for nothing is open', () => {
  expect(isOpen(open)).toBe(true);
  expect(
    [{ text: 'x' }, { hidden: ['blank'] as const }, { findingsOnly: true }].map((part) => isOpen({ ...open, ...part })),
  ).toEqual([false, false, false]);
});
