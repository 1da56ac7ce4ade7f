import { expect, test } from 'vitest';
import { timeText } from './time-text.ts';

test('the time column shows seconds since the start, since the row above, or the clock', () => {
  const startedAt = new Date(2026, 0, 2, 3, 4, 5, 60).getTime();
  expect(timeText('relative', 1830, startedAt, 1800)).toBe('1.830');
  expect(timeText('delta', 1830, startedAt, 1800)).toBe('+0.030');
  expect(timeText('delta', 1830, startedAt, null)).toBe('');
  expect(timeText('absolute', 1830, startedAt, null)).toBe('03:04:06.890');
});
