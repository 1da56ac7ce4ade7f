import { describe, expect, test } from 'vitest';
import { PagedBytes } from './paged-bytes.ts';

const page = 64 * 1024;

/** A frame whose byte at offset `n` is `n % 251`, and the ranges that were asked for. */
function frame(size: number) {
  const asked: [number, number][] = [];
  const waiting: (() => void)[] = [];
  const bytes = new PagedBytes(size, async (from, to) => {
    asked.push([from, to]);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return Uint8Array.from({ length: to - from }, (_, index) => (from + index) % 251);
  });
  const answer = async () => {
    const version = bytes.version;
    waiting.shift()?.();
    await expect.poll(() => bytes.version, { interval: 1 }).toBeGreaterThan(version);
  };
  return { bytes, asked, answer };
}

describe('PagedBytes', () => {
  test('has nothing at first, and the bytes once they arrived', async () => {
    const { bytes, answer } = frame(300);
    expect(bytes.peek(10, 13)).toBeNull();
    await answer();
    expect(bytes.peek(10, 13)).toEqual(Uint8Array.of(10, 11, 12));
  });

  test('asks for a page once, however often it is looked at', async () => {
    const { bytes, asked, answer } = frame(1000);
    bytes.peek(0, 16);
    bytes.peek(16, 32);
    await answer();
    bytes.peek(32, 48);
    expect(asked).toEqual([[0, 1000]]);
  });

  test('joins a range over a page border', async () => {
    const { bytes, answer } = frame(page * 2);
    expect(bytes.peek(page - 2, page + 2)).toBeNull();
    await answer();
    expect(bytes.peek(page - 2, page + 2)).toBeNull();
    await answer();
    expect(bytes.peek(page - 2, page + 2)).toEqual(Uint8Array.from([-2, -1, 0, 1], (n) => (page + n) % 251));
  });

  test('drops the oldest wishes of somebody who scrolls fast', async () => {
    const { bytes, asked, answer } = frame(page * 1000);
    for (let index = 0; index < 100; index += 1) bytes.peek(index * page, index * page + 16);
    for (let count = 0; count < 10; count += 1) await answer();
    expect(asked.map(([from]) => from / page)).toEqual([0, 1, 99, 98, 97, 96, 95, 94, 93, 92]);
  });

  test('forgets what was looked at longest ago', async () => {
    const { bytes, asked, answer } = frame(page * 100);
    for (let index = 0; index < 65; index += 1) {
      bytes.peek(index * page, index * page + 1);
      await answer();
    }
    expect(bytes.peek(64 * page, 64 * page + 1)).not.toBeNull();
    expect(bytes.peek(0, 1)).toBeNull();
    expect(asked.at(-1)).toEqual([0, page]);
  });

  test('cuts a range to the frame', () => {
    const { bytes, asked } = frame(10);
    expect(bytes.peek(10, 20)).toEqual(new Uint8Array(0));
    expect(asked).toEqual([]);
  });

  test('says why bytes could not be read', async () => {
    const bytes = new PagedBytes(10, () => Promise.reject(new Error('The recording was deleted.')));
    expect(bytes.peek(0, 4)).toBeNull();
    await expect.poll(() => bytes.failure).toBe('The recording was deleted.');
  });
});
