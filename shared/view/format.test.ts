import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatJson } from './format.ts';

const layOut = (text: string) => formatJson(text).text;

describe('layout', () => {
  test('objects and arrays', () => {
    expect(layOut('{"a":1,"b":[true,null],"c":{"d":"e"}}')).toBe(
      ['{', '  "a": 1,', '  "b": [', '    true,', '    null', '  ],', '  "c": {', '    "d": "e"', '  }', '}'].join(
        '\n',
      ),
    );
  });

  test('empty ones stay together', () => {
    expect(layOut('{ "a" : { } , "b":[\n] }')).toBe('{\n  "a": {},\n  "b": []\n}');
  });

  test.each(['', '1', '"x"', 'null', '{}', '[]'])('%j is as short as it can be', (text) => {
    expect(layOut(text)).toBe(text);
  });

  test('text over several lines is laid out again', () => {
    expect(layOut('{\r\n\t"a":\n1 }\n')).toBe('{\n  "a": 1\n}');
  });

  test('several texts are laid out one below the other', () => {
    expect(layOut('{"a":1}{"b":2} 3')).toBe('{\n  "a": 1\n}\n{\n  "b": 2\n}\n3');
  });

  test('tokens are not touched', () => {
    const tokens = '{"b":12345678901234567890,"a":1.0,"a":1e400,"\\u0041\\/":"\\ud83d","😀":-0}';
    expect(layOut(tokens).replace(/\n */g, '').replaceAll('": ', '":')).toBe(tokens);
  });
});

describe('what is not JSON', () => {
  test.each([
    ['hello world', 'hello world'],
    ['{"a":1} trailing  words', '{\n  "a": 1\n} trailing  words'],
    ['{"a":oops, "b":1}', '{\n  "a":oops, "b":1}'],
    ['{"a":"no end, {b', '{\n  "a":"no end, {b'],
    ['[1}  x', '[\n  1}  x'],
    [']  [1]', ']  [1]'],
    ['{"a":1', '{\n  "a": 1'],
    ['// c\n{"a":1}', '// c\n{"a":1}'],
    ['[1, /* c */ 2]', '[\n  1, /* c */ 2]'],
  ])('%j', (text, expected) => {
    expect(layOut(text)).toBe(expected);
  });

  test('a vertical tab is no white space to JSON, and stays', () => {
    expect(layOut('{} \u000b')).toContain('\u000b');
  });

  test('slips that can be read over do not end the layout', () => {
    expect(layOut('[1,2,]')).toBe('[\n  1,\n  2,\n]');
    expect(layOut('{"a" 1 "b":2}')).toBe('{\n  "a" 1 "b": 2\n}');
    expect(layOut('["\\x","a\u0001"]')).toBe('[\n  "\\x",\n  "a\u0001"\n]');
  });
});

/** White space outside of strings taken out; a string that is not closed reaches to the end. */
function squeeze(text: string): string {
  return text.replace(/("(?:[^"\\\r\n]|\\.)*(?:"|$))|[ \t\r\n]+/g, (_, string: string | undefined) => string ?? '');
}

const space = fc.constantFrom('', ' ', '\n', '\r\n\t', '  ');
const spacedJson = fc.tuple(fc.json(), fc.array(space, { minLength: 1 })).map(([json, spaces]) => {
  let next = 0;
  const pick = () => spaces[next++ % spaces.length] ?? '';
  return json.replace(/("(?:[^"\\]|\\.)*")|[{}[\],:]/g, (token) => pick() + token + pick());
});
const scraps = fc
  .array(fc.constantFrom('{', '}', '[', ']', ',', ':', ' ', '\n', '"a"', '"', '1', '-', 'true', 'x', '\\', '//', '/*'))
  .map((parts) => parts.join(''));

describe('properties', () => {
  test('valid JSON keeps every token, and lays out the same whatever its spacing was', () => {
    fc.assert(
      fc.property(spacedJson, (text) => {
        const laidOut = layOut(text);
        expect(squeeze(laidOut)).toBe(squeeze(text));
        expect(laidOut).toBe(layOut(squeeze(text)));
        expect(layOut(laidOut)).toBe(laidOut);
      }),
    );
  });

  test('no character but white space is lost or added, whatever the text', () => {
    const bare = (text: string) => text.replace(/[ \t\r\n]/g, '');
    fc.assert(
      fc.property(fc.oneof(scraps, fc.string({ unit: 'binary' })), (text) => {
        expect(bare(layOut(text))).toBe(bare(text));
      }),
      { numRuns: 500 },
    );
  });

  test('every character that is not white space is found where the map says', () => {
    fc.assert(
      fc.property(fc.oneof(spacedJson, scraps), (text) => {
        const formatted = formatJson(text);
        for (let offset = 0; offset < text.length; offset++) {
          const char = text.charAt(offset);
          if (char.trim() !== '') expect(formatted.text.charAt(formatted.toFormatted(offset))).toBe(char);
        }
        expect(formatted.toFormatted(text.length)).toBeLessThanOrEqual(formatted.text.length);
      }),
    );
  });

  test('the layout of valid JSON is that of JSON.stringify', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        expect(layOut(text)).toBe(JSON.stringify(JSON.parse(text), null, 2));
      }),
    );
  });
});

test('depth costs no more than length', () => {
  const depth = 20_000;
  const { text } = formatJson('['.repeat(depth) + ']'.repeat(depth));
  expect(text.length).toBeLessThan(200 * depth);
  expect(text.match(/[[\]]/g)).toHaveLength(2 * depth);
});
