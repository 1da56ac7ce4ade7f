import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compactJson } from './compact.ts';

describe('compactJson', () => {
  test('removes white space outside strings only', () => {
    expect(compactJson('{ "a" : [ 1 ,\n 2 ] ,\r\n\t"b c" : "x  y" }')).toBe('{"a":[1,2],"b c":"x  y"}');
  });

  test('keeps big integers, escapes, key order and duplicate keys', () => {
    expect(compactJson('{"b": 9007199254740993, "a": "\\u00e9\\"", "b": 1.0}')).toBe(
      '{"b":9007199254740993,"a":"\\u00e9\\"","b":1.0}',
    );
  });

  test('does not join two words of text that is not JSON', () => {
    expect(compactJson('hello \n world {  1 2 }')).toBe('hello world{1 2}');
  });

  test('leaves a line break inside a string alone', () => {
    expect(compactJson('{"a": "x\ny"}')).toBe('{"a":"x\ny"}');
  });

  test('leaves everything after an unclosed quote alone', () => {
    expect(compactJson('{ "a": "x }\n ')).toBe('{"a":"x }\n ');
  });

  test('means the same value as before', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const laidOut = JSON.stringify(JSON.parse(text), null, 2);
        expect(compactJson(laidOut)).toBe(JSON.stringify(JSON.parse(text)));
      }),
    );
  });

  test('changes nothing on a second pass over arbitrary text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(compactJson(compactJson(text))).toBe(compactJson(text));
      }),
    );
  });
});
