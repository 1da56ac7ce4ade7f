/** What the words after the program's name ask for. */
import path from 'node:path';
import { deriveName } from '#shared/launch/name';
import type { Target } from '#shared/model/target';

export type Request =
  | { readonly kind: 'run'; readonly target: Target; readonly greet: boolean }
  | { readonly kind: 'show'; readonly file: string }
  | { readonly kind: 'explain'; readonly name: string | null; readonly revision: string | null }
  | { readonly kind: 'usage'; readonly problem: string | null };

export const usage = `Usage:
  [run] [--raw] -- COMMAND [ARGS]   start a server and show its traffic (--raw: do not greet it)
  show FILE                         show a recording
  explain [NAME [REVISION]]         explain a finding or a message of MCP; without a name, list all of them
Without words the embedded demo server is started.`;

export interface Surroundings {
  /** Relative files start here. */
  readonly cwd: string;
  readonly demo: Target;
}

export function readArguments(words: readonly string[], { cwd, demo }: Surroundings): Request {
  const end = words.indexOf('--');
  const own = end === -1 ? words : words.slice(0, end);
  const [verb, ...rest] = own;
  if (verb === '--help' || verb === '-h') return { kind: 'usage', problem: null };
  if (verb === 'show') return show(rest, cwd);
  if (verb === 'explain') return { kind: 'explain', name: rest[0] ?? null, revision: rest[1] ?? null };
  const unknown = own.find((word, index) => word !== '--raw' && !(index === 0 && word === 'run'));
  if (unknown !== undefined) return { kind: 'usage', problem: `"${unknown}" is not understood here.` };
  const greet = !own.includes('--raw');
  if (end === -1) return { kind: 'run', target: demo, greet };
  return run(words.slice(end + 1), greet);
}

function run([command, ...args]: readonly string[], greet: boolean): Request {
  if (command === undefined) return { kind: 'usage', problem: 'After "--" the command of a server is expected.' };
  const target = { name: deriveName(command, args), command, args, env: {}, unset: [] };
  return { kind: 'run', target, greet };
}

function show([file]: readonly string[], cwd: string): Request {
  if (file === undefined) return { kind: 'usage', problem: 'After "show" the file of a recording is expected.' };
  return { kind: 'show', file: path.resolve(cwd, file) };
}
