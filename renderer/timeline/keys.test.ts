import { describe, expect, test } from 'vitest';
import { type Key, keyAction } from './keys.ts';

const key = (key: string, held: Partial<Key> = {}): Key => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('a key in the timeline', () => {
  test('moves by arrows and by letters alike', () => {
    expect(keyAction(key('ArrowDown'), false)).toEqual(keyAction(key('j'), false));
    expect(keyAction(key('ArrowUp'), false)).toEqual({ type: 'move', by: -1 });
  });

  test('means nothing with a modifier, which belongs to the menu', () => {
    expect(keyAction(key('c', { ctrlKey: true }), false)).toBeNull();
    expect(keyAction(key('j', { metaKey: true }), false)).toBeNull();
  });

  test('p means the partner only after g', () => {
    expect(keyAction(key('g'), false)).toEqual({ type: 'prefix' });
    expect(keyAction(key('p'), false)).toBeNull();
    expect(keyAction(key('p'), true)).toEqual({ type: 'partner' });
  });

  test('is not looked up among what every object has', () => {
    expect(keyAction(key('constructor'), false)).toBeNull();
    expect(keyAction(key('toString'), false)).toBeNull();
  });
});
