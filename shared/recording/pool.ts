/** Room for short pieces of bytes. Allocating an array for each costs ten times as much as filling it: many share one. */

const poolSize = 64 * 1024;
/** Pieces that may become longer get an array of their own. */
export const longestPooled = poolSize / 4;

const encoder = new TextEncoder();
let pool = new Uint8Array(0);

/** Lets `write` fill the beginning of at least `most` bytes of room; it returns how many it took. */
export function pooled(most: number, write: (room: Uint8Array) => number): Uint8Array {
  if (most > pool.length) pool = new Uint8Array(Math.max(poolSize, most));
  const size = write(pool);
  const bytes = pool.subarray(0, size);
  pool = pool.subarray(size);
  return bytes;
}

/** The text as UTF-8. The array may be a part of a larger buffer, never one that is written to again in its place. */
export function encodeText(text: string): Uint8Array {
  const most = 3 * text.length;
  if (most > longestPooled) return encoder.encode(text);
  return pooled(most, (room) => encoder.encodeInto(text, room).written);
}

/** Writes a text of at most a third of the room; returns the bytes that it took. */
export function writeText(text: string, room: Uint8Array): number {
  return encoder.encodeInto(text, room).written;
}
