/** What the command line asks for. */
import path from 'node:path';
import { z } from 'zod';
import { deriveName } from '#shared/launch/name';
import type { Target } from '#shared/model/target';

/** What to open at the start, as it is handed over to an instance that runs already. */
export const openingSchema = z.discriminatedUnion('open', [
  z.strictObject({ open: z.literal('nothing') }),
  z.strictObject({ open: z.literal('demo') }),
  z.strictObject({ open: z.literal('recording'), path: z.string() }),
  z.strictObject({ open: z.literal('target'), command: z.string(), args: z.array(z.string()), cwd: z.string() }),
]);

export type Opening = z.output<typeof openingSchema>;

/** Our own arguments: what follows the application's path, or the binary itself when that is the application. */
export function ownArguments(argv: readonly string[], packaged: boolean): readonly string[] {
  const rest = argv.slice(1);
  return packaged ? rest : rest.slice(rest.findIndex((argument) => !argument.startsWith('-')) + 1);
}

/**
 * `-- COMMAND ARGS` names a server, `--demo` the embedded one, anything else that is no switch a recording. Switches
 * are Chromium's business.
 */
export function readOpening(args: readonly string[], cwd: string): Opening {
  const end = args.indexOf('--');
  const [command, ...rest] = end < 0 ? [] : args.slice(end + 1);
  if (command !== undefined) return { open: 'target', command, args: rest, cwd };
  const before = end < 0 ? args : args.slice(0, end);
  if (before.includes('--demo')) return { open: 'demo' };
  const file = before.find((argument) => !argument.startsWith('-'));
  return file === undefined ? { open: 'nothing' } : { open: 'recording', path: path.resolve(cwd, file) };
}

/** The target that an opening names. */
export function targetOf({ command, args, cwd }: Extract<Opening, { open: 'target' }>): Target {
  return { name: deriveName(command, args), command, args, cwd, env: {}, unset: [] };
}
