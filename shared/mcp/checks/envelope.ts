/** The members of a message (JSON-RPC 2.0, section 4, narrowed by MCP). */
import { describeScalar } from '../../jsonrpc/classify.ts';
import { pointerStep } from '../../jsonrpc/locate.ts';
import { isObject, type JsonObject, type MessageKind } from '../../model/message.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { likelyJsonLog } from '../noise/json-logs.ts';
import { sources } from '../sources.ts';

const anyObject: readonly MessageKind[] = ['request', 'notification', 'response', 'error', 'invalid'];
const calls: readonly MessageKind[] = ['request', 'notification'];

const neverAnswered =
  'The TypeScript SDKs (1.32 and 2.4) report the line to onerror and drop it, the Python SDK logs it: if it was a request, it is never answered.';

const envelopeKeys: ReadonlySet<string> = new Set(['jsonrpc', 'id', 'method', 'params', 'result', 'error']);

/** Nearly every message: the members that its kind has, and no others. */
function isPlainEnvelope({ message, json }: MessageLook): boolean {
  switch (message.kind) {
    case 'request':
    case 'notification':
      return (
        json.jsonrpc === '2.0' && hasOnly(json, 'params') && message.method !== '' && hasNoneOrObject(message.params)
      );
    case 'response':
      return json.jsonrpc === '2.0' && hasOnly(json, 'result');
    case 'error':
      return json.jsonrpc === '2.0' && hasOnly(json, 'error');
    default:
      return false;
  }
}

function hasOnly(json: JsonObject, own: 'params' | 'result' | 'error'): boolean {
  for (const key in json) {
    if (key !== 'jsonrpc' && key !== 'id' && key !== own && !(key === 'method' && own === 'params')) return false;
  }
  return true;
}

function hasNoneOrObject(params: unknown): boolean {
  return params === undefined || isObject(params);
}

function versionFinding({ jsonrpc }: JsonObject): Finding | null {
  if (jsonrpc === '2.0') return null;
  if (jsonrpc === undefined)
    return { message: 'The member "jsonrpc" is missing; it has to be "2.0".', place: { pointer: '' } };
  const found = typeof jsonrpc === 'string' ? JSON.stringify(jsonrpc.slice(0, 40)) : describeScalar(jsonrpc);
  return {
    message: `The member "jsonrpc" is ${found}; it has to be the string "2.0".`,
    place: { pointer: '/jsonrpc' },
  };
}

/** An object that has no member of a message, such as a line of a log: one finding says so. */
function isForeign({ jsonrpc, method, result, error }: JsonObject): boolean {
  return jsonrpc === undefined && method === undefined && result === undefined && error === undefined;
}

function noMessage(json: JsonObject): Finding {
  const log = likelyJsonLog(json);
  return {
    message: `The object has neither a method nor a result nor an error${log === null ? '' : `; it looks like ${log.what}`}.`,
    place: { pointer: '' },
    ...(log?.cure === undefined ? {} : { hint: log.cure }),
  };
}

function unknownKeyFinding(json: JsonObject): Finding | null {
  let found: string[] | null = null;
  for (const key in json) {
    if (envelopeKeys.has(key)) continue;
    found ??= [];
    if (found.push(key) === 5) break;
  }
  const [first] = found ?? [];
  if (found === null || first === undefined) return null;
  const names = found.map((key) => JSON.stringify(key.slice(0, 60))).join(', ');
  return {
    message: `The message has members that JSON-RPC does not know: ${names}.`,
    place: { pointer: pointerStep(first), key: true },
  };
}

export const envelopeChecks: readonly MessageCheck[] = [
  {
    code: 'jsonrpc-version',
    severity: 'error',
    kinds: anyObject,
    unless: isPlainEnvelope,
    title: 'Not marked as JSON-RPC 2.0',
    why: `Every message has "jsonrpc": "2.0". ${neverAnswered}`,
    fix: 'Add "jsonrpc": "2.0" to every message, as a string.',
    spec: sources.messages,
    look: ({ json }) => (isForeign(json) ? null : versionFinding(json)),
  },
  {
    code: 'not-a-message',
    severity: 'error',
    kinds: ['invalid'],
    unless: isPlainEnvelope,
    title: 'Neither request, notification nor response',
    why: `A message has a method, a result or an error; this object has none of them. ${neverAnswered}`,
    fix: 'Wrap what you want to say: a request {"jsonrpc":"2.0","id":1,"method":…}, an answer {"jsonrpc":"2.0","id":1,"result":…}. JSON logs belong on stderr.',
    spec: sources.messages,
    look: ({ json }) =>
      json.method === undefined && json.result === undefined && json.error === undefined ? noMessage(json) : null,
  },
  {
    code: 'result-and-error',
    severity: 'error',
    kinds: ['response', 'error', 'invalid'],
    unless: isPlainEnvelope,
    title: 'Both result and error',
    why: `An answer has either a result or an error. ${neverAnswered} "error": null beside a result is how JSON-RPC 1.0 did it.`,
    fix: 'Leave out "error" when the request succeeded, and "result" when it failed.',
    spec: sources.responses,
    look: ({ json }) =>
      json.result !== undefined && json.error !== undefined && json.method === undefined
        ? { message: 'The answer has both a result and an error.', place: { pointer: '/error', key: true } }
        : null,
  },
  {
    code: 'method-with-result',
    severity: 'error',
    kinds: [...calls, 'invalid'],
    unless: isPlainEnvelope,
    title: 'Method together with a result or error',
    why: `A message is a call or an answer, not both. Readers take it for one or the other, or refuse it. ${neverAnswered}`,
    fix: 'Leave the method out of answers: an answer is matched by its id alone.',
    spec: sources.messages,
    look: ({ json }) => {
      const other = json.result !== undefined ? 'result' : json.error !== undefined ? 'error' : null;
      if (json.method === undefined || other === null) return null;
      return {
        message: `The message has a method and also ${other === 'error' ? 'an' : 'a'} ${other}.`,
        place: { pointer: `/${other}`, key: true },
      };
    },
  },
  {
    code: 'method-type',
    severity: 'error',
    kinds: [...calls, 'invalid'],
    unless: isPlainEnvelope,
    title: 'Method is not a name',
    why: `The method names what is asked for, as a string that is not empty. ${neverAnswered}`,
    fix: 'Send the name as a string, e.g. "tools/list".',
    spec: sources.requests,
    look: ({ json: { method } }) => {
      if (method === undefined || (typeof method === 'string' && method !== '')) return null;
      return {
        message: `The method is ${method === '' ? 'an empty string' : describeScalar(method)}.`,
        place: { pointer: '/method' },
      };
    },
  },
  {
    code: 'params-not-object',
    severity: 'error',
    kinds: calls,
    unless: isPlainEnvelope,
    title: 'Params are not an object',
    why: `JSON-RPC allows an array, MCP does not. ${neverAnswered}`,
    fix: 'Send params by name, as an object; leave them out when there are none. null is not an object either.',
    spec: sources.requests,
    look: ({ json: { params } }) =>
      params === undefined || isObject(params)
        ? null
        : { message: `The params are ${describeScalar(params)}, not an object.`, place: { pointer: '/params' } },
  },
  {
    code: 'unknown-envelope-key',
    severity: 'warning',
    kinds: anyObject,
    unless: isPlainEnvelope,
    title: 'Unknown member beside the message’s own',
    why: 'The TypeScript SDKs (1.32 and 2.4) check messages strictly and drop one that has another member: a request is never answered. The Python SDK passes over it.',
    fix: 'Put additions into params._meta or result._meta, which exist for that.',
    spec: sources.messages,
    look: ({ json }) => (isForeign(json) ? null : unknownKeyFinding(json)),
  },
];
