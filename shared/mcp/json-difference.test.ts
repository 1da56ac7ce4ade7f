import { describe, expect, test } from 'vitest';
import { jsonDifference } from './json-difference.ts';

describe('the difference of two values', () => {
  test.each([
    [
      { a: 1, b: [2] },
      { b: [2], a: 1 },
    ],
    [[], []],
    [null, null],
    ['x', 'x'],
    [{ __proto__: null, a: {} }, { a: {} }],
  ])('%j and %j have none', (before, after) => {
    expect(jsonDifference(before, after)).toBeNull();
  });

  test.each([
    [1, 2, ''],
    [1, '1', ''],
    [null, {}, ''],
    [[], {}, ''],
    [{ a: { b: [1, 2] } }, { a: { b: [1, 3] } }, '/a/b/1'],
    [{ 'a/b': { '~': 1 } }, { 'a/b': { '~': 2 } }, '/a~1b/~0'],
    [{ a: { b: 1 } }, { a: {} }, '/a'],
    [{ a: {} }, { a: { b: 1 } }, '/a'],
    [{ a: [1] }, { a: [1, 2] }, '/a'],
    [{ a: 1 }, { toString: 1 }, ''],
  ])('%j and %j differ at %j', (before, after, pointer) => {
    expect(jsonDifference(before, after)).toBe(pointer);
  });

  test('values that are too large to compare count as equal', () => {
    const many = (last: number) => [...Array(100_000).keys(), last].map((n) => ({ n }));
    expect(jsonDifference(many(1), many(2))).toBeNull();
  });
});
