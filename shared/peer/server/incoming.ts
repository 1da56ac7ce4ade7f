/** Tells what a parsed line is, and what is wrong with what is no message (JSON-RPC 2.0, section 4). */
import { isObject, type JsonObject } from '../../model/message.ts';
import { invalidParams, invalidRequest, type Outcome } from './errors.ts';
import type { Request, RequestId } from './scope.ts';

export type Incoming =
  | { readonly kind: 'request'; readonly request: Request }
  | { readonly kind: 'notification'; readonly method: string; readonly params: JsonObject }
  | { readonly kind: 'answer'; readonly id: RequestId; readonly message: JsonObject }
  /** To be answered by an error; without an id where none can be read. */
  | { readonly kind: 'refused'; readonly id: RequestId | null; readonly outcome: Outcome }
  | { readonly kind: 'ignored'; readonly why: string };

export function incomingOf(value: unknown): Incoming {
  if (!isObject(value)) return refusedWith(null, invalidRequest('A message is a JSON object'));
  const id = idOf(value.id);
  if (value.jsonrpc !== '2.0') return refusedWith(id, invalidRequest('jsonrpc has to be "2.0"'));
  const { method } = value;
  if (method === undefined && ('result' in value || 'error' in value)) return answerIn(value, id);
  if (typeof method !== 'string' || method === '') {
    return refusedWith(id, invalidRequest('method has to be a string that is not empty'));
  }
  if ('result' in value || 'error' in value) {
    return refusedWith(id, invalidRequest('A message with a method has neither result nor error'));
  }
  return 'id' in value ? requestIn(value, method, id) : notificationIn(value, method);
}

function requestIn({ params = {} }: JsonObject, method: string, id: RequestId | null): Incoming {
  if (id === null) return refusedWith(null, invalidRequest('id has to be a string or a whole number'));
  if (Array.isArray(params)) return refusedWith(id, invalidParams('params have to be an object'));
  if (!isObject(params)) return refusedWith(id, invalidRequest('params have to be an object'));
  return { kind: 'request', request: { id, method, params } };
}

function notificationIn({ params = {} }: JsonObject, method: string): Incoming {
  if (isObject(params)) return { kind: 'notification', method, params };
  return { kind: 'ignored', why: `the params of the notification ${method} are no object` };
}

function answerIn(message: JsonObject, id: RequestId | null): Incoming {
  return id === null ? { kind: 'ignored', why: 'an answer has no id' } : { kind: 'answer', id, message };
}

function refusedWith(id: RequestId | null, outcome: Outcome): Incoming {
  return { kind: 'refused', id, outcome };
}

function idOf(id: unknown): RequestId | null {
  if (typeof id === 'string' || typeof id === 'bigint') return id;
  return typeof id === 'number' && Number.isInteger(id) ? id : null;
}
