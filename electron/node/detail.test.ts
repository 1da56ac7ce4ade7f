import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { textLimit } from '#shared/ipc/contract';
import { writeCapsule } from './capsule.ts';
import { frameDetail } from './detail.ts';
import { commandTarget, nodeTarget } from './testing/processes.ts';
import { recordingSessions, rowsOf, until } from './testing/sessions.ts';

// Real processes and files on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const { folder, start } = recordingSessions();

describe('the details of an entry', () => {
  test('join a request, what belongs to it, and its answer', async () => {
    const server = `process.stdin.once('data', () => {
      console.log('{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"t","progress":1}}');
      console.log('{"jsonrpc":"2.0","id":5,"result":{}}');
    })`;
    const session = start(nodeTarget(server));
    const seq = session.send(
      '{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"add","_meta":{"progressToken":"t"}}}',
    );
    await until(() => session.log.length >= 4);
    const detail = await frameDetail(session, seq);
    expect(detail.row).toEqual(session.log.row(seq));
    expect(detail.exchange).toMatchObject({ request: seq, response: 4, state: 'succeeded' });
    expect(detail.exchangeRows.map((row) => row.seq)).toEqual([2, 3, 4]);
    expect(detail.frame).toMatchObject({
      channel: 'stdin',
      ending: 'lf',
      origin: 'inspector',
      bom: false,
      badBytes: [],
    });
    expect(detail.frame).not.toHaveProperty('bytes');
    expect(detail.text).toContain('"id":5');
    expect(detail.event).toBeNull();
    expect(detail.overview.join(' ')).toContain('Answered by #4');
  });

  test('have an answer to start from while the server waits for one', async () => {
    const session = start(nodeTarget(`console.log('{"jsonrpc":"2.0","id":0,"method":"ping"}');process.stdin.resume()`));
    await until(() => session.log.length >= 2);
    const { answerDraft } = await frameDetail(session, 2);
    expect(answerDraft).toBe('{"jsonrpc":"2.0","id":0,"result":{}}');
    const seq = session.send(answerDraft ?? '');
    await until(() => session.log.length >= seq);
    expect((await frameDetail(session, 2)).answerDraft).toBeNull();
    expect((await frameDetail(session, seq)).answerDraft).toBeNull();
  });

  test('mark findings in the text, byte for byte', async () => {
    const session = start(commandTarget('sh', '-c', 'printf "ok \\377 bad\\n"; cat'));
    await until(() => session.log.length >= 2);
    const detail = await frameDetail(session, 2);
    expect(detail.frame?.badBytes).toEqual([3]);
    expect(detail.text).toBe('ok \ufffd bad');
    expect(detail.diagnostics.length).toBeGreaterThan(0);
    for (const { explanation, code } of detail.diagnostics) expect(explanation.code).toBe(code);
    expect(detail.diagnostics.map(({ range }) => range)).toContainEqual({
      bytes: { from: 3, to: 4 },
      chars: { from: 3, to: 4 },
    });
  });

  test('list the worst finding first', async () => {
    const script = `console.log('{"jsonrpc":"2.0","id":9,"error":{"code":-32100,"message":"x"},"extra":1}\\r')`;
    const session = start(nodeTarget(script));
    await until(() => session.log.length >= 2);
    const severities = (await frameDetail(session, 2)).diagnostics.map(({ severity }) => severity);
    expect(new Set(severities)).toEqual(new Set(['error', 'warning', 'info']));
    expect(severities.join(' ')).toMatch(/^(error ?)+(warning ?)+(info ?)+$/);
  });

  test('of an event say what happened', async () => {
    const session = start(commandTarget('cat'));
    await until(() => session.log.length >= 1);
    const detail = await frameDetail(session, 1);
    expect(detail).toMatchObject({ frame: null, text: null, size: 0, event: { type: 'started' }, exchange: null });
  });

  test('of a large frame leave its text out', async () => {
    const session = start(commandTarget('sh', '-c', `head -c ${textLimit + 1} /dev/zero | tr "\\\\0" x; echo`));
    await session.finished;
    const [row] = rowsOf(session).filter(({ channel, size }) => channel === 'stdout' && size > 0);
    const detail = await frameDetail(session, row?.seq ?? 0);
    expect(detail).toMatchObject({ text: null, size: textLimit + 1, frame: { bom: false, badBytes: [] } });
  });

  test('of what is not there are refused', async () => {
    const session = start(commandTarget('cat'));
    await expect(frameDetail(session, 99)).rejects.toThrow('99');
  });
});

describe('the crash capsule', () => {
  test('explains the end of a server in one file', async () => {
    const script = `process.stdin.once('data', () => {
      console.error('about to fail');
      process.stdout.write('{"jsonrpc":"2.0","id":1,"resu');
      setTimeout(() => process.exit(42), 50);
    })`;
    const session = start({ ...nodeTarget(script, 'crashing'), env: { TOKEN: 'do-not-tell' } });
    session.send('{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add"}}');
    await session.finished;
    const file = await writeCapsule(session, folder);
    const text = readFileSync(file, 'utf8');
    const capsule = JSON.parse(text);
    expect(capsule).toMatchObject({
      server: { name: 'crashing', command: process.execPath, variablesSet: ['TOKEN'] },
      exit: { code: 42, requested: false },
      lastStderr: 'about to fail\n',
      callsInFlight: [{ id: '1', method: 'tools/call', subject: 'add' }],
      halfReceived: { stdin: null, stdout: { text: '{"jsonrpc":"2.0","id":1,"resu', size: 29 } },
      stdin: { text: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add"}}\n' },
      recording: session.summary().recording?.path,
    });
    expect(capsule.findings.length).toBeGreaterThan(0);
    expect(text).not.toContain('do-not-tell');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(file).toMatch(/crashing-\d{4}-\d\d-\d\d-\d{6}\.wirescope-capsule\.json$/);
    expect(await writeCapsule(session, folder)).not.toBe(file);
  });

  test('gives back the stdin by hand, bytes that are no text included', async () => {
    const bytes = Buffer.from([0x7b, 0xff, 0x0a, 0x31]);
    const session = start(commandTarget('cat'), { stdinScript: bytes });
    await until(() => session.log.length >= 3 && session.summary().partials.length === 2);
    const capsule = JSON.parse(readFileSync(await writeCapsule(session, folder), 'utf8'));
    expect(capsule.stdin.text).toBeNull();
    expect(execFileSync('base64', ['-d'], { input: capsule.stdin.base64 }).equals(bytes)).toBe(true);
    expect(capsule.halfReceived).toMatchObject({ stdin: { text: '1' }, stdout: { text: '1' } });
  });
});
