/** A frame's text in rows of equal length, for texts of any size: a row is found without reading what is before it. */
import { visibleText } from '../../common/visible.ts';

/** Bytes before a row that may still belong to its predecessor's last character, and after it to its own. */
const characterTail = 3;

/** The bytes to read for a row: the row itself and the rest of its last character. */
export function rowBytes(row: number, columns: number, size: number): { readonly from: number; readonly to: number } {
  const from = row * columns;
  return { from, to: Math.min(size, from + columns + characterTail) };
}

/** Where the first character that begins in `bytes` at or after `at` begins. Bytes that continue nothing stay where they are. */
function characterStart(bytes: Uint8Array, at: number): number {
  let start = at;
  while (start < bytes.length && start - at < characterTail && ((bytes[start] ?? 0) & 0xc0) === 0x80) start += 1;
  return start;
}

/**
 * The text of a row: every character that begins in it. `bytes` are those of {@link rowBytes}; `first` is true for the
 * first row, whose leading continuation bytes belong to no character before it. What is not UTF-8 becomes U+FFFD.
 */
export function rowText(bytes: Uint8Array, columns: number, first: boolean): string {
  const from = first ? 0 : characterStart(bytes, 0);
  const to = bytes.length <= columns ? bytes.length : characterStart(bytes, columns);
  return visibleText(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(from, to)));
}

export function rowCount(size: number, columns: number): number {
  return Math.ceil(size / columns);
}

/** Bytes a row, so that ASCII fills the width; a multiple of 16, so that small changes of width move nothing. */
export function textColumns(width: number, cell: number): number {
  const fitting = Math.floor(width / cell / 16) * 16;
  return Math.max(32, Math.min(512, fitting));
}
