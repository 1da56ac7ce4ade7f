/** `npm start` as a person types it: with a window, and in a terminal without a display. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, inherited, root, server, test } from './fixtures.ts';
import { markedProcesses } from './pages/processes.ts';

const start = path.join(root, 'build/start.mjs');
const patient = { timeout: 40_000 };

let home: string;
let child: ChildProcess;
let output: string;

test.beforeEach(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'wirescope-start-'));
  output = '';
});

test.afterEach(async () => {
  child.kill('SIGKILL');
  await rm(home, { recursive: true, force: true, maxRetries: 5 });
});

/** Runs `npm start -- WORDS`, its settings and recordings in a folder of its own. */
function run(words: readonly string[], env: Readonly<Record<string, string>>): void {
  const { DISPLAY: _display, WAYLAND_DISPLAY: _wayland, ...rest } = inherited();
  const own = { XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, E2E_MARK: path.basename(home) };
  child = spawn(process.execPath, [start, ...words], { cwd: root, env: { ...rest, ...own, ...env }, detached: true });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
}

async function recording(): Promise<string> {
  const names = await readdir(home, { recursive: true });
  const name = names.find((one) => one.endsWith('.wirescope.jsonl'));
  return name === undefined ? '' : readFile(path.join(home, name), 'utf8');
}

const leftBehind = () => markedProcesses(`E2E_MARK=${path.basename(home)}`);

test('without a display the traffic of the demo is shown in the terminal', async () => {
  run([], {});
  await expect.poll(() => output, patient).toMatch(/←.*tools\/list/);
  expect(output.split('\n')[0]).toMatch(/no display.*window/i);
  expect(output).toContain('calc');
  const exited = once(child, 'exit');
  // Ctrl+C reaches every process of the terminal's foreground group.
  process.kill(-(child.pid ?? Number.NaN), 'SIGINT');
  await exited;
  await expect.poll(leftBehind, patient).toEqual([]);
});

test('without a display a named server is started, and its end ends the command', async () => {
  run(server('exit-at-once.mjs'), {});
  const [code] = await once(child, 'exit');
  expect(output).toContain('cannot read the configuration');
  expect(output).toMatch(/exited.*3/);
  expect(code).not.toBe(0);
});

test('hostile text reaches the terminal as visible signs only', async () => {
  run(server('hostile-text.mjs'), {});
  await expect.poll(() => output, patient).toMatch(/←.*tools\/list/);
  const params = { name: 'fault', arguments: {} };
  child.stdin?.write(`${JSON.stringify({ jsonrpc: '2.0', id: 99, method: 'tools/call', params })}\n`);
  await expect.poll(() => output, patient).toMatch(/←.*tools\/call fault/);
  expect(output).toContain('is not JSON');
  expect([...output].filter(couldSteerTerminal)).toEqual([]);
});

/** Control characters (C0 but the line feed, DEL, C1) and those that turn the direction of text. */
function couldSteerTerminal(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return code !== 0x0a;
  return (code >= 0x7f && code <= 0x9f) || (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
}

test('with a display the window opens on the named server, and ends with everything it started', async () => {
  run(server('print-line.mjs'), { DISPLAY: process.env.DISPLAY ?? ':0' });
  await expect.poll(recording, patient).toContain('tools/list');
  expect(output).not.toMatch(/no display/i);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
  await expect.poll(leftBehind, patient).toEqual([]);
  expect(await recording()).toMatch(/"event":"exited".*"requested":true/);
});
