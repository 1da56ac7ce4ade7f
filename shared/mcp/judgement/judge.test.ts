import { expect, test } from 'vitest';
import { judge } from './judge.ts';

test('reads items as the dialect means them', () => {
  const pair = { $schema: 'http://json-schema.org/draft-07/schema#', items: [{ type: 'string' }] };
  expect(judge(pair, [1], '2020-12')).toMatchObject({ kind: 'mismatch', pointer: '/0' });
  expect(judge({ prefixItems: [{ type: 'string' }] }, [1], '2020-12')).toMatchObject({
    kind: 'mismatch',
    pointer: '/0',
  });
});

test('checks formats', () => {
  expect(judge({ format: 'email' }, 'nobody', '2020-12')).toMatchObject({ kind: 'mismatch' });
  expect(judge({ format: 'email' }, 'a@example.com', '2020-12')).toEqual({ kind: 'valid' });
});

test('fetches no reference, follows a cyclic local one', () => {
  const ref = 'http://127.0.0.1:1/x';
  expect(judge({ $ref: ref }, {}, '2020-12')).toEqual({ kind: 'unresolved', ref });
  const tree = { type: 'object', properties: { child: { $ref: '#' } } };
  expect(judge(tree, { child: { child: 1 } }, '2020-12')).toMatchObject({ kind: 'mismatch', pointer: '/child/child' });
});

test('says what it does not check', () => {
  let deep: object = {};
  for (let level = 0; level < 1_000_000; level++) deep = { not: deep };
  expect(judge(deep, 1, '2020-12')).toMatchObject({ kind: 'not-checked' });
  expect(judge({ enum: Array(60_000).fill(1) }, 1, '2020-12')).toMatchObject({ kind: 'not-checked' });
  expect(judge({ $schema: 'urn:mine' }, 1, '2020-12')).toMatchObject({ kind: 'not-checked' });
  expect(judge({ $async: true, type: 'string' }, 1, '2020-12')).toMatchObject({ kind: 'not-checked' });
  expect(judge({ type: 'sting' }, 1, '2020-12')).toMatchObject({ kind: 'bad-schema' });
});
