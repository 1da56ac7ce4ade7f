import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Target } from '#shared/model/target';
import {
  childVariables,
  type Environment,
  loadEnvironment,
  masked,
  previewTarget,
  withoutOwnTraces,
} from './environment.ts';
import { parseEnvironment, readLoginShell } from './login-shell.ts';
import { isAlive } from './testing/processes.ts';

// Real processes and files on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(path.join(os.tmpdir(), 'wirescope-env-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A login shell of our own making: what it prints first, and the PATH that its start-up files set. */
function shell(name: string, body: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${body}\n`);
  chmodSync(file, 0o755);
  return file;
}

const target: Target = { name: 'x', command: 'sh', args: ['-c', ':'], env: { A: 'changed', NEW: 'n' }, unset: ['B'] };
const environment: Environment = {
  platform: 'linux',
  variables: { A: 'a', B: 'b', C: 'secret', PATH: '/usr/bin:/bin' },
  fromLoginShell: new Set(['PATH']),
  cwd: '/',
  home: '/root',
};

describe('the login shell', () => {
  test('gives its PATH, whatever its start-up files print', async () => {
    const noisy = shell(
      'noisy',
      'echo "welcome A=1"; export PATH=/shell/bin:/usr/bin:/bin MORE="1\n2=3"; shift; eval "$1"',
    );
    const loaded = await loadEnvironment({ variables: { SHELL: noisy, PATH: '/usr/bin:/bin', KEPT: 'ours' } });
    expect(loaded.variables).toMatchObject({ PATH: '/shell/bin:/usr/bin:/bin', MORE: '1\n2=3', KEPT: 'ours' });
    expect([...loaded.fromLoginShell].sort()).toEqual(expect.arrayContaining(['MORE', 'PATH']));
    expect(loaded.fromLoginShell.has('KEPT')).toBe(false);
  });

  test('is not asked when we come from a terminal', async () => {
    const loud = shell('loud', `touch ${folder}/asked`);
    const variables = { SHELL: loud, PATH: '/usr/bin', TERM: 'xterm' };
    expect((await loadEnvironment({ variables })).variables).toEqual(variables);
    expect(() => rmSync(path.join(folder, 'asked'))).toThrow();
  });

  test('that hangs is given up and killed', async () => {
    const hanging = shell('hanging', `echo $$ > ${folder}/pid; sleep 1000`);
    const reading = await readLoginShell(hanging, { PATH: '/usr/bin:/bin' }, 300);
    expect(reading).toMatchObject({
      variables: null,
      problem: `${hanging} did not print its environment within 300 ms`,
    });
    const pid = Number(readFileSync(path.join(folder, 'pid'), 'utf8'));
    await expect.poll(() => isAlive(pid), { timeout: 5000 }).toBe(false);
  });

  test('is not waited for when it leaves something in the background', async () => {
    const leaving = shell('leaving', `sleep 1000 & echo $! > ${folder}/background; shift; eval "$1"`);
    const reading = await readLoginShell(leaving, { PATH: '/usr/bin:/bin', MARKER: 'm' }, 30_000);
    expect(reading.variables).toMatchObject({ MARKER: 'm' });
    const pid = Number(readFileSync(path.join(folder, 'background'), 'utf8'));
    await expect.poll(() => isAlive(pid), { timeout: 5000 }).toBe(false);
  });

  test('that does not exist is told', async () => {
    const reading = await readLoginShell('/no/such/shell', {});
    expect(reading.variables).toBeNull();
    expect(reading.problem).toContain('ENOENT');
  });

  test('the real sh works', async () => {
    const reading = await readLoginShell('/bin/sh', { PATH: '/usr/bin:/bin', MARKER: 'a\nb=c' }, 30_000);
    expect(reading.variables).toMatchObject({ MARKER: 'a\nb=c' });
  });

  test('lines are understood where env knows no -0', () => {
    expect(parseEnvironment('hi\nMA=1\nB=x\ny\nC=\nM', 'M')).toEqual({ A: '1', B: 'x\ny', C: '' });
    expect(parseEnvironment('no marks', 'M')).toBeNull();
  });
});

describe('what the child gets', () => {
  test('is everything inherited, changed by the target', () => {
    expect(childVariables(target, environment)).toEqual({ A: 'changed', C: 'secret', PATH: '/usr/bin:/bin', NEW: 'n' });
  });

  test('is shown with its origin and without its values', () => {
    const preview = previewTarget(target, environment);
    expect(preview).toMatchObject({ cwd: '/', args: ['-c', ':'], searched: ['/usr/bin', '/bin'] });
    expect(preview.binary).toMatch(/\/bin\/sh$/);
    expect(preview.environment).toEqual([
      { name: 'A', value: '••••• (7 characters)', from: 'changed' },
      { name: 'B', value: '••••• (1 character)', from: 'removed' },
      { name: 'C', value: '••••• (6 characters)', from: 'inherited' },
      { name: 'NEW', value: '••••• (1 character)', from: 'added' },
      { name: 'PATH', value: '••••• (13 characters)', from: 'login-shell' },
    ]);
    expect(JSON.stringify(preview)).not.toContain('secret');
    expect(masked('')).toBe('(empty)');
  });

  test('has one variable of a name, however Windows spells it', () => {
    const windows: Environment = { ...environment, platform: 'win32', variables: { Path: 'C:\\old', Temp: 'T' } };
    const changed = { ...target, env: { PATH: 'C:\\new' }, unset: ['TEMP'] };
    expect(childVariables(changed, windows)).toEqual({ PATH: 'C:\\new' });
    expect(previewTarget(changed, { ...windows, fromLoginShell: new Set() }).environment).toEqual([
      { name: 'PATH', value: '••••• (6 characters)', from: 'changed' },
      { name: 'TEMP', value: '••••• (1 character)', from: 'removed' },
    ]);
  });

  test('has no traces of our own start', () => {
    const started = {
      ELECTRON_RUN_AS_NODE: '1',
      WIRESCOPE_TEST: '1',
      npm_lifecycle_event: 'start',
      npm_config_registry: 'https://mirror',
      npm_config_local_prefix: '/w',
      npm_package_name: 'wirescope',
      PATH: '/w/node_modules/.bin:/node_modules/.bin:/usr/lib/node-gyp-bin:/usr/bin:/x/node_modules/.bin',
    };
    expect(withoutOwnTraces(started)).toEqual({
      npm_config_registry: 'https://mirror',
      PATH: '/usr/bin:/x/node_modules/.bin',
    });
    expect(withoutOwnTraces({ npm_package_x: '1', PATH: '/a/node_modules/.bin' })).toEqual({
      npm_package_x: '1',
      PATH: '/a/node_modules/.bin',
    });
  });
});
