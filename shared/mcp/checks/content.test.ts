/** Content of messages: what the tables refuse is told of, each fault once, and however much of it there is. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { transcript } from '../../engine/transcript.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { type Revision, revisions } from '../revisions.ts';
import { nodeFor } from '../validate/nodes.ts';
import { answered, modernAnswered } from './content-lines.ts';

interface Answer {
  readonly method: string;
  readonly asked: string;
  readonly result: (content: unknown) => { readonly [key: string]: unknown };
}

const answers: readonly Answer[] = [
  { method: 'tools/call', asked: '"name":"add"', result: (content) => ({ content: [content] }) },
  {
    method: 'prompts/get',
    asked: '"name":"greet"',
    result: (content) => ({ messages: [{ role: 'user', content }] }),
  },
];

function linesOf({ method, asked, result }: Answer, revision: Revision, content: unknown): readonly string[] {
  const members = JSON.stringify(result(content)).slice(1, -1);
  return revision === '2026-07-28'
    ? modernAnswered(method, asked, members)
    : answered(method, asked, members, revision);
}

function isAllowed({ method, result }: Answer, revision: Revision, content: unknown): boolean {
  const more = revision === '2026-07-28' ? { resultType: 'complete' } : {};
  return nodeFor(revision, method, 'result')?.fits({ ...result(content), ...more }) === true;
}

function told(lines: readonly string[]): readonly Diagnostic[] {
  return (transcript(lines).diagnostics.at(-1) ?? []).filter(({ severity }) => severity !== 'info');
}

/** Rules about more than the types of the tables. */
const beyond: ReadonlySet<string> = new Set(['base64-invalid', 'uri-invalid', 'icon-scheme', 'meta-key-format']);

const strange = fc.constantFrom<unknown>(null, true, 5, 'x', [], {}, ['user'], 'user', 0.5, { uri: 'a:b', text: 'a' });
const text = fc.oneof({ weight: 4, arbitrary: fc.constant('x') }, strange);
const block = fc.record(
  {
    type: fc.constantFrom<unknown>('text', 'image', 'audio', 'resource', 'resource_link', 'tool_use', 'json', null, 5),
    text,
    data: text,
    mimeType: text,
    uri: text,
    name: text,
    resource: fc.oneof(strange, fc.record({ uri: strange, text: strange, blob: strange }, { requiredKeys: [] })),
    annotations: fc.oneof(
      strange,
      fc.record({ audience: strange, priority: strange, lastModified: strange }, { requiredKeys: [] }),
    ),
  },
  { requiredKeys: [] },
);

describe('a block that the tables refuse is told of, and no other', () => {
  test.each(answers.flatMap((answer) => revisions.map((revision) => [answer.method, revision, answer] as const)))(
    '%s in %s',
    (_method, revision, answer) => {
      fc.assert(
        fc.property(fc.oneof({ weight: 9, arbitrary: block }, strange), (content) => {
          const found = told(linesOf(answer, revision, content)).filter(({ code }) => !beyond.has(code));
          const allowed = isAllowed(answer, revision, content);
          // Dates that are no dates, and contents of two kinds, have the right type.
          const errors = found.filter(({ severity, code }) => severity === 'error' || code === 'content-block-type');
          expect(errors.length === 0, errors.map(({ message }) => message).join(' ')).toBe(allowed);
        }),
        { numRuns: 200 },
      );
    },
  );
});

test('a fault that the general rules tell of is told by no other rule', () => {
  fc.assert(
    fc.property(fc.constantFrom(...answers), fc.constantFrom(...revisions), block, (answer, revision, content) => {
      const found = told(linesOf(answer, revision, content));
      const places = found.map(({ code, place }) => ({ code, at: place && 'pointer' in place ? place.pointer : '' }));
      for (const { code, at } of places.filter((one) => one.code === 'result-schema')) {
        const others = places.filter((other) => other.at === at && other.code !== code).map((other) => other.code);
        // A resource can lack its address and its text at the same time.
        expect(others.filter((other) => other !== 'resource-contents-kind')).toEqual([]);
      }
    }),
    { numRuns: 500 },
  );
});

describe('there may be', () => {
  const listed = (content: unknown) => linesOf({ ...many, result: () => ({ content }) }, '2025-11-25', null);
  const many: Answer = { method: 'tools/call', asked: '"name":"add"', result: () => ({}) };
  const faultsIn = (lines: readonly string[]) => told(lines).filter(({ code }) => code === 'content-block-type');

  test('very many blocks, of which a part is looked at', () => {
    const found = faultsIn(listed(Array.from({ length: 50_000 }, () => ({ type: 'x' }))));
    expect(found).toHaveLength(10);
    expect(found.at(-1)?.message).toContain('990 more places');
    const late = [...Array.from({ length: 10_000 }, () => ({ type: 'text', text: '' })), { type: 'x' }];
    expect(faultsIn(listed(late))).toEqual([]);
    expect(faultsIn(listed(late.slice(1)))).toHaveLength(1);
  });

  test('results of tools in results of tools', () => {
    const depth = 2000;
    const content = `${'[{"type":"tool_result","toolUseId":"1","content":'.repeat(depth)}[]${'}]'.repeat(depth)}`;
    const line = `S>C {"jsonrpc":"2.0","id":3,"method":"sampling/createMessage","params":{"maxTokens":1,"messages":[{"role":"user","content":${content}}]}}`;
    const found = faultsIn([...linesOf(many, '2025-11-25', null).slice(0, 3), line]);
    expect(found.map(({ place }) => place)).toEqual([{ pointer: '/params/messages/0/content/0/content/0/type' }]);
  });
});
