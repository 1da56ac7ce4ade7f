/** Decides about commands: who may send them, whether they fit, and how their outcome travels. */
import { z } from 'zod';
import {
  type CommandArgs,
  type CommandName,
  type CommandResults,
  commandArgs,
  type Handlers,
  type Reply,
  type ReplyError,
} from '#shared/ipc/contract';
import { CommandError } from './command-error.ts';

const schemas: { readonly [K in CommandName]: z.ZodType<CommandArgs<K>> } = commandArgs;

/** A frame of a window, as far as the door looks at it. */
export interface Sender {
  readonly url: string;
  readonly parent: unknown;
}

/** True for a main frame that shows our own page. */
export function isOurPage(frame: Sender | null, origin: string): boolean {
  return frame !== null && frame.parent === null && frame.url.startsWith(`${origin}/`);
}

/** Checks a command and runs it. Never rejects. */
export async function answer(
  handlers: Handlers,
  trusted: boolean,
  name: unknown,
  args: unknown,
  window: number,
): Promise<Reply<unknown>> {
  if (!trusted) return refuse('bad-argument', 'Commands are taken from the application’s own page only.');
  if (!isCommand(name)) return refuse('bad-argument', `There is no command named ${JSON.stringify(name)}.`);
  return run(handlers, name, args, window);
}

async function run<K extends CommandName>(
  handlers: Handlers,
  name: K,
  args: unknown,
  window: number,
): Promise<Reply<CommandResults[K]>> {
  const parsed = schemas[name].safeParse(args);
  if (!parsed.success) return refuse('bad-argument', `${name}: ${z.prettifyError(parsed.error)}`);
  try {
    return { ok: true, value: await handlers[name](parsed.data, window) };
  } catch (error) {
    if (error instanceof CommandError) return refuse(error.code, error.message);
    return refuse('failed', error instanceof Error ? error.message : String(error));
  }
}

function isCommand(name: unknown): name is CommandName {
  return typeof name === 'string' && Object.hasOwn(commandArgs, name);
}

function refuse(code: ReplyError['code'], message: string): { ok: false; error: ReplyError } {
  return { ok: false, error: { code, message } };
}
