/** What a server asks of its client, wherever it travels: as a request, in an input_required result, or of a task. */
import { pointerStep } from '../jsonrpc/locate.ts';
import { isObject } from '../model/message.ts';
import type { MessageLook } from './look.ts';

export interface Ask {
  readonly method: unknown;
  readonly params: unknown;
  /** JSON pointer, from the root of the message, to what has the method and the params. */
  readonly pointer: string;
}

/** Input requests of one message that are looked at. */
export const mostAsks = 100;

/**
 * The entries of `inputRequests` that are objects (MCP 2026-07-28 basic/patterns/mrtr): those of a result that needs
 * them, or of a task that does. `holder` stands at `pointer`.
 */
export function* inputRequestsIn(holder: unknown, pointer = '/result'): Generator<Ask> {
  if (!isObject(holder) || (holder.resultType !== 'input_required' && holder.status !== 'input_required')) return;
  const { inputRequests } = holder;
  if (!isObject(inputRequests)) return;
  let looked = 0;
  for (const key in inputRequests) {
    if (++looked > mostAsks) return;
    const ask = inputRequests[key];
    if (!isObject(ask)) continue;
    yield { method: ask.method, params: ask.params, pointer: `${pointer}/inputRequests${pointerStep(key)}` };
  }
}

/** Nearly every message. Shared by the rules on {@link serverAsks}. */
export function asksNothing({ json, era, direction }: MessageLook): boolean {
  if (direction !== 'server-to-client') return true;
  if (era !== 'modern') return json.method === undefined;
  const holder = json.method === undefined ? json.result : json.params;
  return !isObject(holder) || holder.inputRequests === undefined;
}

/** Requests of the server up to 2025-11-25; `inputRequests` since 2026-07-28. */
export function* serverAsks({ json, era, direction }: MessageLook): Generator<Ask> {
  if (direction !== 'server-to-client') return;
  if (era !== 'modern') yield { method: json.method, params: json.params, pointer: '' };
  else if (json.method === 'notifications/tasks') yield* inputRequestsIn(json.params, '/params');
  else yield* inputRequestsIn(json.result);
}

/** The messages that {@link serverAsks} finds anything in: what they are called, or what they answer. */
export const askingMethods: readonly string[] = [
  'sampling/createMessage',
  'elicitation/create',
  'roots/list',
  'tools/call',
  'prompts/get',
  'resources/read',
  'tasks/get',
  'notifications/tasks',
];
