/** Which ports the processes of a tree listen on, as the kernel tells it. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const listening = '0A';

/** The process and all its descendants. */
export function processTree(pid: number): readonly number[] {
  const parents = new Map(numbers('/proc').map((one) => [one, parentOf(one)]));
  const below = (one: number): number[] => [
    one,
    ...[...parents].filter(([, parent]) => parent === one).flatMap(([child]) => below(child)),
  ];
  return below(pid);
}

/** Local addresses (`0100007F:1F90`, as in /proc/net/tcp) on which these processes accept TCP connections. */
export function listeningPorts(pids: readonly number[]): readonly string[] {
  const inodes = new Set(pids.flatMap(socketsOf));
  return ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) =>
    read(table)
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter((fields) => fields[3] === listening && inodes.has(fields[9] ?? ''))
      .map((fields) => fields[1] ?? ''),
  );
}

function socketsOf(pid: number): readonly string[] {
  return numbers(`/proc/${pid}/fd`).flatMap((fd) => {
    const inode = /^socket:\[(\d+)\]$/.exec(link(`/proc/${pid}/fd/${fd}`))?.[1];
    return inode === undefined ? [] : [inode];
  });
}

/** The command line of a process. */
export function commandOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`).split('\0').join(' ').trim();
}

/** The fourth field; the second is a name in parentheses that may hold anything. */
function parentOf(pid: number): number {
  return Number(read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[1] ?? 0);
}

function numbers(folder: string): readonly number[] {
  try {
    return readdirSync(folder)
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function link(file: string): string {
  try {
    return readlinkSync(file);
  } catch {
    return '';
  }
}
