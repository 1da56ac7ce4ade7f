import { expect, test } from 'vitest';
import { Recent } from './recent.ts';

test('keeps the latest entries, and says when it had to forget some', () => {
  const recent = new Recent<number, string>(4);
  for (const key of [1, 2, 3]) recent.set(key, `v${key}`);
  expect(recent.latest()).toEqual(['v3', 'v2', 'v1']);
  expect(recent.forgot).toBe(false);
  for (const key of [4, 5, 6]) recent.set(key, `v${key}`);
  expect(recent.forgot).toBe(true);
  expect(recent.get(1)).toBeUndefined();
  expect(recent.get(6)).toBe('v6');
  expect(recent.latest().length).toBeLessThanOrEqual(4);
});

test('what is set again is the latest, and is there once', () => {
  const recent = new Recent<number, string>(4);
  for (const key of [1, 2, 3]) recent.set(key, 'old');
  recent.set(1, 'new');
  expect(recent.get(1)).toBe('new');
  expect(recent.latest()).toEqual(['new', 'old', 'old'].slice(0, recent.latest().length));
  expect(recent.take(1)).toBe('new');
  expect(recent.get(1)).toBeUndefined();
});

test('takes a value out of either generation', () => {
  const recent = new Recent<number, string>(4);
  for (const key of [1, 2, 3]) recent.set(key, `v${key}`);
  expect([recent.take(1), recent.take(3), recent.take(9)]).toEqual(['v1', 'v3', undefined]);
  expect(recent.latest()).toEqual(['v2']);
});
