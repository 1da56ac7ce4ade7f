import { expect, test } from 'vitest';
import { transcript } from '../../engine/transcript.ts';
import { handshake, modernMeta } from '../checks/cases.ts';

const ask = (key: string, description: string) =>
  `"${key}":{"method":"elicitation/create","params":{"message":"?","requestedSchema":{"type":"object","properties":{"n":{"type":"number","description":"${description}"}}}}}`;
const request = (id: number, more = '') =>
  `C>S {"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"t","arguments":{"id":${id}}${more},${modernMeta}}}`;
const needs = (id: number, asks: string) =>
  `S>C {"jsonrpc":"2.0","id":${id},"result":{"resultType":"input_required","requestState":"${id}","inputRequests":{${asks}}}}`;
const filled = (state: number, key: string) =>
  `,"requestState":"${state}","inputResponses":{"${key}":{"action":"accept","content":{"n":"x"}}}`;

test('forms of the latest rounds are remembered, up to some size', () => {
  const big = 'x'.repeat(400_000);
  const rounds = Array.from({ length: 60 }, (_, index) => [request(index), needs(index, ask('who', big))]).flat();
  const retry = (id: number) => request(id + 100, filled(id, 'who')).replace(`"id":${id + 100}},"r`, `"id":${id}},"r`);
  const t = transcript([...rounds, retry(59), retry(0)]);
  expect(t.found('elicitation-content-mismatch', 121)).toHaveLength(1);
  expect(t.found('elicitation-content-mismatch', 122)).toHaveLength(0);
});

test('a form that is too large to be kept is said', () => {
  const t = transcript([request(1), needs(1, ask('who', 'x'.repeat(600_000))), request(2, filled(1, 'who'))]);
  expect(t.found('schema-not-checked', 3)).toMatchObject([
    { severity: 'info', message: expect.stringContaining('the schema is too large to be kept') },
  ]);
});

test('of a tool that is too large to be kept, too', () => {
  const tool = `{"name":"t","description":"${'x'.repeat(2_200_000)}","inputSchema":{"type":"object"}}`;
  const t = transcript([
    ...handshake('2025-11-25'),
    'C>S {"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    `S>C {"jsonrpc":"2.0","id":1,"result":{"tools":[${tool}]}}`,
    'C>S {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"t","arguments":{}}}',
  ]);
  expect(t.found('schema-not-checked')).toMatchObject([{ message: expect.stringContaining('too large to be kept') }]);
});
