/** `session.*` and `message.*`: launching, stopping and talking to servers. */
import type { Handlers } from '#shared/ipc/contract';
import type { Target } from '#shared/model/target';
import { writeCapsule } from '../../node/capsule.ts';
import { NotRunningError } from '../../node/session.ts';
import { CommandError } from '../command-error.ts';
import type { Context } from '../context.ts';

export function sessionHandlers(context: Context) {
  const { registry } = context;
  return {
    'session.list': () => registry.summaries(),
    'session.start': async ({ target, client }) => {
      const { id } = await registry.start(target, client);
      remember(context, target);
      return { session: id };
    },
    'session.stop': ({ session }) => {
      // Its end is told by the session's own events, failures included.
      registry.live(session).stop().catch(ignore);
      return null;
    },
    'session.restart': async ({ session, mode }) => ({ session: (await registry.restart(session, mode)).id }),
    'session.replayStdin': async ({ session }) => ({ session: (await registry.replayStdin(session)).id }),
    'session.remove': async ({ session }) => {
      await registry.remove(session);
      return null;
    },
    'session.partial': ({ session, channel }) => registry.get(session).partial(channel),
    'session.capsule': async ({ session }) => ({
      path: await writeCapsule(registry.get(session), context.capturesFolder()),
    }),
    'message.send': ({ session, text }) => {
      try {
        return { seq: registry.live(session).send(text) };
      } catch (error) {
        if (error instanceof NotRunningError) throw new CommandError('not-running', error.message);
        throw error;
      }
    },
  } satisfies Partial<Handlers>;
}

/** The demo has its own place on the start page; a settings file that cannot be written must not stop a launch. */
function remember({ settings, demo }: Context, target: Target): void {
  if (target.command === demo.command && target.args.join() === demo.args.join()) return;
  try {
    settings.remember(target);
  } catch {
    // The list is kept in memory; writing settings from the window reports the failure.
  }
}

function ignore(): void {}
