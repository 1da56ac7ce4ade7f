import { expect, test } from 'vitest';
import { isDateTime } from './date-time.ts';

test.each([
  '2025-01-12T15:00:58Z',
  '2025-01-12T15:00:58.123456+00:00',
  '2025-01-12T15:00:58',
  '2025-01-12 15:00',
  '2025-01-12',
  '20250112T150058Z',
  '2025-01-12T15+0100',
  new Date(0).toISOString(),
])('%s', (text) => {
  expect(isDateTime(text)).toBe(true);
});

test.each([
  '',
  'yesterday',
  '12.01.2025',
  '2025-13-01',
  '2025-01-32T00:00:00Z',
  '2025-01-12T25:00:00Z',
  '2025-01-12T15:60:00Z',
  '1736694058',
  'Sun, 12 Jan 2025 15:00:58 GMT',
  '2025-01-12T15:00:58Z ',
  `2025-01-12T15:00:58.${'1'.repeat(100)}Z`,
])('not %j', (text) => {
  expect(isDateTime(text)).toBe(false);
});
