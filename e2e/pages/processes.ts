/** Finds processes by a mark in their environment, which every descendant of the application inherits. */
import { readdirSync, readFileSync } from 'node:fs';

export interface Process {
  readonly pid: number;
  readonly command: string;
}

function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** A zombie has no memory and therefore an empty command line. */
function processOf(pid: string): Process {
  return { pid: Number(pid), command: read(pid, 'cmdline').split('\0').join(' ').trim() };
}

/** Living processes with the mark. */
export function markedProcesses(mark: string): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && read(name, 'environ').includes(mark))
    .map(processOf)
    .filter((one) => one.command !== '');
}

/** Living processes with the mark that are not the application's own: servers and what they started. */
export function markedServers(mark: string): Process[] {
  return markedProcesses(mark).filter(
    (one) => !one.command.includes('--user-data-dir') && !one.command.includes('--type='),
  );
}

export const isAlive = (pid: number): boolean => processOf(String(pid)).command !== '';
