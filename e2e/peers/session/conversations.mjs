/** Broad conversations with each server, the same for every client as far as its era allows. */
import fs from 'node:fs';
import path from 'node:path';

/** What may fail in a conversation, since the server is meant to refuse it. @param {() => Promise<unknown>} ask */
async function refused(ask) {
  try {
    await ask();
  } catch {
    // The refusal is on the wire, and that is what counts.
  }
}

const isModern = (client) => client.getProtocolEra?.() === 'modern';
const call = (client, name, args = {}, options = undefined) =>
  client.callTool({ name, arguments: args }, ...(options === undefined ? [] : optionsFor(client, options)));
/** Version 1 has the schema of the result before the options. */
const optionsFor = (client, options) => (client.getProtocolEra === undefined ? [undefined, options] : [options]);

/** Calls a tool and takes the call back while the server works on it. */
async function cancelled(client, name, args = {}) {
  const abort = new AbortController();
  const asked = call(client, name, args, { signal: abort.signal });
  setTimeout(() => abort.abort('not needed any more'), 60);
  await refused(() => asked);
}

async function listAll(client) {
  await client.listTools();
  await pages((cursor) => client.listResources(cursor));
  await client.listResourceTemplates();
  await client.listPrompts();
}

/** One page after the other. */
async function pages(list) {
  for (let page = await list(); page.nextCursor !== undefined; ) page = await list({ cursor: page.nextCursor });
}

async function handshakeOnly(client, tell) {
  if (isModern(client)) return;
  await tell();
}

/** @param {any} client @param {string} uri */
async function subscribed(client, uri, change) {
  if (isModern(client)) {
    const subscription = await client.listen({
      toolsListChanged: true,
      promptsListChanged: true,
      resourcesListChanged: true,
      resourceSubscriptions: [uri],
    });
    await change();
    await subscription.close();
  } else {
    await client.subscribeResource({ uri });
    await change();
    await client.unsubscribeResource({ uri });
  }
}

/** Of the servers on the SDK 2.x. */
export async function ownServer(client) {
  await handshakeOnly(client, () => client.ping());
  await listAll(client);
  await call(client, 'add', { a: 2, b: 3 });
  await call(client, 'fail');
  await call(client, 'throw');
  await call(client, 'steps', { steps: 3 }, { onprogress: () => {} });
  for (const name of ['ask', 'open', 'sample', 'roots']) await refused(() => call(client, name));
  await handshakeOnly(client, () => client.setLoggingLevel('debug'));
  await call(client, 'log');
  if (isModern(client)) await logged(client);
  await cancelled(client, 'slow');
  await subscribed(client, 'note://one', () => call(client, 'change'));
  await listAll(client);
  await client.readResource({ uri: 'note://one' });
  await client.readResource({ uri: 'image://dot' });
  await client.readResource({ uri: 'note://two' });
  await client.getPrompt({ name: 'plain' });
  await client.getPrompt({ name: 'greet', arguments: { language: 'esperanto' } });
  await client.complete({ ref: { type: 'ref/prompt', name: 'greet' }, argument: { name: 'language', value: 'e' } });
  await client.complete({
    ref: { type: 'ref/resource', uri: 'note://{name}' },
    argument: { name: 'name', value: 't' },
  });
  await handshakeOnly(client, () => client.sendRootsListChanged());
  await refused(() => call(client, 'nope'));
  await refused(() => call(client, 'add', { a: 'two' }));
  await refused(() => client.readResource({ uri: 'nothing://here' }));
  await refused(() => client.getPrompt({ name: 'nope' }));
  await refused(() => client.getPrompt({ name: 'greet', arguments: {} }));
}

/** Of the demo server. */
export async function demo(client) {
  await handshakeOnly(client, () => client.ping());
  await listAll(client);
  await call(client, 'add', { a: 2, b: 3 });
  await call(client, 'divide', { a: 1, b: 0 });
  await call(client, 'count', { to: 3, stepMs: 5 }, { onprogress: () => {} });
  await call(client, 'chart');
  await call(client, 'guess', { secret: 3 });
  await handshakeOnly(client, () => client.setLoggingLevel('debug'));
  await call(client, 'count', { to: 1, stepMs: 0 });
  await cancelled(client, 'count', { to: 100, stepMs: 20 });
  await subscribed(client, 'calc://memory', () => call(client, 'store', { value: 7 }));
  await client.readResource({ uri: 'calc://memory' });
  await client.readResource({ uri: 'calc://constants' });
  await client.readResource({ uri: 'calc://square/7' });
  await client.getPrompt({ name: 'explain', arguments: { sum: '2 + 3' } });
  await client.complete({
    ref: { type: 'ref/resource', uri: 'calc://square/{number}' },
    argument: { name: 'number', value: '1' },
  });
  await handshakeOnly(client, () => client.sendRootsListChanged());
  await refused(() => call(client, 'nope'));
  await refused(() => client.readResource({ uri: 'calc://nothing' }));
  await refused(() => client.getPrompt({ name: 'nope' }));
}

/** A call that asks for log messages, as 2026-07-28 has it. */
async function logged(client) {
  await client.callTool({ name: 'log', arguments: {}, _meta: { 'io.modelcontextprotocol/logLevel': 'debug' } });
}

export async function everything(client) {
  await client.ping();
  await listAll(client);
  await call(client, 'echo', { message: 'hello' });
  await call(client, 'get-sum', { a: 2, b: 3 });
  await call(client, 'get-structured-content', { location: 'New York' });
  await call(client, 'get-tiny-image');
  for (const messageType of ['error', 'success', 'debug'])
    await call(client, 'get-annotated-message', { messageType, includeImage: true });
  await call(client, 'get-resource-links', { count: 3 });
  await call(client, 'get-resource-reference', { resourceType: 'Text', resourceId: 1 });
  await call(client, 'get-resource-reference', { resourceType: 'Blob', resourceId: 2 });
  await call(client, 'gzip-file-as-resource', { name: 'a.gz', data: 'data:text/plain,hello', outputType: 'resource' });
  await call(client, 'gzip-file-as-resource', {
    name: 'b.gz',
    data: 'data:text/plain,hello',
    outputType: 'resourceLink',
  });
  await call(client, 'trigger-long-running-operation', { duration: 0.3, steps: 3 }, { onprogress: () => {} });
  await call(client, 'trigger-sampling-request', { prompt: 'x', maxTokens: 5 });
  await call(client, 'trigger-elicitation-request');
  await refused(() => call(client, 'trigger-url-elicitation', { url: 'https://example.com/sign-in' }));
  await call(client, 'get-roots-list');
  await client.setLoggingLevel('debug');
  await call(client, 'toggle-simulated-logging');
  await call(client, 'toggle-simulated-logging');
  await subscribed(client, 'demo://resource/dynamic/text/1', async () => {
    await call(client, 'toggle-subscriber-updates');
    await call(client, 'toggle-subscriber-updates');
  });
  await client.readResource({ uri: 'demo://resource/dynamic/text/1' });
  await client.readResource({ uri: 'demo://resource/dynamic/blob/1' });
  await client.getPrompt({ name: 'simple-prompt' });
  await client.getPrompt({ name: 'args-prompt', arguments: { city: 'Oslo' } });
  await client.getPrompt({ name: 'completable-prompt', arguments: { department: 'Sales', name: 'Eve' } });
  await client.getPrompt({ name: 'resource-prompt', arguments: { resourceType: 'Text', resourceId: '1' } });
  await client.complete({
    ref: { type: 'ref/prompt', name: 'completable-prompt' },
    argument: { name: 'name', value: 'E' },
    context: { arguments: { department: 'Sales' } },
  });
  await client.complete({
    ref: { type: 'ref/resource', uri: 'demo://resource/dynamic/text/{resourceId}' },
    argument: { name: 'resourceId', value: '1' },
  });
  await cancelled(client, 'trigger-long-running-operation', { duration: 0.4, steps: 4 });
  await client.sendRootsListChanged();
  await task(client);
  await refused(() => call(client, 'nope'));
  await refused(() => call(client, 'get-sum', { a: 'two' }));
  await refused(() => client.readResource({ uri: 'demo://nope' }));
  await refused(() => client.getPrompt({ name: 'nope' }));
}

/** Only version 1 of the SDK has the tasks of 2025-11-25. */
async function task(client) {
  const { tasks } = client.experimental ?? {};
  if (tasks === undefined) return;
  const params = { name: 'simulate-research-query', arguments: { topic: 'x', ambiguous: true } };
  for await (const _ of tasks.callToolStream(params, undefined, { task: { ttl: 60_000 } }));
  await tasks.listTasks();
}

/** @param {any} client @param {string} folder that the server may use */
export async function filesystem(client, folder) {
  const file = path.join(folder, 'a.txt');
  fs.writeFileSync(path.join(folder, 'dot.png'), Buffer.from('iVBORw0KGgo=', 'base64'));
  await client.ping();
  await client.listTools();
  await call(client, 'list_allowed_directories');
  await call(client, 'write_file', { path: file, content: 'one\ntwo\n' });
  await call(client, 'read_text_file', { path: file, head: 1 });
  await call(client, 'read_media_file', { path: path.join(folder, 'dot.png') });
  await call(client, 'edit_file', { path: file, edits: [{ oldText: 'one', newText: 'three' }] });
  await call(client, 'create_directory', { path: path.join(folder, 'sub') });
  await call(client, 'list_directory', { path: folder });
  await call(client, 'list_directory_with_sizes', { path: folder });
  await call(client, 'directory_tree', { path: folder });
  await call(client, 'search_files', { path: folder, pattern: '*.txt' });
  await call(client, 'get_file_info', { path: file });
  await call(client, 'move_file', { source: file, destination: path.join(folder, 'sub', 'b.txt') });
  await client.sendRootsListChanged();
  await refused(() => call(client, 'read_text_file', { path: '/etc/passwd' }));
  await refused(() => call(client, 'read_text_file', {}));
  await refused(() => call(client, 'nope'));
  // Version 2 of the SDK keeps such a request to itself.
  if (client.getProtocolEra === undefined) await refused(() => client.listPrompts());
}

export async function memory(client) {
  const entity = { name: 'Ada', entityType: 'person', observations: ['writes programs'] };
  await client.ping();
  await client.listTools();
  await call(client, 'create_entities', { entities: [entity, { ...entity, name: 'Charles' }] });
  await call(client, 'create_relations', { relations: [{ from: 'Ada', to: 'Charles', relationType: 'knows' }] });
  await call(client, 'add_observations', { observations: [{ entityName: 'Ada', contents: ['likes engines'] }] });
  await call(client, 'read_graph');
  await call(client, 'search_nodes', { query: 'Ada' });
  await call(client, 'open_nodes', { names: ['Ada'] });
  await call(client, 'delete_observations', { deletions: [{ entityName: 'Ada', observations: ['likes engines'] }] });
  await call(client, 'delete_relations', { relations: [{ from: 'Ada', to: 'Charles', relationType: 'knows' }] });
  await call(client, 'delete_entities', { entityNames: ['Charles'] });
  const { resources } = await client.listResources();
  for (const { uri } of resources) {
    await client.readResource({ uri });
    await subscribed(client, uri, () => call(client, 'read_graph'));
  }
  await refused(() => call(client, 'add_observations', { observations: [{ entityName: 'Nobody', contents: [] }] }));
  await refused(() => call(client, 'create_entities', { entities: 'Ada' }));
  await refused(() => call(client, 'nope'));
}
