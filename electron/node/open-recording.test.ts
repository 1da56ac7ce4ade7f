import { appendFileSync, copyFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { defaultClient } from '#shared/model/client-settings';
import { encodeEntry, encodeHeader } from '#shared/recording/encode';
import { openRecording } from './open-recording.ts';
import type { OpenedSession } from './session.ts';
import { commandTarget, nodeTarget } from './testing/processes.ts';
import { recordingSessions, rowsOf, story, textOf, until } from './testing/sessions.ts';

// Real processes and files on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const { folder, start } = recordingSessions();
const opened: OpenedSession[] = [];
afterEach(async () => {
  for (const session of opened.splice(0)) await session.dispose();
});

function open(file: string, freshMs?: number): OpenedSession {
  const session = openRecording(file, freshMs);
  opened.push(session);
  return session;
}

async function openAndLoad(file: string, freshMs?: number): Promise<OpenedSession> {
  const session = open(file, freshMs);
  await until(() => session.summary().loading === null);
  return session;
}

function write(name: string, ...lines: readonly string[]): string {
  const file = path.join(folder, name);
  writeFileSync(file, lines.join('\n'));
  return file;
}

const header =
  '{"wirescope":1,"startedAt":"2026-11-30T12:00:00.000Z","name":"calc","command":"node","args":["a b"],"cwd":"/w","platform":"linux"}';
const frame = (seq: number, text: string) =>
  `{"seq":${seq},"at":${seq},"first":${seq},"channel":"stdout","ending":"lf","origin":"peer","text":${JSON.stringify(text)}}`;
const exited = (seq: number) =>
  `{"seq":${seq},"at":${seq},"event":"exited","code":0,"signal":null,"uptimeMs":9,"requested":true}`;
const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';

describe('a recording', () => {
  test('opens as the session that it was', async () => {
    const live = start(commandTarget('sh', '-c', 'cat; echo "bad \\377 byte"; echo e >&2; exit 3'), {
      client: defaultClient,
    });
    live.send('{"jsonrpc": "2.0", "id": 12345678901234567890, "method": "ping"}');
    await live.stop();
    await live.finished;
    const before = live.summary();
    const session = await openAndLoad(before.recording?.path ?? '');
    const after = session.summary();
    expect(rowsOf(session)).toEqual(rowsOf(live));
    for (const row of rowsOf(live)) {
      expect(await session.entry(row.seq)).toEqual(await live.entry(row.seq));
      expect(session.log.diagnostics(row.seq)).toEqual(live.log.diagnostics(row.seq));
    }
    const { entries, messages, findings, exit, failure, pid, startedAt, commandLine, server, revision } = before;
    expect(after).toMatchObject({
      entries,
      messages,
      findings,
      exit,
      failure,
      pid,
      startedAt,
      commandLine,
      server,
      revision,
    });
    expect(after).toMatchObject({ state: 'opened', notes: [], name: 'command' });
    expect(after.target).toMatchObject({ command: 'sh', env: {}, unset: [] });
  });

  test('is followed while it grows, to its end', async () => {
    const live = start(commandTarget('cat'));
    live.send(ping);
    await until(() => live.log.length >= 3);
    const session = open(live.summary().recording?.path ?? '');
    await until(() => session.summary().state === 'following' && session.log.length >= 3);
    live.send('later');
    await until(() => session.log.length >= 5);
    expect(await textOf(session, 5)).toBe('later');
    expect(session.summary().nowMs).toBeGreaterThan(0);
    await live.stop();
    await until(() => session.summary().state === 'opened');
    expect(story(session)).toEqual(story(live));
    expect(session.summary().notes).toEqual([]);
  });

  test('a line that is written in two halves is read once it is whole', async () => {
    const file = write('halves.jsonl', header, frame(1, ping).slice(0, 50));
    const session = await openAndLoad(file);
    expect(session.summary()).toMatchObject({ state: 'following', entries: 0, notes: [] });
    appendFileSync(file, `${frame(1, ping).slice(50)}\n${exited(2)}\n`);
    await until(() => session.log.length === 2);
    expect(await textOf(session, 1)).toBe(ping);
  });

  test('of a torn file shows what is whole, and says so', async () => {
    const live = start(commandTarget('echo', 'hello'));
    await live.finished;
    const file = path.join(folder, 'torn.wirescope.jsonl');
    copyFileSync(live.summary().recording?.path ?? '', file);
    truncateSync(file, readFileSync(file).length - 5);
    const session = await openAndLoad(file, 0);
    expect(session.log.length).toBe(live.log.length - 1);
    expect(session.summary().notes).toEqual([
      expect.stringMatching(/^The last line is torn: \d+ B without an end were left out\.$/),
      'The recording was not finished: it ends without the exit of the server.',
    ]);
  });

  test('with foreign lines and gaps is counted anew', async () => {
    const file = write('gaps.jsonl', header, frame(1, 'a'), 'garbage', frame(5, 'b'), '{}', exited(6), '');
    const session = await openAndLoad(file);
    expect(rowsOf(session).map((row) => row.seq)).toEqual([1, 2, 3]);
    expect(await session.entry(2)).toMatchObject({ kind: 'frame', frame: { seq: 2 } });
    expect(session.summary().notes).toEqual([
      expect.stringMatching(/^2 lines were left out: in line 3, /),
      'Entries are missing: after #1 comes #5; they are counted anew.',
    ]);
  });

  test('without a header is shown as far as it goes', async () => {
    const session = await openAndLoad(write('headless.jsonl', frame(1, ping), exited(2), ''));
    expect(session.summary()).toMatchObject({ name: 'headless.jsonl', target: null, commandLine: '', entries: 2 });
    expect(session.summary().notes).toEqual(['The header is missing: the command and the date are not known.']);
  });
});

describe('what is no recording', () => {
  test('is said to be none', async () => {
    const file = write('foreign.txt', ...Array.from({ length: 1500 }, (_, n) => `line ${n}`));
    const session = await openAndLoad(file);
    expect(session.log.length).toBe(0);
    expect(session.summary().notes).toEqual([
      'This file is not a Wirescope recording: no line of it is one that Wirescope wrote.',
    ]);
  });

  test('a missing file and a folder are told', async () => {
    expect((await openAndLoad('/no/such/file')).summary().notes).toEqual([expect.stringContaining('ENOENT')]);
    expect((await openAndLoad(folder)).summary().notes).toEqual([expect.stringContaining('EISDIR')]);
  });
});

describe('a long recording', () => {
  const lines = 60_000;
  const longFile = () => {
    const entries = Array.from({ length: lines }, (_, index) => {
      const bytes = Buffer.from(
        `{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":${index}}}`,
      );
      const facts = { firstAt: index, at: index, channel: 'stdout', ending: 'lf', origin: 'peer' } as const;
      return Buffer.concat([...encodeEntry({ kind: 'frame', frame: { seq: index + 1, ...facts, bytes } })]);
    });
    const start = {
      wirescope: 1,
      startedAt: new Date().toISOString(),
      name: 'long',
      command: 'x',
      args: [],
      cwd: null,
      platform: null,
    } as const;
    const file = path.join(folder, 'long.wirescope.jsonl');
    writeFileSync(file, Buffer.concat([encodeHeader(start), ...entries]));
    return file;
  };

  test('shows its first rows at once, tells how far it is, and can be stopped', async () => {
    const session = open(longFile());
    await until(() => session.log.length > 0);
    const { loading } = session.summary();
    expect(loading?.total).toBe(statSync(session.summary().recording?.path ?? '').size);
    expect(loading?.done).toBeLessThan(loading?.total ?? 0);
    session.cancelLoading();
    const read = session.log.length;
    expect(read).toBeLessThan(lines);
    expect(session.summary()).toMatchObject({ loading: null, state: 'opened' });
    expect(session.summary().notes).toEqual(['Reading was stopped; what follows in the file is not shown.']);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(session.log.length).toBe(read);
  });

  test('is read whole', async () => {
    const session = await openAndLoad(longFile());
    expect(session.log.length).toBe(lines);
    expect(await textOf(session, lines)).toContain(`"data":${lines - 1}`);
  });
});

test('opening starts nothing', async () => {
  const marker = path.join(folder, 'started');
  const live = start(nodeTarget(`require('fs').appendFileSync(${JSON.stringify(marker)}, 'x')`));
  await live.finished;
  await openAndLoad(live.summary().recording?.path ?? '');
  expect(readFileSync(marker, 'utf8')).toBe('x');
});
