/** What a client needs to know of a line of its server. Ids are kept as they were written. */
import { pointerStep, textAt } from '../../jsonrpc/locate.ts';
import { isObject, type JsonObject } from '../../model/message.ts';

export type Incoming =
  | { readonly kind: 'request'; readonly method: string; readonly idText: string }
  | { readonly kind: 'answer'; readonly id: unknown; readonly result: unknown; readonly error: unknown };

/** The requests and answers of a line, which is one of them or a batch (MCP 2025-03-26 basic). */
export function incomingIn(text: string): readonly Incoming[] {
  const value = parsed(text);
  const items = Array.isArray(value) ? value : [value];
  return items.flatMap((item: unknown, index) => {
    const found = isObject(item)
      ? incomingOf(text, item, Array.isArray(value) ? pointerStep(String(index)) : '')
      : null;
    return found === null ? [] : [found];
  });
}

function incomingOf(text: string, message: JsonObject, pointer: string): Incoming | null {
  const { id, method, result, error } = message;
  if (id === undefined || id === null) return null;
  if (typeof method !== 'string') return { kind: 'answer', id, result, error };
  const idText = textAt(text, `${pointer}/id`);
  return idText === null ? null : { kind: 'request', method, idText };
}

function parsed(text: string): unknown {
  try {
    // A byte order mark is a finding, and no reason to stop here.
    return JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text);
  } catch {
    // What the server prints besides messages is for others to explain.
    return null;
  }
}
