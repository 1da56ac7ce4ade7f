/** A target as a child process, or the reason why it cannot be one. */
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { statSync } from 'node:fs';
import spawn from 'cross-spawn';
import type { Target } from '#shared/model/target';
import { childVariables, type Environment, resolveTarget, workingDirectory } from './environment.ts';
import { notFound, noWorkingDirectory, type SystemError, spawnError } from './launch-failure.ts';
import type { Resolution } from './resolve-binary.ts';

export interface Spawned {
  readonly resolution: Resolution;
  /** Without a pid when the system refused it; its `error` event then says why. */
  readonly child: ChildProcess | null;
  readonly failure: { readonly stage: 'resolve' | 'spawn'; readonly error: SystemError } | null;
}

/** Never throws. */
export function spawnTarget(target: Target, environment: Environment): Spawned {
  const cwd = workingDirectory(target, environment);
  const resolution = resolveTarget(target, environment);
  const failed = (stage: 'resolve' | 'spawn', error: SystemError) => {
    return { resolution, child: null, failure: { stage, error } };
  };
  if (!isFolder(cwd)) return failed('spawn', noWorkingDirectory(cwd));
  if (resolution.binary === null) return failed('resolve', notFound(target, resolution));
  try {
    const child = spawn(resolution.binary, [...target.args], spawnOptions(target, environment, cwd));
    return { resolution, child, failure: null };
  } catch (error) {
    return failed('spawn', spawnError(error));
  }
}

/** A process group of its own, so that the whole tree can be signalled. */
function spawnOptions(target: Target, environment: Environment, cwd: string): SpawnOptions {
  const posix = environment.platform !== 'win32';
  const env = { ...childVariables(target, environment) };
  const name = posix ? { argv0: target.command } : {};
  return { cwd, env, ...name, detached: posix, windowsHide: true, stdio: ['pipe', 'pipe', 'pipe'] };
}

function isFolder(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
