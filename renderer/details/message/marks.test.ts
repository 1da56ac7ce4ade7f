import { expect, test } from 'vitest';
import type { DetailedDiagnostic } from '#shared/ipc/contract';
import { markOf, spanOf } from './marks.ts';

const doubled = (offset: number) => offset * 2;

test('maps a range through its first and last character', () => {
  expect(spanOf({ from: 3, to: 5 }, doubled)).toEqual({ from: 6, to: 9 });
});

test('marks one character where a range is empty', () => {
  expect(spanOf({ from: 3, to: 3 }, doubled)).toEqual({ from: 6, to: 7 });
});

test('a finding without a place has no mark', () => {
  const finding: DetailedDiagnostic = {
    code: 'id-reused',
    severity: 'warning',
    message: 'The id was used before.',
    explanation: { code: 'id-reused', title: '', why: '', fix: '', spec: '' },
    range: null,
  };
  expect(markOf(finding, doubled)).toEqual([]);
  const range = { bytes: { from: 1, to: 2 }, chars: { from: 1, to: 2 } };
  expect(markOf({ ...finding, range }, doubled)).toEqual([
    { from: 2, to: 3, severity: 'warning', message: 'The id was used before.', code: 'id-reused' },
  ]);
});
