// The published examples as parts of a session, to see whether any rule has something to say about them.
import { bundleSources } from '../bundle.mjs';

/** @typedef {import('../../shared/model/diagnostic.ts').Diagnostic} Diagnostic */
/** @typedef {(lines: readonly string[]) => import('../../shared/engine/transcript.ts').Transcript} ReadTranscript */

const version = '2026-07-28';
const meta = {
  'io.modelcontextprotocol/protocolVersion': version,
  'io.modelcontextprotocol/clientInfo': { name: 'client', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {
    elicitation: { form: {}, url: {} },
    sampling: { tools: {}, context: {} },
    roots: {},
  },
};
const resultMeta = { 'io.modelcontextprotocol/serverInfo': { name: 'server', version: '1' } };

/** The method that a type belongs to, by the beginning of its name. @type {Readonly<Record<string, string>>} */
const methods = {
  CallTool: 'tools/call',
  Complete: 'completion/complete',
  Discover: 'server/discover',
  GetPrompt: 'prompts/get',
  ListPrompts: 'prompts/list',
  ListResourceTemplates: 'resources/templates/list',
  ListResources: 'resources/list',
  ListTools: 'tools/list',
  ReadResource: 'resources/read',
  SubscriptionsListen: 'subscriptions/listen',
  CreateMessage: 'sampling/createMessage',
  Elicit: 'elicitation/create',
  ListRoots: 'roots/list',
  Cancelled: 'notifications/cancelled',
  LoggingMessage: 'notifications/message',
  Progress: 'notifications/progress',
  PromptListChanged: 'notifications/prompts/list_changed',
  ResourceListChanged: 'notifications/resources/list_changed',
  ResourceUpdated: 'notifications/resources/updated',
  SubscriptionsAcknowledged: 'notifications/subscriptions/acknowledged',
  ToolListChanged: 'notifications/tools/list_changed',
};
/** What the client has to be asked for. */
const questions = new Set(['sampling/createMessage', 'elicitation/create', 'roots/list']);

/** Params of an ordinary request. @type {Readonly<Record<string, object>>} */
const usual = {
  'tools/call': { name: 'tool' },
  'prompts/get': { name: 'prompt' },
  'resources/read': { uri: 'file:///project' },
  'completion/complete': { ref: { type: 'ref/prompt', name: 'prompt' }, argument: { name: 'a', value: '' } },
  'subscriptions/listen': { notifications: { toolsListChanged: true } },
};

/** @param {unknown} id @param {string} method @param {object} [params] @param {object} [more] */
function request(id, method, params = usual[method] ?? {}, more = {}) {
  return `C>S ${JSON.stringify({ jsonrpc: '2.0', id, method, params: { ...params, _meta: { ...meta, ...more } } })}`;
}

/** @param {object} message */
const fromServer = (message) => `S>C ${JSON.stringify({ jsonrpc: '2.0', ...message })}`;
/** @param {object} members */
const complete = (members) => fromServer({ id: 1, result: { resultType: 'complete', _meta: resultMeta, ...members } });
/** @param {object} inputRequests */
const asking = (inputRequests) => [
  request(1, 'tools/call'),
  fromServer({ id: 1, result: { resultType: 'input_required', inputRequests, _meta: resultMeta } }),
];
/** @param {object} inputResponses */
const answering = (inputResponses) => [request(1, 'tools/call', { name: 'tool', inputResponses })];

/** Types that are part of a result. @type {Readonly<Record<string, (value: object) => readonly string[]>>} */
const parts = {
  ...Object.fromEntries(
    ['TextContent', 'ImageContent', 'AudioContent', 'ResourceLink', 'EmbeddedResource'].map((type) => [
      type,
      (value) => [request(1, 'tools/call'), complete({ content: [value] })],
    ]),
  ),
  ...Object.fromEntries(
    ['TextResourceContents', 'BlobResourceContents'].map((type) => [
      type,
      (value) => [request(1, 'resources/read'), complete({ contents: [value], ttlMs: 0, cacheScope: 'public' })],
    ]),
  ),
  Tool: (value) => [request(1, 'tools/list'), complete({ tools: [value], ttlMs: 0, cacheScope: 'public' })],
  Resource: (value) => [request(1, 'resources/list'), complete({ resources: [value], ttlMs: 0, cacheScope: 'public' })],
  InputRequests: asking,
  InputResponses: answering,
  InputRequiredResult: (value) => [request(1, 'tools/call'), fromServer({ id: 1, result: value })],
};

/**
 * The lines of a session that ends in the example; null for a type that no message consists of.
 *
 * @param {string} type @param {any} value
 */
export function sessionWith(type, value) {
  const part = parts[type];
  if (part !== undefined) return part(value);
  if (type.endsWith('Error')) return [request(1, 'tools/call'), fromServer({ id: 1, error: value.error ?? value })];
  const [, name = '', kind = ''] =
    /^(.*?)(ResultResponse|Result|Request|Request(?:Form|URL)?Params|Notification|NotificationParams)$/.exec(type) ??
    [];
  const method = methods[name];
  if (method === undefined) return null;
  const isParams = kind.endsWith('Params');
  if (questions.has(method)) {
    if (kind === 'Result') return answering({ one: value });
    return asking({ one: isParams ? { method, params: value } : value });
  }
  if (kind.startsWith('Notification')) return notified(method, isParams ? value : value.params);
  if (kind.startsWith('Request')) {
    return [`C>S ${JSON.stringify(isParams ? { jsonrpc: '2.0', id: 1, method, params: value } : value)}`];
  }
  const id = value.id ?? value._meta?.['io.modelcontextprotocol/subscriptionId'] ?? 1;
  return [...before(method, id), fromServer(kind === 'Result' ? { id, result: value } : value)];
}

/** @param {string} method @param {unknown} id */
function before(method, id) {
  const asked = request(id, method);
  return method === 'subscriptions/listen' ? [asked, acknowledged(id)] : [asked];
}

/** @param {unknown} id */
function acknowledged(id) {
  const params = { notifications: {}, _meta: { 'io.modelcontextprotocol/subscriptionId': id } };
  return fromServer({ method: 'notifications/subscriptions/acknowledged', params });
}

/** @param {string} method @param {any} params */
function notified(method, params) {
  const line = { jsonrpc: '2.0', method, ...(params === undefined ? {} : { params }) };
  if (method === 'notifications/cancelled') {
    return [request(params.requestId, 'tools/call'), `C>S ${JSON.stringify(line)}`];
  }
  const token = method === 'notifications/progress' ? { progressToken: params.progressToken } : null;
  return [...(token === null ? [] : [request(1, 'tools/call', undefined, token)]), fromServer(line)];
}

/** @returns {Promise<(lines: readonly string[]) => readonly Diagnostic[]>} the findings on the last line */
export async function loadRules() {
  const address = await bundleSources('oracle-rules', { transcript: 'shared/engine/transcript.ts' });
  /** @type {{ transcript: ReadTranscript }} */
  const { transcript } = await import(`${address}transcript.js`);
  return (lines) => transcript(lines).diagnostics.at(-1) ?? [];
}
