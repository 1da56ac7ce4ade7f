/**
 * The content of a message: blocks (of tools, prompts, and messages for or of a language model) and what is in
 * resources, each with its place.
 */
import { pointerStep } from '../jsonrpc/locate.ts';
import { isObject, type JsonObject } from '../model/message.ts';
import { serverAsks } from './asks.ts';
import type { Home } from './content-types.ts';
import type { MessageLook } from './look.ts';

/** What stands where a content block belongs. */
export interface Block {
  readonly value: unknown;
  /** JSON pointer from the root of the message. */
  readonly pointer: string;
  readonly home: Home;
}

/** The contents of a resource: an entry of resources/read, or of an embedded resource. */
export interface ResourceContents {
  readonly json: JsonObject;
  readonly pointer: string;
}

export interface Content {
  readonly blocks: readonly Block[];
  readonly contents: readonly ResourceContents[];
}

/** Blocks and contents of one message that are looked at, and its input responses. */
const mostParts = 10_000;
const mostResponses = 100;

const toServer: readonly string[] = ['tools/call', 'prompts/get', 'resources/read'];
/** The messages that can have content: what they are called, or what they answer. */
export const contentMethods: readonly string[] = [
  ...toServer,
  'sampling/createMessage',
  'tasks/result',
  'tasks/get',
  'tasks/update',
  'notifications/tasks',
];

const found = new WeakMap<JsonObject, Content>();

/** Several checks ask for the content of a message one after another. */
export function contentOf(look: MessageLook): Content {
  const known = found.get(look.json);
  if (known !== undefined) return known;
  const content = collect(look);
  found.set(look.json, content);
  return content;
}

/** The blocks of the message that are objects. */
export function* objectBlocks(look: MessageLook): Generator<Block & { readonly json: JsonObject }> {
  for (const block of contentOf(look).blocks) if (isObject(block.value)) yield { ...block, json: block.value };
}

/** Members of params and results with content, lists or addresses in them. */
const carriers: ReadonlySet<string> = new Set([
  ...['content', 'contents', 'messages', 'result', 'inputRequests', 'inputResponses'],
  ...['tools', 'prompts', 'resources', 'resourceTemplates', 'roots', 'clientInfo', 'serverInfo', 'supportedVersions'],
  ...['uri', 'url', 'ref', 'notifications'],
]);

/** Nearly every message: none of these, or texts with nothing but their text. Shared by the rules on all of them. */
export function isPlain({ message, json, direction }: MessageLook): boolean {
  if (message.kind === 'error') return false;
  const holder = message.kind === 'response' ? json.result : json.params;
  if (!isObject(holder)) return true;
  for (const key in holder) {
    if (!carriers.has(key)) continue;
    // What a language model says is not always a list.
    if (key !== 'content' || direction === 'client-to-server' || !hasPlainTexts(holder.content)) return false;
  }
  return true;
}

function hasPlainTexts(content: unknown): boolean {
  return Array.isArray(content) && content.every(isPlainText);
}

function isPlainText(block: unknown): boolean {
  if (!isObject(block) || block.type !== 'text' || typeof block.text !== 'string') return false;
  return block.annotations === undefined && block._meta === undefined;
}

function collect(look: MessageLook): Content {
  const blocks: Block[] = [];
  const contents: ResourceContents[] = [];
  for (const part of partsOf(look)) {
    if ('home' in part) blocks.push(part);
    else contents.push(part);
    if (blocks.length + contents.length >= mostParts) break;
  }
  return { blocks, contents };
}

type Part = Block | ResourceContents;

function* partsOf(look: MessageLook): Generator<Part> {
  for (const part of placesOf(look)) {
    yield* withEmbedded(part);
    if (!('home' in part) || part.home !== 'sampling' || !isObject(part.value)) continue;
    if (part.value.type !== 'tool_result') continue;
    // What a tool gave holds no results of tools in turn.
    for (const inner of listed(part.value.content, `${part.pointer}/content`)) yield* withEmbedded(inner);
  }
}

function* withEmbedded(part: Part): Generator<Part> {
  yield part;
  if (!('home' in part) || !isObject(part.value) || part.value.type !== 'resource') return;
  const { resource } = part.value;
  if (isObject(resource)) yield { json: resource, pointer: `${part.pointer}/resource` };
}

function* placesOf(look: MessageLook): Generator<Part> {
  const { message, json, direction } = look;
  if (message.kind === 'response') yield* inResult(look, json.result);
  else if (message.kind === 'notification') yield* inTask(json.params, '/params');
  else if (direction === 'client-to-server') yield* inResponses(json.params);
  for (const { method, params, pointer } of serverAsks(look)) {
    if (method !== 'sampling/createMessage' || !isObject(params)) continue;
    yield* inTurns(params.messages, `${pointer}/params/messages`, (content, place) => said(look, content, place));
  }
}

function* inResult(look: MessageLook, result: unknown): Generator<Part> {
  const { link, direction } = look;
  if (link.type !== 'answer' || !isObject(result)) return;
  const { method } = link.request;
  if (method === 'prompts/get') {
    yield* inTurns(result.messages, '/result/messages', (value, pointer) => [{ value, pointer, home: 'content' }]);
  } else if (method === 'resources/read') yield* inContents(result.contents);
  else if (method === 'tasks/get') yield* inTask(result, '/result');
  else if (direction === 'server-to-client') yield* listed(result.content, '/result/content');
  // The answer of a task can also be that of a person, whose content is a form.
  else if (result.role !== undefined || method !== 'tasks/result') yield* said(look, result.content, '/result/content');
}

/** A task of 2026-07-28 that has come to its end. */
function inTask(task: unknown, pointer: string): Iterable<Block> {
  return isObject(task) && isObject(task.result) ? listed(task.result.content, `${pointer}/result/content`) : [];
}

function* inResponses(params: unknown): Generator<Block> {
  const responses = isObject(params) ? params.inputResponses : undefined;
  if (!isObject(responses)) return;
  let looked = 0;
  for (const key in responses) {
    if (++looked > mostResponses) return;
    const response = responses[key];
    if (!isObject(response) || response.role === undefined) continue;
    yield* several(response.content, `/params/inputResponses${pointerStep(key)}/content`);
  }
}

type InTurn = (content: unknown, pointer: string) => Iterable<Block>;

/** Messages without content have another fault. */
function* inTurns(messages: unknown, pointer: string, inTurn: InTurn): Generator<Block> {
  if (!Array.isArray(messages)) return;
  for (const [index, turn] of messages.entries()) {
    if (isObject(turn) && turn.content !== undefined) yield* inTurn(turn.content, `${pointer}/${index}/content`);
  }
}

/** What a language model is told or says: one block, or from 2025-11-25 several. */
function said({ revision }: MessageLook, content: unknown, pointer: string): Iterable<Block> {
  if (content === undefined) return [];
  const single = revision !== null && revision < '2025-11-25';
  return single ? [{ value: content, pointer, home: 'sampling' }] : several(content, pointer);
}

function several(content: unknown, pointer: string): Iterable<Block> {
  if (Array.isArray(content)) return listed(content, pointer, 'sampling');
  return isObject(content) ? [{ value: content, pointer, home: 'sampling' }] : [];
}

function* listed(content: unknown, pointer: string, home: Home = 'content'): Generator<Block> {
  if (!Array.isArray(content)) return;
  for (let index = 0; index < content.length; index++) {
    const value: unknown = content[index];
    yield { value, pointer: `${pointer}/${index}`, home };
  }
}

function* inContents(contents: unknown): Generator<ResourceContents> {
  if (!Array.isArray(contents)) return;
  for (const [index, json] of contents.entries())
    if (isObject(json)) yield { json, pointer: `/result/contents/${index}` };
}
