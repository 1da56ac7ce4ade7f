import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endingSize } from '../model/frame.ts';
import { Framer, type Line } from './framer.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
const brief = (lines: readonly Line[]) => lines.map((line) => `${textOf(line.bytes)}|${line.ending}`);

/** Bytes in which line endings are frequent. */
const stream = fc
  .array(fc.oneof(fc.constantFrom(0x0a, 0x0d, 0x61), fc.integer({ min: 0, max: 255 })), { maxLength: 60 })
  .map((bytes) => Uint8Array.from(bytes));
const cuts = fc.array(fc.nat(60), { maxLength: 12 });
const limit = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant(1000));

function chunksOf(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const borders = [0, ...places.filter((place) => place < bytes.length).toSorted((a, b) => a - b), bytes.length];
  return borders.slice(1).map((to, index) => bytes.subarray(borders[index], to));
}

function split(chunks: readonly Uint8Array[], maximum?: number): Line[] {
  const framer = new Framer(maximum);
  const lines = chunks.flatMap((chunk, index) => framer.push(chunk, index));
  const last = framer.end();
  return last === null ? lines : [...lines, last];
}

function rejoin(lines: readonly Line[]): number[] {
  return lines.flatMap((line) => [...line.bytes, ...[0x0d, 0x0a].slice(2 - endingSize(line.ending))]);
}

describe('lines', () => {
  test.each([
    ['a\nbc\n', ['a|lf', 'bc|lf']],
    ['\n\n', ['|lf', '|lf']],
    ['a\r\nb\r\r\n', ['a|crlf', 'b\r|crlf']],
    ['\r\n', ['|crlf']],
    ['a\rb\n', ['a\rb|lf']],
    ['a', ['a|eof']],
    ['a\r', ['a\r|eof']],
    ['\r', ['\r|eof']],
    ['', []],
  ])('%j', (text, expected) => {
    expect(brief(split([bytesOf(text)]))).toEqual(expected);
  });

  test('a CR that is the last byte of a chunk belongs to the LF in the next one', () => {
    expect(brief(split([bytesOf('a\r'), bytesOf('\nb\r'), bytesOf('c\n')]))).toEqual(['a|crlf', 'b\rc|lf']);
  });

  test('the parts are the input, and the same for any chunks', () => {
    fc.assert(
      fc.property(stream, cuts, limit, (bytes, places, maximum) => {
        const lines = split(chunksOf(bytes, places), maximum);
        expect(rejoin(lines)).toEqual([...bytes]);
        expect(brief(lines)).toEqual(brief(split([bytes], maximum)));
        expect(lines.every((line) => line.bytes.length <= maximum)).toBe(true);
      }),
    );
  });
});

describe('overflow', () => {
  test('a line at the limit is whole, one byte more is cut', () => {
    expect(brief(split([bytesOf('abc\nabcd\n')], 3))).toEqual(['abc|lf', 'abc|overflow', 'd|lf']);
  });

  test('every piece but the last is as long as the limit', () => {
    expect(brief(split([bytesOf('abcd'), bytesOf('efgh')], 3))).toEqual(['abc|overflow', 'def|overflow', 'gh|eof']);
  });
});

describe('times', () => {
  test('first byte and last byte, the ending included', () => {
    const framer = new Framer();
    expect(framer.push(bytesOf('a'), 10)).toEqual([]);
    expect(framer.push(bytesOf('b'), 20)).toEqual([]);
    expect(framer.push(bytesOf('\nc\nd'), 30)).toEqual([
      { firstAt: 10, at: 30, bytes: bytesOf('ab'), size: 2, ending: 'lf' },
      { firstAt: 30, at: 30, bytes: bytesOf('c'), size: 1, ending: 'lf' },
    ]);
    expect(framer.end()).toEqual({ firstAt: 30, at: 30, bytes: bytesOf('d'), size: 1, ending: 'eof' });
  });

  test('a piece that was full before the next byte came keeps its own time', () => {
    const framer = new Framer(2);
    framer.push(bytesOf('ab'), 10);
    expect(framer.push(bytesOf('c\n'), 20)).toEqual([
      { firstAt: 10, at: 10, bytes: bytesOf('ab'), size: 2, ending: 'overflow' },
      { firstAt: 20, at: 20, bytes: bytesOf('c'), size: 1, ending: 'lf' },
    ]);
  });
});

test('the bytes of a large line are put together when they are asked for, its ending left out', () => {
  const framer = new Framer();
  const part = 'x'.repeat(40_000);
  for (const end of ['\r\n', '\n']) {
    framer.push(bytesOf(part), 1);
    const [line] = framer.push(bytesOf(`${part}${end}`), 2);
    expect(line?.size).toBe(80_000);
    expect(textOf(line?.bytes ?? new Uint8Array())).toBe(part + part);
    expect(line?.bytes.length).toBe(80_000);
    expect(line?.ending).toBe(end === '\n' ? 'lf' : 'crlf');
  }
  framer.push(bytesOf(`${part}${part}`), 3);
  expect(textOf(framer.end()?.bytes ?? new Uint8Array())).toBe(part + part);
});

describe('partial line', () => {
  test('is visible until it becomes a line', () => {
    const framer = new Framer();
    expect(framer.partial).toBeNull();
    framer.push(bytesOf('one\ntw'), 5);
    framer.push(bytesOf('o'), 9);
    expect(framer.partial).toEqual({ size: 3, firstAt: 5, lastAt: 9 });
    expect(textOf(framer.head(2))).toBe('tw');
    expect(textOf(framer.head(100))).toBe('two');
    framer.push(bytesOf('\n'), 12);
    expect(framer.partial).toBeNull();
    expect(framer.head(100)).toHaveLength(0);
  });

  test('its head is the same wherever the pieces came from', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 70_000 }), { maxLength: 8 }), fc.nat(200_000), (sizes, max) => {
        const framer = new Framer();
        let next = 1;
        const chunks = sizes.map((size) => new Uint8Array(size).fill(next++));
        for (const chunk of chunks) framer.push(chunk, 0);
        const all = sizes.flatMap((size, index) => new Array<number>(size).fill(index + 1));
        expect(textOf(framer.head(max))).toBe(textOf(Uint8Array.from(all.slice(0, max))));
      }),
      { numRuns: 30 },
    );
  });
});

describe('memory', () => {
  test('a short line does not keep the giant chunk that it was cut out of', () => {
    const chunk = new Uint8Array(1024 * 1024).fill(0x61);
    chunk[100] = 0x0a;
    const [line] = new Framer().push(chunk, 0);
    expect(line?.bytes.buffer.byteLength).toBe(100);
  });

  test.each([64 * 1024, 1024 * 1024])('a line that is most of its chunk of %i bytes is a view of it', (size) => {
    const chunk = new Uint8Array(size).fill(0x61);
    chunk[size - 10] = 0x0a;
    expect(new Framer().push(chunk, 0)[0]?.bytes.buffer).toBe(chunk.buffer);
  });

  test('200 MB without a line feed, then one', () => {
    const framer = new Framer();
    const chunk = new Uint8Array(64 * 1024).fill(0x61);
    const count = 3200;
    for (let sent = 0; sent < count; sent++) framer.push(chunk, sent);
    expect(framer.partial?.size).toBe(count * chunk.length);
    const [line] = framer.push(Uint8Array.of(0x0a), count);
    expect(line?.bytes.length).toBe(count * chunk.length);
  });

  test('a long line that arrives byte by byte', () => {
    const framer = new Framer();
    const one = Uint8Array.of(0x62);
    for (let sent = 0; sent < 300_000; sent++) framer.push(one, sent);
    expect(framer.end()?.bytes).toEqual(new Uint8Array(300_000).fill(0x62));
  });
});
