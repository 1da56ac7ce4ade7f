/** What the words after the program's name ask for. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { deriveName } from '#shared/launch/name';
import { type ClientSettings, connectModes, defaultClient } from '#shared/model/client-settings';
import type { Target } from '#shared/model/target';

export type Request =
  | { readonly kind: 'run'; readonly target: Target; readonly client: ClientSettings }
  | { readonly kind: 'show'; readonly file: string }
  | { readonly kind: 'explain'; readonly name: string | null; readonly revision: string | null }
  | { readonly kind: 'usage'; readonly problem: string | null };

export const usage = `Usage:
  [run] [OPTIONS] [-- COMMAND [ARGS]]
                                    start a server and show its traffic
      --connect MODE                handshake (default), modern, auto (server/discover first), or raw (send nothing)
      --revision REVISION           what initialize asks for (2025-11-25)
      --raw                         the same as --connect raw
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
  return run(own, end === -1 ? null : words.slice(end + 1), demo);
}

const options = {
  raw: { type: 'boolean' },
  connect: { type: 'string' },
  revision: { type: 'string' },
} as const;

/** @param command what comes after `--`; null: there is no `--` */
function run(words: readonly string[], command: readonly string[] | null, demo: Target): Request {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    const unknown = positionals.find((word, index) => word !== 'run' || index > 0);
    if (unknown !== undefined) return misused(`"${unknown}" is not understood here.`);
    const client = clientOf(values);
    const target = command === null ? demo : targetOf(command);
    if (typeof client === 'string') return misused(client);
    if (target === null) return misused('After "--" the command of a server is expected.');
    return { kind: 'run', target, client };
  } catch (error) {
    return misused(error instanceof Error ? error.message : String(error));
  }
}

interface ClientWords {
  readonly raw?: boolean;
  readonly connect?: string;
  readonly revision?: string;
}

/** A string says what is wrong. */
function clientOf({ raw, connect, revision = defaultClient.revision }: ClientWords): ClientSettings | string {
  const asked = raw ? 'raw' : (connect ?? defaultClient.mode);
  const mode = connectModes.find((known) => known === asked);
  if (mode === undefined) return `--connect takes ${connectModes.join(', ')}, not "${asked}".`;
  return { ...defaultClient, mode, revision };
}

function targetOf([command, ...args]: readonly string[]): Target | null {
  return command === undefined ? null : { name: deriveName(command, args), command, args, env: {}, unset: [] };
}

function misused(problem: string): Request {
  return { kind: 'usage', problem };
}

function show([file]: readonly string[], cwd: string): Request {
  if (file === undefined) return misused('After "show" the file of a recording is expected.');
  return { kind: 'show', file: path.resolve(cwd, file) };
}
