/** What servers ask of clients: every message that the tables refuse is told of, and each fault once. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { transcript } from '../../engine/transcript.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { nodeFor } from '../validate/nodes.ts';
import { handshake, modernMeta } from './cases.ts';

type Asked = '2025-06-18' | '2025-11-25' | '2026-07-28';

const all: readonly Asked[] = ['2025-06-18', '2025-11-25', '2026-07-28'];
const capabilities = '{"sampling":{"tools":{}},"elicitation":{"form":{},"url":{}}}';
const envelope = modernMeta.replace('clientCapabilities":{}', `clientCapabilities":${capabilities}`);

/** A session in which the server asks. */
function asking(revision: Asked, method: string, params: unknown): readonly string[] {
  const ask = `"method":"${method}","params":${JSON.stringify(params)}`;
  if (revision !== '2026-07-28') {
    const able = handshake(revision).map((line) =>
      line.replace('"capabilities":{},', `"capabilities":${capabilities},`),
    );
    return [...able, `S>C {"jsonrpc":"2.0","id":7,${ask}}`];
  }
  return [
    `C>S {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"a",${envelope}}}`,
    `S>C {"jsonrpc":"2.0","id":1,"result":{"resultType":"input_required","inputRequests":{"q":{${ask}}}}}`,
  ];
}

function isAllowed(revision: Asked, method: string, params: unknown): boolean {
  if (revision !== '2026-07-28') return nodeFor(revision, method, 'params')?.fits(params) === true;
  const result = { resultType: 'input_required', inputRequests: { q: { method, params } } };
  return nodeFor(revision, 'tools/call', 'result')?.fits(result) === true;
}

const general: ReadonlySet<string> = new Set(['params-schema', 'result-schema']);
const faults = [
  'params-schema',
  'result-schema',
  'elicitation-schema-not-flat',
  'elicitation-id',
  'sampling-no-max-tokens',
];

function told(lines: readonly string[]): readonly Diagnostic[] {
  const found = transcript(lines).diagnostics.at(-1) ?? [];
  return found.filter(({ code, severity }) => severity === 'error' && faults.includes(code));
}

function places(found: readonly Diagnostic[]): readonly string[] {
  return found.map(({ place }) => (place !== undefined && 'pointer' in place ? place.pointer : ''));
}

const type = fc.constantFrom('string', 'number', 'integer', 'boolean', 'array', 'object', 'null', 5, ['string']);
const choices = fc.constantFrom(['a'], [], [{ const: 'a', title: 'A' }], [{ const: 'a' }], 'a', null);
const items = fc.oneof(
  fc.record({ type, enum: choices, anyOf: choices }, { requiredKeys: [] }),
  fc.constantFrom(null, 5, [], 'string'),
);
const field = fc.oneof(
  fc.record({ type, enum: choices, oneOf: choices, items, minLength: fc.constantFrom(1, 'x') }, { requiredKeys: [] }),
  fc.constantFrom(null, 5, [], 'string', {}),
);
const form = fc.record({
  message: fc.constant('Who?'),
  requestedSchema: fc.record({
    type: fc.constant('object'),
    properties: fc.dictionary(fc.constantFrom('a', 'b/c'), field),
  }),
});
const page = fc.record(
  {
    mode: fc.constant('url'),
    message: fc.constantFrom('Go', 5),
    url: fc.constant('https://example.com'),
    elicitationId: fc.constantFrom('e', '', 5, null),
  },
  { requiredKeys: ['mode', 'message', 'url'] },
);
const sampling = fc.record(
  { messages: fc.constantFrom([], 5), maxTokens: fc.oneof(fc.integer(), fc.double(), fc.constantFrom('1', null, [])) },
  { requiredKeys: ['messages'] },
);

describe.each(all)('in %s', (revision) => {
  test.each([
    ['elicitation/create', 'a form', form],
    ['elicitation/create', 'a page', page],
    ['sampling/createMessage', 'a conversation', sampling],
  ] as const)('%s with %s', (method, _, params) => {
    fc.assert(
      fc.property<[unknown]>(params, (value) => {
        const found = told(asking(revision, method, value));
        expect(found.length > 0).toBe(!isAllowed(revision, method, value));
        const own = found.filter(({ code }) => !general.has(code));
        const others = found.filter(({ code }) => general.has(code));
        expect(new Set(places(own)).size).toBe(own.length);
        expect(places(others).filter((place) => places(own).includes(place))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

test('a list of things that are no texts, with choices that lack their names, is told', () => {
  const items = { type: 'object', anyOf: [{ const: 'a' }] };
  const params = {
    message: 'Who?',
    requestedSchema: { type: 'object', properties: { a: { type: 'array', items } } },
  };
  const found = told(asking('2025-11-25', 'elicitation/create', params));
  expect(found.map(({ code }) => code)).toEqual(['elicitation-schema-not-flat']);
});

test('ids of pages are forgotten when there are very many, and then prove nothing', () => {
  const ask = (id: number) =>
    asking('2025-11-25', 'elicitation/create', { mode: 'url', message: '', url: 'a:b', elicitationId: String(id) }).at(
      -1,
    ) ?? '';
  const ended = (id: number) =>
    `S>C {"jsonrpc":"2.0","method":"notifications/elicitation/complete","params":{"elicitationId":"${id}"}}`;
  const few = [...handshake('2025-11-25'), ask(0), ended(1)];
  expect(transcript(few).found('elicitation-complete-unknown')).toHaveLength(1);
  const many = [...handshake('2025-11-25'), ...Array.from({ length: 3000 }, (_, id) => ask(id)), ended(0), ended(2999)];
  expect(transcript(many).found('elicitation-complete-unknown')).toEqual([]);
});
