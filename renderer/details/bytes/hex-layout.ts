/** Where each byte of a frame stands in the hex view. Pure arithmetic, so that a frame of any size costs the same. */
import { type Ending, endingSize } from '#shared/model/frame';

/** One byte of the view: of the line itself, or of its ending. */
export interface HexCell {
  /** Offset from the start of the line; the ending's bytes follow the line's. */
  readonly offset: number;
  /** Two hexadecimal digits. */
  readonly hex: string;
  /** The byte as a printable character, a dot, or the mark of an ending. */
  readonly char: string;
  readonly ending: boolean;
}

/** The bytes that the ending put on the wire. */
export function endingBytes(ending: Ending): Uint8Array {
  if (ending === 'lf') return Uint8Array.of(0x0a);
  return ending === 'crlf' ? Uint8Array.of(0x0d, 0x0a) : new Uint8Array(0);
}

/** Bytes shown: the line and its ending. */
export function shownSize(size: number, ending: Ending): number {
  return size + endingSize(ending);
}

/** Number of rows of `columns` bytes; an empty frame has none. */
export function hexRowCount(shown: number, columns: number): number {
  return Math.ceil(shown / columns);
}

/** Bytes in a row: 32 when `width` has room for them, else 16, and 8 in a very narrow pane. `cell` is a character's width. */
export function hexColumns(width: number, cell: number): 8 | 16 | 32 {
  if (width >= rowWidth(32, cell)) return 32;
  return width >= rowWidth(16, cell) ? 16 : 8;
}

/** Pixels that a row takes: offset, hex digits with a gap every eight, text, and the space between them. */
export function rowWidth(columns: number, cell: number): number {
  const characters = 8 + columns * 3 + columns / 8 + columns;
  return Math.ceil(characters * cell) + 64;
}

export function hexOf(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}

/** The printable ASCII character of a byte, or a dot. */
export function charOf(byte: number): string {
  return byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '·';
}

/** The mark of an ending's byte: of a line feed, of a carriage return. */
function endingChar(byte: number): string {
  return byte === 0x0a ? '↵' : '↤';
}

/** The cells of row `row`, given the bytes of the line that belong to it (fewer than a row at the end of the line). */
export function hexCells(
  row: number,
  columns: number,
  line: Uint8Array,
  size: number,
  lineEnding: Ending,
): readonly HexCell[] {
  const start = row * columns;
  const end = Math.min(start + columns, shownSize(size, lineEnding));
  const tail = endingBytes(lineEnding);
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => {
    const offset = start + index;
    const byte = offset < size ? (line[index] ?? 0) : (tail[offset - size] ?? 0);
    const ending = offset >= size;
    return { offset, hex: hexOf(byte), char: ending ? endingChar(byte) : charOf(byte), ending };
  });
}

/** What a byte is called: `0x0a`, its number, and its name where it has one. */
export function describeByte(byte: number): string {
  return `0x${hexOf(byte)} = ${byte}${byteName(byte)}`;
}

const controlNames =
  'NUL SOH STX ETX EOT ENQ ACK BEL BS TAB LF VT FF CR SO SI DLE DC1 DC2 DC3 DC4 NAK SYN ETB CAN EM SUB ESC FS GS RS US'.split(
    ' ',
  );

function byteName(byte: number): string {
  if (byte < 0x20) return `, ${controlNames[byte] ?? ''}`;
  if (byte === 0x20) return ', space';
  if (byte === 0x7f) return ', DEL';
  return byte < 0x7f ? `, “${String.fromCharCode(byte)}”` : '';
}
