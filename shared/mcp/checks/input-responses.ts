/** What makes an input response a result of its kind (MCP 2026-07-28 basic/patterns/mrtr). */
import { isObject, type JsonObject } from '../../model/message.ts';
import { shown } from '../shown.ts';

export interface ResponseFault {
  /** The rest of a sentence about the response. */
  readonly what: string;
  /** JSON pointer from the response. */
  readonly pointer: string;
}

const actions: ReadonlySet<unknown> = new Set(['accept', 'decline', 'cancel']);
const roles: ReadonlySet<unknown> = new Set(['user', 'assistant']);

const members: ReadonlyMap<string, (response: JsonObject) => ResponseFault | null> = new Map([
  ['elicitation/create', elicitation],
  ['sampling/createMessage', sampling],
  ['roots/list', roots],
]);

/** The first thing that is wrong with the response to a request for input; null also for methods that are none. */
export function responseFault(method: string, response: unknown): ResponseFault | null {
  const look = members.get(method);
  if (look === undefined) return null;
  if (!isObject(response)) return { what: `is ${shown(response)}, not an object`, pointer: '' };
  return isWrapped(response)
    ? { what: 'is a whole JSON-RPC answer instead of its result', pointer: '' }
    : look(response);
}

/** The same when it is not known what was asked: the response shows what it answers by the member that only such a one has. */
export function loneFault(response: unknown): ResponseFault | null {
  const method = tellTales.find(([member]) => isObject(response) && response[member] !== undefined)?.[1];
  if (method !== undefined) return responseFault(method, response);
  if (!isObject(response) || isWrapped(response)) return responseFault('roots/list', response);
  return { what: 'has neither an action, a role nor roots', pointer: '' };
}

const tellTales: readonly (readonly [member: string, method: string])[] = [
  ['action', 'elicitation/create'],
  ['role', 'sampling/createMessage'],
  ['roots', 'roots/list'],
];

function isWrapped(response: JsonObject): boolean {
  return isObject(response.result) || response.jsonrpc !== undefined;
}

function elicitation(response: JsonObject): ResponseFault | null {
  const { action, content } = response;
  if (!actions.has(action)) return wrong(response, 'action', 'accept, decline or cancel');
  return content === undefined || isObject(content) ? null : wrong(response, 'content', 'an object');
}

function sampling(response: JsonObject): ResponseFault | null {
  if (!roles.has(response.role)) return wrong(response, 'role', 'user or assistant');
  if (!isObject(response.content) && !Array.isArray(response.content))
    return wrong(response, 'content', 'a content block or an array of them');
  return typeof response.model === 'string' ? null : wrong(response, 'model', 'a string');
}

function roots(response: JsonObject): ResponseFault | null {
  if (!Array.isArray(response.roots)) return wrong(response, 'roots', 'an array');
  const index = response.roots.findIndex((root: unknown) => !isObject(root) || typeof root.uri !== 'string');
  return index < 0 ? null : { what: `has a root without a uri at index ${index}`, pointer: `/roots/${index}` };
}

function wrong(response: JsonObject, member: string, expected: string): ResponseFault {
  const value = response[member];
  if (value === undefined) return { what: `has no ${member}`, pointer: '' };
  return { what: `has ${shown(value)} as its ${member}; it has to be ${expected}`, pointer: `/${member}` };
}
