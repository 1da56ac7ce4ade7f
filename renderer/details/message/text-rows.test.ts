import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { visibleText } from '../../common/visible.ts';
import { rowBytes, rowCount, rowText, textColumns } from './text-rows.ts';

function allRows(text: string, columns: number): string[] {
  const bytes = new TextEncoder().encode(text);
  return Array.from({ length: rowCount(bytes.length, columns) }, (_, row) => {
    const { from, to } = rowBytes(row, columns, bytes.length);
    return rowText(bytes.subarray(from, to), columns, row === 0);
  });
}

describe('text rows', () => {
  test('cuts ASCII into rows of equal length', () => {
    expect(allRows('0123456789', 4)).toEqual(['0123', '4567', '89']);
  });

  test('draws a character in the row in which it begins', () => {
    expect(allRows('abc€def', 4)).toEqual(['abc€', 'de', 'f']);
  });

  test('shows what would not be seen', () => {
    expect(allRows('a\u0000\u001b[31m', 16)).toEqual(['a␀␛[31m']);
  });

  test('keeps bytes that are not UTF-8 visible', () => {
    expect(rowText(Uint8Array.of(0x80, 0x41, 0xff), 16, true)).toBe('\ufffdA\ufffd');
  });

  test('loses and repeats nothing, whatever the text and the width', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 4, max: 40 }), (text, columns) => {
        expect(allRows(text, columns).join('')).toBe(visibleText(text));
      }),
    );
  });

  test('gives every row a place however far down it is', () => {
    expect(rowBytes(1_638_399, 128, 209_715_200)).toEqual({ from: 209_715_072, to: 209_715_200 });
  });

  test('fits the width in steps', () => {
    expect(textColumns(1000, 7.5)).toBe(128);
    expect(textColumns(10, 7.5)).toBe(32);
    expect(textColumns(100_000, 7.5)).toBe(512);
  });
});
