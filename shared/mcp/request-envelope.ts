/** What every request of 2026-07-28 says about itself, in `params._meta` (MCP 2026-07-28 basic#meta). */
import { isObject, type JsonObject } from '../model/message.ts';
import type { MessageLook } from './look.ts';
import { entryIn, methodsNamed } from './methods.ts';
import { metaKeys } from './revisions.ts';

/** The keys without which it is refused. */
export const requiredKeys: readonly string[] = [metaKeys.protocolVersion, metaKeys.clientCapabilities];

const { protocolVersion, clientCapabilities, clientInfo, logLevel, serverInfo } = metaKeys;
const none: readonly string[] = [];

/** The `_meta` of params that have one. */
export function metaOf(params: unknown): JsonObject | null {
  return isObject(params) && isObject(params._meta) ? params._meta : null;
}

/** Nearly every request: all keys are there and have the right types. */
export function hasPlainEnvelope(params: unknown): boolean {
  const meta = metaOf(params);
  if (meta === null || meta[logLevel] !== undefined || typeof meta[protocolVersion] !== 'string') return false;
  return isObject(meta[clientCapabilities]) && isPlainProgram(meta[clientInfo]);
}

/** Nearly every result: it is complete and names its server. */
export function isPlainResult(result: unknown): boolean {
  if (!isObject(result) || result.resultType !== 'complete') return false;
  return isObject(result._meta) && isPlainProgram(result._meta[serverInfo]);
}

function isPlainProgram(value: unknown): boolean {
  return isObject(value) && typeof value.name === 'string' && typeof value.version === 'string';
}

/** The required keys that a request lacks. None for params that are no object, or that were too large to be read. */
export function missingKeys({ message, json: { params } }: MessageLook): readonly string[] {
  if (message.kind !== 'request' || message.params !== params) return none;
  if (params !== undefined && !isObject(params)) return none;
  const meta = metaOf(params);
  if (meta === null) return requiredKeys;
  const isWhole = meta[protocolVersion] !== undefined && meta[clientCapabilities] !== undefined;
  return isWhole ? none : requiredKeys.filter((key) => meta[key] === undefined);
}

/** False for a method that only other revisions have: what its messages look like is theirs to say. */
export function isModernMethod(method: string): boolean {
  return entryIn(method, '2026-07-28') !== null || methodsNamed(method).length === 0;
}
