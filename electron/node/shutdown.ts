/**
 * The end of a server: stdin closed, then SIGTERM, then SIGKILL (MCP 2025-11-25 basic/lifecycle, "Shutdown", stdio), each
 * to the whole process tree and each told as it happens.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { ProcessEventBody } from '#shared/model/process-event';
import { killWindowsTree, signalGroup, signalProcess } from './process-groups.ts';
import type { ProcessInfo, ProcessTree } from './process-tree.ts';

/** Milliseconds to wait after each step. */
export interface ShutdownLimits {
  readonly stdinClosedMs: number;
  readonly terminatedMs: number;
  /** How long descendants may go on after the server itself has exited. */
  readonly leftoversMs: number;
}

export const defaultLimits: ShutdownLimits = { stdinClosedMs: 2000, terminatedMs: 2000, leftoversMs: 500 };

export interface ShutdownParts {
  readonly pid: number;
  readonly limits: ShutdownLimits;
  /** Resolves when the server's own process has exited. */
  readonly exited: Promise<void>;
  readonly tree: ProcessTree;
  closeStdin(): void;
  tell(body: ProcessEventBody): void;
}

/** Resolves when the server's own process has exited. */
export async function shutDown(parts: ShutdownParts): Promise<void> {
  const { limits, exited } = parts;
  await parts.tree.look();
  parts.closeStdin();
  if (await within(limits.stdinClosedMs, exited)) return;
  if (process.platform === 'win32') return killOnWindows(parts);
  if (await signalTree(parts, 'SIGTERM')) await within(limits.terminatedMs, exited);
  if (await signalTree(parts, 'SIGKILL')) await exited;
}

/** Windows has no SIGTERM that a console program could heed: the tree is ended at once. */
async function killOnWindows({ pid, tell, exited }: ShutdownParts): Promise<void> {
  tell({ type: 'signal-sent', signal: 'SIGKILL' });
  await killWindowsTree(pid);
  await exited;
}

/** False when the server has exited in the meantime: then there is nothing to be told. */
async function signalTree({ pid, tree, tell, exited }: ShutdownParts, signal: NodeJS.Signals): Promise<boolean> {
  const strays = (await tree.look()).filter((info) => info.group !== pid);
  if (await within(0, exited)) return false;
  tell({ type: 'signal-sent', signal });
  signalGroup(pid, signal);
  for (const stray of strays) signalProcess(stray.pid, signal);
  return true;
}

/** Gives descendants of a server that has exited a moment to end by themselves, then kills them and tells which. */
export async function killLeftovers(parts: Omit<ShutdownParts, 'exited' | 'closeStdin'>): Promise<void> {
  const { pid, tree, limits, tell } = parts;
  const left = await waitUntilGone(tree, limits.leftoversMs);
  if (left.length === 0) return;
  tell({ type: 'leftovers-killed', pids: left.map((info) => info.pid) });
  signalGroup(pid, 'SIGKILL');
  for (const info of left) signalProcess(info.pid, 'SIGKILL');
  await waitUntilGone(tree, limits.leftoversMs);
}

/** Returns what is still there when the time is over. */
async function waitUntilGone(tree: ProcessTree, patienceMs: number): Promise<readonly ProcessInfo[]> {
  const step = 25;
  let left = await tree.look();
  for (let waited = 0; left.length > 0 && waited < patienceMs; waited += step) {
    await wait(step);
    left = await tree.look();
  }
  return left;
}

async function within(ms: number, done: Promise<void>): Promise<boolean> {
  const abort = new AbortController();
  const timeUp = wait(ms, false, { signal: abort.signal }).catch(() => false);
  const inTime = await Promise.race([done.then(() => true), timeUp]);
  abort.abort();
  return inTime;
}
