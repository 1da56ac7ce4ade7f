/** What the client said in each scenario of the recorded answers, line by line. */

const version = 'io.modelcontextprotocol/protocolVersion';
const capabilities = 'io.modelcontextprotocol/clientCapabilities';
const clientInfo = { 'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '0' } };
const envelope = { ...clientInfo, [version]: '2026-07-28', [capabilities]: {} };

const request = (id: unknown, method: string, params?: object) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, ...(params === undefined ? {} : { params }) });
const modern = (id: unknown, method: string, params: object = {}) =>
  request(id, method, { ...params, _meta: envelope });
const withMeta = (id: unknown, method: string, meta: object) => request(id, method, { _meta: meta });

const init = (id: number, asked = '2025-11-25') =>
  request(id, 'initialize', {
    protocolVersion: asked,
    capabilities: {},
    clientInfo: { name: 'raw', version: '0' },
  });
const initialized = '{"jsonrpc":"2.0","method":"notifications/initialized"}';
const greeting = [init(1), initialized];
const ping = request(2, 'ping');
const add = (a: number, b: number) => ({ name: 'add', arguments: { a, b } });

/**
 * The lines of one process. A line that ends in CR was sent with CR LF. After a request the recorded answers to its id
 * follow, unless the scenario is about requests that are in flight together.
 */
export interface Scenario {
  readonly lines: readonly string[];
  /** All lines were sent before the first answer to any of those after the greeting. */
  readonly together?: true;
}

const scenario = (...lines: readonly string[]): Scenario => ({ lines });

export const scenarios: { readonly [name: string]: Scenario } = {
  'raw tools/call with envelope': scenario(modern(1, 'tools/call', add(2, 3))),
  'server/discover': scenario(modern(1, 'server/discover')),
  'tools/list envelope': scenario(modern(1, 'tools/list')),
  'no client capabilities': scenario(withMeta(1, 'tools/list', { ...clientInfo, [version]: '2026-07-28' })),
  'no protocolVersion key': scenario(withMeta(1, 'tools/list', { ...clientInfo, [capabilities]: {} })),
  'no _meta at all (first msg tools/list)': scenario(request(1, 'tools/list', {})),
  'no params (first msg tools/list)': scenario(request(1, 'tools/list')),
  'future version': scenario(withMeta(1, 'tools/list', { ...envelope, [version]: '2030-01-01' })),
  'legacy version in envelope': scenario(withMeta(1, 'tools/list', { ...envelope, [version]: '2025-11-25' })),
  'legacy init, call, then modern': scenario(...greeting, request(2, 'tools/call', add(1, 2)), modern(3, 'tools/list')),
  'legacy init, then discover': scenario(...greeting, modern(2, 'server/discover')),
  'legacy without initialized': scenario(init(1), request(2, 'tools/call', add(1, 2))),
  'init unknown version': scenario(init(1, '1999-01-01')),
  'init 2026-07-28': scenario(init(1, '2026-07-28')),
  'double initialize': scenario(...greeting, init(2)),
  'discover then initialize': scenario(modern(1, 'server/discover'), init(2), initialized, request(3, 'tools/list')),
  'modern call then initialize': scenario(modern(1, 'tools/call', add(2, 3)), init(2)),
  'modern call then envelope-less': scenario(modern(1, 'tools/call', add(2, 3)), request(2, 'tools/list')),
  'wrong args modern': scenario(modern(1, 'tools/call', { name: 'add', arguments: { a: 1 } })),
  'wrong args legacy': scenario(...greeting, request(2, 'tools/call', { name: 'add', arguments: { a: 1 } })),
  'unknown tool modern': scenario(modern(1, 'tools/call', { name: 'nope', arguments: {} })),
  'tool throws modern': scenario(modern(1, 'tools/call', { name: 'boom', arguments: {} })),
  'unknown method modern': scenario(modern(1, 'foo/bar')),
  'ping modern': scenario(modern(1, 'ping')),
  'logging/setLevel modern': scenario(modern(1, 'logging/setLevel', { level: 'info' })),
  'prompts/list without capability modern': scenario(modern(1, 'prompts/list')),
  'resources/list without capability legacy': scenario(...greeting, request(2, 'resources/list')),
  'ping before init': scenario(request(1, 'ping')),
  'id null': scenario(request(null, 'ping')),
  'id fractional': scenario(...greeting, request(1.5, 'ping')),
  'wrong jsonrpc': scenario(...greeting, '{"jsonrpc":"1.0","id":2,"method":"ping"}'),
  'missing jsonrpc': scenario(...greeting, '{"id":2,"method":"ping"}'),
  'params array': scenario(...greeting, '{"jsonrpc":"2.0","id":2,"method":"ping","params":[]}'),
  'batch 2025-03-26': scenario(init(1, '2025-03-26'), initialized, `[${ping},${request(3, 'tools/list')}]`),
  'not json': scenario(...greeting, 'this is not JSON', ping),
  'empty line': scenario(...greeting, '', ping),
  CRLF: scenario(...greeting.map((line) => `${line}\r`), `${ping}\r`),
  'BOM first': scenario(`\uFEFF${init(1)}`),
  'Content-Length framing': scenario(`Content-Length: ${init(1).length}\r`, '\r', init(1)),
  'extra top-level key': scenario(...greeting, '{"jsonrpc":"2.0","id":2,"method":"ping","trace":"x"}'),
  'response to unknown id': scenario(...greeting, '{"jsonrpc":"2.0","id":99,"result":{}}', ping),
  'unknown notification': scenario(...greeting, '{"jsonrpc":"2.0","method":"notifications/hello"}', ping),
  'notification as request method': scenario(...greeting, request(2, 'notifications/initialized')),
  'subscriptions/listen': scenario(
    modern(1, 'subscriptions/listen', {
      notifications: { toolsListChanged: true, resourceSubscriptions: ['file:///x'] },
    }),
  ),
  'duplicate id in flight': { lines: [...greeting, request(2, 'tools/list'), ping], together: true },
};
