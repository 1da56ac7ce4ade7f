/** The one door between the windows and this process. */
import { ipcMain, type WebContents } from 'electron';
import { z } from 'zod';
import {
  type CommandArgs,
  type CommandName,
  type CommandResults,
  commandArgs,
  type EventName,
  type Events,
  type Handlers,
  type Reply,
  type ReplyError,
} from '#shared/ipc/contract';
import { commandChannel, eventChannel } from '#shared/ipc/names';
import { CommandError } from './command-error.ts';

const schemas: { readonly [K in CommandName]: z.ZodType<CommandArgs<K>> } = commandArgs;

/** A frame of a window, as far as the door looks at it. */
export interface Sender {
  readonly url: string;
  readonly parent: unknown;
}

/**
 * Lets commands in: only from the main frame of our own page, only by known names, only with arguments that fit. What
 * a handler throws travels as data.
 *
 * @param origin the address that our page is loaded from
 */
export function openDoor(handlers: Handlers, origin: string): void {
  ipcMain.handle(commandChannel, (event, name: unknown, args: unknown): Promise<Reply<unknown>> => {
    return answer(handlers, isOurPage(event.senderFrame, origin), name, args, event.sender.id);
  });
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

/** Tells a window something; a window that is gone hears nothing. */
export function tell<K extends EventName>(contents: WebContents, name: K, payload: Events[K]): void {
  if (!contents.isDestroyed()) contents.send(eventChannel, name, payload);
}
