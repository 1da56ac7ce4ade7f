/** Signals to whole process trees, and the promise that none outlives us. */
import { execFile, execFileSync } from 'node:child_process';

const alive = new Set<number>();

/** From now on the group is killed when our own process ends, however it ends short of SIGKILL. */
export function guardGroup(pid: number): void {
  if (alive.size === 0) process.once('exit', killAll);
  alive.add(pid);
}

export function releaseGroup(pid: number): void {
  alive.delete(pid);
  if (alive.size === 0) process.off('exit', killAll);
}

function killAll(): void {
  for (const pid of alive) {
    if (process.platform === 'win32') tryTo(() => execFileSync('taskkill', taskkillArgs(pid)));
    else signalGroup(pid, 'SIGKILL');
  }
}

/** Sends the signal to every process of the group. False when there was none. */
export function signalGroup(pid: number, signal: NodeJS.Signals): boolean {
  return tryTo(() => process.kill(-pid, signal));
}

export function signalProcess(pid: number, signal: NodeJS.Signals): boolean {
  return tryTo(() => process.kill(pid, signal));
}

/** Windows: ends a process and everything that it started. */
export function killWindowsTree(pid: number): Promise<void> {
  return new Promise((resolve) => {
    execFile('taskkill', taskkillArgs(pid), () => resolve());
  });
}

export function taskkillArgs(pid: number): readonly string[] {
  return ['/T', '/F', '/PID', String(pid)];
}

function tryTo(act: () => unknown): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
