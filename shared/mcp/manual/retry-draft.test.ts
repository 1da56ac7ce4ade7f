import { expect, test } from 'vitest';
import { retryDraft } from './retry-draft.ts';

const request =
  '{"jsonrpc":"2.0", "id":4,"method":"tools/call","params":{"name":"ask","arguments":{"n":9007199254740993}}}';
const ask = '{"who":{"method":"elicitation/create","params":{}},"where":{"method":"roots/list"}}';
const answer = (rest: string) => `{"jsonrpc":"2.0","id":4,"result":{"resultType":"input_required"${rest}}}`;
const draft = (asked: string, told: string) => retryDraft(asked, told, '2026-07-28', 9);

test('the state is given back to the letter, and what was written stays as it was', () => {
  expect(draft(request, answer(`,"inputRequests":${ask},"requestState":"a\\u0062\\/c"`))).toBe(
    '{"jsonrpc":"2.0", "id":9,"method":"tools/call","params":{"name":"ask","arguments":{"n":9007199254740993},' +
      '"inputResponses":{"who":{"action":"accept"},"where":{"roots":[]}},"requestState":"a\\u0062\\/c"}}',
  );
});

test('a state alone, or questions alone', () => {
  expect(draft(request, answer(',"requestState":"s"'))).toMatch(/"n":9007199254740993},"requestState":"s"}}$/);
  expect(draft(request, answer(`,"inputRequests":${ask}`))).not.toContain('requestState');
});

test('in a later round what was answered before is replaced', () => {
  const first = draft(request, answer(`,"inputRequests":${ask},"requestState":"one"`)) ?? '';
  const next = draft(first, answer(',"inputRequests":{"again":{"method":"roots/list"}},"requestState":"two"'));
  expect(next).toContain('"inputResponses":{"again":{"roots":[]}},"requestState":"two"}}');
  expect(next).not.toContain('who');
  expect(draft(first, answer(`,"inputRequests":${ask}`))).toBeNull();
});

test('params that are empty get no comma', () => {
  expect(draft('{"id":1,"params":{}}', answer(',"requestState":"s"'))).toBe('{"id":9,"params":{"requestState":"s"}}');
});

test.each([
  'not json',
  '{"jsonrpc":"2.0","id":4,"result":{}}',
  '{"jsonrpc":"2.0","id":4,"result":{"resultType":"complete"}}',
])('there is none for %s', (told) => expect(draft(request, told)).toBeNull());

test('there is none for a request without params', () => {
  expect(draft('{"jsonrpc":"2.0","id":4,"method":"tools/call"}', answer(',"requestState":"s"'))).toBeNull();
});
