import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Location } from '#shared/engine/row-store';
import type { Entry } from '#shared/model/entry';
import { decodeLine } from '#shared/recording/decode';
import { ChunkList } from './chunk-list.ts';
import { RecordingFile } from './recording-file.ts';
import { fileName, recordingName } from './recording-name.ts';

// Real processes and files on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(path.join(os.tmpdir(), 'wirescope-recording-'));
afterAll(() => rmSync(folder, { recursive: true }));

const header = {
  wirescope: 1,
  startedAt: '2026-11-30T12:00:00.000Z',
  name: 'calc',
  command: 'node',
  args: [],
  cwd: null,
  platform: 'linux',
} as const;

function frame(seq: number, text: string | Uint8Array): Entry {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  return { kind: 'frame', frame: { seq, firstAt: 1, at: 2, channel: 'stdout', ending: 'lf', origin: 'peer', bytes } };
}

/** Notes what the file tells. */
class Ears {
  changes = 0;
  drops = 0;
  changed(): void {
    this.changes += 1;
  }
  dropping(): void {
    this.drops += 1;
  }
}

async function textAt(file: RecordingFile, { offset, length }: Location): Promise<string> {
  const line = await file.read(offset, length - 1);
  const decoded = decodeLine(line);
  if (decoded.type !== 'entry' || decoded.entry.kind !== 'frame') return decoded.type;
  return Buffer.from(decoded.entry.frame.bytes).toString('utf8');
}

describe('a recording file', () => {
  test('is private, starts with the header and holds a line per entry', async () => {
    const inner = path.join(folder, 'new', 'captures');
    const file = RecordingFile.create(inner, header, new Ears());
    file.append(frame(1, 'a'));
    file.append(frame(2, 'b'));
    await file.close();
    const lines = readFileSync(file.path, 'utf8').split('\n');
    expect(lines.length).toBe(4);
    expect(JSON.parse(lines[0] ?? '')).toEqual(header);
    expect(JSON.parse(lines[2] ?? '')).toMatchObject({ seq: 2, text: 'b' });
    expect(statSync(file.path).mode & 0o777).toBe(0o600);
    expect(statSync(inner).mode & 0o777).toBe(0o700);
    expect(file.error).toBeNull();
  });

  test('gives two sessions of one second files of their own', async () => {
    const one = RecordingFile.create(folder, header, new Ears());
    const two = RecordingFile.create(folder, header, new Ears());
    expect(two.path).toBe(one.path.replace(/(\.wirescope\.jsonl)$/, '-2$1'));
    await Promise.all([one.close(), two.close()]);
  });

  test('reads every entry back, written or not', async () => {
    const file = RecordingFile.create(folder, header, new Ears());
    const places: Location[] = [];
    for (let seq = 1; seq <= 3000; seq += 1) {
      places.push(file.append(frame(seq, `entry ${seq} ${'ü'.repeat(seq % 700)}`)));
      if (seq % 500 === 0) await new Promise(setImmediate);
      if (seq % 97 === 0) expect(await textAt(file, places[seq - 1] ?? fail())).toMatch(`entry ${seq} `);
    }
    const texts = await Promise.all(places.map((place) => textAt(file, place)));
    expect(texts.every((text, index) => text.startsWith(`entry ${index + 1} `))).toBe(true);
    await file.flush();
    expect(file.unwritten).toBe(0);
    expect(file.writtenSize).toBe(file.size);
    expect(await textAt(file, places[1234] ?? fail())).toMatch('entry 1235 ');
    expect(statSync(file.path).size).toBe(file.size);
    await file.close();
  });

  test('holds a 50 MB line', async () => {
    const file = RecordingFile.create(folder, header, new Ears());
    const bytes = Buffer.alloc(50_000_000, 'm');
    const place = file.append(frame(1, bytes));
    expect((await textAt(file, place)).length).toBe(50_000_000);
    await file.flush();
    expect(Buffer.from(await textAt(file, place)).equals(bytes)).toBe(true);
    await file.close();
  });
});

describe('a recording that cannot be written', () => {
  test('stays in memory when there is no folder', async () => {
    const blocked = path.join(folder, 'a file');
    writeFileSync(blocked, '');
    const file = RecordingFile.create(path.join(blocked, 'captures'), header, new Ears());
    expect(file.error).toMatch(/ENOTDIR|EEXIST/);
    const place = file.append(frame(1, 'kept'));
    expect(await textAt(file, place)).toBe('kept');
    expect([file.writtenSize, file.unwritten]).toEqual([0, 0]);
    await file.close();
  });

  test('says what the disk said, goes on, and forgets the oldest when memory is full', async () => {
    const ears = new Ears();
    const opened = { path: '/dev/full', fd: openSync('/dev/full', 'r+'), error: null };
    const file = new RecordingFile(opened, header, ears);
    const first = file.append(frame(1, 'first'));
    await file.flush();
    expect(file.error).toMatch(/ENOSPC/);
    expect(await textAt(file, first)).toBe('first');
    const places = Array.from({ length: 70 }, (_, index) => file.append(frame(index + 2, 'x'.repeat(1_000_000))));
    await expect(textAt(file, first)).rejects.toThrow('lost');
    expect((await textAt(file, places[69] ?? fail())).length).toBe(1_000_000);
    expect(ears.drops).toBe(1);
    await file.close();
  });

  test('that was taken away goes on in the open file', async () => {
    const file = RecordingFile.create(folder, header, new Ears());
    rmSync(file.path);
    const place = file.append(frame(1, 'still'));
    await file.flush();
    expect(file.error).toBeNull();
    expect(await textAt(file, place)).toBe('still');
    await file.close();
    expect(existsSync(file.path)).toBe(false);
  });
});

function fail(): never {
  throw new Error('there is nothing there');
}

describe('file names', () => {
  const noon = new Date(2026, 10, 3, 9, 5, 7);

  test('say what and when', () => {
    expect(recordingName('calc', noon)).toBe('calc-2026-11-03-090507.wirescope.jsonl');
    expect(recordingName('calc', noon, 3)).toBe('calc-2026-11-03-090507-3.wirescope.jsonl');
  });

  test.each([
    ['../../etc/passwd', 'etc-passwd'],
    ['a b\0c\n/d\\e:f', 'a-b-c-d-e-f'],
    ['', 'server'],
    ['...', 'server'],
    ['größe 日本', 'größe-日本'],
    ['x'.repeat(300), 'x'.repeat(48)],
  ])('%j is %j', (name, expected) => {
    expect(fileName(name)).toBe(expected);
  });
});

test('held chunks give back any range, whatever was dropped', () => {
  const operation = fc.oneof(fc.uint8Array({ maxLength: 9 }), fc.nat(60));
  fc.assert(
    fc.property(fc.array(operation), fc.nat(60), fc.nat(60), (operations, from, length) => {
      const list = new ChunkList();
      const all: number[] = [];
      let start = 0;
      const pool = new Uint8Array(1000);
      for (const step of operations) {
        if (typeof step === 'number') {
          start = Math.max(start, Math.min(step, all.length));
          list.dropBefore(start);
        } else {
          // Half of them lie side by side in memory.
          const place = pool.subarray(all.length, all.length + step.length);
          place.set(step);
          list.add(step.length % 2 === 0 ? step : place);
          all.push(...step);
        }
      }
      expect(list.size).toBe(all.length - start);
      const expected = all.slice(Math.max(from, start), Math.max(from + length, start));
      expect(list.pieces(from, from + length).flatMap((piece) => [...piece])).toEqual(expected);
    }),
  );
});
