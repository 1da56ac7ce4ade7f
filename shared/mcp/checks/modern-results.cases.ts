import { type Cases, handshake, modernCall, modernMeta, modernResult } from './cases.ts';

const info = '"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"s","version":"1"}}';
const content = '"content":[{"type":"text","text":"3"}]';
const answer = (id: number, ...members: readonly string[]) =>
  `S>C {"jsonrpc":"2.0","id":${id},"result":{${members.join(',')}}}`;
const complete = (id: number) => answer(id, content, modernResult);
const clean = [modernCall(1), complete(1)];

const declares = (name: string) =>
  modernMeta.replace('Capabilities":{}', `Capabilities":{"extensions":{"${name}":{}}}`);
const request = (id: number, method: string, params: string, meta = modernMeta) =>
  `C>S {"jsonrpc":"2.0","id":${id},"method":"${method}","params":{${params === '' ? '' : `${params},`}${meta}}}`;
const extended = (id: number, name: string) => request(id, 'tools/call', '"name":"add"', declares(name));
const task = (id: number) =>
  answer(
    id,
    '"resultType":"task","taskId":"t1","status":"working","createdAt":"2026-11-30T10:00:00Z","lastUpdatedAt":"2026-11-30T10:00:00Z","ttlMs":60000',
    info,
  );

const early = handshake('2025-11-25');
const plainCall = (id: number) =>
  `C>S {"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"add","arguments":{}}}`;
const ping = (id: number) => request(id, 'ping', '');

const probe = request(1, 'server/discover', '');
const found = (versions: string) =>
  answer(1, `${versions}"capabilities":{"tools":{}},"ttlMs":0,"cacheScope":"private"`, modernResult);
const discovered = [probe, found('"supportedVersions":["2026-07-28"],')];

export const modernResultCases: Cases = {
  'result-type-missing': {
    fires: [
      { lines: [modernCall(1), answer(1, content, info)], at: 2 },
      { lines: [request(1, 'com.example/reindex', ''), answer(1, info)], at: 2 },
    ],
    quiet: [
      clean,
      [...early, plainCall(1), answer(1, content)],
      [ping(1), answer(1, info)],
      [modernCall(1), answer(2, content)],
    ],
  },
  'result-type-unknown': {
    fires: [
      { lines: [modernCall(1), answer(1, content, '"resultType":"done"', info)], at: 2, says: '"done"' },
      { lines: [modernCall(1), answer(1, content, '"resultType":null', info)], at: 2, says: 'null' },
      { lines: [extended(1, 'io.modelcontextprotocol/tasks'), answer(1, '"resultType":"partial"', info)], at: 2 },
      { lines: [extended(1, 'com.example/parts'), answer(1, '"resultType":1', content, info)], at: 2 },
    ],
    quiet: [
      clean,
      [extended(1, 'com.example/parts'), answer(1, '"resultType":"partial"', content, info)],
      [extended(1, 'io.modelcontextprotocol/tasks'), task(1)],
      [modernCall(1), answer(1, '"resultType":"input_required","requestState":"s"', info)],
      [modernCall(1), task(1)],
    ],
  },
  'server-info-missing': {
    fires: [
      {
        lines: [
          modernCall(1),
          answer(1, content, '"resultType":"complete"'),
          modernCall(2),
          answer(2, content, '"resultType":"complete"'),
        ],
        at: 2,
      },
      { lines: [modernCall(1), answer(1, content, '"resultType":"complete","_meta":{}')], at: 2 },
    ],
    quiet: [
      clean,
      [modernCall(1), answer(1, content, '"resultType":"complete","_meta":null')],
      [
        modernCall(1),
        answer(1, content, '"resultType":"complete","_meta":{"io.modelcontextprotocol/serverInfo":null}'),
      ],
      [...early, plainCall(1), answer(1, content)],
    ],
  },
  'server-info-shape': {
    fires: [
      {
        lines: [modernCall(1), answer(1, content, '"resultType":"complete"', info.replace(',"version":"1"', ''))],
        at: 2,
        says: 'version in "io.modelcontextprotocol/serverInfo" is missing',
      },
      {
        lines: [modernCall(1), answer(1, content, '"resultType":"complete"', info.replace('"s"', '5'))],
        at: 2,
        says: '5',
      },
      {
        lines: [
          modernCall(1),
          answer(1, content, '"resultType":"complete","_meta":{"io.modelcontextprotocol/serverInfo":"s"}'),
        ],
        at: 2,
      },
    ],
    quiet: [clean, [modernCall(1), answer(1, content, '"resultType":"complete"', info.replace('"1"', '""'))]],
  },
  'task-result-undeclared': {
    fires: [
      { lines: [modernCall(1), task(1)], at: 2, says: 'does not declare' },
      {
        lines: [request(1, 'prompts/get', '"name":"p"', declares('io.modelcontextprotocol/tasks')), task(1)],
        at: 2,
        says: 'prompts/get',
      },
    ],
    quiet: [[extended(1, 'io.modelcontextprotocol/tasks'), task(1)], clean],
  },
  'result-type-on-legacy': {
    fires: [
      {
        lines: [
          ...early,
          plainCall(1),
          answer(1, content, '"resultType":"complete"'),
          plainCall(2),
          answer(2, content, '"resultType":"complete"'),
        ],
        at: 5,
        says: '2025-11-25',
      },
      {
        lines: [...early, plainCall(1), answer(1, content, '"resultType":"input_required"')],
        at: 5,
        says: '"input_required", which 2025-11-25 does not know.',
      },
    ],
    quiet: [
      [...early, plainCall(1), answer(1, content)],
      clean,
      [probe.replace('2026-07-28', '2025-11-25'), found('"supportedVersions":["2026-07-28"],')],
    ],
  },
  'discover-empty-versions': {
    fires: [
      { lines: [probe, found('"supportedVersions":[],')], at: 2, says: 'empty' },
      { lines: [probe, found('')], at: 2, says: 'no supportedVersions' },
      { lines: [probe, found('"supportedVersions":"2026-07-28",')], at: 2, says: '"2026-07-28"' },
      { lines: [probe, found('"supportedVersions":["2026-07-28",20250618],')], at: 2, says: 'index 1' },
    ],
    quiet: [discovered, [probe, 'S>C {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no"}}']],
  },
};
