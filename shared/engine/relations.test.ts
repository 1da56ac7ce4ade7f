import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Channel } from '../model/frame.ts';
import type { Relation } from '../model/relation.ts';
import { Dissector } from './dissector.ts';
import { transcript } from './transcript.ts';

const meta =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"elicitation":{}}}';
const subscription = (id: string) => `"_meta":{"io.modelcontextprotocol/subscriptionId":${id}}`;

const client = (method: string, id: string, params: string) =>
  `C>S {"jsonrpc":"2.0","id":${id},"method":"${method}","params":{${params}}}`;
const call = (id: string, params = '"name":"a"') => client('tools/call', id, `${params},${meta}`);
const server = (id: string, result: string) => `S>C {"jsonrpc":"2.0","id":${id},"result":{${result}}}`;
const notice = (way: 'C>S' | 'S>C', method: string, params: string) =>
  `${way} {"jsonrpc":"2.0","method":"notifications/${method}","params":{${params}}}`;
const needs = (id: string, state = '') =>
  server(
    id,
    `"resultType":"input_required","inputRequests":{"who":{"method":"elicitation/create","params":{}}}${state === '' ? '' : `,"requestState":"${state}"`}`,
  );
const says = '"inputResponses":{"who":{"action":"decline"}}';

/** The relations of every message that has some, by its `seq`. */
function relations(...lines: readonly string[]): { readonly [seq: number]: readonly Relation[] } {
  const { rows, dissector } = transcript(lines);
  const all = rows.map(({ seq }) => [seq, dissector.relationsOf(seq)] as const);
  return Object.fromEntries(all.filter(([, of]) => of.length > 0));
}

describe('progress', () => {
  const ask = (id: string, token: string) => client('tools/call', id, `"name":"a","_meta":{"progressToken":${token}}`);
  const progress = (token: string, rest: string) =>
    notice('S>C', 'progress', `"progressToken":${token},"progress":${rest}`);

  test('is counted for each request', () => {
    expect(
      relations(
        ask('1', '"x"'),
        ask('2', '0'),
        progress('"x"', '1,"total":5'),
        progress('0', '0.5'),
        progress('"x"', '3'),
      ),
    ).toEqual({
      3: [{ type: 'progress', request: 1, nth: 1, value: 1, total: 5 }],
      4: [{ type: 'progress', request: 2, nth: 1, value: 0.5, total: null }],
      5: [{ type: 'progress', request: 1, nth: 2, value: 3, total: null }],
    });
  });

  test('belongs to the latest request with its token', () => {
    expect(relations(ask('1', '0'), progress('0', '1'), server('1', ''), ask('2', '0'), progress('0', '1'))).toEqual({
      2: [{ type: 'progress', request: 1, nth: 1, value: 1, total: null }],
      5: [{ type: 'progress', request: 4, nth: 1, value: 1, total: null }],
    });
  });

  test('is told apart by the side that gave the token, and its type', () => {
    expect(
      relations(ask('1', '1'), progress('"1"', '1'), notice('C>S', 'progress', '"progressToken":1,"progress":1')),
    ).toEqual({});
  });

  test('of a batch is on its line', () => {
    const one = '{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":1,"progress":1}}';
    expect(relations(ask('1', '1'), `S>C [${one},${one.replace('"progress":1', '"progress":2')}]`)[2]).toMatchObject([
      { nth: 1, value: 1 },
      { nth: 2, value: 2 },
    ]);
  });
});

test('a cancellation belongs to the request of its own side', () => {
  expect(
    relations(
      client('tools/call', '1', '"name":"a"'),
      'S>C {"jsonrpc":"2.0","id":1,"method":"roots/list"}',
      notice('S>C', 'cancelled', '"requestId":1'),
      notice('C>S', 'cancelled', '"requestId":1'),
      notice('C>S', 'cancelled', '"requestId":"1"'),
    ),
  ).toEqual({ 3: [{ type: 'cancellation', request: 2 }], 4: [{ type: 'cancellation', request: 1 }] });
});

describe('a retry', () => {
  test('is linked to its first round, the round before and its answer', () => {
    expect(
      relations(
        call('1'),
        needs('1', 's'),
        call('2', `"name":"a",${says},"requestState":"s"`),
        needs('2'),
        call('3', `"name":"a",${says}`),
      ),
    ).toEqual({
      3: [{ type: 'round', first: 1, previous: 1, answer: 2, round: 2 }],
      5: [{ type: 'round', first: 1, previous: 3, answer: 4, round: 3 }],
    });
  });

  test('finds its round by the state among calls of one tool', () => {
    expect(
      relations(
        call('1'),
        call('2'),
        needs('1', 'a'),
        needs('2', 'b'),
        call('3', `"name":"a",${says},"requestState":"a"`),
        call('4', `"name":"a",${says},"requestState":"b"`),
      ),
    ).toMatchObject({ 5: [{ previous: 1, answer: 3 }], 6: [{ previous: 2, answer: 4 }] });
  });

  test('finds its round by name and arguments where there is no state', () => {
    const of = (n: number, more = '') => `"name":"a","arguments":{"n":${n}}${more}`;
    expect(
      relations(
        call('1', of(1)),
        call('2', of(2)),
        needs('1'),
        needs('2'),
        call('3', of(1, `,${says}`)),
        call('4', of(2, `,${says}`)),
      ),
    ).toMatchObject({ 5: [{ previous: 1 }], 6: [{ previous: 2 }] });
  });

  test('is none without an answer to what was asked, or after the round went on', () => {
    expect(relations(call('1'), needs('1'), call('2'))).toEqual({});
    expect(relations(call('1', says), call('2', `"name":"a","requestState":"s"`))).toEqual({});
    expect(
      Object.keys(relations(call('1'), needs('1'), call('2', `"name":"a",${says}`), call('3', `"name":"a",${says}`))),
    ).toEqual(['3']);
  });
});

describe('a subscription', () => {
  const listen = (id: string) =>
    client('subscriptions/listen', id, `"notifications":{"toolsListChanged":true},${meta}`);
  const ack = (id: string) =>
    notice('S>C', 'subscriptions/acknowledged', `"notifications":{"toolsListChanged":true},${subscription(id)}`);
  const changed = (id: string) => notice('S>C', 'tools/list_changed', subscription(id));

  test('has its acknowledgement, what is tagged with its id, and its result', () => {
    expect(
      relations(listen('1'), listen('"1"'), ack('"1"'), ack('1'), changed('"1"'), server('1', subscription('1'))),
    ).toEqual({
      3: [{ type: 'subscription', listen: 2 }],
      4: [{ type: 'subscription', listen: 1 }],
      5: [
        { type: 'subscription', listen: 2 },
        { type: 'change', outdates: null },
      ],
      6: [{ type: 'subscription', listen: 1 }],
    });
  });

  test.each(['C>S', 'S>C'] as const)('and its cancellation by either side (%s)', (way) => {
    const found = relations(listen('1'), ack('1'), notice(way, 'cancelled', '"requestId":1'))[3];
    expect(found).toHaveLength(2);
    expect(found).toContainEqual({ type: 'subscription', listen: 1 });
    expect(found).toContainEqual({ type: 'cancellation', request: 1 });
  });

  test('keeps what comes after its end, until its id is used again', () => {
    const lines = [listen('1'), server('1', ''), changed('1'), listen('1'), changed('1')];
    expect(relations(...lines)).toMatchObject({ 3: [{ listen: 1 }, {}], 5: [{ listen: 4 }, {}] });
  });
});

describe('pages', () => {
  const list = (id: string, cursor = '') => client('tools/list', id, cursor === '' ? '' : `"cursor":"${cursor}"`);
  const page = (id: string, next = '') => server(id, `"tools":[]${next === '' ? '' : `,"nextCursor":"${next}"`}`);

  test('are counted from the first request of the listing', () => {
    expect(
      relations(
        list('1'),
        page('1', 'b'),
        list('2', 'b'),
        page('2', 'c'),
        list('3', 'c'),
        page('3'),
        list('4'),
        page('4', 'b'),
        list('5', 'b'),
      ),
    ).toEqual({
      3: [{ type: 'page', first: 1, page: 2 }],
      5: [{ type: 'page', first: 1, page: 3 }],
      9: [{ type: 'page', first: 7, page: 2 }],
    });
  });

  test('belong to the method that gave the cursor', () => {
    expect(relations(list('1'), page('1', 'b'), client('prompts/list', '2', '"cursor":"b"'))).toEqual({});
  });
});

describe('a task', () => {
  const state = (status: string, id = 'k') => `"taskId":"${id}","status":"${status}"`;
  const ask = (id: string) => client('tools/call', id, '"name":"a","task":{}');
  const created = (id: string, status = 'working', task = 'k') => server(id, `"task":{${state(status, task)}}`);
  const about = (method: string, id: string, task = 'k') => client(`tasks/${method}`, id, `"taskId":"${task}"`);
  const told = (status: string, task = 'k') => notice('S>C', 'tasks/status', state(status, task));
  const related = (task: string) => `"_meta":{"io.modelcontextprotocol/related-task":{"taskId":"${task}"}}`;

  test('has the call that created it, what is said about it, polls, and its result', () => {
    const found = relations(
      ask('1'),
      created('1'),
      client('ping', '9', ''),
      about('get', '2'),
      server('2', state('working')),
      told('completed'),
      about('result', '3'),
      server('3', `"content":[],${related('k')}`),
    );
    const task = {
      type: 'task',
      task: 'k',
      created: 1,
      states: [
        { status: 'working', seq: 2 },
        { status: 'completed', seq: 6 },
      ],
      skipped: 0,
      polls: 1,
    };
    expect(found).toEqual({ 1: [task], 2: [task], 4: [task], 5: [task], 6: [task], 7: [task], 8: [task] });
  });

  test('of the extension is created by a result of its own kind, and told of on a subscription', () => {
    const listen = client('subscriptions/listen', '5', `"notifications":{"taskIds":["k"]},${meta}`);
    const found = relations(
      call('1'),
      server('1', `"resultType":"task",${state('working')}`),
      listen,
      notice('S>C', 'tasks', `${state('input_required')},${subscription('5')}`),
      client('tasks/update', '2', `"taskId":"k","inputResponses":{},${meta}`),
      server('2', '"resultType":"complete"'),
      client('tasks/get', '3', `"taskId":"k",${meta}`),
      server('3', `"resultType":"complete",${state('completed')}`),
    );
    expect(Object.keys(found)).toEqual(['1', '2', '4', '5', '6', '7', '8']);
    expect(found[4]).toMatchObject([{ type: 'subscription' }, { type: 'task', created: 1, polls: 1 }]);
    expect(found[1]).toMatchObject([{ states: [{ seq: 2 }, { seq: 4 }, { status: 'completed', seq: 8 }] }]);
  });

  test('has what it asks of the other side', () => {
    const found = relations(
      ask('1'),
      created('1'),
      `S>C {"jsonrpc":"2.0","id":1,"method":"elicitation/create","params":{${related('k')}}}`,
      `C>S {"jsonrpc":"2.0","id":1,"result":{"action":"cancel",${related('k')}}}`,
      notice('S>C', 'message', related('j')),
    );
    expect(Object.keys(found)).toEqual(['1', '2', '3', '4']);
  });

  test('is named by the side that runs it, and may begin before it is created', () => {
    const sampling = 'S>C {"jsonrpc":"2.0","id":1,"method":"sampling/createMessage","params":{"task":{}}}';
    const found = relations(
      sampling,
      ask('1'),
      told('working'),
      created('1', 'completed'),
      `C>S {"jsonrpc":"2.0","id":1,"result":{"task":{${state('working')}}}}`,
    );
    expect(found).toMatchObject({
      1: [{ created: 1, states: [{ seq: 5 }] }],
      2: [{ created: 2, states: [{ seq: 3 }, { seq: 4 }] }],
      3: [{ created: 2 }],
      4: [{ created: 2 }],
      5: [{ created: 1 }],
    });
  });

  test('is another one when its id is given again', () => {
    const found = relations(ask('1'), created('1'), told('completed'), ask('2'), created('2'), told('failed'));
    expect(found).toMatchObject({ 3: [{ created: 1 }], 4: [{ created: 4 }], 6: [{ created: 4 }] });
    expect(found[6]).toMatchObject([{ states: [{ status: 'working' }, { status: 'failed' }] }]);
  });

  test('keeps the first states and the latest', () => {
    const turns = Array.from({ length: 20 }, (_, turn) => told(turn % 2 === 0 ? 'working' : 'input_required'));
    const [task] = relations(...turns)[1] ?? [];
    expect(task).toMatchObject({ created: null, skipped: 14 });
    expect(task?.type === 'task' ? task.states.map(({ seq }) => seq) : []).toEqual([1, 2, 3, 4, 5, 20]);
  });

  test('of a listing is not what the listing belongs to', () => {
    const lines = [client('tasks/list', '1', ''), server('1', `"tasks":[{${state('working')}}]`), told('completed')];
    expect(relations(...lines)).toMatchObject({ 3: [{ states: [{ seq: 2 }, { seq: 3 }] }] });
    expect(Object.keys(relations(...lines))).toEqual(['3']);
  });

  test('is no result of a call, whatever it has', () => {
    expect(relations(ask('1'), server('1', `"content":[],"task":{${state('working')}}`))).toEqual({});
  });

  test('is forgotten when there are very many', () => {
    const count = 21_000;
    const lines = Array.from({ length: count }, (_, task) => told('working', String(task)));
    const { dissector } = transcript(lines);
    expect(dissector.relationsOf(1)).toEqual([]);
    expect(dissector.relationsOf(count)).toMatchObject([{ task: String(count - 1) }]);
  });
});

test('a change outdates the latest answer that listed or read it', () => {
  expect(
    relations(
      client('tools/list', '1', ''),
      server('1', '"tools":[]'),
      client('resources/read', '2', '"uri":"file:///a"'),
      server('2', '"contents":[]'),
      notice('S>C', 'tools/list_changed', ''),
      notice('S>C', 'resources/updated', '"uri":"file:///a"'),
      notice('S>C', 'prompts/list_changed', ''),
      notice('S>C', 'resources/updated', '"uri":"file:///b"'),
    ),
  ).toEqual({
    5: [{ type: 'change', outdates: 2 }],
    6: [{ type: 'change', outdates: 4 }],
    7: [{ type: 'change', outdates: null }],
    8: [{ type: 'change', outdates: null }],
  });
});

describe('whatever comes', () => {
  const id = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(0, 1, 2, '1', 's', '') }, fc.jsonValue());
  const name = fc.constantFrom('a', 'b', '__proto__');
  const tag = fc.record({ 'io.modelcontextprotocol/subscriptionId': id, progressToken: id }, { requiredKeys: [] });
  const modern = fc.record({
    'io.modelcontextprotocol/protocolVersion': fc.constantFrom('2026-07-28', '2025-11-25'),
    progressToken: id,
  });
  const member = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(name, fc.oneof(fc.jsonValue(), fc.record({ method: fc.jsonValue(), action: fc.jsonValue() }))),
    fc.record({ toolsListChanged: fc.jsonValue(), resourceSubscriptions: fc.jsonValue() }, { requiredKeys: [] }),
  );
  const request = fc.record(
    {
      jsonrpc: fc.constant('2.0'),
      id,
      method: fc.constantFrom(
        'tools/call',
        'prompts/get',
        'resources/read',
        'subscriptions/listen',
        'tools/list',
        'tasks/list',
        'tasks/get',
        'tasks/update',
      ),
      params: fc.oneof(
        fc.record(
          {
            _meta: modern,
            name,
            uri: name,
            arguments: member,
            inputResponses: member,
            requestState: id,
            cursor: id,
            notifications: member,
            task: member,
            taskId: id,
          },
          { requiredKeys: ['_meta'] },
        ),
        fc.jsonValue(),
      ),
    },
    { requiredKeys: ['id', 'method', 'params'] },
  );
  const notification = fc.record({
    method: fc
      .constantFrom(
        'progress',
        'cancelled',
        'message',
        'subscriptions/acknowledged',
        'tools/list_changed',
        'resources/updated',
        'tasks/status',
      )
      .map((method) => `notifications/${method}`),
    params: fc.oneof(
      fc.record(
        {
          _meta: tag,
          progressToken: id,
          progress: fc.oneof(fc.double(), fc.jsonValue()),
          total: fc.jsonValue(),
          requestId: id,
          uri: id,
          notifications: member,
          taskId: name,
          status: fc.constantFrom('working', 'completed', 5),
        },
        { requiredKeys: [] },
      ),
      fc.jsonValue(),
    ),
  });
  const answer = fc.record({
    id,
    result: fc.oneof(
      fc.record(
        {
          resultType: fc.constantFrom('input_required', 'complete', 'task', 5),
          inputRequests: member,
          requestState: id,
          nextCursor: id,
          tools: fc.oneof(fc.array(fc.record({ name })), fc.jsonValue()),
          task: fc.oneof(fc.record({ taskId: name, status: fc.jsonValue() }), fc.jsonValue()),
          tasks: fc.array(fc.record({ taskId: name, status: fc.jsonValue() })),
          status: fc.constantFrom('working', 'input_required', 'completed'),
          taskId: name,
          _meta: tag,
        },
        { requiredKeys: [] },
      ),
      fc.jsonValue(),
    ),
  });
  const message = fc.oneof(
    { weight: 3, arbitrary: request },
    { weight: 3, arbitrary: notification },
    { weight: 3, arbitrary: answer },
  );
  const line = fc.record({
    channel: fc.constantFrom<Channel>('stdin', 'stdout'),
    json: fc.oneof({ weight: 9, arbitrary: message }, { weight: 1, arbitrary: fc.array(message, { maxLength: 4 }) }),
  });

  // Chance alone rarely makes what belongs together.
  const chains = fc.record({ id, cursor: id, state: id, params: member }).map(
    ({ id, cursor, state, params }) =>
      [
        {
          channel: 'stdin',
          json: {
            id,
            method: 'tools/call',
            params: { name: 'a', _meta: { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' } },
          },
        },
        {
          channel: 'stdout',
          json: { id, result: { resultType: 'input_required', inputRequests: params, requestState: state } },
        },
        {
          channel: 'stdin',
          json: {
            id: 7,
            method: 'tools/call',
            params: { name: 'a', arguments: params, inputResponses: params, requestState: state },
          },
        },
        { channel: 'stdin', json: { id, method: 'tools/call', params: { _meta: { progressToken: state } } } },
        {
          channel: 'stdout',
          json: { method: 'notifications/progress', params: { progressToken: state, progress: 1 } },
        },
        { channel: 'stdin', json: { method: 'notifications/cancelled', params: { requestId: id } } },
        { channel: 'stdin', json: { id: 8, method: 'tools/list' } },
        { channel: 'stdout', json: { id: 8, result: { tools: [{ name: 'a' }], nextCursor: cursor } } },
        { channel: 'stdin', json: { id: 9, method: 'tools/list', params: { cursor } } },
      ] as const,
  );
  const part = fc.oneof({ weight: 8, arbitrary: line.map((one) => [one]) }, { weight: 1, arbitrary: chains });
  const conversation = fc.array<readonly { readonly channel: Channel; readonly json: unknown }[]>(part, {
    maxLength: 40,
  });

  test('nothing throws, and relations name earlier messages only', () => {
    const seen = new Set<Relation['type']>();
    fc.assert(
      fc.property(conversation, (parts) => {
        const lines = parts.flat();
        const dissector = new Dissector();
        lines.forEach(({ channel, json }, index) => {
          const seq = index + 1;
          const bytes = new TextEncoder().encode(JSON.stringify(json));
          const frame = { seq, firstAt: seq, at: seq, channel, bytes, ending: 'lf', origin: 'peer' } as const;
          const { diagnostics } = dissector.push({ kind: 'frame', frame });
          expect(
            diagnostics.map(({ code, message }) => (code === 'analysis-failed' ? message : '')),
          ).not.toContainEqual(expect.stringContaining('analysed'));
          for (const { related = [] } of diagnostics) expectEarlier(related, seq);
          for (const relation of dissector.relationsOf(seq)) {
            seen.add(relation.type);
            expectEarlier(seqsOf(relation), seq);
          }
        });
        expect(dissector.relationsOf(lines.length + 1)).toEqual([]);
      }),
      { numRuns: 500 },
    );
    expect([...seen].sort()).toEqual(['cancellation', 'change', 'page', 'progress', 'round', 'subscription', 'task']);
  });

  function expectEarlier(seqs: readonly number[], seq: number): void {
    for (const named of seqs) {
      expect(Number.isInteger(named)).toBe(true);
      expect(named).toBeGreaterThanOrEqual(1);
      expect(named).toBeLessThanOrEqual(seq);
    }
  }

  test('arguments that are nested 100 000 deep are compared', () => {
    const deep = (end: string) => `${'{"a":'.repeat(100_000)}${end}${'}'.repeat(100_000)}`;
    const { diagnostics } = transcript([
      call('1', `"name":"a","arguments":${deep('1')}`),
      needs('1'),
      call('2', `"name":"a","arguments":${deep('2')},${says}`),
    ]);
    expect(diagnostics.flat().map(({ code }) => code)).not.toContain('analysis-failed');
  });
});

/** The messages that a relation names. */
function seqsOf(relation: Relation): readonly number[] {
  switch (relation.type) {
    case 'progress':
    case 'cancellation':
      return [relation.request];
    case 'round':
      return [relation.first, relation.previous, relation.answer];
    case 'subscription':
      return [relation.listen];
    case 'page':
      return [relation.first];
    case 'task':
      return [...(relation.created === null ? [] : [relation.created]), ...relation.states.map(({ seq }) => seq)];
    case 'change':
      return relation.outdates === null ? [] : [relation.outdates];
  }
}
