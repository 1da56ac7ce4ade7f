import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isObject, type JsonObject } from '../../model/message.ts';
import { MemoryTransport } from '../memory-transport.ts';
import { serve } from './connection.ts';
import type { Prompt, Resource, ResourceTemplate, Tool } from './definition.ts';
import { Registry } from './registry.ts';
import { type ServerSettings, usualSettings } from './settings.ts';

const numbers = {
  type: 'object',
  properties: { a: { type: 'number' }, b: { type: 'integer' } },
  required: ['a', 'b'],
};

const add: Tool = {
  name: 'add',
  title: 'Add',
  inputSchema: numbers,
  outputSchema: { type: 'object', properties: { result: { type: 'number' } }, required: ['result'] },
  exactIntegers: true,
  call: ({ a, b }) => {
    const exact = typeof a === 'bigint' || typeof b === 'bigint';
    const sum = exact
      ? BigInt(Number.isInteger(Number(a)) ? BigInt(a as bigint) : 0n) + BigInt(b as bigint)
      : Number(a) + Number(b);
    return { content: String(sum), structured: { result: sum } };
  },
};

const plain: Tool = { name: 'plain', inputSchema: numbers, call: () => ({ content: 'ok' }) };
const fail: Tool = {
  name: 'fail',
  inputSchema: { type: 'object' },
  call: () => {
    throw new Error("no order named 'ORD-9'");
  },
};
const blocks = [{ type: 'image', data: 'aGk=', mimeType: 'image/png', extra: 1 }];
const picture: Tool = { name: 'picture', inputSchema: { type: 'object' }, call: () => ({ content: blocks }) };
const liar: Tool = {
  name: 'liar',
  inputSchema: { type: 'object' },
  outputSchema: { type: 'object', required: ['x'] },
  call: () => ({ structured: {} }),
};
const requestedSchema = { type: 'object', properties: { name: { type: 'string' } } };
const ask: Tool = {
  name: 'ask',
  inputSchema: { type: 'object' },
  call: (_args, { answers, state }) => {
    const { who } = answers;
    if (who !== undefined) return { content: `${state} ${JSON.stringify(who.content)}` };
    const params = { message: 'Who?', mode: 'form', requestedSchema };
    return { ask: { who: { method: 'elicitation/create', params } }, state: 's\u00e9' };
  },
};
const slow: Tool = {
  name: 'slow',
  inputSchema: { type: 'object' },
  call: async (_args, context) => {
    context.progress(1, 2, 'half');
    context.progress(1, 2);
    context.log('debug', 'low');
    context.log('error', { what: 'high' }, 'slow');
    await context.wait(1000);
    context.progress(2, 2);
    return { content: context.cancelled ? 'cancelled' : 'done' };
  },
};
const note: Resource = { uri: 'note://one', name: 'one', mimeType: 'text/plain', read: () => 'one' };
const data: Resource = { uri: 'note://data', name: 'data', mimeType: 'application/json', read: () => ({ a: [1, 2n] }) };
const bytes: Resource = { uri: 'note://bytes', name: 'bytes', read: () => new Uint8Array([104, 105]) };
const square: ResourceTemplate = {
  uriTemplate: 'square://{n}',
  name: 'square',
  read: (_uri, { n }) => (Number.isNaN(Number(n)) ? null : String(Number(n) ** 2)),
};
const greet: Prompt = {
  name: 'greet',
  arguments: [{ name: 'who', required: true }],
  get: ({ who }) => `Say hello to ${who}`,
  complete: (_name, typed) => ['Ada', 'Alan', 'Grace'].filter((name) => name.startsWith(typed)),
};

const offer = {
  tools: [add, plain, fail, picture, liar, ask, slow],
  resources: [note, data, bytes],
  templates: [square],
  prompts: [greet],
};

function served(settings: Partial<ServerSettings> = {}) {
  const registry = settings.registry ?? new Registry(offer);
  const transport = new MemoryTransport();
  const notes: string[] = [];
  let due: (() => void)[] = [];
  const timers = {
    now: () => 0,
    after: (_ms: number, run: () => void) => {
      due.push(run);
      return () => {
        due = due.filter((one) => one !== run);
      };
    },
  };
  const all = { ...usualSettings, info: { name: 'calc', version: '1', title: 'Calc' }, ...settings, registry };
  const connection = serve({ settings: all, transport, timers, note: (text) => notes.push(text) });
  const tick = () => new Promise<void>((resolve) => setTimeout(resolve));
  const say = async (...messages: readonly unknown[]) => {
    const before = transport.lines.length;
    for (const message of messages) transport.receive(message);
    await tick();
    return transport.replies.slice(before).filter(isObject);
  };
  const fire = async () => {
    for (const run of due.splice(0)) run();
    await tick();
  };
  return { connection, transport, registry, notes, say, fire, lines: transport.lines };
}

const caps = 'io.modelcontextprotocol/clientCapabilities';
const version = 'io.modelcontextprotocol/protocolVersion';
const envelope = (clientCapabilities: JsonObject = {}, more: JsonObject = {}) => ({
  _meta: { [version]: '2026-07-28', [caps]: clientCapabilities, ...more },
});
let lastId = 0;
const request = (method: string, params?: JsonObject) => ({
  jsonrpc: '2.0',
  id: ++lastId,
  method,
  ...(params && { params }),
});
const modern = (method: string, params: JsonObject = {}, capabilities: JsonObject = {}) =>
  request(method, { ...params, ...envelope(capabilities) });
const initialize = (protocolVersion: string, capabilities: JsonObject = {}) =>
  request('initialize', { protocolVersion, capabilities, clientInfo: { name: 't', version: '1' } });
const call = (name: string, args: JsonObject = {}) => request('tools/call', { name, arguments: args });

/** The last reply on a connection of the revision, or of the modern era. */
async function reply(
  revision: string,
  message: JsonObject,
  settings: Partial<ServerSettings> = {},
): Promise<JsonObject> {
  const { say } = served(settings);
  if (revision !== '2026-07-28') await say(initialize(revision, { elicitation: {} }));
  const enveloped = { ...message, params: { ...(isObject(message.params) ? message.params : {}), ...envelope() } };
  const [answer = {}] = await say(revision === '2026-07-28' ? enveloped : message);
  return answer;
}
const errorOf = (answer: JsonObject): JsonObject => (isObject(answer.error) ? answer.error : {});
const handshakes = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'];
const all = [...handshakes, '2026-07-28'];

describe('the methods of the notes', () => {
  test.each(handshakes)('initialize %s: the version, the capabilities and who answers', async (revision) => {
    const [answer] = await served().say(initialize(revision));
    expect(answer).toMatchObject({
      result: {
        protocolVersion: revision,
        capabilities: { tools: {}, prompts: {}, resources: {} },
        serverInfo: { name: 'calc' },
      },
    });
    // Titles came with 2025-06-18.
    expect(JSON.stringify(answer).includes('"title"')).toBe(revision >= '2025-06-18');
  });
  test.each(['1999-01-01', '2026-07-28'])('initialize %s: the newest is offered', async (asked) => {
    expect((await served().say(initialize(asked)))[0]).toMatchObject({ result: { protocolVersion: '2025-11-25' } });
  });
  test('notifications/initialized and any other notification have no reply', async () => {
    const { say } = served();
    await say(initialize('2025-11-25'));
    const silent = ['notifications/initialized', 'notifications/house'].map((method) => ({ jsonrpc: '2.0', method }));
    expect(await say(...silent)).toEqual([]);
  });
  test.each(handshakes)('ping in %s returns {}', async (revision) => {
    expect(await reply(revision, request('ping'))).toMatchObject({ result: {} });
  });
  test.each(all)('the lists of %s', async (revision) => {
    const names = async (method: string) => (await reply(revision, request(method))).result;
    expect(await names('tools/list')).toMatchObject({
      tools: [{ name: 'add', inputSchema: numbers }, {}, {}, {}, {}, {}, {}],
    });
    expect(await names('resources/list')).toMatchObject({ resources: [{ uri: 'note://one' }, {}, {}] });
    expect(await names('resources/templates/list')).toMatchObject({
      resourceTemplates: [{ uriTemplate: 'square://{n}' }],
    });
    expect(await names('prompts/list')).toMatchObject({
      prompts: [{ name: 'greet', arguments: [{ name: 'who' }] }],
    });
  });
  test.each(all)('a call in %s', async (revision) => {
    const { result } = await reply(revision, call('add', { a: 2, b: 3 }));
    expect(result).toMatchObject({ content: [{ type: 'text', text: '5' }], isError: false });
    expect(isObject(result) && 'structuredContent' in result).toBe(revision >= '2025-06-18');
    expect(isObject(result) && result.resultType).toBe(revision === '2026-07-28' ? 'complete' : undefined);
  });
  test.each(all)('a read in %s: text, JSON, bytes, a template', async (revision) => {
    const read = async (uri: string) => (await reply(revision, request('resources/read', { uri }))).result;
    expect(await read('note://one')).toMatchObject({
      contents: [{ uri: 'note://one', mimeType: 'text/plain', text: 'one' }],
    });
    expect(await read('note://data')).toMatchObject({ contents: [{ text: '{"a":[1,2]}' }] });
    expect(await read('note://bytes')).toMatchObject({ contents: [{ blob: 'aGk=' }] });
    expect(await read('square://7')).toMatchObject({ contents: [{ uri: 'square://7', text: '49' }] });
  });
  test.each(all)('a prompt in %s is one message of the user', async (revision) => {
    const { result } = await reply(revision, request('prompts/get', { name: 'greet', arguments: { who: 'Ada' } }));
    expect(result).toMatchObject({ messages: [{ role: 'user', content: { type: 'text', text: 'Say hello to Ada' } }] });
  });
  test('completion: values where something can be completed, no such method elsewhere', async () => {
    const params = { ref: { type: 'ref/prompt', name: 'greet' }, argument: { name: 'who', value: 'A' } };
    expect((await reply('2025-11-25', request('completion/complete', params))).result).toEqual({
      completion: { values: ['Ada', 'Alan'], total: 2, hasMore: false },
    });
    const bare = { registry: new Registry({ tools: [add] }) };
    expect(errorOf(await reply('2025-11-25', request('completion/complete', params), bare)).code).toBe(-32601);
  });
  test.each(['sampling/createMessage', 'roots/list', 'elicitation/create'])(
    '%s is not for clients to ask',
    async (method) => {
      expect(errorOf(await reply('2025-11-25', request(method, {}))).code).toBe(-32601);
    },
  );
  test('subscriptions of the handshake era are there when they are offered', async () => {
    const subscribe = request('resources/subscribe', { uri: 'note://one' });
    expect(errorOf(await reply('2025-11-25', subscribe, { changes: false })).code).toBe(-32601);
    const { say, registry } = served();
    await say(initialize('2025-11-25'), subscribe);
    const told = say();
    registry.resourceChanged('note://one');
    registry.resourceChanged('note://data');
    expect(await told).toEqual([
      { jsonrpc: '2.0', method: 'notifications/resources/updated', params: { uri: 'note://one' } },
    ]);
  });
  test('what is not there is not advertised, and not served', async () => {
    const registry = new Registry({ tools: [add] });
    const [opened] = await served({ registry, logging: [] }).say(initialize('2025-11-25'));
    expect(opened).toMatchObject({ result: { capabilities: { tools: { listChanged: true } } } });
    expect(JSON.stringify(opened)).not.toMatch(/prompts|resources|logging|completions/);
    expect(errorOf(await reply('2025-11-25', request('prompts/list'), { registry })).code).toBe(-32601);
  });
});

describe('errors', () => {
  const nothing = request('resources/read', { uri: 'note://none' });
  test.each([
    ['unknown method', 'specification', '2025-11-25', request('foo/bar'), -32601],
    ['unknown tool', 'specification', '2025-11-25', call('nope'), -32602],
    ['unknown tool', 'notes', '2025-11-25', call('nope'), -32601],
    ['unknown prompt', 'specification', '2026-07-28', request('prompts/get', { name: 'nope' }), -32602],
    ['unknown prompt', 'notes', '2026-07-28', request('prompts/get', { name: 'nope' }), -32601],
    ['unknown resource', 'specification', '2025-11-25', nothing, -32002],
    ['unknown resource', 'specification', '2026-07-28', nothing, -32602],
    ['unknown resource', 'notes', '2026-07-28', nothing, -32601],
    ['missing prompt argument', 'specification', '2025-11-25', request('prompts/get', { name: 'greet' }), -32602],
    ['arguments that do not fit', 'notes', '2025-11-25', call('add', { a: 1 }), -32602],
    ['arguments that do not fit', 'specification', '2025-06-18', call('add', { a: 1 }), -32602],
    [
      'arguments that are no object',
      'specification',
      '2026-07-28',
      request('tools/call', { name: 'add', arguments: [] }),
      -32602,
    ],
    ['a bad cursor', 'specification', '2025-11-25', request('tools/list', { cursor: 'x' }), -32602],
    ['a level that is none', 'specification', '2025-11-25', request('logging/setLevel', { level: 'loud' }), -32602],
    ['output against its own schema', 'specification', '2025-11-25', call('liar'), -32603],
    ['ping in the modern era', 'specification', '2026-07-28', request('ping'), -32601],
    [
      'setLevel in the modern era',
      'specification',
      '2026-07-28',
      request('logging/setLevel', { level: 'info' }),
      -32601,
    ],
    ['a notification as request', 'specification', '2025-11-25', request('notifications/initialized'), -32601],
    ['discover in the handshake era', 'specification', '2025-11-25', request('server/discover'), -32602],
  ] as const)('%s, numbers of %s, %s', async (_what, errors, revision, message, code) => {
    const answer = await reply(revision, message, { errors });
    expect(answer).toMatchObject({ id: message.id, error: { code, message: expect.stringMatching(/./) } });
  });
  test('a resource that is not there is named', async () => {
    expect(errorOf(await reply('2026-07-28', nothing)).data).toEqual({ uri: 'note://none' });
  });
  test.each(['2025-11-25', '2026-07-28'])(
    'in %s arguments that do not fit are for the model to read',
    async (revision) => {
      const { result } = await reply(revision, call('add', { a: 1 }));
      expect(result).toMatchObject({
        isError: true,
        content: [{ type: 'text', text: expect.stringContaining('"b"') }],
      });
    },
  );
  test.each(all)('a tool that throws in %s is a result', async (revision) => {
    const { result } = await reply(revision, call('fail'));
    expect(result).toMatchObject({ isError: true, content: [{ type: 'text', text: "no order named 'ORD-9'" }] });
  });
  test('blocks of a tool pass through unchanged', async () => {
    expect(await reply('2024-11-05', call('picture'))).toMatchObject({ result: { content: blocks } });
  });
});

describe('whole numbers', () => {
  const sum = (a: string, b: string) =>
    `{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"add","arguments":{"a":${a},"b":${b}}}}`;
  test('beyond 2^53 arrive and come back without loss', async () => {
    const { say, lines } = served();
    await say(initialize('2025-11-25'), sum('9007199254740993', '9007199254740993'));
    expect(lines[1]).toContain('"text":"18014398509481986"');
    expect(lines[1]).toContain('"structuredContent":{"result":18014398509481986}');
  });
  test('are refused clearly by a tool that could not hold them', async () => {
    const { say } = served();
    const [, answer] = await say(initialize('2025-11-25'), sum('1', '9007199254740993').replace('"add"', '"plain"'));
    expect(answer).toMatchObject({
      result: { isError: true, content: [{ text: expect.stringContaining('/b is a whole number beyond 2^53') }] },
    });
  });
  test('1.0 is one, 1.5 is none', async () => {
    const { say } = served();
    const answers = await say(initialize('2025-11-25'), sum('1', '1.0'), sum('1', '1.5').replace('"id":7', '"id":8'));
    expect(answers.find(({ id }) => id === 7)).toMatchObject({ result: { isError: false } });
    expect(answers.find(({ id }) => id === 8)).toMatchObject({ result: { isError: true } });
  });
  test('an id comes back as it was written', async () => {
    const { say, lines } = served();
    await say('{"jsonrpc":"2.0","id":9007199254740993,"method":"ping"}');
    expect(lines[0]).toContain('"id":9007199254740993,');
  });
});

describe('eras', () => {
  const modernCall = () => modern('tools/call', { name: 'add', arguments: { a: 1, b: 2 } });
  const list = () => request('tools/list');
  const without = (key: string) => {
    const { _meta } = envelope();
    return request('tools/list', { _meta: Object.fromEntries(Object.entries(_meta).filter(([name]) => name !== key)) });
  };

  test('discover tells what there is', async () => {
    const [answer] = await served().say(modern('server/discover'));
    expect(answer).toMatchObject({
      result: {
        supportedVersions: ['2026-07-28'],
        capabilities: { tools: { listChanged: true }, resources: { listChanged: true, subscribe: true } },
        resultType: 'complete',
        ttlMs: 0,
        cacheScope: 'private',
        _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'calc' } },
      },
    });
  });
  test.each([version, caps])('a missing key is named: %s', async (key) => {
    const [answer = {}] = await served().say(without(key));
    expect(errorOf(answer)).toEqual({
      code: -32602,
      message: `params._meta is missing the required envelope key(s): ${key}`,
    });
  });
  test.each(['2030-01-01', '2025-11-25'])('the envelope of %s', async (requested) => {
    const [answer = {}] = await served().say(request('tools/list', { _meta: { [version]: requested, [caps]: {} } }));
    expect(errorOf(answer)).toEqual({
      code: -32022,
      message: 'Unsupported protocol version',
      data: { supported: ['2026-07-28'], requested },
    });
  });
  test('strict: the first request settles it', async () => {
    const { say } = served({ eras: 'strict' });
    const [, refusal, discover] = await say(initialize('2025-11-25'), modernCall(), modern('server/discover'));
    const message =
      'this connection serves the handshake protocol era; requests carrying the 2026-07-28 envelope are not accepted on it';
    expect(refusal).toMatchObject({ error: { code: -32600, message } });
    expect(discover).toMatchObject({ error: { code: -32600, message } });
  });
  test.each([modernCall, () => modern('server/discover')])('strict: nor is there a way back', async (first) => {
    const { say } = served({ eras: 'strict' });
    await say(first());
    const [init, bare] = await say(initialize('2025-11-25'), list());
    expect(init).toMatchObject({
      error: { code: -32022, data: { supported: ['2026-07-28'], requested: '2025-11-25' } },
    });
    expect(bare).toMatchObject({ error: { code: -32602 } });
  });
  test('strict: a request that was refused settles nothing', async () => {
    const { say } = served({ eras: 'strict' });
    const [, opened] = await say(without(caps), initialize('2025-11-25'));
    expect(opened).toHaveProperty('result');
  });
  test('both: each request as it claims to be', async () => {
    const { say } = served({ eras: 'both' });
    await say(modernCall(), initialize('2025-11-25'));
    const [old, young] = await say(list(), modern('tools/list'));
    expect(old).not.toMatchObject({ result: { resultType: 'complete' } });
    expect(young).toMatchObject({ result: { resultType: 'complete' } });
  });
  test('handshake only, modern only', async () => {
    const old = served({ eras: 'handshake' });
    await old.say(initialize('2025-11-25'));
    const [listed] = await old.say(modern('tools/list'));
    expect(listed).not.toMatchObject({ result: { resultType: 'complete' } });
    expect((await old.say(modern('server/discover')))[0]).toMatchObject({ error: { code: -32601 } });
    const [init, bare] = await served({ eras: 'modern' }).say(initialize('2025-11-25'), list());
    expect(init).toMatchObject({ error: { code: -32022 } });
    expect(bare).toMatchObject({ error: { code: -32602 } });
  });
  test('a call without a handshake or an envelope is served', async () => {
    expect((await served().say(call('add', { a: 1, b: 1 })))[0]).toHaveProperty('result');
  });
});

describe('a call that takes its time', () => {
  const token = { _meta: { progressToken: 't' } };
  test('tells of progress that grows, and logs what is wanted', async () => {
    const { say, fire, transport } = served();
    await say(initialize('2025-11-25'), request('tools/call', { name: 'slow', ...token }));
    await fire();
    expect(transport.replies.slice(1)).toMatchObject([
      { method: 'notifications/progress', params: { progressToken: 't', progress: 1, total: 2, message: 'half' } },
      { method: 'notifications/message', params: { level: 'error', logger: 'slow', data: { what: 'high' } } },
      { method: 'notifications/progress', params: { progress: 2 } },
      { result: { content: [{ text: 'done' }] } },
    ]);
  });
  test('in the modern era logs only for a request that asks', async () => {
    const { say } = served();
    const levels = await say(modern('tools/call', { name: 'slow' }));
    expect(levels).toEqual([]);
    const asked = await say(
      request('tools/call', { name: 'slow', ...envelope({}, { 'io.modelcontextprotocol/logLevel': 'debug' }) }),
    );
    expect(asked.map(({ params }) => isObject(params) && params.level)).toEqual(['debug', 'error']);
  });
  test('ends without an answer when it is cancelled', async () => {
    const { say, fire } = served();
    const slowCall = call('slow');
    await say(initialize('2025-11-25'), slowCall);
    expect(
      await say({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: slowCall.id } }),
    ).toEqual([]);
    await fire();
    expect(await say()).toEqual([]);
  });
  test('does not give its id to another one', async () => {
    const { say } = served();
    const slowCall = call('slow');
    await say(initialize('2025-11-25'), slowCall);
    expect(await say({ ...request('ping'), id: slowCall.id })).toMatchObject([
      { id: slowCall.id, error: { code: -32600 } },
    ]);
  });
});

describe('a tool that asks', () => {
  test('handshake: by a request, and goes on with the answer', async () => {
    const { say } = served();
    const asking = call('ask');
    const [, question] = await say(initialize('2025-11-25', { elicitation: { form: {} } }), asking);
    expect(question).toMatchObject({ id: 1, method: 'elicitation/create', params: { mode: 'form', message: 'Who?' } });
    const [answer] = await say({ jsonrpc: '2.0', id: 1, result: { action: 'accept', content: { name: 'Ada' } } });
    expect(answer).toMatchObject({ id: asking.id, result: { content: [{ text: 's\u00e9 {"name":"Ada"}' }] } });
  });
  test('handshake: a refusal is a failure, and an undeclared capability too', async () => {
    const { say } = served();
    await say(initialize('2025-11-25', { elicitation: {} }), call('ask'));
    const [answer] = await say({ jsonrpc: '2.0', id: 1, error: { code: -1, message: 'not now' } });
    expect(answer).toMatchObject({
      result: { isError: true, content: [{ text: expect.stringContaining('not now') }] },
    });
    const [, lacking] = await served().say(initialize('2025-11-25'), call('ask'));
    expect(lacking).toMatchObject({ result: { isError: true } });
  });
  test('modern: within the result, and the retry brings answers and state', async () => {
    const { say } = served();
    const capabilities = { elicitation: { form: {} } };
    const [first] = await say(modern('tools/call', { name: 'ask' }, capabilities));
    expect(first).toMatchObject({
      result: {
        resultType: 'input_required',
        requestState: 's\u00e9',
        inputRequests: { who: { method: 'elicitation/create' } },
      },
    });
    expect(first?.result).not.toHaveProperty('ttlMs');
    const retry = {
      name: 'ask',
      inputResponses: { who: { action: 'accept', content: { name: 'Ada' } } },
      requestState: 's\u00e9',
    };
    const [second] = await say(modern('tools/call', retry, capabilities));
    expect(second).toMatchObject({ result: { resultType: 'complete', content: [{ text: 's\u00e9 {"name":"Ada"}' }] } });
  });
  test('modern: not without the capability', async () => {
    const [answer] = await served().say(modern('tools/call', { name: 'ask' }));
    expect(answer).toMatchObject({
      error: { code: -32021, data: { requiredCapabilities: { elicitation: { form: {} } } } },
    });
  });
});

describe('subscriptions/listen', () => {
  const filter = { toolsListChanged: true, resourceSubscriptions: ['note://one'] };
  test('is acknowledged, told of what it asked for, and ended by its result', async () => {
    const { say, registry, connection } = served();
    const listen = modern('subscriptions/listen', { notifications: { ...filter, promptsListChanged: false } });
    const tag = { 'io.modelcontextprotocol/subscriptionId': listen.id };
    expect(await say(listen)).toEqual([
      {
        jsonrpc: '2.0',
        method: 'notifications/subscriptions/acknowledged',
        params: { notifications: filter, _meta: tag },
      },
    ]);
    const told = say();
    registry.removeTool('plain');
    registry.removePrompt('greet');
    registry.resourceChanged('note://one');
    registry.resourceChanged('note://data');
    connection.close();
    expect(await told).toMatchObject([
      { method: 'notifications/tools/list_changed', params: { _meta: tag } },
      { method: 'notifications/resources/updated', params: { uri: 'note://one', _meta: tag } },
      { id: listen.id, result: { resultType: 'complete', _meta: tag } },
    ]);
  });
  test('ends when it is cancelled', async () => {
    const { say, registry } = served();
    const listen = modern('subscriptions/listen', { notifications: filter });
    await say(listen, { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: listen.id } });
    const told = say();
    registry.removeTool('plain');
    expect(await told).toEqual([]);
  });
});

describe('the end', () => {
  test('what came last is answered, and what takes its time is cancelled', async () => {
    const { connection, transport, fire, say } = served();
    await say(initialize('2025-11-25'));
    const before = transport.lines.length;
    for (const message of [request('ping'), call('slow')]) transport.receive(message);
    transport.end();
    await say();
    await fire();
    await connection.idle();
    const answers = transport.replies.slice(before).filter((one) => isObject(one) && 'id' in one);
    expect(answers).toMatchObject([{ result: {} }]);
  });

  test('a result that cannot be written is an internal error', async () => {
    const circle: Record<string, unknown> = { type: 'text', text: 'round' };
    circle.self = circle;
    const round: Tool = { name: 'round', inputSchema: { type: 'object' }, call: () => ({ structured: circle }) };
    const { say } = served({ registry: new Registry({ tools: [round] }) });
    const [, answer] = await say(initialize('2025-11-25'), call('round'));
    expect(answer).toMatchObject({ error: { code: -32603 } });
    expect(await say(request('ping'))).toMatchObject([{ result: {} }]);
  });
});

describe('pages', () => {
  test('lead through the whole list', async () => {
    const { say } = served({ pageSize: 3 });
    await say(initialize('2025-11-25'));
    const names: unknown[] = [];
    let cursor: unknown;
    for (let pages = 0; pages < 3; pages++) {
      const [answer] = await say(request('tools/list', cursor === undefined ? {} : { cursor }));
      const result = isObject(answer?.result) ? answer.result : {};
      names.push(...(Array.isArray(result.tools) ? result.tools.map((tool) => tool.name) : []));
      cursor = result.nextCursor;
    }
    expect(names).toEqual(offer.tools.map(({ name }) => name));
    expect(cursor).toBeUndefined();
  });
});

describe('bad input', () => {
  test.each([
    '',
    '  ',
    'not json',
    '{"jsonrpc":',
    '\ufeff{"jsonrpc":"2.0","id":1,"method":"ping"}',
    '{} {}',
    'Content-Length: 2',
  ])('a line that is not JSON is passed over, and the connection goes on: %j', async (line) => {
    const { say, notes } = served();
    expect(await say(line)).toEqual([]);
    expect(notes.length).toBe(line.trim() === '' ? 0 : 1);
    expect(await say(request('ping'))).toHaveLength(1);
  });
  test.each([
    ['7', null, -32600],
    ['{}', null, -32600],
    ['{"id":1,"method":"ping"}', 1, -32600],
    ['{"jsonrpc":"1.0","id":1,"method":"ping"}', 1, -32600],
    ['{"jsonrpc":"2.0","id":1}', 1, -32600],
    ['{"jsonrpc":"2.0","id":1,"method":""}', 1, -32600],
    ['{"jsonrpc":"2.0","id":1,"method":7}', 1, -32600],
    ['{"jsonrpc":"2.0","id":null,"method":"ping"}', null, -32600],
    ['{"jsonrpc":"2.0","id":1.5,"method":"ping"}', null, -32600],
    ['{"jsonrpc":"2.0","id":{},"method":"ping"}', null, -32600],
    ['{"jsonrpc":"2.0","id":"a","method":"ping","params":[]}', 'a', -32602],
    ['{"jsonrpc":"2.0","id":"a","method":"ping","params":7}', 'a', -32600],
    ['{"jsonrpc":"2.0","id":"a","method":"ping","result":{}}', 'a', -32600],
    ['[{"jsonrpc":"2.0","id":1,"method":"ping"}]', null, -32600],
  ])('%s', async (line, id, code) => {
    const { say } = served();
    const [answer = {}] = await say(line);
    expect(errorOf(answer).code).toBe(code);
    expect('id' in answer ? answer.id : null).toBe(id);
    const old = served();
    await old.say(initialize('2025-06-18'));
    expect((await old.say(line))[0]?.id).toBe(id);
  });
  test.each([
    '{"jsonrpc":"2.0","method":"nobody/knows"}',
    '{"jsonrpc":"2.0","id":99,"result":{}}',
    '{"jsonrpc":"2.0","id":null,"error":{}}',
  ])('nobody is answered: %s', async (line) => expect(await served().say(line)).toEqual([]));
  test('a batch of 2025-03-26 is answered together', async () => {
    const { say, lines } = served();
    await say(initialize('2025-03-26'));
    await say([request('ping'), { jsonrpc: '2.0', method: 'notifications/x' }, initialize('2025-03-26')]);
    expect(JSON.parse(lines[1] ?? '')).toMatchObject([{ result: {} }, { error: { code: -32600 } }]);
    expect(await say([])).toMatchObject([{ error: { code: -32600 } }]);
  });
});

test('whatever comes nothing is thrown, and every proper request is answered once', async () => {
  const id = fc.oneof(fc.integer(), fc.string());
  const method = fc.constantFrom(
    'ping',
    'tools/list',
    'tools/call',
    'server/discover',
    'prompts/get',
    'initialize',
    'x',
  );
  const params = fc.oneof(fc.constant(envelope()), fc.dictionary(fc.string(), fc.jsonValue()));
  const proper = fc.uniqueArray(fc.record({ jsonrpc: fc.constant('2.0'), id, method, params }), {
    selector: (one) => `${typeof one.id}${one.id}`,
  });
  await fc.assert(
    fc.asyncProperty(proper, fc.array(fc.oneof(fc.json(), fc.string())), async (requests, noise) => {
      const { say, connection } = served();
      await say(...noise);
      const answers = (await say(...requests)).filter(({ id: answered }) => answered !== undefined);
      await connection.idle();
      expect(answers.map((one) => one.id).sort()).toEqual(requests.map((one) => one.id).sort());
    }),
  );
});
