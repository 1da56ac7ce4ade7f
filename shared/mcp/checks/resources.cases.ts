import type { Cases } from './cases.ts';
import { answered, called, completed, modernAnswered } from './content-lines.ts';

const read = (contents: string, revision?: string) =>
  answered('resources/read', '"uri":"file:///a.txt"', `"contents":[${contents}]`, revision);
const modernRead = (contents: string) =>
  modernAnswered(
    'resources/read',
    '"uri":"file:///a.txt"',
    `"contents":[${contents}],"ttlMs":0,"cacheScope":"private"`,
  );
const contents = (members: string) => `{"uri":"file:///a.txt"${members}}`;
const embedded = (members: string) => `{"type":"resource","resource":${contents(members)}}`;

export const resourceCases: Cases = {
  'resource-contents-kind': {
    fires: [
      { lines: read(contents('')), at: 5, says: 'The contents of "file:///a.txt" have neither text nor blob.' },
      { lines: read(contents(',"data":"aGk="'), '2024-11-05'), at: 5 },
      {
        lines: read(contents(',"text":"hi","blob":"aGk="')),
        at: 5,
        says: 'have both text and blob',
        severity: 'warning',
      },
      { lines: called(embedded(',"mimeType":"text/plain"')), at: 5, says: 'neither' },
      { lines: completed(embedded('')), at: 2 },
      { lines: modernRead(contents('')), at: 2 },
    ],
    quiet: [
      read(contents(',"text":""')),
      read(contents(',"blob":"aGk="')),
      called(embedded(',"text":"hi"')),
      // Of the wrong type, but there.
      read(contents(',"text":7')),
      called('{"type":"resource"}'),
    ],
  },
  'resource-contents-empty': {
    fires: [{ lines: modernRead(''), at: 2, says: 'The contents of "file:///a.txt" are empty.' }],
    quiet: [modernRead(contents(',"text":""')), read('')],
  },
};
