/** `explain.*`: the reference of findings and of messages. */
import type { Handlers, MessageExplained } from '#shared/ipc/contract';
import { CommandError } from '../command-error.ts';

export function explainHandlers() {
  return {
    'explain.list': async () => (await reference()).catalogue,
    'explain.get': async ({ code }) => {
      const found = (await reference()).referenceOf(code);
      if (found === null) throw new CommandError('not-found', `There is no finding named ${JSON.stringify(code)}.`);
      return found;
    },
    'explain.messages': async () => (await import('#shared/mcp/manual/messages')).messageList,
    'explain.message': async ({ method, revision }) => explained(method, revision),
    'explain.templates': async ({ revision }) => (await import('#shared/mcp/manual/templates')).templatesFor(revision),
  } satisfies Partial<Handlers>;
}

async function explained(method: string, revision: string | null): Promise<MessageExplained> {
  const { methodPage } = await import('#shared/mcp/manual/method-page');
  const page = methodPage(method, revision);
  if (page !== null) return { page, nearest: null };
  return { page, nearest: (await import('#shared/mcp/nearest-method')).nearestMethod(method) };
}

/** The examples are made when they are first asked for, and not when the application starts. */
function reference() {
  return import('#shared/mcp/explain/reference');
}
