import { expect, test } from 'vitest';
import { answerDraft } from './answer-draft.ts';

const ask = (id: string, method: string) => `{"jsonrpc":"2.0", "id": ${id} ,"method":"${method}","params":{}}`;

test('the id is the one of the request, to the letter', () => {
  expect(answerDraft(ask('9007199254740993', 'ping'), '2025-11-25')).toBe(
    '{"jsonrpc":"2.0","id":9007199254740993,"result":{}}',
  );
  expect(answerDraft(ask('"\\u0061"', 'ping'), '2025-11-25')).toContain('"id":"\\u0061",');
});

test('the result is the smallest that the method has in the revision', () => {
  expect(answerDraft(ask('0', 'roots/list'), '2025-06-18')).toBe('{"jsonrpc":"2.0","id":0,"result":{"roots":[]}}');
  expect(answerDraft(ask('0', 'elicitation/create'), '2025-06-18')).toContain('"result":{"action":');
});

test('of a method or a revision that is not known there is an empty result', () => {
  expect(answerDraft(ask('0', 'house/keys'), '2025-06-18')).toContain('"result":{}');
  expect(answerDraft(ask('0', 'roots/list'), null)).toContain('"result":{}');
  // MCP 2024-11-05 has no elicitation.
  expect(answerDraft(ask('0', 'elicitation/create'), '2024-11-05')).toContain('"result":{}');
});

test.each(['not json', '[]', '{"jsonrpc":"2.0","method":"ping"}', '{"jsonrpc":"2.0","id":1,"result":{}}'])(
  'there is none for %s',
  (text) => expect(answerDraft(text, '2025-11-25')).toBeNull(),
);
