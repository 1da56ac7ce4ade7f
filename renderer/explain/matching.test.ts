import { expect, test } from 'vitest';
import { byFamily, type CatalogueEntry } from '#shared/model/reference';
import { bestOf, codeAfterKey, matching } from './matching.ts';

const entry = (code: string, title: string, family: string): CatalogueEntry => ({
  code,
  title,
  family,
  severity: 'error',
});

const entries = [
  entry('id-null', 'Request with id null', 'Ids'),
  entry('id-type', 'Id is neither a string nor a whole number', 'Ids'),
  entry('utf8-bom', 'Byte order mark', 'Bytes'),
];
const codes = (found: readonly CatalogueEntry[]) => found.map(({ code }) => code);

test('words are found in code, title and family, in any order', () => {
  expect(codes(matching(entries, ''))).toEqual(['id-null', 'id-type', 'utf8-bom']);
  expect(codes(matching(entries, 'ID-N'))).toEqual(['id-null']);
  expect(codes(matching(entries, ' whole  ids '))).toEqual(['id-type']);
  expect(codes(matching(entries, 'bytes'))).toEqual(['utf8-bom']);
  expect(codes(matching(entries, 'nothing'))).toEqual([]);
});

test('the page that is shown stays while it is found, and gives way to a whole code', () => {
  expect(bestOf(entries, 'id', 'id-type')).toBe('id-type');
  expect(bestOf(entries, 'id-null', 'id-type')).toBe('id-null');
  expect(bestOf(entries, 'id', 'utf8-bom')).toBe('utf8-bom');
  expect(bestOf(matching(entries, 'id'), 'id', 'utf8-bom')).toBe('id-null');
  expect(bestOf([], 'x', 'utf8-bom')).toBeNull();
});

test('families become groups', () => {
  expect(byFamily(entries).map(({ family, entries }) => [family, entries.length])).toEqual([
    ['Ids', 2],
    ['Bytes', 1],
  ]);
});

test('keys move within what is listed', () => {
  expect(codeAfterKey('ArrowDown', entries, 'id-null')).toBe('id-type');
  expect(codeAfterKey('ArrowUp', entries, 'id-null')).toBe('id-null');
  expect(codeAfterKey('PageDown', entries, 'id-null')).toBe('utf8-bom');
  expect(codeAfterKey('ArrowDown', entries, 'not-listed')).toBe('id-null');
  expect(codeAfterKey('ArrowDown', [], 'id-null')).toBeNull();
  expect(codeAfterKey('a', entries, 'id-null')).toBeNull();
});
