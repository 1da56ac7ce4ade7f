/** Texts to bytes. Allocating an array for each costs ten times as much as encoding does, so that many share one. */

const poolSize = 64 * 1024;
const encoder = new TextEncoder();
let pool = new Uint8Array(0);

/** The text as UTF-8. The array may be part of a larger buffer, never one that is written to again in its place. */
export function encodeText(text: string): Uint8Array {
  const most = 3 * text.length;
  if (most * 4 > poolSize) return encoder.encode(text);
  if (most > pool.length) pool = new Uint8Array(poolSize);
  const { written } = encoder.encodeInto(text, pool);
  const bytes = pool.subarray(0, written);
  pool = pool.subarray(written);
  return bytes;
}
