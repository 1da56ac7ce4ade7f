/** Summaries of requests and notifications, by method. */
import { isObject, type JsonObject } from '../model/message.ts';
import { implementationText, pairs, shortValue, textOr } from './values.ts';
import { oneLine } from './visible.ts';

const hiddenKeys = ['_meta', 'name', 'uri'];
const callKeys = [...hiddenKeys, 'arguments'];
const metaPrefix = 'io.modelcontextprotocol/';

/** What a request or notification carries, in one line. */
export function requestSummary(method: string, params: unknown): string {
  if (!isObject(params)) return pairs(params);
  const tell = byMethod.get(method);
  return tell === undefined ? pairs(params, hiddenKeys) : tell(params);
}

const tellers: { readonly [method: string]: (params: JsonObject) => string } = {
  initialize: (params) => joined([`asks ${shortText(params.protocolVersion)}`, implementationText(params.clientInfo)]),
  'server/discover': (params) => discoverSummary(params._meta),
  'tools/call': (params) => joined([pairs(params.arguments), pairs(params, callKeys)]),
  'prompts/get': (params) => joined([pairs(params.arguments), pairs(params, callKeys)]),
  'completion/complete': (params) => completionSummary(params.argument),
  'notifications/message': (params) => logSummary(params),
  'notifications/progress': (params) => progressSummary(params),
  'notifications/cancelled': (params) =>
    joined([`request ${shortValue(params.requestId)}`, textOr(params.reason, '') && shortText(params.reason)]),
  'sampling/createMessage': (params) => pairs(params, ['_meta']),
};

/** A map, because a method may be named like a member that every object has. */
const byMethod = new Map(Object.entries(tellers));

function discoverSummary(meta: unknown): string {
  if (!isObject(meta)) return '';
  const version = shortText(meta[`${metaPrefix}protocolVersion`]);
  return joined([`asks ${version}`, implementationText(meta[`${metaPrefix}clientInfo`])]);
}

function completionSummary(argument: unknown): string {
  return isObject(argument) ? `${shortText(argument.name)}: ${shortValue(argument.value)}` : '';
}

function logSummary(params: JsonObject): string {
  const logger = typeof params.logger === 'string' ? ` ${oneLine(params.logger, 40)}` : '';
  const data = typeof params.data === 'string' ? oneLine(params.data) : dataText(params.data);
  return `${shortText(params.level)}${logger}: ${data}`;
}

function dataText(data: unknown): string {
  return isObject(data) ? pairs(data) : shortValue(data);
}

function progressSummary(params: JsonObject): string {
  const total = params.total === undefined ? '' : ` of ${shortValue(params.total)}`;
  return joined([`${shortValue(params.progress)}${total}`, textOr(params.message, '') && shortText(params.message)]);
}

/** A string without quotes; another value in short; nothing for a missing one. */
export function shortText(value: unknown): string {
  if (value === undefined) return '?';
  return typeof value === 'string' ? oneLine(value, 100) : shortValue(value);
}

/** The parts that are not empty, with a dot between them. */
export function joined(parts: readonly string[]): string {
  let text = '';
  for (const part of parts) {
    if (part !== '') text = text === '' ? part : `${text} · ${part}`;
  }
  return text;
}
