import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locate, pointerStep } from './locate.ts';
import { decodeText } from './text.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function at(text: string, pointer: string, key = false): string | null {
  const located = locate(text, { pointer, key });
  return located === null ? null : text.slice(located.chars.from, located.chars.to);
}

describe('pointers', () => {
  const text = ' {"id": 7, "a/b": {"~": [10, {"x": "é😀"}, []]}, "e": "\\u0061", "k\\u0031": true } ';

  test.each([
    ['', text.trim()],
    ['/id', '7'],
    ['/a~1b/~0/0', '10'],
    ['/a~1b/~0/1/x', '"é😀"'],
    ['/a~1b/~0/2', '[]'],
    ['/e', '"\\u0061"'],
    ['/k1', 'true'],
    ['/nothing', null],
    ['/a~1b/~0/3', null],
    ['/id/deeper', null],
  ])('%s', (pointer, expected) => expect(at(text, pointer)).toBe(expected));

  test('the key itself', () => {
    expect(at(text, '/a~1b/~0', true)).toBe('"~"');
    expect(at(text, '/k1', true)).toBe('"k\\u0031"');
  });

  test('of two members with one key the one that JSON.parse keeps', () => expect(at('{"a":1,"a":2}', '/a')).toBe('2'));

  test('after a byte order mark', () => {
    expect(locate('\uFEFF{"a":1}', { pointer: '/a' })).toEqual({
      chars: { from: 6, to: 7 },
      bytes: { from: 8, to: 9 },
    });
  });

  test('every value of any JSON is found, by bytes and by characters alike', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, space) => {
        const json = JSON.stringify(value, null, space);
        const source = encoder.encode(json);
        for (const [pointer, part] of parts(value, '')) {
          const located = locate(json, { pointer });
          expect(located, pointer).not.toBeNull();
          if (located === null) continue;
          expect(JSON.parse(json.slice(located.chars.from, located.chars.to))).toEqual(part);
          const cut = source.slice(located.bytes.from, located.bytes.to);
          expect(decoder.decode(cut)).toBe(json.slice(located.chars.from, located.chars.to));
        }
      }),
    );
  });
});

function* parts(value: unknown, pointer: string): Iterable<readonly [string, unknown]> {
  yield [pointer, JSON.parse(JSON.stringify(value))];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* parts(part, pointer + pointerStep(key));
}

describe('byte ranges', () => {
  test('become characters', () => {
    expect(locate('é😀x', { from: 2, to: 6 })).toEqual({ bytes: { from: 2, to: 6 }, chars: { from: 1, to: 3 } });
  });

  test('are counted as the decoder replaces bad bytes', () => {
    const bad = fc.array(fc.constantFrom(0x41, 0xe2, 0x82, 0xac, 0xf0, 0x9f, 0x98, 0x80, 0xff, 0xed, 0xa0), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(bad, (list) => {
        const bytes = Uint8Array.from(list);
        const { text } = decodeText(bytes);
        expect(locate(text, { from: 0, to: bytes.length }, bytes)?.chars).toEqual({ from: 0, to: text.length });
      }),
      { numRuns: 1000 },
    );
  });
});
