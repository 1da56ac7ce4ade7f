import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../model/entry.ts';
import type { Channel, Ending, Frame, Origin } from '../model/frame.ts';
import type { ProcessEventBody } from '../model/process-event.ts';
import { decodeLine } from './decode.ts';
import { encodeEntry, encodeHeader } from './encode.ts';
import type { RecordingHeader } from './header.ts';
import { splitLarge, unescapeBytes } from './large-line.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
const lineOf = (entry: Entry) => textOf(join(encodeEntry(entry)));

function join(pieces: Iterable<Uint8Array>): Uint8Array {
  const all = [...pieces];
  const joined = new Uint8Array(all.reduce((size, piece) => size + piece.length, 0));
  let at = 0;
  for (const piece of all) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}

function frame(bytes: Uint8Array, facts: Partial<Frame> = {}): Entry {
  const plain = { seq: 1, firstAt: 1, at: 2, channel: 'stdout', ending: 'lf', origin: 'peer' } as const;
  return { kind: 'frame', frame: { ...plain, ...facts, bytes } };
}

function bytesBack(line: Uint8Array): Uint8Array | null {
  const decoded = decodeLine(line);
  return decoded.type === 'entry' && decoded.entry.kind === 'frame' ? decoded.entry.frame.bytes : null;
}

const header: RecordingHeader = {
  wirescope: 1,
  startedAt: '2026-11-30T21:00:00.000Z',
  name: 'calc',
  command: 'node',
  args: ['calc.js', '--x="y"'],
  cwd: null,
  platform: 'linux',
};

describe('header', () => {
  test('is the line that the format says', () => {
    expect(textOf(encodeHeader(header))).toBe(
      '{"wirescope":1,"startedAt":"2026-11-30T21:00:00.000Z","name":"calc","command":"node",' +
        '"args":["calc.js","--x=\\"y\\""],"cwd":null,"platform":"linux"}\n',
    );
    expect(decodeLine(encodeHeader(header))).toEqual({ type: 'header', header });
  });

  test('a version that we do not know, and half a header, are said to be foreign', () => {
    expect(decodeLine(bytesOf('{"wirescope":2}'))).toEqual({
      type: 'foreign',
      reason: 'recording format 2 is not known',
    });
    expect(decodeLine(bytesOf('{"wirescope":1,"name":"x"}'))).toEqual({
      type: 'foreign',
      reason: 'not a whole header',
    });
  });
});

describe('frames', () => {
  test('text stays readable in the file', () => {
    const entry = frame(bytesOf('{"a":"é"}'), { seq: 12, firstAt: 214.02, at: 214.0312345, ending: 'crlf' });
    expect(lineOf(entry)).toBe(
      '{"seq":12,"at":214.031,"first":214.02,"channel":"stdout","ending":"crlf","origin":"peer","text":"{\\"a\\":\\"é\\"}"}\n',
    );
  });

  test('bytes that are not UTF-8 are kept as base64', () => {
    expect(lineOf(frame(Uint8Array.of(0xff, 0xfe, 0x41)))).toContain('"b64":"//5B"}');
  });

  test.each([
    ['empty', Uint8Array.of()],
    ['byte order mark', Uint8Array.of(0xef, 0xbb, 0xbf, 0x7b)],
    ['NUL and controls', Uint8Array.of(0, 1, 0x1b, 0x7f, 0x22, 0x5c)],
    ['encoded surrogate', Uint8Array.of(0xed, 0xa0, 0x80)],
    ['cut character', Uint8Array.of(0x41, 0xf0, 0x9f, 0x98)],
    ['line separators', bytesOf('\u2028\u2029\ufeff😀\ufffd')],
  ])('%s survives', (_name, bytes) => {
    expect(bytesBack(join(encodeEntry(frame(bytes))))).toEqual(bytes);
  });

  test('any bytes survive', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc.string({ unit: 'binary', maxLength: 30 }).map(bytesOf),
      fc.json().map(bytesOf),
    );
    const facts = fc.record({
      seq: fc.integer({ min: 1, max: 2 ** 40 }),
      firstAt: fc.nat(1e9).map((n) => n / 1000),
      at: fc.nat(1e9).map((n) => n / 1000),
      channel: fc.constantFrom<Channel>('stdin', 'stdout', 'stderr'),
      ending: fc.constantFrom<Ending>('lf', 'crlf', 'eof', 'overflow'),
      origin: fc.constantFrom<Origin>('peer', 'inspector', 'rule'),
    });
    fc.assert(
      fc.property(bytes, facts, (content, rest) => {
        const entry = frame(content, rest);
        const line = join(encodeEntry(entry));
        expect(line.indexOf(0x0a)).toBe(line.length - 1);
        expect(decodeLine(line)).toEqual({ type: 'entry', entry });
      }),
    );
  });
});

test('lines that were encoded earlier are not written over by later ones', () => {
  const entries = Array.from({ length: 2000 }, (_, index) =>
    frame(bytesOf(`é"${index}"`.repeat(index % 40)), { seq: index + 1 }),
  );
  const lines = entries.map((entry) => [...encodeEntry(entry)]);
  const decoded = lines.map((pieces) => decodeLine(join(pieces)));
  expect(decoded).toEqual(entries.map((entry) => ({ type: 'entry', entry })));
});

describe('large frames', () => {
  const size = 3_000_001;

  test.each([
    ['ASCII', bytesOf('x'.repeat(size))],
    ['three-byte characters', bytesOf('a€'.repeat(size / 4))],
    ['four-byte characters', bytesOf('😀'.repeat(size / 4))],
    ['everything escaped', bytesOf('"\\\n\u0001\u001f'.repeat(size / 5))],
    ['not UTF-8', new Uint8Array(size).fill(0xa9)],
    ['one bad byte at the end', Uint8Array.from([...bytesOf('y'.repeat(size)), 0xc3])],
  ])('%s survive, in pieces of bounded size', (_name, bytes) => {
    const entry = frame(bytes);
    const pieces = [...encodeEntry(entry)];
    expect(pieces.length).toBeGreaterThan(3);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(5 * 1024 * 1024);
    const back = bytesBack(join(encodeEntry(entry)));
    expect(back?.length).toBe(bytes.length);
    expect(back?.every((byte, index) => byte === bytes[index])).toBe(true);
  });

  test('a large line that another program wrote is read too', () => {
    const line = `{ "text": "\\ud83d\\ude00${'z'.repeat(2_000_000)}", "seq": 1, "at": 1, "first": 1, "channel": "stdin", "ending": "lf", "origin": "peer" }`;
    expect(bytesBack(bytesOf(line))?.length).toBe(2_000_004);
  });

  test('the fast reader agrees with JSON.parse on every string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const line = bytesOf(`{"seq":1,"text":${JSON.stringify(text)}}`);
        const parts = splitLarge(line);
        const body = parts === null ? null : unescapeBytes(parts.body);
        expect(body).toEqual(bytesOf(text));
      }),
    );
  });

  test.each(['a"b', 'a\\', '\\x', '\\u12', '\\ud83d\\ude00', 'a\nb'])('the fast reader leaves %j alone', (inside) => {
    expect(unescapeBytes(bytesOf(inside))).toBeNull();
  });
});

const bodies: readonly ProcessEventBody[] = [
  { type: 'started', pid: 7, binary: '/usr/bin/node' },
  { type: 'launch-failed', stage: 'resolve', code: null, message: 'no', tried: 'nope', searched: ['/bin', '/usr/bin'] },
  { type: 'stream-ended', channel: 'stderr' },
  { type: 'stdin-closed' },
  { type: 'stdin-failed', code: 'EPIPE', message: 'broken pipe' },
  { type: 'signal-sent', signal: 'SIGTERM' },
  { type: 'exited', code: null, signal: 'SIGKILL', uptimeMs: 12.5, requested: true },
  { type: 'leftovers-killed', pids: [8, 9] },
  { type: 'capture-note', message: 'disk full' },
];

describe('process events', () => {
  test.each(bodies)('$type survives', (body) => {
    const entry: Entry = { kind: 'event', event: { seq: 13, at: 300.5, ...body } };
    expect(decodeLine(join(encodeEntry(entry)))).toEqual({ type: 'entry', entry });
  });

  test('is the line that the format says', () => {
    const event = { seq: 13, at: 300.5, type: 'exited', code: 0, signal: null, uptimeMs: 9, requested: false } as const;
    expect(lineOf({ kind: 'event', event })).toBe(
      '{"seq":13,"at":300.5,"event":"exited","code":0,"signal":null,"uptimeMs":9,"requested":false}\n',
    );
  });
});

describe('foreign lines', () => {
  test.each([
    '',
    'null',
    '[]',
    '7',
    '{}',
    '{"seq":1,"at":2,"first":2,"channel":"stdout","ending":"lf","origin":"peer","te',
    '{"seq":0,"at":2,"first":2,"channel":"stdout","ending":"lf","origin":"peer","text":""}',
    '{"seq":1,"at":"2","first":2,"channel":"stdout","ending":"lf","origin":"peer","text":""}',
    '{"seq":1,"at":2,"first":2,"channel":"stdeer","ending":"lf","origin":"peer","text":""}',
    '{"seq":1,"at":2,"first":2,"channel":"stdout","ending":"lf","origin":"peer"}',
    '{"seq":1,"at":2,"first":2,"channel":"stdout","ending":"lf","origin":"peer","b64":"A"}',
    '{"seq":1,"at":2,"first":2,"channel":"stdout","ending":"lf","origin":"peer","text":"\\ud800"}',
    '{"seq":1,"at":2,"event":"landed"}',
    '{"seq":1,"at":2,"event":"started","pid":"7","binary":"x"}',
    '{"seq":1,"at":2,"event":"toString"}',
    '{"jsonrpc":"2.0","id":1,"method":"ping"}',
  ])('%s', (line) => {
    expect(decodeLine(bytesOf(line)).type).toBe('foreign');
  });

  test('arbitrary bytes never throw', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        expect(decodeLine(bytes).type).toBe('foreign');
      }),
    );
  });

  test('a torn line of ours is foreign wherever it is torn', () => {
    const whole = join(encodeEntry(frame(bytesOf('{"a":"b\\u0041\n"}'))));
    for (let size = 0; size < whole.length - 1; size++) {
      expect(decodeLine(whole.subarray(0, size)).type).toBe('foreign');
    }
  });
});
