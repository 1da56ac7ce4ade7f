/**
 * The environment of the user's login shell. An application started from the Dock or a desktop menu does not have it,
 * so that `npx`, `uv` and everything that nvm, mise and their like install are not found.
 */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Readable } from 'node:stream';

export type Variables = { readonly [name: string]: string };

export interface ShellReading {
  /** Null when the shell gave nothing within the time limit. */
  readonly variables: Variables | null;
  readonly shell: string;
  /** Why there is nothing, for people; null when there is. */
  readonly problem: string | null;
}

/** What the shell sets for itself, not for its children. */
const ownVariables = new Set(['_', 'SHLVL', 'PWD', 'OLDPWD', 'TERM']);

/** Starts the shell once as a login shell and reads what its children would get. Never rejects. */
export async function readLoginShell(shell: string, base: Variables, timeLimitMs = 5000): Promise<ShellReading> {
  const mark = `wirescope-${randomUUID()}`;
  try {
    const output = await runShell(shell, mark, base, timeLimitMs);
    const variables = parseEnvironment(output, mark);
    const problem = variables === null ? `${shell} did not print its environment within ${timeLimitMs} ms` : null;
    return { variables, shell, problem };
  } catch (error) {
    return { variables: null, shell, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Start-up files print things of their own, hence the marks; not every `env` knows `-0`. */
function printEnvironment(mark: string): string {
  return `printf '%s' ${mark}; env -0 2>/dev/null || env; printf '%s' ${mark}`;
}

/** Null when the marks are not both there. */
export function parseEnvironment(output: string, mark: string): Variables | null {
  const [, inner, after] = output.split(mark);
  if (inner === undefined || after === undefined) return null;
  const records = inner.includes('\0') ? inner.split('\0') : inner.split(/\n(?=[A-Za-z_]\w*=)/);
  const pairs = records.map((record) => /^([^=\n]+)=([\s\S]*)$/.exec(record));
  return Object.fromEntries(
    pairs.flatMap((pair) => (pair && !ownVariables.has(pair[1] ?? '') ? [[pair[1], pair[2]?.replace(/\n$/, '')]] : [])),
  );
}

/**
 * What the shell printed until both marks were there, its output ended, or the time was over. It is killed with its
 * children then: what start-up files leave in the background would keep the output open.
 */
function runShell(shell: string, mark: string, base: Variables, timeLimitMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { ...base, DISABLE_AUTO_UPDATE: 'true', ZSH_TMUX_AUTOSTART: 'false' };
    const options = { detached: true, env, stdio: ['ignore', 'pipe', 'ignore'] as ['ignore', 'pipe', 'ignore'] };
    const child: ChildProcessByStdio<null, Readable, null> = spawn(
      shell,
      shellArgs(shell, printEnvironment(mark)),
      options,
    );
    const chunks: Buffer[] = [];
    let finished = false;
    const finish = () => {
      if (finished) return;
      finished = true;
      clearTimeout(timer);
      killGroup(child.pid);
      resolve(Buffer.concat(chunks).toString('utf8'));
    };
    const timer = setTimeout(finish, timeLimitMs);
    child.stdout.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (Buffer.concat(chunks).toString('utf8').split(mark).length > 2) finish();
    });
    child.on('error', reject);
    child.on('close', finish);
  });
}

function shellArgs(shell: string, script: string): readonly string[] {
  const isCsh = /csh$/.test(path.basename(shell));
  return [isCsh ? '-ic' : '-ilc', script];
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing is left of it, which is what was wanted.
  }
}
