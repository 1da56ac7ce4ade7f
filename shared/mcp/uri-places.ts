/** The addresses in a message that have to be URIs: of resources, of pages to visit. */
import { isObject } from '../model/message.ts';
import { askingMethods, serverAsks } from './asks.ts';
import { contentMethods, contentOf } from './content-blocks.ts';
import { pagesIn } from './knowledge/elicitations.ts';
import { listedItems } from './listed-items.ts';
import type { MessageLook } from './look.ts';

export interface FoundUri {
  readonly uri: unknown;
  /** JSON pointer from the root of the message. */
  readonly pointer: string;
  /** True where the address comes up first; others repeat one that they were told, good or bad. */
  readonly own: boolean;
}

const naming: readonly string[] = [
  'resources/read',
  'resources/subscribe',
  'resources/unsubscribe',
  'notifications/resources/updated',
];

/** The messages that have addresses: what they are called, or what they answer. */
export const uriMethods: readonly string[] = [
  ...new Set(['resources/list', 'subscriptions/listen', ...naming, ...contentMethods, ...askingMethods]),
];

export function* urisIn(look: MessageLook): Generator<FoundUri> {
  const { message, json } = look;
  if (message.kind === 'error') yield* pagesToVisit(json.error);
  else if (message.kind !== 'response') yield* inParams(message, json.params);
  for (const { json: item, pointer } of listedItems(look)) {
    if (item.uriTemplate === undefined) yield { uri: item.uri, pointer: `${pointer}/uri`, own: true };
  }
  for (const { value, pointer } of contentOf(look).objects) {
    if (value.type === 'resource_link') yield { uri: value.uri, pointer: `${pointer}/uri`, own: true };
  }
  for (const { json: contents, pointer } of contentOf(look).contents) {
    yield { uri: contents.uri, pointer: `${pointer}/uri`, own: false };
  }
  for (const { method, params, pointer } of serverAsks(look)) {
    if (method !== 'elicitation/create' || !isObject(params) || params.mode !== 'url') continue;
    yield { uri: params.url, pointer: `${pointer}/params/url`, own: true };
  }
}

function* inParams(message: MessageLook['message'], params: unknown): Generator<FoundUri> {
  if (!isObject(params) || (message.kind !== 'request' && message.kind !== 'notification')) return;
  if (naming.includes(message.method)) yield { uri: params.uri, pointer: '/params/uri', own: false };
  if (message.method !== 'subscriptions/listen' || !isObject(params.notifications)) return;
  const { resourceSubscriptions: all } = params.notifications;
  if (!Array.isArray(all)) return;
  for (const [index, uri] of all.entries()) {
    yield { uri, pointer: `/params/notifications/resourceSubscriptions/${index}`, own: false };
  }
}

function* pagesToVisit(error: unknown): Generator<FoundUri> {
  for (const { entry, pointer } of pagesIn(error)) {
    if (isObject(entry)) yield { uri: entry.url, pointer: `${pointer}/url`, own: true };
  }
}
