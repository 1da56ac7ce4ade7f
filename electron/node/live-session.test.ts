import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { defaultClient } from '#shared/model/client-settings';
import { NotRunningError } from './session.ts';
import { commandTarget, impatient, isAlive, nodeTarget } from './testing/processes.ts';
import { recordingOf, recordingSessions, rowsOf, story, textOf, until } from './testing/sessions.ts';
import { version } from './version.ts';

// Real processes and files on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const { folder, start } = recordingSessions();

/** Answers initialize and tools/list; everything else with an error. */
const smallServer = `
  require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const { id, method } = JSON.parse(line);
    const results = { initialize: { protocolVersion: '2025-11-25', capabilities: { tools: {} }, serverInfo: { name: 'small', version: '1' } }, 'tools/list': { tools: [] } };
    if (id === undefined) return;
    const answer = results[method] ? { result: results[method] } : { error: { code: -32601, message: 'Method not found' } };
    console.log(JSON.stringify({ jsonrpc: '2.0', id, ...answer }));
  });`;

test('servers are told the version of the package', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8')).version).toBe(version);
});

describe('a session', () => {
  test('greets the server with lines of its own', async () => {
    const session = start(nodeTarget(smallServer, 'small'), { client: defaultClient });
    await until(() => session.log.length >= 6);
    expect(story(session)).toEqual([
      'event started',
      '> request initialize',
      '< response initialize',
      '> notification notifications/initialized',
      '> request tools/list',
      '< response tools/list',
    ]);
    expect(rowsOf(session).map((row) => row.origin)).toEqual([
      'peer',
      'inspector',
      'peer',
      'inspector',
      'inspector',
      'peer',
    ]);
    expect(JSON.parse(await textOf(session, 2))).toEqual({
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'wirescope', version } },
    });
    expect(await textOf(session, 5)).toBe('{"jsonrpc":"2.0","id":2,"method":"tools/list","params":{}}');
    expect(session.summary()).toMatchObject({
      state: 'running',
      name: 'small',
      server: { name: 'small', version: '1' },
      revision: '2025-11-25',
      era: 'handshake',
      entries: 6,
      messages: 5,
      pending: 0,
      nextId: 3,
      partials: [],
      unreadStdin: null,
    });
  });

  test('stops greeting when initialize is answered by an error', async () => {
    const refuse = `process.stdin.once('data', () => console.log('{"jsonrpc":"2.0","id":1,"error":{"code":-32022,"message":"no"}}'))`;
    const session = start(nodeTarget(refuse), { client: defaultClient });
    await until(() => session.log.length >= 3);
    await session.stop();
    expect(story(session).filter((line) => line.startsWith('>'))).toEqual(['> request initialize']);
  });

  test('does not fail when the server is gone before the greeting goes on', async () => {
    const leave = `process.stdin.once('data', () => { process.stdout.write('{"jsonrpc":"2.0","id":1,"result":{}}\\n'); process.exit(1); })`;
    const session = start(nodeTarget(leave), { client: defaultClient });
    await session.finished;
    expect(session.summary()).toMatchObject({ state: 'exited', exit: { code: 1, requested: false } });
  });

  test('sends text as it is typed, and one line feed', async () => {
    const session = start(commandTarget('cat'));
    const text = '  {"id": 12345678901234567890, "ü": "\\u00fc"}\t';
    const seq = session.send(text);
    await until(() => session.log.length >= 3);
    expect(await textOf(session, seq)).toBe(text);
    expect(await textOf(session, 3)).toBe(text);
    const lines = session.send('{"a":\n1}\r');
    await until(() => session.log.length >= 7);
    expect(await textOf(session, lines)).toBe('{"a":');
    expect(await textOf(session, lines + 1)).toBe('1}');
    expect(Buffer.from(await session.stdinScript()).toString()).toBe(`${text}\n{"a":\n1}\r\n`);
  });

  test('refuses to send when stdin is closed', async () => {
    const session = start(commandTarget('cat'));
    await session.stop();
    expect(() => session.send('x')).toThrow(NotRunningError);
    expect(session.summary().state).toBe('exited');
  });

  test('replays the same stdin into a fresh process', async () => {
    const first = start(commandTarget('cat'));
    first.send('{"jsonrpc":"2.0","id":1,"method":"ping"}');
    first.send('no json');
    const script = await first.stdinScript();
    const second = start(commandTarget('cat'), {
      client: defaultClient,
      stdinScript: Buffer.concat([script, Buffer.from('half')]),
    });
    await until(() => second.log.length >= 5);
    expect(Buffer.from(await second.stdinScript()).toString()).toBe(`${Buffer.from(script).toString()}half`);
    await until(() => second.summary().partials.length === 2);
    await second.stop();
    expect(
      recordingOf(second)
        .filter((line) => line.channel === 'stdout' && 'text' in line)
        .map((line) => [line.text, line.ending]),
    ).toEqual([
      ['{"jsonrpc":"2.0","id":1,"method":"ping"}', 'lf'],
      ['no json', 'lf'],
      ['half', 'eof'],
    ]);
    expect(recordingOf(second).some((line) => line.channel === 'stdin' && line.ending === 'eof')).toBe(true);
  });

  test('shows bytes that are not a line yet', async () => {
    const session = start(
      nodeTarget('process.stdout.write("héllo"); process.stderr.write("err"); process.stdin.resume()'),
    );
    await until(() => session.summary().partials.length === 2);
    expect(session.summary().partials).toMatchObject([
      { channel: 'stdout', size: 6, preview: 'héllo' },
      { channel: 'stderr', size: 3, preview: 'err' },
    ]);
    expect(session.partial('stdout')).toMatchObject({ size: 6 });
    expect(session.partial('stdin')).toBeNull();
    await session.stop();
    expect(session.summary().partials).toEqual([]);
    expect(story(session)).toContain('< invalid not JSON');
  });

  test('tells of a request that the server has not read', async () => {
    const session = start(commandTarget('sleep', '1000'), { limits: impatient });
    session.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x', params: 'p'.repeat(2_000_000) }));
    await until(() => (session.summary().unreadStdin?.size ?? 0) > 0);
    expect(session.summary().unreadStdin?.sinceMs).toBeLessThan(session.summary().nowMs);
    await session.stop();
    expect(session.summary()).toMatchObject({ state: 'exited', unreadStdin: null });
  });

  test('ends with its exit, and nothing is emptied', async () => {
    const session = start(nodeTarget('process.stdin.once("data", () => process.exit(9))'));
    session.send('{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"x"}}');
    await session.finished;
    expect(session.summary()).toMatchObject({
      state: 'failed',
      exit: { code: 9, signal: null },
      entries: 5,
      pending: 0,
    });
    expect(story(session)).toEqual([
      'event started',
      '> request tools/call',
      'event stream ended',
      'event exited',
      'event launch failed',
    ]);
    expect(isAlive(session.summary().pid ?? -1)).toBe(false);
    expect(rowsOf(session)[1]?.state).toBe('abandoned');
  });

  test('records everything, privately, and no environment values', async () => {
    const target = {
      ...commandTarget('sh', '-c', 'echo out; echo err >&2; printf end'),
      env: { SECRET: 'do-not-record' },
    };
    const session = start(target);
    await session.finished;
    const [header, ...entries] = recordingOf(session);
    expect(header).toMatchObject({ wirescope: 1, name: 'command', command: 'sh', platform: process.platform });
    expect(entries.map((entry) => entry.seq)).toEqual(entries.map((_, index) => index + 1));
    expect(entries.map((entry) => entry.event ?? `${entry.channel} ${entry.text} ${entry.ending}`).toSorted()).toEqual(
      ['exited', 'started', 'stream-ended', 'stderr err lf', 'stdout end eof', 'stdout out lf'].toSorted(),
    );
    const { path: file = '', size } = session.summary().recording ?? {};
    expect(readFileSync(file, 'utf8')).not.toContain('do-not-record');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(file).size).toBe(size);
  });
});

describe('a launch that fails', () => {
  test('is a session with a log', async () => {
    const session = start(commandTarget('no-such-program'), { client: defaultClient });
    await session.finished;
    expect(session.summary()).toMatchObject({
      state: 'failed',
      pid: null,
      failure: { stage: 'resolve', code: 'ENOENT' },
    });
    expect(story(session)).toEqual(['event launch failed']);
    await session.stop();
  });

  test('of a script to replay is one too', async () => {
    const session = start(commandTarget('no-such-program'), { stdinScript: Buffer.from('x\n') });
    await session.finished;
    expect(session.summary().state).toBe('failed');
  });
});

describe('a recording that cannot be written', () => {
  test('does not stop the traffic', async () => {
    const blocked = path.join(folder, 'blocked');
    writeFileSync(blocked, '');
    const session = start(nodeTarget(smallServer), { client: defaultClient, folder: path.join(blocked, 'inside') });
    await until(() => session.log.length >= 6);
    expect(session.summary().recording?.error).toMatch(/EEXIST|ENOTDIR/);
    expect(await textOf(session, 6)).toBe('{"jsonrpc":"2.0","id":2,"result":{"tools":[]}}');
  });
});

describe('much at once', () => {
  test('100,000 lines on stdout and on stderr are all there, and the event loop stays free', async () => {
    const script = `
      const line = (n) => '{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":' + n + '}}\\n';
      for (let n = 0; n < 100000; n += 1000) {
        process.stdout.write(Array.from({ length: 1000 }, (_, i) => line(n + i)).join(''));
        process.stderr.write(Array.from({ length: 1000 }, (_, i) => 'log ' + (n + i) + '\\n').join(''));
      }`;
    const session = start(nodeTarget(script));
    const turns = countTurns();
    await session.finished;
    expect(turns()).toBeGreaterThan(100);
    expect(session.log.stderrCount).toBe(100_000);
    expect(session.log.messages).toBe(100_000);
    expect(session.summary().entries).toBe(session.log.length);
    expect(await textOf(session, session.log.stderrSeq(99_999))).toBe('log 99999');
  });

  test('a server that is made to wait loses nothing', async () => {
    const script =
      'for (let n = 0; n < 20000; n += 1) console.log("line " + n + "x".repeat(200)); console.error("done")';
    const session = start(nodeTarget(script), { pressureLimit: 20_000 });
    await session.finished;
    const lines = rowsOf(session).filter(({ channel, size }) => channel === 'stdout' && size > 0);
    expect(lines.length).toBe(20_000);
    expect(await textOf(session, lines.at(-1)?.seq ?? 0)).toMatch(/^line 19999x/);
  });

  test('a 50 MB line passes, what follows it keeps its place, and the event loop stays free', async () => {
    const big = 'head -c 50000000 /dev/zero | tr "\\\\0" x';
    const session = start(commandTarget('sh', '-c', `echo before; ${big}; echo; echo after; echo err >&2; echo end`));
    const turns = countTurns();
    await session.finished;
    expect(turns()).toBeGreaterThan(20);
    const rows = rowsOf(session).filter(({ channel, size }) => channel === 'stdout' && size > 0);
    expect(rows.map(({ size }) => size)).toEqual([7, 50_000_001, 6, 4]);
    const [, row, after] = rows;
    expect(await textOf(session, after?.seq ?? 0)).toBe('after');
    expect((await textOf(session, row?.seq ?? 0)).length).toBe(50_000_000);
    expect(recordingOf(session).map((line) => line.seq)).toEqual([undefined, ...rowsOf(session).map(({ seq }) => seq)]);
  });
});

/** How often a timer got its turn until the returned function is called: hardly ever, when the work is one long piece. */
function countTurns(): () => number {
  let count = 0;
  const timer = setInterval(() => {
    count += 1;
  }, 1);
  return () => {
    clearInterval(timer);
    return count;
  };
}
