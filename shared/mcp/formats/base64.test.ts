import fc from 'fast-check';
import { fromUint8Array, toUint8Array } from 'js-base64';
import { describe, expect, test } from 'vitest';
import { base64Fault, firstBytes } from './base64.ts';

test('what is encoded is base64, whatever the bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), fc.integer({ min: 1, max: 20 }), (bytes, count) => {
      const text = fromUint8Array(bytes);
      expect(base64Fault(text)).toBeNull();
      expect([...(firstBytes(text, count) ?? [])]).toEqual([...bytes.subarray(0, count)]);
    }),
  );
});

test('what is base64 stays the same when it is decoded and encoded', () => {
  const character = fc.constantFrom('A', 'z', '9', '+', '/', '=', '-', ' ', '\n');
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 12 }), (text) => {
      if (base64Fault(text) !== null) return;
      // The last bits before the padding do not count.
      expect(fromUint8Array(toUint8Array(text)).slice(0, -3)).toBe(text.slice(0, -3));
    }),
    { numRuns: 2000 },
  );
});

describe('other texts', () => {
  test.each([
    ['SGk', 'has 3 characters, which is no multiple of four: its padding is missing'],
    ['SGk==', 'has 5 characters, which is no multiple of four'],
    ['=', 'has 1 characters, which is no multiple of four'],
    ['S===', 'has 3 characters of padding'],
    ['SG=k', 'has its padding at character 3, before its end'],
    ['SGk=SGk=', 'has its padding at character 4, before its end'],
    ['SG-_', 'has the character - at character 3: it is in the alphabet for URLs'],
    ['SGkh\nSGkh', 'has a line break at character 5'],
    ['SGkh SGk', 'has a space at character 5'],
    ['SGk=\n', 'has a line break at character 5'],
    ['data:image/png;base64,SGk=', 'is a data URI: what stands before the comma does not belong there'],
    ['héé=', 'has the character é at character 2'],
  ])('%j %s', (text, fault) => {
    expect(base64Fault(text)).toBe(fault);
  });
});

test('the first bytes of what is no base64 are not known', () => {
  expect(firstBytes('data:image/png;base64,SGk=', 16)).toBeNull();
  expect(firstBytes('', 16)).toHaveLength(0);
  expect(firstBytes(`${'A'.repeat(40)}!`, 16)).toHaveLength(16);
});

test('a large picture is stepped through once', () => {
  const large = 'iVBO'.repeat(4_000_000);
  expect(base64Fault(large)).toBeNull();
  expect(base64Fault(`${large}!`)).toBe('has the character ! at character 16000001');
});
