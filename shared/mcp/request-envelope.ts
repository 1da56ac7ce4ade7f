/** What every request of 2026-07-28 says about itself, in `params._meta` (MCP 2026-07-28 basic#meta). */
import { isObject, type JsonObject } from '../model/message.ts';
import type { MessageLook } from './look.ts';
import { entryIn, methodsNamed } from './methods.ts';
import { metaKeys } from './revisions.ts';

/** The keys without which it is refused. */
export const requiredKeys: readonly string[] = [metaKeys.protocolVersion, metaKeys.clientCapabilities];

const none: readonly string[] = [];

/** The `_meta` of params that have one. */
export function metaOf(params: unknown): JsonObject | null {
  return isObject(params) && isObject(params._meta) ? params._meta : null;
}

/** The required keys that a request lacks. None for params that are no object, or that were too large to be read. */
export function missingKeys({ message, json: { params } }: MessageLook): readonly string[] {
  if (message.kind !== 'request' || message.params !== params) return none;
  if (params !== undefined && !isObject(params)) return none;
  const meta = metaOf(params);
  if (meta === null) return requiredKeys;
  const isWhole = meta[metaKeys.protocolVersion] !== undefined && meta[metaKeys.clientCapabilities] !== undefined;
  return isWhole ? none : requiredKeys.filter((key) => meta[key] === undefined);
}

/** False for a method that only other revisions have: what its messages look like is theirs to say. */
export function isModernMethod(method: string): boolean {
  return entryIn(method, '2026-07-28') !== null || methodsNamed(method).length === 0;
}
