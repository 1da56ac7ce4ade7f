/** The processes that descend from a server: what must be gone when the session is over. Nothing here ever throws. */
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

export interface ProcessInfo {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  /** The POSIX session, where the system tells it. */
  readonly session: number | null;
  /** Start time as the system writes it: a pid that is used again has another one. */
  readonly started: string;
}

const run = promisify(execFile);

/** All living processes; zombies are left out. Empty on Windows, where `taskkill /T` walks the tree itself. */
export async function listProcesses(platform: NodeJS.Platform = process.platform): Promise<readonly ProcessInfo[]> {
  try {
    if (platform === 'win32') return [];
    return platform === 'linux' ? await readProc() : parsePs((await run('ps', psArgs)).stdout);
  } catch {
    return [];
  }
}

async function readProc(): Promise<readonly ProcessInfo[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '')));
  return stats.flatMap(parseStat);
}

/** proc_pid_stat(5); the name in parentheses may itself contain blanks and parentheses. */
export function parseStat(stat: string): ProcessInfo[] {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, parent, group, session] = fields;
  const started = fields[19];
  if (state === undefined || started === undefined || 'ZX'.includes(state)) return [];
  const pid = Number.parseInt(stat, 10);
  return [{ pid, parent: Number(parent), group: Number(group), session: Number(session), started }];
}

const psArgs = ['-A', '-o', 'pid=,ppid=,pgid=,stat=,lstart='];

export function parsePs(output: string): readonly ProcessInfo[] {
  return output.split('\n').flatMap((line) => {
    const [, pid, parent, group, state, started] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(.+?)\s*$/.exec(line) ?? [];
    if (started === undefined || state?.startsWith('Z')) return [];
    return [{ pid: Number(pid), parent: Number(parent), group: Number(group), session: null, started }];
  });
}

/** When a new tree is looked at, and then every `lookEveryMs`. */
const firstLooksMs = [200, 1000, 5000];
const lookEveryMs = 30_000;

/**
 * Keeps track of one server's descendants. A process that has left the server's group and session (a daemon) can be
 * recognised by its parents only while those live, so the tree is looked at now and then and before every signal.
 */
export class ProcessTree {
  private readonly seen = new Map<number, ProcessInfo>();
  private readonly timers: NodeJS.Timeout[] = [];

  /** @param root The server's own process, leader of its group. */
  constructor(private readonly root: number) {}

  /** Looks at the tree now and then, until {@link stopWatching}. */
  watch(): void {
    this.timers.push(...firstLooksMs.map((ms) => setTimeout(() => void this.look(), ms)));
    this.timers.push(setInterval(() => void this.look(), lookEveryMs));
    for (const timer of this.timers) timer.unref();
  }

  stopWatching(): void {
    for (const timer of this.timers.splice(0)) clearTimeout(timer);
  }

  /** Looks at the tree; returns the living processes that belong to it, the root left out. */
  async look(): Promise<readonly ProcessInfo[]> {
    const all = await listProcesses();
    const known = new Set([this.root, ...this.stillSeen(all)]);
    for (let size = 0; size !== known.size; ) {
      size = known.size;
      for (const info of all) if (this.belongs(info, known)) known.add(info.pid);
    }
    const members = all.filter((info) => known.has(info.pid) && info.pid !== this.root);
    for (const info of members) this.seen.set(info.pid, info);
    return members;
  }

  private belongs(info: ProcessInfo, known: ReadonlySet<number>): boolean {
    return info.group === this.root || info.session === this.root || known.has(info.parent);
  }

  private stillSeen(all: readonly ProcessInfo[]): readonly number[] {
    return all.filter((info) => this.seen.get(info.pid)?.started === info.started).map((info) => info.pid);
  }
}
