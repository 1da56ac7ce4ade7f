import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { isIn, methods } from '../methods.ts';
import { type Revision, revisions } from '../revisions.ts';
import { namedTypes } from '../types/named-types.ts';
import type { JsonSchema } from './json-schema.ts';
import { type Part, schemaFor, type What } from './schema-for.ts';

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false });
addFormats.default(ajv);

/** What is wrong with a value, or the empty list. */
function faults(revision: Revision, what: What, value: unknown): readonly string[] {
  const schema = schemaFor(revision, what);
  if (schema === null) return ['there is no such schema'];
  const validate = ajv.compile(schema);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const message = (method: string): What => ({ method, part: 'message' });
const result = (method: string): What => ({ method, part: 'result' });
const type = (name: string): What => ({ type: name });

const envelope = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};

describe('schemas of messages', () => {
  test.each(revisions)('every message of %s has schemas that Ajv takes in strict mode', (revision) => {
    for (const method of methods.filter((one) => isIn(one, revision))) {
      const parts: readonly Part[] = ['message', 'params', 'answer', 'result', 'error'];
      for (const part of method.kind === 'request' ? parts : parts.slice(0, 2)) {
        const schema = schemaFor(revision, { method: method.name, part });
        expect(schema, `${method.name} ${part}`).not.toBeNull();
        // The whole message and the whole answer contain the rest.
        if (part === 'message' || part === 'answer') expect(() => ajv.compile(schema ?? {})).not.toThrow();
      }
    }
  });

  test('what a revision does not have has no schema', () => {
    expect(schemaFor('2025-11-25', message('server/discover'))).toBeNull();
    expect(schemaFor('2026-07-28', message('initialize'))).toBeNull();
    expect(schemaFor('2025-03-26', type('ResourceLink'))).toBeNull();
    expect(schemaFor('2025-11-25', result('notifications/progress'))).toBeNull();
    expect(schemaFor('2025-11-25', message('no/such'))).toBeNull();
  });

  test('a schema is built once', () => {
    expect(schemaFor('2025-11-25', message('ping'))).toBe(schemaFor('2025-11-25', message('ping')));
  });

  test('the handshake', () => {
    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'a', version: '' } };
    const initialize = { jsonrpc: '2.0', id: 0, method: 'initialize', params };
    expect(faults('2025-06-18', message('initialize'), initialize)).toEqual([]);
    expect(faults('2025-06-18', message('initialize'), { ...initialize, id: null })).not.toEqual([]);
    const { clientInfo: _gone, ...rest } = params;
    expect(faults('2025-06-18', message('initialize'), { ...initialize, params: rest })).toEqual([
      "/params must have required property 'clientInfo'",
    ]);
  });

  test('from 2026-07-28 a request carries its envelope', () => {
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    expect(faults('2025-11-25', message('tools/list'), list)).toEqual([]);
    expect(faults('2026-07-28', message('tools/list'), list)).toEqual([" must have required property 'params'"]);
    expect(faults('2026-07-28', message('tools/list'), { ...list, params: { _meta: envelope } })).toEqual([]);
    expect(faults('2026-07-28', message('tools/list'), { ...list, params: { _meta: {} } })).not.toEqual([]);
  });

  test('cancelling names the request, except where tasks have their own way', () => {
    const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: {} };
    const accepting = revisions.filter(
      (one) => faults(one, message('notifications/cancelled'), cancelled).length === 0,
    );
    expect(accepting).toEqual(['2025-11-25']);
  });
});

describe('schemas of results', () => {
  test('the kind of result decides what is wrong with it', () => {
    const call = result('tools/call');
    expect(faults('2026-07-28', call, { resultType: 'complete', content: [] })).toEqual([]);
    expect(faults('2026-07-28', call, { resultType: 'complete' })).toContain(" must have required property 'content'");
    expect(faults('2026-07-28', call, { resultType: 'input_required', requestState: 's' })).toEqual([]);
    expect(faults('2026-07-28', call, { resultType: 'input_required' })).not.toEqual([]);
    expect(faults('2026-07-28', call, { resultType: 'other', content: [] })).not.toEqual([]);
    expect(faults('2026-07-28', call, { content: [] })).not.toEqual([]);
    expect(faults('2025-11-25', call, { content: [] })).toEqual([]);
  });

  test('structured content was an object before it was any JSON', () => {
    const listed = { resultType: 'complete', content: [], structuredContent: [1, null] };
    expect(faults('2025-11-25', result('tools/call'), listed)).not.toEqual([]);
    expect(faults('2026-07-28', result('tools/call'), listed)).toEqual([]);
  });

  test('a task of either kind', () => {
    const dates = { createdAt: '2026-01-01T00:00:00Z', lastUpdatedAt: '2026-01-01T00:00:00Z' };
    const task = { taskId: 't', status: 'working', ...dates };
    expect(faults('2025-11-25', result('tasks/get'), { ...task, ttl: null })).toEqual([]);
    expect(faults('2025-11-25', result('tasks/get'), task)).toEqual([" must have required property 'ttl'"]);
    expect(faults('2026-07-28', result('tasks/get'), { ...task, resultType: 'complete', ttlMs: 5 })).toEqual([]);
    expect(faults('2026-07-28', result('tools/call'), { ...task, resultType: 'task', ttlMs: null })).toEqual([]);
  });

  test('lists say how long they may be kept', () => {
    const tools = { tools: [], resultType: 'complete', ttlMs: 0, cacheScope: 'public' };
    expect(faults('2026-07-28', result('tools/list'), tools)).toEqual([]);
    expect(faults('2026-07-28', result('tools/list'), { ...tools, ttlMs: -1 })).toEqual(['/ttlMs must be >= 0']);
  });
});

describe('schemas of types', () => {
  test('content blocks by revision', () => {
    const audio = { type: 'audio', data: 'YWJj', mimeType: 'audio/wav' };
    const accepting = revisions.filter((one) => faults(one, type('ContentBlock'), audio).length === 0);
    expect(accepting).toEqual(revisions.slice(1));
    expect(faults('2026-07-28', type('ContentBlock'), { ...audio, data: '%' })).toContain(
      '/data must match format "byte"',
    );
  });

  test('an unknown block is said to be unknown, and nothing else', () => {
    expect(faults('2025-11-25', type('ContentBlock'), { type: 'video' })).toEqual([
      '/type must be equal to one of the allowed values',
    ]);
  });

  test('errors carry what their code promises', () => {
    const error = { code: -32022, message: 'no', data: { supported: [] } };
    const answer = { jsonrpc: '2.0', id: 1, error };
    expect(faults('2026-07-28', type('JSONRPCErrorResponse'), answer)).toContain(
      "/error/data must have required property 'requested'",
    );
    expect(faults('2025-11-25', type('JSONRPCErrorResponse'), answer)).toEqual([]);
  });

  test('batches are messages in one revision', () => {
    const batch = [{ jsonrpc: '2.0', method: 'a' }];
    expect(revisions.filter((one) => faults(one, type('JSONRPCMessage'), batch).length === 0)).toEqual(['2025-03-26']);
  });

  test('every property says what it is for', () => {
    for (const revision of revisions) {
      for (const name of namedTypes().keys()) {
        const schema = schemaFor(revision, type(name));
        for (const [path, about] of descriptionsOf(schema ?? {}, name)) {
          expect(about, `${revision} ${path}`).toMatch(/^[A-Z"].*\.$/);
        }
      }
    }
  });
});

/** The description of each property of a schema, under its path. */
function descriptionsOf(schema: JsonSchema, path: string): readonly (readonly [string, string | undefined])[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const at = `${path}/${name}`;
    // The tag of a union is described in each of its alternatives.
    const isTag = schema.allOf !== undefined;
    return [...(isTag ? [] : [[at, property.description] as const]), ...descriptionsOf(property, at)];
  });
  const defs = Object.entries(schema.$defs ?? {}).flatMap(([name, definition]) => descriptionsOf(definition, name));
  const inner = [schema.items, schema.additionalProperties, ...(schema.anyOf ?? [])];
  return [...own, ...defs, ...inner.flatMap((one) => (one ? descriptionsOf(one, path) : []))];
}
