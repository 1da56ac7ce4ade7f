import { expect, test } from 'vitest';
import { firstSyntaxError } from '../../jsonrpc/syntax-error.ts';
import { whyBroken } from './broken-json.ts';

test.each([
  ['NaN and Infinity', '{"a":NaN}'],
  ['NaN and Infinity', '{"a":-Infinity}'],
  ['None, True and False', '{"a":[True]}'],
  ['undefined', '{"a":undefined}'],
  ['double quotes', `{"a":'b'}`],
  ['no comments', '{"a":/* b */1}'],
  ['comma too many', '{"a":1,}'],
  ['comma too many', '[1 , ]'],
  ['ends before', '{"a":"NaN'],
  ['ends before', '{"a":{"b":1}'],
  [undefined, '{"a":1 "b":"None,}"}'],
  [undefined, '{"a":"NaN" 1}'],
])('%s: %s', (what, text) => {
  const why = whyBroken(text, firstSyntaxError(text)?.offset ?? null);
  if (what === undefined) expect(why).toBeNull();
  else expect(why?.what).toContain(what);
});

test('without a place only the brackets are told', () => {
  expect(whyBroken('{"a":NaN}', null)).toBeNull();
  expect(whyBroken('{"a":', null)?.what).toContain('ends before');
});
