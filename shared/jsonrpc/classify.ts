/** JSON to message, by the members that it has (JSON-RPC 2.0, sections 4 to 6). Lenient: checks say what is wrong. */
import { isObject, type JsonObject, type WireMessage } from '../model/message.ts';
import { isId } from './ids.ts';

/** Items of a batch that are looked at; the rest counts as one invalid item. */
export const batchLimit = 10_000;

export function classify(json: unknown): WireMessage {
  if (Array.isArray(json)) return classifyBatch(json);
  if (!isObject(json)) return notJsonRpc(json, `The line is ${describeScalar(json)}, not an object.`);
  return classifyObject(json);
}

function classifyObject(json: JsonObject): WireMessage {
  const { method, id } = json;
  if (typeof method === 'string') return classifyCall(json, method);
  if (method !== undefined) return notJsonRpc(json, 'Its method is not a string.');
  // JSON-RPC 1.0 wrote `"error": null` next to a result.
  if (json.error !== undefined && !(json.error === null && json.result !== undefined)) {
    return { kind: 'error', id: isId(id) ? id : undefined, error: json.error, json };
  }
  if (json.result !== undefined) return { kind: 'response', id: isId(id) ? id : undefined, result: json.result, json };
  return notJsonRpc(json, 'It has neither a method nor a result nor an error.');
}

function classifyCall(json: JsonObject, method: string): WireMessage {
  const { id, params } = json;
  if (id === undefined) return { kind: 'notification', method, params, json };
  if (isId(id)) return { kind: 'request', id, method, params, json };
  return notJsonRpc(json, `Its id is ${describeScalar(id)}, which no answer can repeat.`);
}

function classifyBatch(items: readonly unknown[]): WireMessage {
  const looked = items.slice(0, batchLimit).map((item) => (Array.isArray(item) ? nestedBatch(item) : classify(item)));
  if (items.length > batchLimit) looked.push(notJsonRpc(undefined, `${items.length - batchLimit} further items.`));
  return { kind: 'batch', items: looked };
}

function nestedBatch(item: readonly unknown[]): WireMessage {
  return notJsonRpc(item, 'An item of the batch is itself an array.');
}

function notJsonRpc(json: unknown, detail: string): WireMessage {
  return { kind: 'invalid', reason: 'not-jsonrpc', detail, json };
}

/** The kind of a JSON value in words: "an array", "the number 5". */
export function describeScalar(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return 'a string';
  return typeof value === 'number' ? `the number ${value}` : String(value);
}
