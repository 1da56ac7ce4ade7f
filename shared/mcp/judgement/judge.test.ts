import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Verdict } from '../supplied/question.ts';
import { Judge } from './judge.ts';

const judge = new Judge();

function verdict(schema: unknown, value?: unknown, dialect: 'draft-07' | '2020-12' = '2020-12'): Verdict {
  const text = value === undefined ? null : JSON.stringify(value);
  return judge.judge({ schema: typeof schema === 'string' ? schema : JSON.stringify(schema), value: text, dialect });
}

const draft7 = 'http://json-schema.org/draft-07/schema#';
const draft2020 = 'https://json-schema.org/draft/2020-12/schema';

describe('the dialect', () => {
  test('is the one that $schema names, else the given one', () => {
    const pair = { items: [{ type: 'string' }] };
    expect(verdict({ $schema: draft7, ...pair }, [1])).toMatchObject({ kind: 'mismatch', pointer: '/0' });
    expect(verdict(pair, [1], 'draft-07')).toMatchObject({ kind: 'mismatch', pointer: '/0' });
    expect(verdict({ prefixItems: [{ type: 'string' }] }, [1])).toMatchObject({ kind: 'mismatch', pointer: '/0' });
    expect(verdict(pair)).toMatchObject({ kind: 'bad-schema', pointer: '/items' });
    expect(verdict({ $schema: draft2020, ...pair }, [1], 'draft-07')).toMatchObject({ kind: 'bad-schema' });
  });

  test('may be one that is not known', () => {
    expect(verdict({ $schema: 'urn:mine' }, 1)).toEqual({
      kind: 'not-checked',
      why: 'its dialect "urn:mine" is not known here',
    });
    expect(verdict({ $schema: 'http://json-schema.org/draft-04/schema#' })).toMatchObject({ kind: 'not-checked' });
    expect(verdict({ $schema: 7 })).toMatchObject({ kind: 'bad-schema', pointer: '/$schema' });
  });

  test('has formats', () => {
    expect(verdict({ format: 'email' }, 'nobody')).toMatchObject({ kind: 'mismatch' });
    expect(verdict({ format: 'email' }, 'a@example.com')).toEqual({ kind: 'valid' });
    expect(verdict({ format: 'date' }, '2026-02-30')).toMatchObject({ kind: 'mismatch' });
    expect(verdict({ format: 'of my own' }, 'anything')).toEqual({ kind: 'valid' });
    expect(verdict({ format: 'regex' }, '(')).toMatchObject({ kind: 'mismatch' });
  });
});

describe('a schema that is not valid', () => {
  const cases: readonly (readonly [schema: unknown, pointer: string, what: string])[] = [
    [{ type: 'sting' }, '/type', '/type is "sting" and must be one of "array", "boolean"'],
    [{ properties: { a: 5 } }, '/properties/a', 'must be an object or true or false'],
    [{ required: 'a' }, '/required', 'must be an array'],
    [{ minLength: -1 }, '/minLength', 'must be >= 0'],
    [{ properties: { a: { $ref: '#/$defs/missing' } } }, '/properties/a/$ref', '"#/$defs/missing" leads to nothing'],
    [{ $id: 'https://example.com/a', $ref: '#/$defs/b' }, '/$ref', '"#/$defs/b" leads to nothing'],
    [{ $ref: 'other.json' }, '/$ref', '"other.json" leads to nothing'],
  ];
  test.each(cases)('%j', (schema, pointer, what) => {
    const found = verdict(schema);
    expect(found).toMatchObject({ kind: 'bad-schema', pointer });
    expect('what' in found ? found.what : '').toContain(what);
  });

  test('is not one that only looks strange', () => {
    for (const schema of [
      {},
      { nothing: 'that is known' },
      { $defs: { a: { $ref: '#/$defs/a' } } },
      { type: 'object', properties: { constructor: { type: 'string' } } },
      { discriminator: 5 },
      { pattern: '^[\\w-.]+\\-$' },
    ]) {
      expect(verdict(schema), JSON.stringify(schema)).toEqual({ kind: 'valid' });
    }
    expect(verdict({ properties: { constructor: { type: 'string' } } }, {})).toEqual({ kind: 'valid' });
  });

  test('nor one with the address of a meta-schema', () => {
    for (const $id of [draft7, draft2020]) {
      expect(verdict({ $id, type: 'string' }, 1)).toMatchObject({ kind: 'mismatch' });
      expect(verdict({ $defs: { a: { $id } }, type: 'string' }, 1)).toMatchObject({ kind: 'mismatch' });
    }
  });
});

describe('references', () => {
  test('to an address are not followed', () => {
    const ref = 'http://127.0.0.1:1/x';
    expect(verdict({ items: { $ref: ref } }, [])).toEqual({ kind: 'remote', ref, pointer: '/items/$ref' });
    expect(verdict({ $id: 'https://example.com/a', $ref: './b.json' })).toEqual({
      kind: 'remote',
      ref: 'https://example.com/b.json',
      pointer: '/$ref',
    });
  });

  test('within the schema are, also in a circle', () => {
    const tree = { type: 'object', properties: { child: { $ref: '#' } } };
    expect(verdict(tree, { child: { child: 1 } })).toMatchObject({ kind: 'mismatch', pointer: '/child/child' });
    expect(verdict({ $ref: '#' }, 1)).toMatchObject({ kind: 'not-checked' });
    expect(verdict({ $ref: draft2020 }, { type: 'sting' })).toMatchObject({ kind: 'mismatch', pointer: '/type' });
  });

  test('do not reach into another schema', () => {
    expect(verdict({ $defs: { a: { $id: 'https://example.com/own', type: 'string' } } })).toEqual({ kind: 'valid' });
    expect(verdict({ $ref: 'https://example.com/own' })).toMatchObject({ kind: 'remote' });
  });
});

describe('a mismatch is told in words', () => {
  const properties = { a: { type: 'number' }, b: { anyOf: [{ type: 'integer' }, { type: 'null' }] } };
  const cases: readonly (readonly [schema: unknown, value: unknown, pointer: string, what: string])[] = [
    [{ properties }, { a: 'two' }, '/a', '/a is "two" and must be a number'],
    [{ type: 'object' }, 5, '', 'it is 5 and must be an object'],
    [{ properties }, { b: 'x' }, '/b', '/b is "x" and must be an integer or be null'],
    [{ required: ['a'] }, {}, '', 'the member "a" is missing'],
    [{ items: { required: ['a'] } }, [{}], '/0', 'the member "a" is missing in /0'],
    [{ properties, additionalProperties: false }, { x: 1 }, '/x', 'the member "x" is not allowed'],
    [{ enum: ['r', 'g'] }, 'b', '', 'it is "b" and must be one of "r", "g"'],
    [{ enum: ['r'] }, 'b', '', 'it is "b" and must be "r"'],
    [{ const: 1 }, 2, '', 'it is 2 and must be 1'],
    [{ minLength: 3 }, 'ab', '', 'it is "ab" and must not have fewer than 3 characters'],
    [{ type: ['string', 'null'] }, 1, '', 'it is 1 and must be a string or null'],
    ['{"if":true,"then":{"required":["a"]}}', {}, '', 'the member "a" is missing'],
    [
      { anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'null' }] },
      [1],
      '/0',
      '/0 is 1 and must be a string',
    ],
    [{ properties: { 'a/b~': false } }, { 'a/b~': 1 }, '/a~1b~0', '/a~1b~0 is 1 and must not be there'],
  ];
  test.each(cases)('%j %j', (schema, value, pointer, what) => {
    expect(verdict(schema, value)).toMatchObject({ kind: 'mismatch', pointer, what });
  });

  test('and of bounded length', () => {
    const long = 'x'.repeat(10_000);
    const found = verdict({ pattern: `^${long}$`, minLength: 1 }, 'y');
    expect(found).toMatchObject({ kind: 'mismatch' });
    expect(JSON.stringify(found).length).toBeLessThan(400);
    expect(JSON.stringify(verdict({ properties: { [long]: false } }, { [long]: long })).length).toBeLessThan(11_000);
  });
});

describe('what is not checked is said', () => {
  const deep = `${'{"not":'.repeat(1_000_000)}{}${'}'.repeat(1_000_000)}`;
  const cases: readonly (readonly [name: string, schema: unknown, value: unknown, why: string])[] = [
    ['a million levels', deep, undefined, 'the schema is larger than 512 KiB'],
    [
      'a thousand levels',
      `${'{"not":'.repeat(1000)}{}${'}'.repeat(1000)}`,
      undefined,
      'nested more than 200 levels deep',
    ],
    ['many values', { enum: Array(60_000).fill(1) }, undefined, 'holds more than 50000 values'],
    ['fifty megabytes', { description: 'x'.repeat(50 * 1024 * 1024) }, undefined, 'larger than 512 KiB'],
    ['a large value', {}, 'x'.repeat(2 * 1024 * 1024), 'the value is larger than 1024 KiB'],
    ['promises', { $async: true, type: 'string' }, 1, 'asynchronous'],
    ['a pattern of another language', { pattern: '(?i)a' }, 'a', '"(?i)a" is no regular expression of JavaScript'],
    ['such a pattern as a key', { patternProperties: { '(?<': {} } }, {}, 'no regular expression'],
    ['no schema', [1], undefined, 'no object'],
    ['no JSON', '{', undefined, 'cannot be compiled'],
  ];
  test.each(cases)('%s', (_, schema, value, why) => {
    const found = verdict(schema, value);
    expect(found.kind).toBe('not-checked');
    expect('why' in found ? found.why : '').toContain(why);
  });
});

test('compiled schemas are remembered, not all of them', () => {
  const own = new Judge();
  const ask = (i: number) => own.judge({ schema: `{"title":"${i}","type":"string"}`, value: '1', dialect: '2020-12' });
  for (let i = 0; i < 3; i++) expect(ask(7)).toMatchObject({ kind: 'mismatch' });
  expect(own.remembered).toBe(1);
  for (let i = 0; i < 700; i++) expect(ask(i)).toMatchObject({ kind: 'mismatch' });
  expect(own.remembered).toBeLessThanOrEqual(500);
});

test('no schema makes it throw', () => {
  const keyword = fc.constantFrom(
    ...[
      '$id',
      '$ref',
      '$schema',
      '$anchor',
      '$defs',
      'definitions',
      'type',
      'properties',
      'patternProperties',
      'items',
    ],
    ...[
      'anyOf',
      'not',
      'required',
      'enum',
      'const',
      'pattern',
      'format',
      'minimum',
      'dependentSchemas',
      '$async',
      'nullable',
    ],
  );
  const text = fc.constantFrom(
    '#',
    '#/$defs/a',
    'https://example.com/a',
    'string',
    'object',
    '(',
    'date',
    '#a',
    '__proto__',
  );
  const { schema } = fc.letrec((tie) => ({
    schema: fc.oneof({ maxDepth: 4 }, fc.boolean(), text, fc.jsonValue({ maxDepth: 2 }), tie('list'), tie('object')),
    list: fc.array(tie('schema'), { maxLength: 3 }),
    object: fc.dictionary(fc.oneof(keyword, text, fc.constant('a')), tie('schema'), { maxKeys: 4 }),
  }));
  const kinds = ['valid', 'mismatch', 'bad-schema', 'remote', 'not-checked'];
  fc.assert(
    fc.property(schema, fc.jsonValue({ maxDepth: 2 }), (given, value) => {
      const found = verdict(given, value);
      expect(kinds).toContain(found.kind);
      if ('pointer' in found) expect(found.pointer === '' || found.pointer.startsWith('/')).toBe(true);
    }),
  );
});
