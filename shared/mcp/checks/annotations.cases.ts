import type { Cases } from './cases.ts';
import { answered, called, completed, gotPrompt, modernAnswered } from './content-lines.ts';

const block = (annotations: string) => `{"type":"text","text":"5","annotations":{${annotations}}}`;
const listing = (annotations: string, revision?: string) =>
  answered(
    'resources/list',
    '',
    `"resources":[{"uri":"file:///a","name":"a","annotations":{${annotations}}}]`,
    revision,
  );

export const annotationCases: Cases = {
  'annotations-range': {
    fires: [
      { lines: called(block('"priority":5')), at: 5, says: 'The priority is 5; it has to be a number from 0 to 1' },
      { lines: called(block('"priority":-0.1'), '2025-03-26'), at: 5 },
      { lines: called(block('"priority":"0.5"'), '2025-06-18'), at: 5, says: '"0.5"' },
      { lines: called(block('"audience":["model"]')), at: 5, says: 'The audience has "model"' },
      { lines: called(block('"audience":"user"')), at: 5, says: 'The audience is "user"; it has to be an array' },
      { lines: called(block('"audience":["user",null]')), at: 5, says: 'has null' },
      {
        lines: called(block('"lastModified":"yesterday"')),
        at: 5,
        says: 'The lastModified is "yesterday"',
        severity: 'warning',
      },
      { lines: called(block('"lastModified":1736694058')), at: 5, says: 'it has to be a string' },
      { lines: listing('"priority":10'), at: 5 },
      {
        lines: answered(
          'resources/templates/list',
          '',
          '"resourceTemplates":[{"uriTemplate":"file:///{a}","name":"a","annotations":{"priority":2}}]',
        ),
        at: 5,
      },
      { lines: gotPrompt(block('"audience":["all"]')), at: 5 },
      { lines: completed(block('"priority":2')), at: 2 },
      {
        lines: modernAnswered(
          'resources/list',
          '',
          '"resources":[{"uri":"file:///a","name":"a","annotations":{"lastModified":"12.1.2025"}}],"ttlMs":0,"cacheScope":"private"',
        ),
        at: 2,
        severity: 'warning',
      },
    ],
    quiet: [
      called(block('"priority":1,"audience":["user","assistant"],"lastModified":"2025-01-12T15:00:58Z"')),
      listing('"priority":0,"audience":[]'),
      called(block('"lastModified":"2025-01-12"')),
      called(block('"lastModified":"yesterday"'), '2025-03-26'),
      called(block('"priority":5'), '2024-11-05'),
      called('{"type":"text","text":"5","annotations":7}'),
      answered('tools/list', '', '"tools":[{"name":"a","inputSchema":{"type":"object"},"annotations":{"priority":9}}]'),
    ],
  },
};
