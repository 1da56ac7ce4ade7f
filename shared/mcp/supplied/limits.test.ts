import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Limits, sizeOf, textOutgrows } from './limits.ts';

const limits: Limits = { text: 1000, depth: 10, values: 50 };

function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { a: value };
  return value;
}

const cases: readonly (readonly [name: string, value: unknown, says: string | null])[] = [
  ['a number', 1, null],
  ['ten levels', nested(10), null],
  ['eleven levels', nested(11), 'is nested more than 10 levels deep'],
  ['a million levels', nested(1_000_000), 'is nested more than 10 levels deep'],
  ['forty-nine items', Array(49).fill(1), null],
  ['too many items', Array(51).fill(1), 'holds more than 50 values'],
  ['a million items', Array(1_000_000).fill(1), 'holds more than 50 values'],
  ['too many members', Object.fromEntries(Array.from({ length: 51 }, (_, i) => [i, 1])), 'holds more than 50 values'],
  ['brackets in a text', '[[[[[[[[[[[[[[{{{{{{{"\\', null],
  ['commas in a text', ','.repeat(100), null],
  ['a long text', 'x'.repeat(1001), 'is larger than 0.9765625 KiB'],
  ['long keys', { ['x'.repeat(600)]: { ['y'.repeat(600)]: 1 } }, 'is larger than 0.9765625 KiB'],
];

describe('a value and its text have the same limits', () => {
  test.each(cases)('%s', (_, value, says) => {
    const size = sizeOf(value, limits);
    expect(typeof size === 'string' ? size : null).toBe(says);
    // The text of a million levels cannot be made from the value, and is too long besides.
    const text = says?.includes('levels') ? '[{"a":'.repeat(6) : JSON.stringify(value);
    const found = textOutgrows(text, {
      ...limits,
      text: says?.includes('KiB') ? limits.text : Number.POSITIVE_INFINITY,
    });
    expect(found).toBe(says);
  });

  test('whatever the value', () => {
    const wide: Limits = { text: Number.POSITIVE_INFINITY, depth: 4, values: 20 };
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const bySize = sizeOf(value, wide);
        const byText = textOutgrows(JSON.stringify(value), wide);
        // The text tells fewer values: an empty container and its content are not told apart.
        if (byText !== null) expect(typeof bySize).toBe('string');
        if (typeof bySize === 'string' && bySize.includes('levels')) expect(byText).not.toBeNull();
      }),
    );
  });
});

test('a size is about the length of the text', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const size = sizeOf(value, { text: 1e9, depth: 1e9, values: 1e9 });
      const { length } = JSON.stringify(value);
      expect(size).toBeGreaterThan(length / 10);
      expect(size).toBeLessThan(length * 5 + 5);
    }),
  );
});
