import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { transcript } from '../../engine/transcript.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { isIn, methods } from '../methods.ts';
import { handshakeRevisions, revisions } from '../revisions.ts';
import { handshake, modernCall, modernMeta } from './cases.ts';
import { methodChecks } from './methods.ts';
import { schemaChecks } from './schema.ts';

const ours = new Set([...methodChecks, ...schemaChecks].map(({ code }) => code));

function found(lines: readonly string[]): readonly Diagnostic[] {
  return transcript(lines)
    .diagnostics.flat()
    .filter(({ code }) => ours.has(code));
}

const request = (id: number, method: string, params: string, way = 'C>S') =>
  `${way} {"jsonrpc":"2.0","id":${id},"method":"${method}","params":${params}}`;
const notification = (way: string, method: string, params: string) =>
  `${way} {"jsonrpc":"2.0","method":"${method}","params":${params}}`;
const answer = (id: number, result: string, way = 'S>C') => `${way} {"jsonrpc":"2.0","id":${id},"result":${result}}`;

const opened = (revision: string) =>
  handshake(revision).map((line) =>
    line
      .replace(
        '"capabilities":{},"clientInfo"',
        '"capabilities":{"roots":{"listChanged":true},"sampling":{}},"clientInfo"',
      )
      .replace(
        '"capabilities":{"tools":{}}',
        '"capabilities":{"tools":{"listChanged":true},"prompts":{},"resources":{"subscribe":true},"logging":{}}',
      ),
  );

const text = '{"type":"text","text":"5"}';
const image = '{"type":"image","data":"aGk=","mimeType":"image/png","annotations":{"audience":["user"],"priority":0}}';

/** What all revisions with a handshake have, as ordinary peers say it. */
const work: readonly string[] = [
  request(1, 'ping', '{}'),
  answer(1, '{}'),
  request(2, 'tools/list', '{"cursor":""}'),
  answer(
    2,
    '{"tools":[{"name":"add","description":"","inputSchema":{"type":"object","properties":{"a":{"type":"number"}},"required":["a"],"additionalProperties":false,"$schema":"http://json-schema.org/draft-07/schema#"}}],"nextCursor":"x"}',
  ),
  request(3, 'tools/call', '{"name":"add","arguments":{"a":1},"_meta":{"progressToken":0,"com.example/x":[1]}}'),
  notification('S>C', 'notifications/progress', '{"progressToken":0,"progress":0.5,"total":1}'),
  notification('S>C', 'notifications/message', '{"level":"info","logger":"x","data":{"any":null}}'),
  answer(
    3,
    `{"content":[${text},${image},{"type":"resource","resource":{"uri":"a:b","text":""}}],"isError":false,"_meta":{"x":1}}`,
  ),
  request(4, 'resources/list', '{}'),
  answer(4, '{"resources":[{"uri":"a:b","name":"b","mimeType":"text/plain","size":0}]}'),
  request(5, 'resources/read', '{"uri":"a:b"}'),
  answer(5, '{"contents":[{"uri":"a:b","blob":"aGk="},{"uri":"a:b","mimeType":"text/plain","text":"hi"}]}'),
  request(6, 'prompts/get', '{"name":"p","arguments":{"a":"b"}}'),
  answer(6, `{"description":"d","messages":[{"role":"user","content":${text}}]}`),
  request(7, 'completion/complete', '{"ref":{"type":"ref/resource","uri":"a:{b}"},"argument":{"name":"b","value":""}}'),
  answer(7, '{"completion":{"values":["b"],"total":1,"hasMore":false}}'),
  request(8, 'logging/setLevel', '{"level":"warning"}'),
  answer(8, '{}'),
  request(0, 'roots/list', '{}', 'S>C'),
  answer(0, '{"roots":[{"uri":"file:///a","name":"a"}]}', 'C>S'),
  request(
    1,
    'sampling/createMessage',
    `{"messages":[{"role":"user","content":${text}}],"maxTokens":10,"temperature":0.5,"metadata":{"a":null}}`,
    'S>C',
  ),
  answer(1, `{"role":"assistant","content":${text},"model":"m","stopReason":"endTurn"}`, 'C>S'),
  notification('C>S', 'notifications/cancelled', '{"requestId":3,"reason":"enough"}'),
  notification('C>S', 'notifications/roots/list_changed', '{}'),
  'S>C {"jsonrpc":"2.0","method":"notifications/tools/list_changed"}',
];

const done = '"resultType":"complete","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"s","version":""}}';
const kept = `${done},"ttlMs":0,"cacheScope":"private"`;

const modernWork: readonly string[] = [
  request(1, 'server/discover', `{${modernMeta}}`),
  answer(1, `{"supportedVersions":["2026-07-28"],"capabilities":{"tools":{"listChanged":true}},${kept}}`),
  request(2, 'tools/list', `{${modernMeta}}`),
  answer(2, `{"tools":[{"name":"add","inputSchema":{"type":"object"},"outputSchema":{"type":"array"}}],${kept}}`),
  request(3, 'tools/call', `{"name":"add",${modernMeta}}`),
  answer(
    3,
    '{"resultType":"input_required","inputRequests":{"who":{"method":"elicitation/create","params":{"mode":"form","message":"name?","requestedSchema":{"type":"object","properties":{"n":{"type":"string","minLength":1},"c":{"type":"string","enum":["a"]}}}}}},"requestState":"abc"}',
  ),
  request(
    4,
    'tools/call',
    `{"name":"add","inputResponses":{"who":{"action":"accept","content":{"n":"Ada","c":"a"}}},"requestState":"abc",${modernMeta}}`,
  ),
  answer(
    4,
    `{"content":[${text},{"type":"resource_link","uri":"a:b","name":"b"}],"structuredContent":[1,null],${done}}`,
  ),
  request(5, 'subscriptions/listen', `{"notifications":{"toolsListChanged":true},${modernMeta}}`),
  notification(
    'S>C',
    'notifications/subscriptions/acknowledged',
    '{"notifications":{"toolsListChanged":true},"_meta":{"io.modelcontextprotocol/subscriptionId":5}}',
  ),
  notification('S>C', 'notifications/tools/list_changed', '{"_meta":{"io.modelcontextprotocol/subscriptionId":5}}'),
  answer(5, '{"resultType":"complete","_meta":{"io.modelcontextprotocol/subscriptionId":5}}'),
  notification('C>S', 'notifications/cancelled', '{"requestId":4}'),
];

describe('what peers do right', () => {
  test.each(handshakeRevisions)('an ordinary session of %s breaks no rule of ours', (revision) => {
    expect(found([...opened(revision), ...work])).toEqual([]);
  });

  test('nor does one of 2026-07-28', () => {
    expect(found(modernWork)).toEqual([]);
  });

  test('nor do tasks of 2025-11-25', () => {
    const task =
      '"taskId":"t","status":"working","createdAt":"2026-01-01T00:00:00Z","lastUpdatedAt":"2026-01-01T00:00:00Z","ttl":null';
    const related = '"_meta":{"io.modelcontextprotocol/related-task":{"taskId":"t"}}';
    const lines = [
      ...opened('2025-11-25'),
      request(1, 'tools/call', '{"name":"add","task":{"ttl":1000}}'),
      answer(1, `{"task":{${task}},"_meta":{"io.modelcontextprotocol/model-immediate-response":"Working on it"}}`),
      request(2, 'tasks/get', '{"taskId":"t"}'),
      answer(2, `{${task},${related}}`),
      request(3, 'tasks/result', '{"taskId":"t"}'),
      answer(3, `{"content":[],${related}}`),
      notification('S>C', 'notifications/tasks/status', `{${task},${related}}`),
    ];
    expect(found(lines)).toEqual([]);
  });
});

describe('large and hostile contents', () => {
  const opening = handshake('2025-11-25');
  const call = request(1, 'tools/list', '{}');

  test('many faults: some are told, and that there are more', () => {
    const tools = Array.from({ length: 200_000 }, () => '5').join(',');
    const all = found([...opening, call, answer(1, `{"tools":[${tools}]}`)]);
    expect(all).toHaveLength(10);
    expect(all.at(-1)).toMatchObject({ severity: 'info', message: expect.stringContaining('At least 50 places') });
  });

  test('many fields of a later revision: the search ends, and says so', () => {
    const tools = Array.from({ length: 50_000 }, () => '{"name":"a","inputSchema":{"type":"object"}}');
    const old = [...handshake('2024-11-05'), call];
    expect(found([...old, answer(1, `{"tools":[${tools.join(',')}]}`)])).toEqual([]);
    tools[0] = '{"name":"a","title":"A","inputSchema":{"type":"object"}}';
    const [first] = found([...old, answer(1, `{"tools":[${tools.join(',')}]}`)]);
    expect(first?.message).toContain('as far as they were looked at: "tools.title"');
  });

  test('a line that is not parsed is said not to have been looked at', () => {
    const huge = 'x'.repeat(17 * 1024 * 1024);
    const all = found([...opening, request(1, 'tools/call', `{"pad":"${huge}"}`)]);
    expect(all).toMatchObject([{ code: 'params-schema', severity: 'info' }]);
  });

  test.each(['arguments', '_meta', 'name', 'task'])('%s nested 100 000 deep', (member) => {
    const deep = `${'{"a":['.repeat(50_000)}1${']}'.repeat(50_000)}`;
    const { diagnostics } = transcript([...opening, request(1, 'tools/call', `{"name":"a","${member}":${deep}}`)]);
    expect(diagnostics.flat().map(({ code }) => code)).not.toContain('analysis-failed');
  });

  test('long keys and values are cut', () => {
    const long = 'k'.repeat(100_000);
    const [first] = found([...opening, request(1, 'prompts/get', `{"name":"a","arguments":"${long}"}`)]);
    expect(first?.message.length).toBeLessThan(300);
    const caps = `{"protocolVersion":"2025-11-25","capabilities":{"experimental":{"${long}":5}},"clientInfo":{"name":"c","version":"1"}}`;
    const [second] = found([request(1, 'initialize', caps)]);
    expect(second?.message).toContain('is the number 5');
    expect(second?.message.length).toBeLessThan(300);
  });
});

describe('whatever the contents are', () => {
  const names = [...new Set(methods.map(({ name }) => name)), 'x', 'constructor', '__proto__'];
  const contents = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(
      fc.constantFrom('name', 'uri', 'content', 'tools', '_meta', 'task', 'mode', '__proto__'),
      fc.jsonValue(),
    ),
  );

  test.each(revisions)('they are judged in %s without giving up', (revision) => {
    fc.assert(
      fc.property(fc.constantFrom(...names), contents, contents, fc.boolean(), (method, params, result, fromServer) => {
        const [ask, reply] = fromServer ? ['S>C', 'C>S'] : ['C>S', 'S>C'];
        const opening = revision === '2026-07-28' ? [modernCall(99)] : handshake(revision);
        const lines = [
          ...opening,
          request(1, method, JSON.stringify(params), ask),
          answer(1, JSON.stringify(result), reply),
          notification(ask, method, JSON.stringify(params)),
        ];
        const { diagnostics } = transcript(lines);
        expect(diagnostics.flat().map(({ code }) => code)).not.toContain('analysis-failed');
        for (const { message, code } of diagnostics.flat())
          if (ours.has(code)) expect(message).toMatch(/^["A-Z].*\.$/s);
      }),
      { numRuns: 150 },
    );
  });

  test('every method of every revision takes what the dissector hands over', () => {
    for (const revision of revisions) {
      for (const { name } of methods.filter((method) => isIn(method, revision))) {
        const opening = revision === '2026-07-28' ? [modernCall(99)] : handshake(revision);
        const { diagnostics } = transcript([...opening, request(1, name, '{}'), answer(1, '{}')]);
        expect(diagnostics.flat().map(({ code }) => code)).not.toContain('analysis-failed');
      }
    }
  });
});
