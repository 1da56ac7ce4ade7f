/** Every command of the contract with what carries it out. */
import type { Handlers } from '#shared/ipc/contract';
import type { Context } from './context.ts';
import { appHandlers } from './handlers/app-handlers.ts';
import { explainHandlers } from './handlers/explain-handlers.ts';
import { frameHandlers } from './handlers/frame-handlers.ts';
import { logHandlers } from './handlers/log-handlers.ts';
import { recordingHandlers } from './handlers/recording-handlers.ts';
import { sessionHandlers } from './handlers/session-handlers.ts';

export function createHandlers(context: Context) {
  return {
    ...appHandlers(context),
    ...sessionHandlers(context),
    ...recordingHandlers(context),
    ...logHandlers(context),
    ...frameHandlers(context),
    ...explainHandlers(),
  } satisfies Handlers;
}
