import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ClientSettings, defaultClient } from '../../model/client-settings.ts';
import { Client } from './client.ts';

const discover = 'server/discover';
const modernTools = { supportedVersions: ['2026-07-28'], capabilities: {} };

/** A client over a script: what it sent, and a clock that is moved by hand. */
function clientOf(settings: Partial<ClientSettings>) {
  const sent: string[] = [];
  const due: { at: number; run: () => void }[] = [];
  let now = 0;
  const timers = {
    now: () => now,
    after(ms: number, run: () => void) {
      const timer = { at: now + ms, run };
      due.push(timer);
      return () => void due.splice(due.indexOf(timer), 1);
    },
  };
  let id = 0;
  const client = new Client({
    settings: { ...defaultClient, ...settings },
    info: { name: 'test', version: '1' },
    timers,
    discoverMs: 1000,
    send: (line) => sent.push(line),
    nextId: () => ++id,
    changed: () => {},
  });
  client.begin();
  const methods = () => sent.map((line) => JSON.parse(line).method ?? 'answer');
  /** Answers the request that was sent last. */
  const answer = (rest: object) => {
    const { id } = JSON.parse(sent.findLast((line) => JSON.parse(line).id !== undefined) ?? '{}');
    client.line(JSON.stringify({ jsonrpc: '2.0', id, ...rest }));
  };
  const pass = (ms: number) => {
    now += ms;
    for (const timer of due.splice(0)) timer.at <= now ? timer.run() : due.push(timer);
  };
  return { client, sent, methods, answer, pass };
}

const refusal = (code: number, data?: unknown) => ({ error: { code, message: 'no', data } });
const unsupported = (...supported: readonly string[]) => refusal(-32022, { supported, requested: 'x' });
const opened = { result: { protocolVersion: '2025-11-25', capabilities: {}, serverInfo: { name: 's', version: '' } } };
const handshake = ['initialize', 'notifications/initialized', 'tools/list'];

describe('handshake', () => {
  test('asks for the chosen revision, and goes on after the result', () => {
    const { sent, methods, answer, client } = clientOf({ revision: '2025-03-26' });
    expect(methods()).toEqual(['initialize']);
    expect(JSON.parse(sent[0] ?? '').params).toMatchObject({ protocolVersion: '2025-03-26', capabilities: {} });
    answer(opened);
    expect(methods()).toEqual(handshake);
    expect(client.connection).toEqual({ mode: 'handshake', state: 'connected', problem: null });
  });

  test('goes on behind a byte order mark', () => {
    const { client, methods } = clientOf({});
    client.line(`\ufeff${JSON.stringify({ jsonrpc: '2.0', id: 1, ...opened })}`);
    client.line('\ufeff{"jsonrpc":"2.0","id":"a","method":"ping"}');
    expect(methods()).toEqual([...handshake, 'answer']);
  });

  test('an error ends it, and is told', () => {
    const { methods, answer, client } = clientOf({});
    answer(refusal(-32603));
    expect(methods()).toEqual(['initialize']);
    expect(client.connection).toMatchObject({ state: 'failed', problem: expect.stringContaining('-32603') });
  });
});

describe('modern', () => {
  test('discovers, with an envelope on every request', () => {
    const { sent, methods, answer } = clientOf({ mode: 'modern' });
    answer({ result: modernTools });
    expect(methods()).toEqual([discover, 'tools/list']);
    for (const line of sent) {
      expect(JSON.parse(line).params._meta).toEqual({
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientCapabilities': {},
        'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      });
    }
  });

  test.each([refusal(-32601), refusal(-32602), refusal(-32000), { result: {} }, { result: 7 }])(
    'never falls back: %j',
    (rest) => {
      const { methods, answer, client, pass } = clientOf({ mode: 'modern' });
      answer(rest);
      pass(5000);
      expect(methods()).toEqual([discover]);
      expect(client.connection.state).toBe('failed');
    },
  );

  test('without a common revision there is no connection, and both are named', () => {
    const { answer, client } = clientOf({ mode: 'modern' });
    answer(unsupported('2031-01-01'));
    expect(client.connection.problem).toContain('2031-01-01');
  });
});

describe('auto', () => {
  test.each([-32601, -32602, -32000, -32603, -1, 7])('an error %d means the handshake', (code) => {
    const { methods, answer } = clientOf({ mode: 'auto' });
    answer(refusal(code));
    expect(methods()).toEqual([discover, 'initialize']);
    answer(opened);
    expect(methods()).toEqual([discover, ...handshake]);
  });

  test('silence means the handshake, and an answer that comes later changes nothing', () => {
    const { methods, pass, client } = clientOf({ mode: 'auto' });
    pass(999);
    expect(methods()).toEqual([discover]);
    pass(1);
    expect(methods()).toEqual([discover, 'initialize']);
    client.line(JSON.stringify({ jsonrpc: '2.0', id: 1, result: modernTools }));
    expect(methods()).toEqual([discover, 'initialize']);
  });

  test('a result means the modern era', () => {
    const { methods, answer, pass } = clientOf({ mode: 'auto' });
    answer({ result: modernTools });
    pass(5000);
    expect(methods()).toEqual([discover, 'tools/list']);
  });

  test.each([unsupported('2031-01-01'), unsupported(), refusal(-32022)])('-32022 never falls back: %j', (rest) => {
    const { methods, answer, pass, client } = clientOf({ mode: 'auto' });
    answer(rest);
    pass(5000);
    expect(methods()).toEqual([discover]);
    expect(client.connection.state).toBe('failed');
  });

  test('a revision that was refused is not tried again', () => {
    const { methods, answer, client } = clientOf({ mode: 'auto' });
    answer(unsupported('2026-07-28'));
    expect(methods()).toEqual([discover]);
    expect(client.connection.state).toBe('failed');
  });

  test('an answer with the id in another type is none', () => {
    const { methods, client } = clientOf({ mode: 'auto' });
    client.line('{"jsonrpc":"2.0","id":"1","result":{"supportedVersions":["2026-07-28"]}}');
    expect(methods()).toEqual([discover]);
  });
});

describe('what the server asks', () => {
  const answers = {
    roots: { how: 'stored', result: '{"roots":[\n{"uri":"file:///a","n":9007199254740993}]}' },
    sampling: { how: 'hand', result: '' },
    elicitation: { how: 'stored', result: '[]' },
  } as const;
  const asked = (method: string, id = '0') => {
    const { client, sent } = clientOf({ answers });
    client.line(`{"jsonrpc":"2.0","id":${id},"method":"${method}","params":{}}`);
    return sent.slice(1);
  };

  test('is declared according to the revision', () => {
    const declared = (revision: string) =>
      JSON.parse(clientOf({ answers, revision }).sent[0] ?? '').params.capabilities;
    expect(declared('2025-11-25')).toEqual({ roots: {}, sampling: {}, elicitation: { form: {}, url: {} } });
    expect(declared('2025-06-18')).toEqual({ roots: {}, sampling: {}, elicitation: {} });
    expect(declared('2024-11-05')).toEqual({ roots: {}, sampling: {} });
  });

  test('is answered by what is stored, to the letter but for line breaks', () => {
    expect(asked('roots/list', '9007199254740993')).toEqual([
      '{"jsonrpc":"2.0","id":9007199254740993,"result":{"roots":[ {"uri":"file:///a","n":9007199254740993}]}}',
    ]);
  });

  test('waits for the person who wants to answer', () => expect(asked('sampling/createMessage')).toEqual([]));

  test('is refused where the stored result is none, and where it was never declared', () => {
    expect(asked('elicitation/create')[0]).toContain('-32603');
    expect(asked('house/keys', '"k"')).toEqual([
      '{"jsonrpc":"2.0","id":"k","error":{"code":-32601,"message":"This client has no house/keys"}}',
    ]);
    const { client, sent } = clientOf({});
    client.line('{"jsonrpc":"2.0","id":0,"method":"roots/list"}');
    expect(sent[1]).toContain('-32601');
  });

  test('ping is always answered', () => expect(asked('ping')).toEqual(['{"jsonrpc":"2.0","id":0,"result":{}}']));

  test('may come in a batch', () => {
    const { client, sent } = clientOf({});
    client.line('[{"jsonrpc":"2.0","id":"a","method":"ping"},{"jsonrpc":"2.0","id":"b","method":"ping"}]');
    expect(sent.slice(1).map((line) => JSON.parse(line).id)).toEqual(['a', 'b']);
  });
});

test('whatever the server says, nothing is thrown and what is sent is JSON', () => {
  const id = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.string(), fc.constant(null));
  const message = fc.record(
    {
      id,
      method: fc.oneof(fc.constantFrom('ping', 'roots/list'), fc.string()),
      result: fc.anything(),
      error: fc.anything(),
    },
    { requiredKeys: [] },
  );
  const line = fc.oneof(
    fc.json(),
    fc.string(),
    message.map((value) => JSON.stringify(value) ?? ''),
  );
  fc.assert(
    fc.property(fc.constantFrom('handshake', 'modern', 'auto'), fc.array(line), (mode, lines) => {
      const { client, sent } = clientOf({ mode });
      for (const text of lines) client.line(text);
      for (const text of sent) expect(() => JSON.parse(text)).not.toThrow();
    }),
  );
});
