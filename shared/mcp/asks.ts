/** What a server asks of its client, wherever it travels: as a request, or inside an input_required result. */
import { isObject, type JsonObject } from '../model/message.ts';
import type { MessageLook } from './look.ts';

export interface Ask {
  readonly method: string;
  readonly params: JsonObject;
  /** JSON pointer of `params` from the root of the message. */
  readonly pointer: string;
}

/** Input requests of one result that are looked at. */
const lookedAt = 100;

function pointerToken(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

function* inputRequests(result: unknown): Generator<Ask> {
  if (!isObject(result) || result.resultType !== 'input_required' || !isObject(result.inputRequests)) return;
  for (const [key, ask] of Object.entries(result.inputRequests).slice(0, lookedAt)) {
    if (!isObject(ask) || typeof ask.method !== 'string' || !isObject(ask.params)) continue;
    yield { method: ask.method, params: ask.params, pointer: `/result/inputRequests/${pointerToken(key)}/params` };
  }
}

/** Requests of the server up to 2025-11-25; `inputRequests` since 2026-07-28. */
export function* serverAsks({ json, era, direction }: MessageLook): Generator<Ask> {
  if (direction !== 'server-to-client') return;
  if (era === 'modern') yield* inputRequests(json.result);
  else if (typeof json.method === 'string' && isObject(json.params))
    yield { method: json.method, params: json.params, pointer: '/params' };
}
