import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { badBytesLimit, decodeText, formatByte } from './text.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

describe('decodeText', () => {
  test('keeps a byte order mark in the text and says so', () => {
    expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0x61))).toEqual({
      text: '\uFEFFa',
      valid: true,
      badBytes: [],
      bom: true,
    });
    expect(decodeText(bytes(0x61, 0xef, 0xbb, 0xbf)).bom).toBe(false);
  });

  test.each([
    ['a byte on its own', [0x61, 0xe9, 0x62], [1]],
    ['an overlong form', [0xc0, 0x80], [0, 1]],
    ['a surrogate', [0xed, 0xa0, 0x80], [0, 1, 2]],
    ['a value beyond U+10FFFF', [0xf4, 0x90, 0x80, 0x80], [0, 1, 2, 3]],
    ['a character cut off at the end', [0x61, 0xe2, 0x82], [1, 2]],
    ['a continuation byte too many', [0xc3, 0xa9, 0xa9], [2]],
  ])('finds %s', (_, values, bad) => {
    expect(decodeText(bytes(...values))).toMatchObject({ valid: false, badBytes: bad });
  });

  test('lists a limited number of bad bytes', () => {
    expect(decodeText(new Uint8Array(1000).fill(0xff)).badBytes).toHaveLength(badBytesLimit);
  });

  test('agrees with the decoder about what is valid', () => {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const isValid = (input: Uint8Array) => {
      try {
        decoder.decode(input);
        return true;
      } catch {
        return false;
      }
    };
    const input = fc.oneof(
      fc.uint8Array({ maxLength: 12 }),
      fc
        .array(fc.constantFrom(0x41, 0x80, 0xbf, 0xc3, 0xe0, 0xa0, 0xed, 0xf0, 0x90, 0xf4, 0x8f), { maxLength: 8 })
        .map((list) => Uint8Array.from(list)),
    );
    fc.assert(
      fc.property(input, (some) => {
        const decoded = decodeText(some);
        expect(decoded.valid).toBe(isValid(some));
        expect(decoded.badBytes.length === 0).toBe(decoded.valid);
      }),
      { numRuns: 2000 },
    );
  });

  test('formats a byte', () => expect(formatByte(0x9)).toBe('0x09'));
});
