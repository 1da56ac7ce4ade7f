/** What a server asks of its client, wherever it travels: as a request, or inside an input_required result. */
import { pointerStep } from '../jsonrpc/locate.ts';
import { isObject } from '../model/message.ts';
import type { MessageLook } from './look.ts';

export interface Ask {
  readonly method: unknown;
  readonly params: unknown;
  /** JSON pointer, from the root of the message, to what has the method and the params. */
  readonly pointer: string;
}

/** Input requests of one result that are looked at. */
const lookedAt = 100;

/** The entries of `inputRequests` that are objects (MCP 2026-07-28 basic/patterns/mrtr). */
export function* inputRequestsIn(result: unknown): Generator<Ask> {
  if (!isObject(result) || result.resultType !== 'input_required' || !isObject(result.inputRequests)) return;
  let looked = 0;
  for (const key in result.inputRequests) {
    if (++looked > lookedAt) return;
    const ask = result.inputRequests[key];
    if (!isObject(ask)) continue;
    yield { method: ask.method, params: ask.params, pointer: `/result/inputRequests${pointerStep(key)}` };
  }
}

/** Requests of the server up to 2025-11-25; `inputRequests` since 2026-07-28. */
export function* serverAsks({ json, era, direction }: MessageLook): Generator<Ask> {
  if (direction !== 'server-to-client') return;
  if (era === 'modern') yield* inputRequestsIn(json.result);
  else yield { method: json.method, params: json.params, pointer: '' };
}
