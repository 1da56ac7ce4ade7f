/**
 * `node server.mjs serve | reject | connect`: a server on `@modelcontextprotocol/server` with something of everything, for
 * both eras, for 2026-07-28 only, or for the handshake only.
 */
import { completable, inputRequired, inputResponse, McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { z } from 'zod';

const text = (/** @type {string} */ words) => ({ content: [{ type: /** @type {const} */ ('text'), text: words }] });
const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @param {{ era: 'legacy' | 'modern' }} [context] of `serveStdio`; without it the connection is of the handshake era */
function build({ era } = { era: 'legacy' }) {
  const server = new McpServer(
    { name: 'peer', version: '1.0.0' },
    {
      capabilities: {
        logging: {},
        tools: { listChanged: true },
        prompts: { listChanged: true },
        resources: { listChanged: true, subscribe: true },
      },
    },
  );
  addTools(server);
  addQuestions(server);
  addResources(server);
  if (era === 'legacy') addSubscriptions(server);
  addPrompts(server);
  return server;
}

function addTools(server) {
  server.registerTool(
    'add',
    {
      title: 'Add',
      inputSchema: z.object({ a: z.number(), b: z.number() }),
      outputSchema: z.object({ sum: z.number() }),
      annotations: { readOnlyHint: true },
    },
    ({ a, b }) => ({ ...text(JSON.stringify({ sum: a + b })), structuredContent: { sum: a + b } }),
  );
  server.registerTool('fail', { inputSchema: z.object({}) }, () => ({ ...text('It failed.'), isError: true }));
  server.registerTool('throw', { inputSchema: z.object({}) }, () => {
    throw new Error('It broke.');
  });
  server.registerTool('steps', { inputSchema: z.object({ steps: z.number() }) }, async ({ steps }, { mcpReq }) => {
    for (let step = 1; step <= steps; step++) {
      await pause(5);
      const progressToken = mcpReq._meta?.progressToken;
      if (progressToken !== undefined)
        await mcpReq.notify({
          method: 'notifications/progress',
          params: { progressToken, progress: step, total: steps },
        });
    }
    return text('done');
  });
  server.registerTool('slow', { inputSchema: z.object({}) }, async (_, { mcpReq }) => {
    for (let turn = 0; turn < 400 && !mcpReq.signal.aborted; turn++) await pause(5);
    return text('late');
  });
  server.registerTool('log', { inputSchema: z.object({}) }, async (_, { mcpReq }) => {
    await mcpReq.log('info', 'something happened', 'peer');
    return text('logged');
  });
  server.registerTool('change', { inputSchema: z.object({}) }, async () => {
    server.sendToolListChanged();
    server.sendPromptListChanged();
    server.sendResourceListChanged();
    await server.server.sendResourceUpdated({ uri: 'note://one' });
    return text('changed');
  });
}

/** Tools that need an answer from the client before they can end. */
function addQuestions(server) {
  const person = z.object({ name: z.string() });
  ask(server, 'ask', () => inputRequired.elicit({ message: 'Your name?', requestedSchema: person }));
  ask(server, 'open', () => inputRequired.elicitUrl({ message: 'Please sign in', url: 'https://example.com/sign-in' }));
  ask(server, 'sample', () =>
    inputRequired.createMessage({
      messages: [{ role: 'user', content: { type: 'text', text: 'Say hi' } }],
      maxTokens: 5,
    }),
  );
  ask(server, 'roots', () => inputRequired.listRoots());
}

function ask(server, name, request) {
  server.registerTool(name, { inputSchema: z.object({}) }, (_, { mcpReq }) => {
    const view = inputResponse(mcpReq.inputResponses, name);
    if (view.kind !== 'missing') return text(`${name}: ${view.kind}`);
    return inputRequired({ inputRequests: { [name]: request() }, requestState: `state of ${name}` });
  });
}

function addResources(server) {
  server.registerResource('one', 'note://one', { mimeType: 'text/plain' }, (uri) => ({
    contents: [{ uri: uri.href, mimeType: 'text/plain', text: 'one' }],
  }));
  server.registerResource('dot', 'image://dot', { mimeType: 'image/png' }, (uri) => ({
    contents: [{ uri: uri.href, mimeType: 'image/png', blob: 'iVBORw0KGgo=' }],
  }));
  const template = new ResourceTemplate('note://{name}', {
    list: undefined,
    complete: { name: (value) => ['one', 'two'].filter((name) => name.startsWith(value)) },
  });
  server.registerResource('notes', template, { mimeType: 'text/plain' }, (uri, { name }) => ({
    contents: [{ uri: uri.href, mimeType: 'text/plain', text: String(name) }],
  }));
  pageResources(server);
}

/** In two pages. */
function pageResources(server) {
  const pages = {
    first: [{ uri: 'note://one', name: 'one', mimeType: 'text/plain' }],
    second: [{ uri: 'image://dot', name: 'dot', mimeType: 'image/png' }],
  };
  server.server.setRequestHandler('resources/list', ({ params }) =>
    params?.cursor === 'second' ? { resources: pages.second } : { resources: pages.first, nextCursor: 'second' },
  );
}

/** The SDK leaves them to the program. */
function addSubscriptions(server) {
  server.server.setRequestHandler('resources/subscribe', () => ({}));
  server.server.setRequestHandler('resources/unsubscribe', () => ({}));
}

function addPrompts(server) {
  const message = (words) => ({
    messages: [{ role: /** @type {const} */ ('user'), content: { type: /** @type {const} */ ('text'), text: words } }],
  });
  server.registerPrompt('plain', { description: 'No arguments' }, () => message('Hello'));
  const language = completable(z.string(), (value) =>
    ['english', 'esperanto'].filter((name) => name.startsWith(value)),
  );
  server.registerPrompt('greet', { argsSchema: z.object({ language }) }, (args) =>
    message(`Hello in ${args.language}`),
  );
}

const mode = process.argv[2];
if (mode === 'connect') await build().connect(new StdioServerTransport());
else serveStdio(build, { legacy: mode === 'reject' ? 'reject' : 'serve' });
