import { expect, test } from 'vitest';
import { entryTyped, nothingTyped, typedMore } from './type-ahead.ts';

const labels = ['initialize', 'ping', 'tools/list', 'tools/call', 'prompts/get'];

test('what is typed quickly is one word, and a pause begins another', () => {
  const first = typedMore(nothingTyped, 'T', 1000);
  expect(typedMore(first, 'o', 1500).text).toBe('to');
  expect(typedMore(first, 'o', 2000).text).toBe('o');
  expect(typedMore(first, 't', 1100).text).toBe('t');
});

test('one letter goes to the next entry that begins with it, and around', () => {
  expect(entryTyped('t', 0, labels)).toBe(2);
  expect(entryTyped('t', 2, labels)).toBe(3);
  expect(entryTyped('t', 3, labels)).toBe(2);
  expect(entryTyped('p', -1, labels)).toBe(1);
});

test('a longer word stays while it fits', () => {
  expect(entryTyped('to', 3, labels)).toBe(3);
  expect(entryTyped('tools/c', 2, labels)).toBe(3);
});

test('the part behind a slash is found where nothing begins so', () => {
  expect(entryTyped('call', 0, labels)).toBe(3);
  expect(entryTyped('ge', 0, labels)).toBe(4);
  expect(entryTyped('x', 0, labels)).toBeNull();
  expect(entryTyped('x', 0, [])).toBeNull();
});
