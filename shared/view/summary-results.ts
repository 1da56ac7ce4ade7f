/** Summaries of results, by the method that they answer. */
import { isObject, type JsonObject } from '../model/message.ts';
import { joined, shortText } from './summary-calls.ts';
import { counted, implementationText, pairs, quoted, shortValue } from './values.ts';
import { oneLine } from './visible.ts';

const textShown = 120;

/** What a result carries, in one line. */
export function resultSummary(method: string, result: unknown): string {
  if (!isObject(result)) return shortValue(result);
  if (result.resultType === 'input_required') return inputRequiredSummary(result);
  const tell = byMethod.get(method);
  return tell === undefined ? plainSummary(result) : tell(result);
}

const tellers: { readonly [method: string]: (result: JsonObject) => string } = {
  initialize: (result) =>
    joined([shortText(result.protocolVersion), implementationText(result.serverInfo), keys(result.capabilities)]),
  'server/discover': (result) =>
    joined([versions(result.supportedVersions), implementationText(serverInfoOf(result)), keys(result.capabilities)]),
  'tools/list': (result) => listSummary(result, 'tools', 'tool', 'name'),
  'prompts/list': (result) => listSummary(result, 'prompts', 'prompt', 'name'),
  'resources/list': (result) => listSummary(result, 'resources', 'resource', 'uri'),
  'resources/templates/list': (result) => listSummary(result, 'resourceTemplates', 'template', 'uriTemplate'),
  'roots/list': (result) => listSummary(result, 'roots', 'root', 'uri'),
  'tasks/list': (result) => listSummary(result, 'tasks', 'task', 'taskId'),
  'tools/call': (result) => contentSummary(result),
  'prompts/get': (result) => listOf(result.messages, 'message', (first) => blockText(first.content)),
  'resources/read': (result) => listOf(result.contents, 'content', contentsText),
  'completion/complete': (result) => pairs(result.completion),
  'sampling/createMessage': (result) => joined([blockText(firstOf(result.content)), shortText(result.model)]),
};

/** A map, because a method may be named like a member that every object has. */
const byMethod = new Map(Object.entries(tellers));

function plainSummary(result: JsonObject): string {
  const text = pairs(result, ['_meta', 'resultType']);
  return text === '' ? '{}' : text;
}

function serverInfoOf(result: JsonObject): unknown {
  return isObject(result._meta) ? result._meta['io.modelcontextprotocol/serverInfo'] : undefined;
}

function versions(value: unknown): string {
  return Array.isArray(value) ? value.slice(0, 5).map(shortText).join(', ') : shortText(value);
}

function keys(value: unknown): string {
  return isObject(value) ? oneLine(Object.keys(value).slice(0, 10).join(', '), 100) : '';
}

/** `17 tools: echo, get-sum, …`. */
function listSummary(result: JsonObject, key: string, noun: string, nameKey: string): string {
  const items = result[key];
  if (!Array.isArray(items)) return plainSummary(result);
  const names = items
    .slice(0, 12)
    .map((item: unknown) => (isObject(item) ? shortText(item[nameKey]) : shortValue(item)));
  const more = items.length > names.length || result.nextCursor !== undefined ? ', …' : '';
  return `${counted(items.length, noun)}${names.length === 0 ? '' : `: ${names.join(', ')}${more}`}`;
}

function listOf(items: unknown, noun: string, tell: (first: JsonObject) => string): string {
  if (!Array.isArray(items)) return shortValue(items);
  const first: unknown = items[0];
  return `${counted(items.length, noun)}${isObject(first) ? `: ${tell(first)}` : ''}`;
}

function contentSummary(result: JsonObject): string {
  const { content } = result;
  if (!Array.isArray(content)) return plainSummary(result);
  if (content.length === 0) return result.structuredContent === undefined ? '[]' : pairs(result.structuredContent);
  const more = content.length > 1 ? `+${counted(content.length - 1, 'block')}` : '';
  return joined([blockText(content[0]), more]);
}

function blockText(block: unknown): string {
  if (!isObject(block)) return shortValue(block);
  if (typeof block.text === 'string') return quoted(block.text, textShown);
  if (block.type === 'resource' && isObject(block.resource)) return `resource ${shortText(block.resource.uri)}`;
  return [block.type, block.mimeType, block.uri, block.name]
    .filter((part) => part !== undefined)
    .map(shortText)
    .join(' ');
}

function firstOf(blocks: unknown): unknown {
  return Array.isArray(blocks) ? blocks[0] : blocks;
}

function contentsText(contents: JsonObject): string {
  if (typeof contents.text === 'string') return quoted(contents.text, textShown);
  return [contents.mimeType, contents.uri]
    .filter((part) => part !== undefined)
    .map(shortText)
    .join(' ');
}

function inputRequiredSummary(result: JsonObject): string {
  return joined(['needs input', keys(result.inputRequests)]);
}
