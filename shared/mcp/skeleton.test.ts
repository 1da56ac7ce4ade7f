import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { exampleOf } from './manual/examples.ts';
import { entryIn, isIn, methods } from './methods.ts';
import { type Revision, revisions } from './revisions.ts';
import { schemaFor } from './schemas/schema-for.ts';
import { skeletonOf } from './skeleton.ts';
import {
  either,
  integer,
  list,
  object,
  objectWithOneOf,
  optional,
  required,
  since,
  string,
} from './types/vocabulary.ts';

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false });
addFormats.default(ajv);

type Part = 'message' | 'answer';

/** What is wrong with the smallest message; an address has to be one. */
function faults(method: string, part: Part, revision: Revision): readonly string[] {
  const validate = ajv.compile(schemaFor(revision, { method, part }) ?? false);
  validate(exampleOf(method, part, revision, { uri: 'file:///a' }));
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

describe('smallest messages', () => {
  test.each(revisions)('the schemas of %s take every one of them', (revision) => {
    const known = methods.filter((one) => isIn(one, revision));
    expect(known.length).toBeGreaterThan(20);
    for (const { name, kind } of known) {
      expect(faults(name, 'message', revision), name).toEqual([]);
      if (kind === 'request') expect(faults(name, 'answer', revision), `answer to ${name}`).toEqual([]);
    }
  });

  test('no field can be left out of them', () => {
    for (const revision of revisions) {
      const call = exampleOf('tools/call', 'message', revision);
      expect(call).toMatchObject({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: '', arguments: {} } });
    }
    expect(exampleOf('ping', 'message', '2025-11-25')).toEqual({ jsonrpc: '2.0', id: 1, method: 'ping' });
    expect(exampleOf('tools/list', 'answer', '2025-11-25')).toEqual({ jsonrpc: '2.0', id: 1, result: { tools: [] } });
  });

  test('from 2026-07-28 a request carries its envelope, behind what it asks for', () => {
    expect(JSON.stringify(exampleOf('resources/read', 'message', '2026-07-28'))).toBe(
      '{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"","_meta":{' +
        '"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},' +
        '"io.modelcontextprotocol/clientInfo":{"name":"wirescope","version":"0.1.0"}}}}',
    );
  });

  test('what a revision does not have has none', () => {
    expect(exampleOf('ping', 'message', '2026-07-28')).toBeNull();
    expect(exampleOf('no/such', 'message', '2025-11-25')).toBeNull();
    expect(entryIn('ping', '2026-07-28')).toBeNull();
  });
});

describe('smallest values', () => {
  const newer = since('2025-11-25', object({ a: required(string, 'A.') }));

  test('the first alternative that the revision has', () => {
    expect(skeletonOf(either(newer, integer), '2025-11-25')).toEqual({ a: '' });
    expect(skeletonOf(either(newer, integer), '2025-06-18')).toBe(0);
  });

  test('what is given is filled in, though it may be left out', () => {
    const shape = object({ a: optional(string, 'A.'), b: optional(list(string), 'B.') });
    expect(skeletonOf(shape, '2025-06-18')).toEqual({});
    expect(skeletonOf(shape, '2025-06-18', { given: { a: 'x', constructor: 'y' } })).toEqual({ a: 'x' });
  });

  test('one of the fields of which one is needed', () => {
    const shape = objectWithOneOf(['a', 'b'], { a: optional(integer, 'A.'), b: optional(string, 'B.') });
    expect(skeletonOf(shape, '2025-06-18')).toEqual({ a: 0 });
  });
});
