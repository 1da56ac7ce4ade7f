import { isObject, type JsonObject } from '../model/message.ts';

/** The object that a text is; null for anything else, and for what is not JSON. */
export function objectIn(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
