/** `explain.*`: the reference of findings. */
import type { Handlers } from '#shared/ipc/contract';
import { CommandError } from '../command-error.ts';

export function explainHandlers() {
  return {
    'explain.list': async () => (await reference()).catalogue,
    'explain.get': async ({ code }) => {
      const found = (await reference()).referenceOf(code);
      if (found === null) throw new CommandError('not-found', `There is no finding named ${JSON.stringify(code)}.`);
      return found;
    },
  } satisfies Partial<Handlers>;
}

/** The examples are made when they are first asked for, and not when the application starts. */
function reference() {
  return import('#shared/mcp/explain/reference');
}
