import { expect, test } from 'vitest';
import { transcript } from '../../engine/transcript.ts';
import { parseLimit } from '../../jsonrpc/parse.ts';
import { cacheHintChecks } from './cache-hints.ts';
import { handshake, modernCall, modernMeta, modernResult } from './cases.ts';
import { modernEnvelopeChecks } from './modern-envelope.ts';
import { modernEraChecks } from './modern-eras.ts';
import { modernResultChecks } from './modern-results.ts';

const rules = [...modernEraChecks, ...modernEnvelopeChecks, ...modernResultChecks, ...cacheHintChecks];

const ask = (id: number, method: string, params = '') =>
  `C>S {"jsonrpc":"2.0","id":${id},"method":"${method}","params":{${params}${modernMeta}}}`;
const answer = (id: number, members: string) => `S>C {"jsonrpc":"2.0","id":${id},"result":{${members}}}`;
const server = '"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"s","version":"1"}}';
const plainList = (id: number) => `C>S {"jsonrpc":"2.0","id":${id},"method":"tools/list"}`;

test('a line that is too large to be read is not said to lack anything', () => {
  const padding = 'x'.repeat(parseLimit);
  const { codes } = transcript([
    modernCall(1),
    answer(1, `"content":[],${modernResult}`),
    ask(2, 'tools/list', `"padding":"${padding}",`),
    answer(2, `"tools":[],"padding":"${padding}"`),
  ]);
  expect(codes.filter((code) => rules.some((rule) => code.endsWith(` ${rule.code}`)))).toEqual([]);
});

test('a connection with a handshake keeps its own revision beside requests of the other era', () => {
  const { codes } = transcript([
    ...handshake('2025-11-25'),
    ask(1, 'tools/list'),
    answer(1, `"tools":[],"ttlMs":0,"cacheScope":"private",${modernResult}`),
    plainList(2),
    answer(2, '"tools":[]'),
    ask(3, 'server/discover'),
    answer(3, `"supportedVersions":["2026-07-28"],"capabilities":{},"ttlMs":0,"cacheScope":"private",${modernResult}`),
    plainList(4),
    answer(4, '"tools":[]'),
  ]);
  const late = 'envelope-on-handshake-connection';
  expect(codes.filter((code) => rules.some((rule) => code.endsWith(` ${rule.code}`)))).toEqual([
    `#4 ${late}`,
    `#8 ${late}`,
  ]);
});

test('what is so on every message is told once, whatever came before', () => {
  const named = [modernCall(1), answer(1, `"content":[],${modernResult}`)];
  const unnamed = (id: number) => [
    modernCall(id).replace(/"io.modelcontextprotocol\/clientInfo":\{[^}]*\},/, ''),
    answer(id, '"content":[],"resultType":"complete"'),
  ];
  const { codes } = transcript([
    ...named,
    ...unnamed(2),
    ...unnamed(3),
    ...named.map((line) => line.replace('1', '4')),
  ]);
  expect(codes.filter((code) => /no-client-info|server-info/.test(code))).toEqual([
    '#3 envelope-no-client-info',
    '#4 server-info-missing',
  ]);
});

test('of a request whose params are forgotten nothing is said but what it lacked', () => {
  const open = Array.from({ length: 20_001 }, (_, index) => modernCall(`busy-${index}`));
  const first = open.length + 1;
  const { codes } = transcript([
    ...open,
    modernCall(1),
    plainList(2),
    modernCall(3),
    answer(1, `"resultType":"task","taskId":"t","status":"working",${server}`),
    answer(2, `"tools":[],"ttlMs":0,"cacheScope":"private",${modernResult}`),
    answer(3, `"resultType":"partial",${server}`),
  ]);
  expect(codes.filter((code) => rules.some((rule) => code.endsWith(` ${rule.code}`)))).toEqual([
    `#${first + 1} envelope-missing`,
    `#${first + 4} envelope-accepted-missing`,
  ]);
});
