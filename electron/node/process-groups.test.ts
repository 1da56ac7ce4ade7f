import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isAlive } from './testing/processes.ts';

// Real processes and files on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// Below node_modules, where the host finds the packages that it imports.
const cache = path.resolve('node_modules/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'wirescope-host-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => {
  const vite = path.resolve('node_modules/vite/bin/vite.js');
  const host = path.resolve('electron/node/testing/host.ts');
  const options = ['--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  execFileSync(process.execPath, [vite, 'build', '--ssr', host, ...options]);
});

/** Starts a host with a server, and waits until both are there. */
async function startHost(ending: string, ...server: readonly string[]) {
  const host = spawn(process.execPath, [path.join(folder, 'host.js'), ending, ...server]);
  let output = '';
  host.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  host.stderr.resume();
  await expect.poll(() => output, { timeout: 30_000 }).toMatch(/pid \d+/);
  return { host, server: Number(/pid (\d+)/.exec(output)?.[1]) };
}

async function ended(host: ChildProcess, server: number): Promise<void> {
  await expect.poll(() => host.exitCode ?? host.signalCode, { timeout: 30_000 }).not.toBeNull();
  await expect.poll(() => isAlive(server), { timeout: 30_000 }).toBe(false);
}

describe('no server outlives us', () => {
  // It neither reads its stdin nor cares about its end.
  const stubborn = ['sh', '-c', 'trap "" TERM; echo up; sleep 1000'];

  test.each(['exit', 'crash'])('%s', async (ending) => {
    const { host, server } = await startHost(ending, ...stubborn);
    expect(isAlive(server)).toBe(true);
    host.stdin?.write('now\n');
    await ended(host, server);
  });

  test('a killed host: the server sees the end of its stdin', async () => {
    const { host, server } = await startHost('exit', 'sh', '-c', 'echo up; exec cat');
    host.kill('SIGKILL');
    await ended(host, server);
  });
});
