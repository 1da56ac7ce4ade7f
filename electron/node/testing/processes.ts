/** For tests: targets made of a few lines of Node, and what is left of their processes. */
import { readFileSync } from 'node:fs';
import type { Target } from '#shared/model/target';
import type { Environment } from '../environment.ts';

/** A server that runs this script. */
export function nodeTarget(script: string, name = 'script'): Target {
  return { name, command: process.execPath, args: ['-e', script], env: {}, unset: [] };
}

export function commandTarget(command: string, ...args: readonly string[]): Target {
  return { name: 'command', command, args, env: {}, unset: [] };
}

export const testEnvironment: Environment = {
  platform: process.platform,
  variables: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '/' },
  fromLoginShell: new Set(),
  cwd: process.cwd(),
  home: '/',
};

/** Time enough for a server to go by itself, however busy the machine is. */
export const patient = { stdinClosedMs: 20_000, terminatedMs: 20_000, leftoversMs: 100 };

/** For servers that do not go by themselves. */
export const impatient = { stdinClosedMs: 150, terminatedMs: 150, leftoversMs: 100 };

/** True for a process that runs; a zombie does not. */
export function isAlive(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return !'ZX'.includes(stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3));
  } catch {
    return false;
  }
}
