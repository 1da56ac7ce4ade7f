/** A proper answer to every request of the measurements, in both eras, as plain objects: no SDK has a part in it. */

const serverInfo = { name: 'good', version: '1.0.0' };
const capabilities = { tools: { listChanged: true }, logging: {} };
const number = { type: 'object', properties: { n: { type: 'number' } }, required: ['n'] };

const tools = [
  { name: 'echo', inputSchema: { type: 'object' } },
  { name: 'fault', inputSchema: { type: 'object' } },
  { name: 'typed', inputSchema: { type: 'object' }, outputSchema: number },
];

const discovered = { supportedVersions: ['2026-07-28'], capabilities, ttlMs: 0, cacheScope: 'private' };
const text = (/** @type {string} */ words) => ({ content: [{ type: 'text', text: words }] });

/** @type {{ [method: string]: (params: any, modern: boolean, revision?: string) => object }} */
const results = {
  initialize: (params, _, revision = params.protocolVersion) => ({
    protocolVersion: revision,
    capabilities,
    serverInfo,
  }),
  'server/discover': () => discovered,
  'tools/list': (_, modern) => ({ tools, ...(modern ? { ttlMs: 0, cacheScope: 'private' } : {}) }),
  'tools/call': ({ name }) => (name === 'typed' ? { ...text('{"n":1}'), structuredContent: { n: 1 } } : text(name)),
  ping: () => ({}),
};

/**
 * The answer to a request, in the era that the request speaks.
 * @param {any} request
 * @param {string} [revision] on which the server insists in the handshake
 */
export function goodAnswer({ id, method, params = {} }, revision) {
  const modern = params._meta?.['io.modelcontextprotocol/protocolVersion'] !== undefined;
  const result = method === 'server/discover' && !modern ? undefined : results[method]?.(params, modern, revision);
  if (result === undefined) return { jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } };
  return { jsonrpc: '2.0', id, result: modern ? asModern(result) : result };
}

function asModern(result) {
  return { resultType: 'complete', ...result, _meta: { 'io.modelcontextprotocol/serverInfo': serverInfo } };
}
