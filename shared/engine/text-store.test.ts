import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TextStore } from './text-store.ts';

const anyText = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('', '\uFEFF', '\uD800', '\uDC00', 'é', '漢字', '😀', 'a'.repeat(300), 'é'.repeat(40_000)),
);

/** A text as UTF-8 can carry it. */
function carried(text: string): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));
}

describe('a store of texts', () => {
  test('gives each text back, however many follow it and whatever they are', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 400, size: 'max' }), (texts) => {
        const store = new TextStore();
        const addresses = texts.map((text) => {
          const address = store.add(text);
          expect(store.get(address)).toBe(carried(text));
          return address;
        });
        expect(addresses.map((address) => store.get(address))).toEqual(texts.map(carried));
      }),
      { numRuns: 60 },
    );
  });

  test('halves of a surrogate pair in two texts stay two texts', () => {
    const store = new TextStore();
    const addresses = Array.from({ length: 300 }, (_, index) => store.add(index % 2 === 0 ? '\uD83D' : '\uDE00'));
    expect(new Set(addresses.map((address) => store.get(address)))).toEqual(new Set(['\uFFFD']));
  });
});
