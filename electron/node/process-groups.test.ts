import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isAlive } from './testing/processes.ts';

// Real processes and files on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const folder = mkdtempSync(path.join(os.tmpdir(), 'wirescope-groups-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  const external = builtinModules.flatMap((name) => [name, `node:${name}`]);
  const input = path.resolve(import.meta.dirname, 'testing/host.ts');
  const output = { entryFileNames: 'host.mjs' };
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: true, outDir: folder, rolldownOptions: { input, external, output } },
  });
});

/** Starts a host with a server, and waits until both are there. */
async function startHost(ending: string, ...server: readonly string[]) {
  const host = spawn(process.execPath, [path.join(folder, 'host.mjs'), ending, ...server]);
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
