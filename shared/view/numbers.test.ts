import { expect, test } from 'vitest';
import { formatCount, formatDuration, formatSeconds, formatSize } from './numbers.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 kB'],
  [99_949, '99.9 kB'],
  [99_950, '100 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [50_000_000, '50.0 MB'],
  [3e15, '3000 TB'],
])('size %d', (bytes, text) => expect(formatSize(bytes)).toBe(text));

test.each([
  [-1, '0.0 ms'],
  [0.42, '0.4 ms'],
  [0.95, '1 ms'],
  [999.4, '999 ms'],
  [999.5, '1.00 s'],
  [1834, '1.83 s'],
  [12_345, '12.3 s'],
  [59_994, '60.0 s'],
  [59_995, '1 min 00 s'],
  [182_000, '3 min 02 s'],
  [7_500_000, '2 h 05 min'],
])('duration %d', (ms, text) => expect(formatDuration(ms)).toBe(text));

test('counts and seconds', () => {
  expect([0, 999, 1000, 88_120, 1_234_567].map(formatCount)).toEqual(['0', '999', '1,000', '88,120', '1,234,567']);
  expect(formatSeconds(63_500.4)).toBe('63.500');
});
