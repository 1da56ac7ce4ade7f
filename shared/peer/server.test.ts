import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isObject, type JsonObject } from '../model/message.ts';
import { answer, type Connection, newConnection, type ServerDefinition } from './server.ts';

const server: ServerDefinition = {
  name: 'calc',
  version: '1.0.0',
  tools: [
    {
      name: 'double',
      title: 'Double',
      description: 'Doubles',
      inputSchema: { type: 'object' },
      outputSchema: { type: 'object' },
      call: ({ n }) =>
        typeof n === 'number' ? { structured: { result: 2 * n }, text: String(2 * n) } : { problem: 'n is no number' },
    },
  ],
};

const envelope = (version: unknown = '2026-07-28') => ({
  _meta: {
    'io.modelcontextprotocol/protocolVersion': version,
    'io.modelcontextprotocol/clientCapabilities': {},
  },
});

/** Sends requests one after the other on one connection and returns what came back for the last one. */
function last(...requests: readonly JsonObject[]): JsonObject {
  let connection: Connection = newConnection;
  let reply: JsonObject | null = null;
  requests.forEach((request, index) => {
    const answered = answer(server, connection, { jsonrpc: '2.0', id: index, ...request });
    connection = answered.connection;
    reply = answered.reply;
  });
  return reply ?? {};
}

function errorOf(reply: JsonObject): JsonObject {
  return isObject(reply.error) ? reply.error : {};
}

const initialize = { method: 'initialize', params: { protocolVersion: '2025-11-25', capabilities: {} } };
const discover = { method: 'server/discover', params: envelope() };
const call = { method: 'tools/call', params: { name: 'double', arguments: { n: 2 } } };
const modernCall = { method: 'tools/call', params: { ...call.params, ...envelope() } };

describe('the handshake era', () => {
  test('initialize echoes a known revision and offers the newest for any other', () => {
    expect(last(initialize)).toMatchObject({
      id: 0,
      result: { protocolVersion: '2025-11-25', serverInfo: { name: 'calc', version: '1.0.0' } },
    });
    const asked = (protocolVersion: string) => last({ method: 'initialize', params: { protocolVersion } });
    expect(asked('2024-11-05')).toMatchObject({ result: { protocolVersion: '2024-11-05' } });
    expect(asked('1999-01-01')).toMatchObject({ result: { protocolVersion: '2025-11-25' } });
    expect(asked('2026-07-28')).toMatchObject({ result: { protocolVersion: '2025-11-25' } });
  });

  test('tools are listed and called, ping is answered', () => {
    expect(last(initialize, { method: 'tools/list' })).toMatchObject({ result: { tools: [{ name: 'double' }] } });
    expect(last(initialize, call).result).toEqual({
      content: [{ type: 'text', text: '4' }],
      structuredContent: { result: 4 },
    });
    expect(last(initialize, { method: 'ping' })).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
  });

  test('is served without a handshake, and ignores an envelope once it has begun', () => {
    expect(last(call)).toHaveProperty('result');
    expect(last(initialize, modernCall).result).not.toHaveProperty('resultType');
  });
});

describe('the modern era', () => {
  test('discover tells the versions and leaves the era open', () => {
    expect(last(discover).result).toEqual({
      supportedVersions: ['2026-07-28'],
      capabilities: { tools: {} },
      ttlMs: 0,
      cacheScope: 'private',
      resultType: 'complete',
      _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'calc', version: '1.0.0' } },
    });
    expect(last(discover, initialize)).toMatchObject({ result: { protocolVersion: '2025-11-25' } });
  });

  test('a call stands alone', () => {
    expect(last(modernCall).result).toMatchObject({
      content: [{ type: 'text', text: '4' }],
      structuredContent: { result: 4 },
      resultType: 'complete',
    });
    const list = last({ method: 'tools/list', params: envelope() });
    expect(list.result).toMatchObject({
      tools: [{ name: 'double' }],
      resultType: 'complete',
      ttlMs: 0,
      cacheScope: 'private',
    });
  });

  test.each(['2030-01-01', '2025-11-25'])('version %s is refused by -32022', (requested) => {
    const reply = last({ method: 'tools/list', params: envelope(requested) });
    expect(reply.error).toMatchObject({ code: -32022, data: { supported: ['2026-07-28'], requested } });
  });

  test('a missing key is refused by -32602, and named', () => {
    const key = 'io.modelcontextprotocol/clientCapabilities';
    const params = { _meta: { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' } };
    const reply = last({ method: 'tools/list', params });
    expect(reply.error).toMatchObject({ code: -32602, data: { envelope: { key, problem: 'missing' } } });
  });

  test('a request without an envelope, or initialize, does not fit a connection that has begun', () => {
    expect(errorOf(last(modernCall, { method: 'tools/list' })).code).toBe(-32602);
    expect(errorOf(last(modernCall, initialize))).toMatchObject({
      code: -32022,
      data: { supported: ['2026-07-28'], requested: '2025-11-25' },
    });
  });
});

describe('in both eras', () => {
  test.each([
    ['handshake', {}],
    ['modern', envelope()],
  ])('%s: unknown methods and tools are errors, failing tools are results', (_era, params) => {
    expect(errorOf(last({ method: 'foo/bar', params })).code).toBe(-32601);
    expect(errorOf(last({ method: 'tools/call', params: { name: 'nope', ...params } }))).toMatchObject({
      code: -32602,
      message: 'Tool nope not found',
    });
    const failing = last({ method: 'tools/call', params: { name: 'double', arguments: {}, ...params } });
    expect(failing.result).toMatchObject({ isError: true, content: [{ type: 'text', text: 'n is no number' }] });
  });

  test('ids come back as they were', () => {
    for (const id of [0, '0', 'a', -1]) {
      expect(answer(server, newConnection, { jsonrpc: '2.0', id, method: 'ping' }).reply).toMatchObject({ id });
    }
  });

  test('whatever comes, it does not throw, and answers requests only', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (message) => {
        expect(answer(server, newConnection, message).reply).toBeNull();
      }),
    );
    expect(answer(server, newConnection, { jsonrpc: '2.0', method: 'notifications/initialized' }).reply).toBeNull();
  });
});
