import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

test('marks a place in a short text', () => {
  expect(excerptOf('{"id":1.5}', { from: 6, to: 9 })).toEqual({ before: '{"id":', marked: '1.5', after: '}' });
});

test('says where something was cut', () => {
  const text = `${'a'.repeat(100)}X${'b'.repeat(100)}`;
  const excerpt = excerptOf(text, { from: 100, to: 101 });
  expect(excerpt).toEqual({ before: `…${'a'.repeat(72)}`, marked: 'X', after: `${'b'.repeat(72)}…` });
});

test('cuts a long place and drops what is behind it', () => {
  const excerpt = excerptOf('x'.repeat(1000), { from: 0, to: 1000 });
  expect(excerpt).toEqual({ before: '', marked: `${'x'.repeat(240)}…`, after: '' });
});

test('a place behind the end marks nothing', () => {
  expect(excerptOf('abc', { from: 9, to: 12 })).toEqual({ before: 'abc', marked: '', after: '' });
});
