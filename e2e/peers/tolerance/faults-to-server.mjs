/**
 * What a client may do wrong, one fault each, as the bytes that it writes to a server.
 *
 * @typedef {object} Fault
 * @property {string} code of the finding
 * @property {string} what the fault in a few words
 * @property {'request' | 'other'} judged whether a proper client would be waiting for an answer to it
 * @property {'handshake' | 'modern'} era
 * @property {boolean | 'halfway'} greets whether a handshake comes first; halfway: without `notifications/initialized`
 * @property {string} [opening] the revision of the handshake
 * @property {boolean} [ends] stdin ends after it
 * @property {string | Uint8Array} bytes
 */

const line = (/** @type {unknown} */ message) => `${JSON.stringify(message)}\n`;

/** The id of the request that is judged. */
export const faultId = 7;

const call = { jsonrpc: '2.0', id: faultId, method: 'tools/call', params: { name: 'double', arguments: { n: 21 } } };
const ping = { jsonrpc: '2.0', id: faultId, method: 'ping' };
const without = (object, key) => Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));

/** @returns {(code: string, what: string, bytes: Fault['bytes'], more?: Partial<Fault>) => Fault} */
const faultOf = (/** @type {Fault['judged']} */ judged) => (code, what, bytes, more) => ({
  code,
  what,
  judged,
  era: 'handshake',
  greets: true,
  bytes,
  ...more,
});

const request = faultOf('request');
const other = faultOf('other');

export const initialize = (protocolVersion = '2025-11-25', id = 1) => ({
  jsonrpc: '2.0',
  id,
  method: 'initialize',
  params: { protocolVersion, capabilities: {}, clientInfo: { name: 'tolerance', version: '1.0.0' } },
});

export const initialized = { jsonrpc: '2.0', method: 'notifications/initialized' };

export const envelope = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
  'io.modelcontextprotocol/clientInfo': { name: 'tolerance', version: '1.0.0' },
};

const modernCall = (meta = envelope) => ({ ...call, params: { ...call.params, _meta: meta } });
const lacking = (key) => without(envelope, `io.modelcontextprotocol/${key}`);
const modern = { era: /** @type {const} */ ('modern'), greets: false };
const alone = { greets: false };

function replaceByte(text, character, byte) {
  const bytes = Buffer.from(text);
  bytes[bytes.indexOf(character)] = byte;
  return bytes;
}

const framing = [
  request('utf8-bom', 'a byte order mark before the request', `\uFEFF${line(call)}`),
  request(
    'invalid-utf8',
    'a byte that is not UTF-8 in a name',
    replaceByte(line({ ...call, params: { ...call.params, _meta: { note: '~' } } }), '~', 0xe9),
  ),
  request('cr-line-ending', 'CR LF at the end of the line', `${JSON.stringify(call)}\r\n`),
  other('blank-line', 'an empty line', '\n'),
  other('stdin-not-json', 'a line of text', 'hello\n'),
  request('embedded-newline', 'the request over several lines', `${JSON.stringify(call, null, 2)}\n`),
  request(
    'content-length-header',
    'headers before the request, no newline after it',
    `Content-Length: ${JSON.stringify(call).length}\r\n\r\n${JSON.stringify(call)}`,
  ),
  request('several-messages-on-line', 'two requests on one line', line(call).replace('\n', line({ ...call, id: 8 }))),
  other('line-not-object', 'a line with a JSON string', '"hello"\n'),
  request(
    'line-over-10mib',
    'a request of 11 MiB',
    line({ ...call, params: { ...call.params, _meta: { note: 'x'.repeat(11 * 1024 * 1024) } } }),
  ),
  request('partial-last-line', 'no newline after the request, then the end', JSON.stringify(call), { ends: true }),
  request('duplicate-json-key', 'the member "params" twice', line(call).replace('"params":', '"params":[],"params":')),
  request('unsafe-integer', 'an id beyond 2^53', line(call).replace('"id":7', '"id":9007199254740993')),
  request('batch-not-in-revision', 'the request in an array', line([call])),
  request('batch-ignored', 'a batch, where batches are allowed', line([call, { ...call, id: 8 }]), {
    opening: '2025-03-26',
  }),
];

const messages = [
  request('jsonrpc-version', '"jsonrpc" missing', line(without(call, 'jsonrpc'))),
  request('jsonrpc-version', '"jsonrpc" is "1.0"', line({ ...call, jsonrpc: '1.0' })),
  request('id-null', 'the id null', line({ ...call, id: null })),
  request('id-type', 'the id 7.5', line({ ...call, id: 7.5 })),
  request('id-type', 'the id true', line({ ...call, id: true })),
  request('id-in-flight', 'the id of a request that waits', line(call) + line(call)),
  request('method-type', 'a method that is a number', line({ ...call, method: 5 })),
  request('params-not-object', 'params as an array', line({ ...call, params: [] })),
  request('unknown-envelope-key', 'a further member', line({ ...call, timestamp: 1 })),
  request('request-without-id', 'no id', line(without(call, 'id'))),
  request('notification-with-id', 'a notification with an id', line({ ...initialized, id: faultId })),
  other(
    'unknown-notification',
    'a notification that MCP does not have',
    line({ jsonrpc: '2.0', method: 'notifications/hello' }),
  ),
  request('unknown-method', 'a method that MCP does not have', line({ ...ping, method: 'hello' })),
  request('wrong-direction', 'a request that only servers send', line({ ...ping, method: 'roots/list' })),
  other('response-unknown-id', 'an answer that nobody waits for', line({ jsonrpc: '2.0', id: 4711, result: {} })),
  request('params-schema', 'a call without "name"', line({ ...call, params: {} })),
  request(
    'tool-args-mismatch',
    'an argument of the wrong type',
    line({ ...call, params: { name: 'double', arguments: { n: '21' } } }),
  ),
  request('tool-not-listed', 'a tool that is not there', line({ ...call, params: { name: 'halve', arguments: {} } })),
  request(
    'progress-token-type',
    'a progress token that is an object',
    line({ ...call, params: { ...call.params, _meta: { progressToken: {} } } }),
  ),
  request(
    'log-level-invalid',
    'a log level that does not exist',
    line({ ...ping, method: 'logging/setLevel', params: { level: 'loud' } }),
  ),
];

const handshake = [
  request('initialize-not-first', 'a call without a handshake', line(call), alone),
  request('initialized-missing', 'no notifications/initialized', line(call), { greets: 'halfway' }),
  request('initialize-twice', 'initialize again', line(initialize('2025-11-25', faultId))),
  request('version-unknown', 'a version that does not exist', line(initialize('1999-01-01', faultId)), alone),
  request(
    'initialize-with-modern-version',
    'initialize with 2026-07-28',
    line(initialize('2026-07-28', faultId)),
    alone,
  ),
];

const twentySix = [
  request(
    'envelope-missing',
    'no client capabilities in "_meta"',
    line(modernCall(lacking('clientCapabilities'))),
    modern,
  ),
  request(
    'envelope-missing',
    'no "_meta", after a proper request',
    line({ ...modernCall(), id: 1 }) + line(call),
    modern,
  ),
  request(
    'envelope-key-type',
    'capabilities that are a list',
    line(modernCall({ ...envelope, 'io.modelcontextprotocol/clientCapabilities': [] })),
    modern,
  ),
  request('envelope-no-client-info', 'no client info', line(modernCall(lacking('clientInfo'))), modern),
  request(
    'version-not-offered',
    'a version that the server does not have',
    line(modernCall({ ...envelope, 'io.modelcontextprotocol/protocolVersion': '2030-01-01' })),
    modern,
  ),
  request('envelope-on-handshake-connection', '2026-07-28 after initialize', line(modernCall())),
  request(
    'initialize-on-modern-connection',
    'initialize after a request of 2026-07-28',
    line({ ...modernCall(), id: 1 }) + line(initialize('2025-11-25', faultId)),
    modern,
  ),
  request('method-not-in-revision', 'ping in 2026-07-28', line({ ...ping, params: { _meta: envelope } }), modern),
];

/** @type {readonly Fault[]} */
export const faults = [...framing, ...messages, ...handshake, ...twentySix];
