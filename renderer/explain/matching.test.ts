import { expect, test } from 'vitest';
import { byGroup, type Listed, listedFinding, listedMessage } from './listed.ts';
import { bestOf, matching, nameAfterKey } from './matching.ts';

const finding = (code: string, title: string, family: string) =>
  listedFinding({ code, title, family, severity: 'error' });

const entries = [
  finding('id-null', 'Request with id null', 'Ids'),
  finding('id-type', 'Id is neither a string nor a whole number', 'Ids'),
  finding('utf8-bom', 'Byte order mark', 'Bytes'),
];
const names = (found: readonly Listed[]) => found.map(({ name }) => name);

test('words are found in code, title and family, in any order', () => {
  expect(names(matching(entries, ''))).toEqual(['id-null', 'id-type', 'utf8-bom']);
  expect(names(matching(entries, 'ID-N'))).toEqual(['id-null']);
  expect(names(matching(entries, ' whole  ids '))).toEqual(['id-type']);
  expect(names(matching(entries, 'bytes'))).toEqual(['utf8-bom']);
  expect(names(matching(entries, 'nothing'))).toEqual([]);
});

test('messages are found by method, area, revision and by what they are for', () => {
  const call = listedMessage({
    name: 'sampling/createMessage',
    kind: 'request',
    direction: 'server-to-client',
    area: 'Sampling',
    about: "Asks the client's language model for a message.",
    revisions: ['2024-11-05', '2025-11-25'],
  });
  for (const text of ['createmessage', 'language request', 'sampling', '2025-11-25'])
    expect(names(matching([call, ...entries], text)), text).toEqual(['sampling/createMessage']);
  expect(bestOf([...entries, call], 'sampling/createmessage', 'id-null')).toBe('sampling/createMessage');
});

test('the page that is shown stays while it is found, and gives way to a whole name', () => {
  expect(bestOf(entries, 'id', 'id-type')).toBe('id-type');
  expect(bestOf(entries, 'id-null', 'id-type')).toBe('id-null');
  expect(bestOf(entries, 'id', 'utf8-bom')).toBe('utf8-bom');
  expect(bestOf(matching(entries, 'id'), 'id', 'utf8-bom')).toBe('id-null');
  expect(bestOf([], 'x', 'utf8-bom')).toBeNull();
});

test('families become groups', () => {
  expect(byGroup(entries).map(({ title, entries: own }) => [title, own.length])).toEqual([
    ['Ids', 2],
    ['Bytes', 1],
  ]);
});

test('keys move within what is listed', () => {
  expect(nameAfterKey('ArrowDown', entries, 'id-null')).toBe('id-type');
  expect(nameAfterKey('ArrowUp', entries, 'id-null')).toBe('id-null');
  expect(nameAfterKey('PageDown', entries, 'id-null')).toBe('utf8-bom');
  expect(nameAfterKey('ArrowDown', entries, 'not-listed')).toBe('id-null');
  expect(nameAfterKey('ArrowDown', [], 'id-null')).toBeNull();
  expect(nameAfterKey('a', entries, 'id-null')).toBeNull();
});
