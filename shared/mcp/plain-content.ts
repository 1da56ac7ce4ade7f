/** Messages that the rules on content need not look at, told apart quickly: nearly all of them. */
import { isObject } from '../model/message.ts';
import type { MessageLook } from './look.ts';

/** True for a value with nothing in it but text. */
type PlainTest = (value: unknown, look: MessageLook) => boolean;

const never: PlainTest = () => false;

const texts: readonly (readonly [member: string, test: PlainTest])[] = [
  ['content', hasPlainContent],
  ['messages', hasPlainTurns],
];

/** Members of params and results with content, lists or programs in them. */
const contentCarriers: ReadonlyMap<string, PlainTest> = new Map([
  ...texts,
  ['contents', hasPlainContents],
  ...['result', 'inputRequests', 'inputResponses', 'tools', 'prompts', 'resources', 'resourceTemplates'].map(dense),
  ...['roots', 'clientInfo', 'serverInfo', 'supportedVersions'].map(dense),
]);

/** Members with addresses in them. */
const addressCarriers: ReadonlyMap<string, PlainTest> = new Map([
  ...texts,
  ['uri', isPlainAddress],
  ['contents', hasPlainAddresses],
  ...['result', 'inputRequests', 'inputResponses', 'resources', 'resourceTemplates', 'roots'].map(dense),
  ...['url', 'ref', 'notifications'].map(dense),
]);

/** Of the URIs that there are, those that are easy to tell. */
const plainAddress = /^[a-z][a-z0-9+.-]*:\/\/[\w.~-]*(?:\/[\w.~/-]*)?$/;

function dense(member: string): readonly [string, PlainTest] {
  return [member, never];
}

/** Texts with nothing but their text, or no content at all. Shared by the rules on content. */
export function isPlain(look: MessageLook): boolean {
  return isPlainIn(contentCarriers, look);
}

/** Addresses that are surely URIs, or none at all. Shared by the rules on addresses. */
export function isPlainlyAddressed(look: MessageLook): boolean {
  return isPlainIn(addressCarriers, look);
}

function isPlainIn(carriers: ReadonlyMap<string, PlainTest>, look: MessageLook): boolean {
  const { message, json } = look;
  if (message.kind === 'error') return false;
  const holder = message.kind === 'response' ? json.result : json.params;
  if (!isObject(holder)) return true;
  for (const key in holder) {
    const test = carriers.get(key);
    if (test !== undefined && !test(holder[key], look)) return false;
  }
  return true;
}

/** A server gives a list; what a language model says is one block, or from 2025-11-25 on a list, which is looked at. */
function hasPlainContent(content: unknown, { direction }: MessageLook): boolean {
  if (direction === 'client-to-server') return isPlainText(content);
  return Array.isArray(content) && content.every(isPlainText);
}

function hasPlainTurns(turns: unknown): boolean {
  return Array.isArray(turns) && turns.every((turn) => isObject(turn) && isPlainText(turn.content));
}

function hasPlainContents(contents: unknown): contents is readonly unknown[] {
  return Array.isArray(contents) && contents.length > 0 && contents.every(isPlainResource);
}

function isPlainAddress(uri: unknown): boolean {
  return typeof uri === 'string' && plainAddress.test(uri);
}

function hasPlainAddresses(contents: unknown): boolean {
  return hasPlainContents(contents) && contents.every((one) => isObject(one) && isPlainAddress(one.uri));
}

function isPlainText(block: unknown): boolean {
  return isObject(block) && block.type === 'text' && typeof block.text === 'string' && hasNoExtras(block);
}

function isPlainResource(resource: unknown): boolean {
  return (
    isObject(resource) && typeof resource.text === 'string' && resource.blob === undefined && hasNoExtras(resource)
  );
}

function hasNoExtras({ annotations, _meta, icons }: { readonly [name: string]: unknown }): boolean {
  return annotations === undefined && _meta === undefined && icons === undefined;
}
