import { describe, expect, test } from 'vitest';
import { charOf, describeByte, hexCells, hexColumns, hexRowCount, rowWidth, shownSize } from './hex-layout.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('hex layout', () => {
  test('counts the ending among the bytes shown', () => {
    expect(shownSize(16, 'lf')).toBe(17);
    expect(shownSize(16, 'crlf')).toBe(18);
    expect(shownSize(16, 'eof')).toBe(16);
    expect(hexRowCount(shownSize(16, 'lf'), 16)).toBe(2);
    expect(hexRowCount(shownSize(0, 'eof'), 16)).toBe(0);
  });

  test('puts the ending after the data, as cells of its own', () => {
    const cells = hexCells(0, 16, bytes('{"a"'), 4, 'crlf');
    expect(cells.map((cell) => cell.hex).join(' ')).toBe('7b 22 61 22 0d 0a');
    expect(cells.map((cell) => cell.ending)).toEqual([false, false, false, false, true, true]);
    expect(cells.map((cell) => cell.offset)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('splits an ending over two rows when the data fills a row but one byte', () => {
    const line = bytes('123456789012345');
    expect(hexCells(0, 16, line, 15, 'crlf').at(-1)).toMatchObject({ hex: '0d', ending: true, offset: 15 });
    expect(hexCells(1, 16, new Uint8Array(), 15, 'crlf')).toEqual([{ hex: '0a', char: '↵', ending: true, offset: 16 }]);
  });

  test('gives offsets beyond 200 MB without touching other rows', () => {
    const [cell] = hexCells(13_107_199, 16, Uint8Array.of(0xff), 209_715_200, 'lf');
    expect(cell).toEqual({ offset: 209_715_184, hex: 'ff', char: '·', ending: false });
  });

  test('shows 32 bytes a row only where they fit', () => {
    expect(hexColumns(rowWidth(32, 7.5), 7.5)).toBe(32);
    expect(hexColumns(rowWidth(32, 7.5) - 1, 7.5)).toBe(16);
    expect(hexColumns(200, 7.5)).toBe(8);
  });

  test('shows printable ASCII only', () => {
    expect([0x00, 0x1b, 0x20, 0x41, 0x7e, 0x7f, 0xe2].map(charOf).join('')).toBe('·· A~··');
  });

  test('names a byte', () => {
    expect(describeByte(0x0a)).toBe('0x0a = 10, LF');
    expect(describeByte(0x41)).toBe('0x41 = 65, “A”');
    expect(describeByte(0xff)).toBe('0xff = 255');
  });
});
