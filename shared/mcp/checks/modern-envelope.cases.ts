import { type Cases, handshake, modernMeta, modernResult } from './cases.ts';

const version = '"io.modelcontextprotocol/protocolVersion":"2026-07-28"';
const capabilities = '"io.modelcontextprotocol/clientCapabilities":{}';
const client = '"io.modelcontextprotocol/clientInfo":{"name":"c","version":"1"}';

const list = (id: number, params?: string) =>
  `C>S {"jsonrpc":"2.0","id":${id},"method":"tools/list"${params === undefined ? '' : `,"params":${params}`}}`;
const withMeta = (id: number, ...keys: readonly string[]) => list(id, `{"_meta":{${keys.join(',')}}}`);
const whole = (id: number) => list(id, `{${modernMeta}}`);
const tools = (id: number) =>
  `S>C {"jsonrpc":"2.0","id":${id},"result":{"tools":[],"ttlMs":0,"cacheScope":"private",${modernResult}}}`;
const refusal = (id: number) =>
  `S>C {"jsonrpc":"2.0","id":${id},"error":{"code":-32602,"message":"params._meta is missing a required key"}}`;
const clean = [whole(1), tools(1), whole(2), tools(2)];

export const modernEnvelopeCases: Cases = {
  'envelope-missing': {
    fires: [
      { lines: [whole(1), tools(1), list(2), refusal(2)], at: 3, says: 'no params' },
      { lines: [withMeta(1, version, client)], at: 1, says: 'clientCapabilities"' },
      {
        lines: [whole(1), withMeta(2, capabilities, client)],
        at: 2,
        says: 'lacks "io.modelcontextprotocol/protocolVersion".',
      },
      { lines: [whole(1), list(2, '{"cursor":"c"}')], at: 2, says: 'no _meta' },
      { lines: [whole(1), list(2, '{"_meta":null}')], at: 2, says: 'is null' },
      { lines: [whole(1), 'C>S {"jsonrpc":"2.0","id":2,"method":"com.example/reindex"}'], at: 2 },
    ],
    quiet: [
      clean,
      [list(1, '{}')],
      [withMeta(1, capabilities)],
      [...handshake('2025-11-25'), list(1)],
      [...handshake('2025-11-25'), whole(1), list(2)],
      [whole(1), 'C>S {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}'],
      [whole(1), 'C>S {"jsonrpc":"2.0","id":2,"method":"ping"}'],
      [whole(1), 'C>S {"jsonrpc":"2.0","id":2,"method":"tools/list","params":[]}'],
      [whole(1), 'S>C {"jsonrpc":"2.0","id":2,"method":"roots/list"}'],
    ],
  },
  'envelope-key-type': {
    fires: [
      {
        lines: [withMeta(1, version, client, '"io.modelcontextprotocol/clientCapabilities":["roots"]'), refusal(1)],
        at: 1,
        says: 'an array',
      },
      {
        lines: [whole(1), withMeta(2, '"io.modelcontextprotocol/protocolVersion":20260728', capabilities, client)],
        at: 2,
      },
      { lines: [withMeta(1, version, capabilities, '"io.modelcontextprotocol/clientInfo":"c"')], at: 1, says: '"c"' },
      {
        lines: [withMeta(1, version, capabilities, '"io.modelcontextprotocol/clientInfo":{"name":"c"}')],
        at: 1,
        says: 'missing',
      },
      {
        lines: [withMeta(1, version, capabilities, client, '"io.modelcontextprotocol/logLevel":"warn"')],
        at: 1,
        says: '"warn"',
      },
      { lines: [withMeta(1, version, capabilities, client, '"io.modelcontextprotocol/logLevel":null')], at: 1 },
    ],
    quiet: [
      clean,
      [withMeta(1, version, capabilities, client, '"io.modelcontextprotocol/logLevel":"warning"')],
      [withMeta(1, version, capabilities, '"io.modelcontextprotocol/clientInfo":{"name":"","version":""}')],
      [withMeta(1, version)],
    ],
  },
  'envelope-no-client-info': {
    fires: [
      { lines: [withMeta(1, version, capabilities), tools(1), withMeta(2, version, capabilities), tools(2)], at: 1 },
    ],
    quiet: [clean, [list(1, '{"_meta":{"progressToken":1}}')], [...handshake('2025-11-25'), list(1, '{"_meta":{}}')]],
  },
  'envelope-accepted-missing': {
    fires: [
      {
        lines: [withMeta(1, version, client), tools(1)],
        at: 2,
        says: '(#1) lacks "io.modelcontextprotocol/clientCapabilities"',
      },
      { lines: [whole(1), tools(1), list(2), tools(2)], at: 4 },
    ],
    quiet: [clean, [withMeta(1, version, client), refusal(1)], [...handshake('2025-11-25'), list(1), tools(1)]],
  },
};
