import { expect, test } from 'vitest';
import type { DetailedDiagnostic } from '#shared/ipc/contract';
import { markOf, onOneLine, spanOf } from './marks.ts';

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
    tolerance: '',
    range: null,
  };
  expect(markOf(finding, doubled, 'shown')).toEqual([]);
  const range = { bytes: { from: 1, to: 2 }, chars: { from: 1, to: 2 } };
  expect(markOf({ ...finding, range }, doubled, 'shown')).toEqual([
    { from: 2, to: 3, severity: 'warning', message: 'The id was used before.', code: 'id-reused' },
  ]);
});

test('a place over several lines is marked on its first one, with the key before it', () => {
  const shown = '{\n  "params": {\n    "a": 1\n  }\n}';
  const place = { from: shown.indexOf('{', 2), to: shown.length - 2 };
  const { from, to } = onOneLine(place, shown);
  expect(shown.slice(from, to)).toBe('"params": {');
  expect(onOneLine({ from: 0, to: shown.length }, shown)).toEqual({ from: 0, to: 1 });
});

test('a place on one line is marked as it is', () => {
  expect(onOneLine({ from: 4, to: 7 }, 'a\nb cde f')).toEqual({ from: 4, to: 7 });
  expect(onOneLine({ from: 0, to: 1 }, '\n')).toEqual({ from: 0, to: 1 });
});
