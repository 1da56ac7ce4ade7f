import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { defaultClient, silentClient } from '#shared/model/client-settings';
import { commandTarget, isAlive, nodeTarget, testEnvironment } from '../node/testing/processes.ts';
import { readArguments } from './arguments.ts';
import { showRecording } from './show.ts';
import { runTerminal, type TerminalOptions } from './terminal.ts';

// Real processes and files on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(path.join(os.tmpdir(), 'wirescope-terminal-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Run {
  readonly code: Promise<number>;
  readonly stop: () => void;
  output(): string;
}

function run(options: Pick<TerminalOptions, 'target'> & Partial<TerminalOptions>): Run {
  let output = '';
  const abort = new AbortController();
  const write = (text: string) => {
    output += text;
  };
  const defaults = { client: silentClient, colour: false, folder, environment: testEnvironment, input: null };
  const code = runTerminal({ ...defaults, signal: abort.signal, write, ...options });
  return { code, stop: () => abort.abort(), output: () => output };
}

const recordingIn = (output: string) => /Recording: (.+)\n$/.exec(output)?.[1] ?? '';

describe('a capture in the terminal', () => {
  test('prints rows as they come, with their findings, and where the recording is', async () => {
    const { code, output } = run({ target: commandTarget('sh', '-c', 'echo oops; echo note >&2; exit 4') });
    expect(await code).toBe(4);
    expect(output()).toMatch(/^Recording sh -c 'echo oops; echo note >&2; exit 4'\.\n/);
    expect(output()).toMatch(/ ← .*not JSON.*oops/);
    expect(output()).toMatch(/ │ .*note/);
    expect(output()).toMatch(/✖ .*stdout-not-json/);
    expect(output()).toMatch(/ · .*exited/);
    expect(existsSync(recordingIn(output()))).toBe(true);
  });

  test('sends what is typed, and stops when asked to', async () => {
    const input = new Readable({ read() {} });
    const { code, output, stop } = run({ target: commandTarget('cat'), input });
    input.push('{"jsonrpc":"2.0","id":1,"method":"ping"}\n\n');
    await expect.poll(output, { timeout: 10_000 }).toMatch(/← .*ping/);
    stop();
    expect(await code).toBe(0);
    expect(output()).toMatch(/→ .*ping/);
    expect(output()).toMatch(/stdin was closed/);
  });

  test('waits for the answers to piped input, then stops', async () => {
    const script = `process.stdin.once('data', () => setTimeout(() => console.log('{"jsonrpc":"2.0","id":1,"result":{}}'), 300)).resume()`;
    const input = Readable.from(['{"jsonrpc":"2.0","id":1,"method":"ping"}\n']);
    const { code, output } = run({ target: nodeTarget(script), input });
    expect(await code).toBe(0);
    expect(output()).toMatch(/← .*ping/);
  });

  test('says once that bytes wait for their newline', async () => {
    const { code, output, stop } = run({
      target: nodeTarget('process.stdout.write("half a line"); process.stdin.resume()'),
    });
    await expect.poll(output, { timeout: 20_000 }).toMatch(/… 11 B on stdout, no newline, for [^:]+: half a line/);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    stop();
    await code;
    expect(output().match(/no newline/g)?.length).toBe(1);
  });

  test('says why a launch failed', async () => {
    const { code, output } = run({ target: commandTarget('no-such-program'), client: defaultClient });
    expect(await code).toBe(1);
    expect(output()).toContain('no-such-program');
  });

  test('leaves no process behind', async () => {
    const { code, output, stop } = run({ target: commandTarget('sh', '-c', 'sleep 1000 & echo "pid $!"; cat') });
    await expect.poll(output, { timeout: 10_000 }).toMatch(/pid \d+/);
    stop();
    await code;
    expect(isAlive(Number(/pid (\d+)/.exec(output())?.[1]))).toBe(false);
  });
});

test('a recording is shown as it was captured', async () => {
  const capture = run({ target: commandTarget('sh', '-c', 'echo oops; exit 4') });
  await capture.code;
  let output = '';
  const write = (text: string) => {
    output += text;
  };
  const file = recordingIn(capture.output());
  const { signal } = new AbortController();
  expect(await showRecording({ file, colour: false, signal, write })).toBe(0);
  expect(output).toBe(capture.output().split('\n').slice(1, -2).join('\n').concat('\n'));
  expect(await showRecording({ file: '/no/such/file', colour: false, signal, write })).toBe(1);
  expect(output).toContain('ENOENT');
});

describe('the arguments', () => {
  const demo = { ...commandTarget('demo'), name: 'demo' };
  const read = (...words: readonly string[]) => readArguments(words, { cwd: '/here', demo });

  test('name a server, a recording, or nothing', () => {
    expect(read()).toEqual({ kind: 'run', target: demo, client: defaultClient });
    expect(read('run', '--raw')).toEqual({ kind: 'run', target: demo, client: silentClient });
    expect(read('--', 'npx', '-y', 'mcp-x', '--raw')).toMatchObject({
      kind: 'run',
      client: defaultClient,
      target: { name: 'x', command: 'npx', args: ['-y', 'mcp-x', '--raw'] },
    });
    expect(read('run', '--raw', '--', 'server')).toMatchObject({ client: silentClient, target: { command: 'server' } });
    expect(read('explain', 'id-null')).toEqual({ kind: 'explain', name: 'id-null', revision: null });
    expect(read('explain', 'ping', '2025-06-18')).toEqual({ kind: 'explain', name: 'ping', revision: '2025-06-18' });
    expect(read('explain')).toEqual({ kind: 'explain', name: null, revision: null });
    expect(read('--', 'explain', 'id-null')).toMatchObject({ kind: 'run', target: { command: 'explain' } });
    expect(read('show', 'x.jsonl')).toEqual({ kind: 'show', file: '/here/x.jsonl' });
  });

  test('that make no sense are refused in words', () => {
    expect(read('--help')).toEqual({ kind: 'usage', problem: null });
    expect(read('record')).toMatchObject({ kind: 'usage', problem: '"record" is not understood here.' });
    expect(read('run', '--')).toMatchObject({ kind: 'usage', problem: expect.stringContaining('command') });
    expect(read('show')).toMatchObject({ kind: 'usage', problem: expect.stringContaining('file') });
  });
});
