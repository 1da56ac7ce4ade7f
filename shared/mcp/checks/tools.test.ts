import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { transcript } from '../../engine/transcript.ts';
import { handshake, modernMeta } from './cases.ts';
import { saysMissingResource, saysUnknown, seemsUnknown } from './said-missing.ts';
import { repeatsData } from './structured-text.ts';
import { toolHeaderCheck } from './tool-headers.ts';

const ask = (id: number, method: string, params: string) =>
  `C>S {"jsonrpc":"2.0","id":${id},"method":"${method}","params":${params}}`;
const answer = (id: number, body: string) => `S>C {"jsonrpc":"2.0","id":${id},${body}}`;

/** Lists one tool, calls it, and is answered, all with JSON of any kind. */
function session(tool: string, name: string, result: string, error: string): readonly string[] {
  const call = (id: number) => ask(id, 'tools/call', `{"name":${name},${modernMeta}}`);
  return [
    ...handshake('2025-11-25'),
    ask(1, 'tools/list', '{}'),
    answer(1, `"result":{"tools":[${tool}]}`),
    ask(2, 'tools/call', `{"name":${name}}`),
    answer(2, `"result":${result}`),
    ask(3, 'tools/call', `{"name":${name}}`),
    answer(3, `"error":${error}`),
    ask(4, 'tools/list', `{${modernMeta}}`),
    answer(4, `"result":{"tools":[${tool}]}`),
    call(5),
    answer(5, `"result":${result}`),
  ];
}

const nested = (depth: number, open: string, end: string, close: string) =>
  open.repeat(depth) + end + close.repeat(depth);

describe('the rules of tools', () => {
  const json = fc.jsonValue();
  const schema = fc.record({ type: json, properties: json, items: json, 'x-mcp-header': json }, { requiredKeys: [] });
  const tool = fc.oneof(json, fc.record({ name: json, inputSchema: fc.oneof(json, schema), outputSchema: json }));
  const result = fc.record({ content: json, structuredContent: json, isError: json, task: json }, { requiredKeys: [] });
  const error = fc.record({ code: fc.oneof(json, fc.constantFrom(-32603, -32601)), message: json });

  test('look at any JSON', () => {
    fc.assert(
      fc.property(tool, json, fc.oneof(json, result), fc.oneof(json, error), (...parts) => {
        const [listed = '', name = '', given = '', refused = ''] = parts.map((part) => JSON.stringify(part));
        expect(transcript(session(listed, name, given, refused)).found('analysis-failed')).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test('look at JSON of any depth', () => {
    const deep = 100_000;
    const properties = nested(deep, '{"type":"object","properties":{"a":', '{"x-mcp-header":""}', '}}');
    const data = nested(deep, '{"a":', '5', '}');
    const given = `{"content":[{"type":"text","text":"none"}],"structuredContent":${data}}`;
    const lines = [
      ask(1, 'tools/list', `{${modernMeta}}`),
      answer(1, `"result":{"tools":[{"name":"deep","inputSchema":${properties}}]}`),
      ask(2, 'tools/call', `{"name":"deep",${modernMeta}}`),
      answer(2, `"result":${given}`),
    ];
    expect(transcript(lines).found('analysis-failed')).toEqual([]);
  });
});

test('a header that cannot be sent is an error over HTTP only', () => {
  expect([toolHeaderCheck('stdio').severity, toolHeaderCheck('http').severity]).toEqual(['info', 'error']);
});

describe('texts that say that there is no such thing', () => {
  test.each([
    ['Unknown tool: nope', 'nope'],
    ['MCP error -32602: Tool nope not found', 'nope'],
    ['MCP error -32602: Unknown tool: nope', 'nope'],
    ['Tool "Nope" does not exist.', 'nope'],
  ])('%s', (text, name) => {
    expect(saysUnknown(text, 'tool', name)).toBe(true);
    expect(seemsUnknown(text, 'tool', name)).toBe(true);
  });

  test.each([
    ['Unknown tool: nope', 'add'],
    ['Unknown prompt: add', 'add'],
    ['The tool add failed', 'add'],
    ['', 'add'],
  ])('but not %s for %s', (text, name) => {
    expect(saysUnknown(text, 'tool', name)).toBe(false);
  });

  test('a text that only seems to say so', () => {
    expect(seemsUnknown('nope: not found', 'tool', 'nope')).toBe(true);
    expect(seemsUnknown('a file was not found', 'tool', 'a')).toBe(false);
    expect(seemsUnknown('Method not found: tools/call', 'tool', 'nope')).toBe(false);
  });

  test('a resource', () => {
    expect(saysMissingResource('Resource not found', 'a:b')).toBe(true);
    expect(saysMissingResource('a:b does not exist', 'a:b')).toBe(true);
    expect(saysMissingResource('Session not found', 'a:b')).toBe(false);
    expect(saysMissingResource('getaddrinfo ENOTFOUND example.com', 'a:b')).toBe(false);
  });
});

test('data of which nobody can tell in time whether they stand in a text count as repeated', () => {
  const words = [{ type: 'text', text: 'word '.repeat(1_000_000) }];
  expect(repeatsData(words, [1, 2, 3])).toBe(true);
  expect(repeatsData([{ type: 'text', text: 'word' }], [1, 2, 3])).toBe(false);
});
