/** The one way from the window to the main process. Only modules in `state/` import this. */
import type {
  Bridge,
  CommandArgs,
  CommandName,
  CommandResults,
  EventName,
  Events,
  ReplyError,
} from '#shared/ipc/contract';

declare global {
  interface Window {
    readonly wirescope: Bridge;
  }
}

/** A command that was refused or failed; `message` is a sentence for the person. */
export class CommandError extends Error {
  readonly code: ReplyError['code'];

  constructor(error: ReplyError) {
    super(error.message);
    this.name = 'CommandError';
    this.code = error.code;
  }
}

/** Runs a command in the main process. Rejects with {@link CommandError}. */
export async function command<K extends CommandName>(name: K, args: CommandArgs<K>): Promise<CommandResults[K]> {
  const reply = await window.wirescope.invoke(name, args);
  if (!reply.ok) throw new CommandError(reply.error);
  return reply.value;
}

/** Subscribes to an event of the main process; returns the function that ends the subscription. */
export function onEvent<K extends EventName>(name: K, listener: (payload: Events[K]) => void): () => void {
  return window.wirescope.on(name, listener);
}

/** The path of a file that was dropped onto the window; empty when it has none. */
export function pathOf(file: File): string {
  return window.wirescope.pathOf(file);
}
