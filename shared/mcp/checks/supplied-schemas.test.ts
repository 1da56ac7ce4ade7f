/** What the general rules leave to those of supplied schemas is told by them, and told once. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { transcript } from '../../engine/transcript.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { nodeFor } from '../validate/nodes.ts';
import { handshake, modernMeta } from './cases.ts';

type WithSchemas = '2025-06-18' | '2025-11-25' | '2026-07-28';

const all: readonly WithSchemas[] = ['2025-06-18', '2025-11-25', '2026-07-28'];
const json = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom('string', 'a', 5, true, null, [], {}));
const told: ReadonlySet<string> = new Set([
  'result-schema',
  'tool-schema-invalid',
  'tool-input-schema-root',
  'tool-output-schema-root',
  'elicitation-content-mismatch',
  'schema-not-checked',
]);

function foundIn(lines: readonly string[]): readonly Diagnostic[] {
  return (transcript(lines).diagnostics.at(-1) ?? []).filter(({ code }) => told.has(code));
}

function listing(revision: WithSchemas, tool: object): readonly string[] {
  const params = revision === '2026-07-28' ? `,"params":{${modernMeta}}` : '';
  const more = revision === '2026-07-28' ? '"resultType":"complete","ttlMs":0,"cacheScope":"private",' : '';
  return [
    ...(revision === '2026-07-28' ? [] : handshake(revision)),
    `C>S {"jsonrpc":"2.0","id":1,"method":"tools/list"${params}}`,
    `S>C {"jsonrpc":"2.0","id":1,"result":{${more}"tools":[${JSON.stringify(tool)}]}}`,
  ];
}

function expectOnce(found: readonly Diagnostic[]): void {
  const places = found.filter(({ severity }) => severity !== 'info').map(({ place }) => JSON.stringify(place));
  expect(new Set(places).size, JSON.stringify(found)).toBe(places.length);
}

describe.each(all)('in %s', (revision) => {
  const schema = fc.record(
    { type: fc.constantFrom('object', 'object', 'array', 5), $schema: json, properties: json, required: json },
    { requiredKeys: [] },
  );

  test('a listed schema that the tables refuse', () => {
    fc.assert(
      fc.property(schema, fc.option(schema, { nil: undefined }), (inputSchema, outputSchema) => {
        const tool = { name: 't', inputSchema, ...(outputSchema === undefined ? {} : { outputSchema }) };
        const result = { resultType: 'complete', ttlMs: 0, cacheScope: 'private', tools: [tool] };
        const found = foundIn(listing(revision, tool));
        if (nodeFor(revision, 'tools/list', 'result')?.fits(result) !== true) expect(found).not.toEqual([]);
        expectOnce(found);
      }),
    );
  });

  test('the content of an answer that the tables refuse', () => {
    const content = fc.dictionary(fc.constantFrom('a', 'b/c', '~'), json);
    const action = fc.constantFrom('accept', 'decline');
    fc.assert(
      fc.property(content, action, (given, chosen) => {
        const result = { action: chosen, content: given };
        const lines = [
          ...handshake(revision).map((line) => line.replace('"capabilities":{}', '"capabilities":{"elicitation":{}}')),
          'S>C {"jsonrpc":"2.0","id":9,"method":"elicitation/create","params":{"message":"?","requestedSchema":{"type":"object","properties":{}}}}',
          `C>S {"jsonrpc":"2.0","id":9,"result":${JSON.stringify(result)}}`,
        ];
        const found = foundIn(revision === '2026-07-28' ? retry(result) : lines);
        const node = nodeFor('2025-11-25', 'elicitation/create', 'result');
        if (node?.fits(result) !== true) expect(found).not.toEqual([]);
        expectOnce(found);
      }),
    );
  });
});

/** The answer in the next round of a call. */
function retry(response: object): readonly string[] {
  const ask =
    '{"method":"elicitation/create","params":{"message":"?","requestedSchema":{"type":"object","properties":{}}}}';
  const call = (id: number, more: string) =>
    `C>S {"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"t",${more}${modernMeta}}}`;
  return [
    call(1, ''),
    `S>C {"jsonrpc":"2.0","id":1,"result":{"resultType":"input_required","inputRequests":{"q":${ask}}}}`,
    call(2, `"inputResponses":{"q":${JSON.stringify(response)}},`),
  ];
}
