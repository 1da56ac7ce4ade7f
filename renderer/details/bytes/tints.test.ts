import { expect, test } from 'vitest';
import type { DetailedDiagnostic } from '#shared/ipc/contract';
import { tintAt, tintsIn, tintsOf } from './tints.ts';

function finding(from: number, to: number): DetailedDiagnostic {
  const explanation = { code: 'x', title: '', why: '', fix: '', spec: '' };
  const range = { bytes: { from, to }, chars: { from, to } };
  return { code: 'x', severity: 'warning', message: '', explanation, tolerance: '', range };
}

const frame = { channel: 'stdout', ending: 'lf', origin: 'peer', at: 0, firstAt: 0, bom: false } as const;

test('bad bytes lie over findings', () => {
  const tints = tintsOf({ diagnostics: [finding(2, 6)], frame: { ...frame, badBytes: [3] }, size: 20 });
  expect([1, 2, 3, 4, 6].map((offset) => tintAt(tints, offset))).toEqual([
    undefined,
    'warning',
    'bad',
    'warning',
    undefined,
  ]);
});

test('a finding about the whole frame tints nothing', () => {
  expect(tintsOf({ diagnostics: [finding(0, 20)], frame: { ...frame, badBytes: [] }, size: 20 })).toEqual([]);
  expect(tintsOf({ diagnostics: [finding(10, 9000)], frame: { ...frame, badBytes: [] }, size: 20_000 })).toEqual([]);
});

test('finds the ranges of a row', () => {
  const tints = tintsOf({ diagnostics: [finding(14, 18)], frame: { ...frame, badBytes: [40] }, size: 64 });
  expect(tintsIn(tints, 0, 16)).toHaveLength(1);
  expect(tintsIn(tints, 16, 32)).toHaveLength(1);
  expect(tintsIn(tints, 18, 32)).toHaveLength(0);
});
