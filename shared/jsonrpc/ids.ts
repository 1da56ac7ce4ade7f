import type { Id } from '../model/message.ts';

/** An id that a message may carry in JSON-RPC 2.0: a string, a number or null. */
export function isId(value: unknown): value is Id {
  return value === null || typeof value === 'string' || typeof value === 'number';
}

/** The id as JSON text, so that `0`, `"0"` and `null` look different. */
export function idText(id: Id): string {
  return typeof id === 'number' ? String(id) : JSON.stringify(id);
}

/**
 * The same id in the other JSON type: `1` for `"1"` and the other way round. The SDKs of TypeScript and Python take one
 * for the other when they read a response.
 */
export function idInOtherType(id: Id): Id | undefined {
  if (typeof id === 'number') return String(id);
  if (typeof id !== 'string' || id === '') return undefined;
  const number = Number(id);
  return String(number) === id ? number : undefined;
}
