/**
 * What a server may do wrong, one fault each, as the bytes that it writes in the place of a proper answer.
 *
 * `judged` says what is watched: the call whose answer is at fault (`answer`), a line that should not be there (`extra`),
 * a request of the server (`request`) or a notification (`notification`) in front of a proper answer.
 *
 * @typedef {{ jsonrpc: string, id: number | string, result: any }} Answer
 * @typedef {'call' | 'list' | 'typed' | 'connect'} Ask
 * @typedef {object} Fault
 * @property {string} code of the finding
 * @property {string} what the fault in a few words
 * @property {'answer' | 'extra' | 'request' | 'notification'} judged
 * @property {Ask} ask what the client is asked to do
 * @property {'handshake' | 'modern'} era
 * @property {string} [revision] what the server answers to `initialize`
 * @property {boolean} [exits] the server exits after it
 * @property {(good: Answer) => string | Uint8Array} bytes
 */

const line = (/** @type {unknown} */ message) => `${JSON.stringify(message)}\n`;
const pretty = (/** @type {unknown} */ message) => `${JSON.stringify(message, null, 2)}\n`;

/** @returns {(code: string, what: string, bytes: Fault['bytes'], more?: Partial<Fault>) => Fault} */
const faultOf = (/** @type {Fault['judged']} */ judged) => (code, what, bytes, more) => ({
  code,
  what,
  judged,
  ask: 'call',
  era: 'handshake',
  bytes,
  ...more,
});

const answer = faultOf('answer');
const extra = (code, what, bytes) => faultOf('extra')(code, what, (good) => bytes + line(good));
const request = (code, what, message, more) =>
  faultOf('request')(code, what, (good) => line(message) + line(good), more);
const notification = (code, what, message, more) =>
  faultOf('notification')(code, what, (good) => line(message) + line(good), more);

/** The proper answer with other members. */
const withAnswer = (code, what, change, more) => answer(code, what, (good) => line(change(good)), more);
/** The proper answer with another result. */
const withResult = (code, what, change, more) =>
  withAnswer(code, what, (good) => ({ ...good, result: change(good.result) }), more);
const list = { ask: 'list' };
const typed = { ask: 'typed' };
const modern = { era: 'modern' };
const modernList = { era: 'modern', ask: 'list' };

const tool = (more) => ({ tools: [{ name: 'echo', inputSchema: { type: 'object' }, ...more }] });
const content = (...blocks) => withContent(blocks);
const withContent = (blocks) => (result) => ({ ...result, content: blocks });
const without = (object, key) => Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));

function replaceByte(text, character, byte) {
  const bytes = Buffer.from(text);
  bytes[bytes.indexOf(character)] = byte;
  return bytes;
}

function framed(message) {
  const body = JSON.stringify(message);
  return `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

const framing = [
  answer('utf8-bom', 'a byte order mark before the answer', (good) => `\uFEFF${line(good)}`),
  answer('invalid-utf8', 'a byte that is not UTF-8 inside a text', (good) =>
    replaceByte(line({ ...good, result: { content: [{ type: 'text', text: 'caf~' }] } }), '~', 0xe9),
  ),
  answer('cr-line-ending', 'CR LF at the end of the line', (good) => `${JSON.stringify(good)}\r\n`),
  extra('blank-line', 'an empty line', '\n'),
  extra('stdout-not-json', 'a line of text', 'Server is ready\n'),
  extra('stdout-not-json', 'two NUL bytes', '\0\0\n'),
  answer('stdout-not-json', 'text and the answer on one line', (good) => `Progress 100% ${line(good)}`),
  answer('embedded-newline', 'the answer over several lines', pretty),
  answer('content-length-header', 'headers before the answer, no newline after it', framed),
  answer('several-messages-on-line', 'two messages on one line', (good) =>
    line(good).replace('\n', line({ jsonrpc: '2.0', method: 'notifications/tools/list_changed' })),
  ),
  extra('line-not-object', 'a line with a JSON string', '"ready"\n'),
  answer('line-over-10mib', 'an answer of 11 MiB', (good) =>
    line({ ...good, result: { content: [{ type: 'text', text: 'x'.repeat(11 * 1024 * 1024) }] } }),
  ),
  answer('partial-last-line', 'no newline after the answer, then the exit', (good) => JSON.stringify(good), {
    exits: true,
  }),
  answer('duplicate-json-key', 'the member "result" twice', (good) =>
    line(good).replace('"result":', '"result":{},"result":'),
  ),
  answer('batch-not-in-revision', 'the answer in an array', (good) => line([good])),
];

const envelope = [
  withAnswer('jsonrpc-version', '"jsonrpc" missing', (good) => without(good, 'jsonrpc')),
  withAnswer('jsonrpc-version', '"jsonrpc" is "1.0"', (good) => ({ ...good, jsonrpc: '1.0' })),
  extra('not-a-message', 'a log line in JSON', '{"level":"info","message":"hello"}\n'),
  withAnswer('not-a-message', 'neither result nor error', (good) => without(good, 'result')),
  withAnswer('result-and-error', 'result and error', (good) => ({ ...good, error: { code: -32000, message: 'no' } })),
  withAnswer('method-with-result', 'method and result', (good) => ({ ...good, method: 'tools/call' })),
  withAnswer('unknown-envelope-key', 'a further member', (good) => ({ ...good, timestamp: 1 })),
  withAnswer('result-without-id', 'no id', (good) => without(good, 'id')),
  withAnswer('result-without-id', 'the id null', (good) => ({ ...good, id: null })),
  withAnswer('response-id-type', 'the id as a string', (good) => ({ ...good, id: String(good.id) })),
  withAnswer('response-unknown-id', 'an id that nobody used', (good) => ({ ...good, id: 4711 })),
  answer('response-duplicate', 'the answer twice', (good) => line(good) + line(good)),
  withAnswer('result-not-object', 'the result is a string', (good) => ({ ...good, result: 'done' })),
  withAnswer('result-not-object', 'the result is null', (good) => ({ ...good, result: null })),
  ...[
    ['error-shape', 'the code as a string', { code: '-32000', message: 'no' }],
    ['error-shape', 'an error without a message', { code: -32000 }],
    ['error-shape', 'the error is a string', 'no'],
  ].map(([code, what, error]) => withAnswer(code, what, ({ id }) => ({ jsonrpc: '2.0', id, error }))),
  withAnswer('error-id-null', 'an error with the id null', () => ({
    jsonrpc: '2.0',
    id: null,
    error: { code: -32700, message: 'Parse error' },
  })),
  withAnswer(
    'error-id-missing',
    'an error without an id',
    () => ({ jsonrpc: '2.0', error: { code: -32700, message: 'Parse error' } }),
    { revision: '2025-06-18' },
  ),
  request('id-null', 'a request with the id null', { jsonrpc: '2.0', id: null, method: 'ping' }),
  request('id-type', 'a request with the id 1.5', { jsonrpc: '2.0', id: 1.5, method: 'ping' }),
  request('params-not-object', 'params as an array', { jsonrpc: '2.0', id: 900, method: 'ping', params: [] }),
  request('notification-with-id', 'a notification with an id', {
    jsonrpc: '2.0',
    id: 900,
    method: 'notifications/message',
    params: { level: 'info', data: 'hello' },
  }),
  notification('request-without-id', 'a request without an id', { jsonrpc: '2.0', method: 'roots/list' }),
  notification('method-type', 'a method that is a number', { jsonrpc: '2.0', method: 5 }),
  notification('unknown-notification', 'a notification that MCP does not have', {
    jsonrpc: '2.0',
    method: 'notifications/hello',
  }),
  request('wrong-direction', 'a request that only clients send', { jsonrpc: '2.0', id: 900, method: 'tools/list' }),
  request('unknown-method', 'a method that MCP does not have', { jsonrpc: '2.0', id: 900, method: 'hello' }),
  request('client-capability-missing', 'a question to the user, undeclared', {
    jsonrpc: '2.0',
    id: 900,
    method: 'elicitation/create',
    params: { message: 'Name?', requestedSchema: { type: 'object', properties: {} } },
  }),
];

const handshake = [
  answer(
    'version-unknown',
    'a version that does not exist',
    (good) => line({ ...good, result: { ...good.result, protocolVersion: '1999-01-01' } }),
    { ask: 'connect' },
  ),
  answer(
    'version-differs',
    'an older version than was asked for',
    (good) => line({ ...good, result: { ...good.result, protocolVersion: '2025-03-26' } }),
    { ask: 'connect' },
  ),
];

const results = [
  withResult('call-result-no-content', 'no content', () => ({})),
  withResult('call-result-no-content', 'content is a string', withContent('done')),
  withResult('is-error-type', 'isError is a string', (result) => ({ ...result, isError: 'false' })),
  withResult('content-block-type', 'a block of an unknown type', content({ type: 'video', data: '' })),
  withResult('content-block-fields', 'a text block without its text', content({ type: 'text' })),
  withResult(
    'base64-invalid',
    'data that is not base64',
    content({ type: 'image', data: '%%%', mimeType: 'image/png' }),
  ),
  withResult('annotations-range', 'a priority of 5', content({ type: 'text', text: '', annotations: { priority: 5 } })),
  withResult('uri-invalid', 'a link that is no URI', content({ type: 'resource_link', uri: 'not a uri', name: 'x' })),
  withResult(
    'structured-content-missing',
    'no structuredContent',
    (result) => without(result, 'structuredContent'),
    typed,
  ),
  withResult(
    'structured-content-mismatch',
    'a string for a number',
    (result) => ({ ...result, structuredContent: { n: '1' } }),
    typed,
  ),
  withResult(
    'structured-content-type',
    'structuredContent is an array',
    (result) => ({ ...result, structuredContent: [1] }),
    typed,
  ),
  withResult(
    'structured-content-no-text',
    'no text beside structuredContent',
    (result) => ({ ...result, content: [] }),
    typed,
  ),
  withResult('result-schema', 'a list without "tools"', () => ({}), list),
  withResult('cursor-type', 'nextCursor is null', (result) => ({ ...result, nextCursor: null }), list),
  withResult('tool-input-schema-root', 'a tool without inputSchema', () => ({ tools: [{ name: 'echo' }] }), list),
  withResult('tool-input-schema-root', 'an inputSchema without "type"', () => tool({ inputSchema: {} }), list),
  withResult(
    'tool-output-schema-root',
    'an outputSchema for an array',
    () => tool({ outputSchema: { type: 'array' } }),
    list,
  ),
  withResult(
    'tool-schema-invalid',
    'a schema with "type": "text"',
    () => tool({ outputSchema: { type: 'object', properties: { a: { type: 'text' } } } }),
    list,
  ),
  withResult('tool-name-format', 'a tool name with a space', () => tool({ name: 'say hello' }), list),
  withResult('list-duplicate-item', 'the same tool twice', ({ tools: [first] }) => ({ tools: [first, first] }), list),
];

const twentySix = [
  withResult('result-type-missing', 'no resultType', (result) => without(result, 'resultType'), modern),
  withResult(
    'result-type-unknown',
    'an unknown resultType',
    (result) => ({ ...result, resultType: 'partial' }),
    modern,
  ),
  withResult('server-info-missing', 'no server info', (result) => without(result, '_meta'), modern),
  withResult(
    'cache-hints-missing',
    'no ttlMs and cacheScope',
    ({ resultType, tools }) => ({ resultType, tools }),
    modernList,
  ),
  withResult('cache-hints-invalid', 'a negative ttlMs', (result) => ({ ...result, ttlMs: -1 }), modernList),
  withResult(
    'input-required-empty',
    'input is required, nothing is asked',
    () => ({ resultType: 'input_required' }),
    modern,
  ),
  request('server-sends-request', 'a request of the server', { jsonrpc: '2.0', id: 900, method: 'ping' }, modern),
];

const note = (method, params) => ({ jsonrpc: '2.0', method: `notifications/${method}`, params });

const conduct = [
  faultOf('extra')('batch-empty', 'an empty array', (good) => `[]\n${line(good)}`, { revision: '2025-03-26' }),
  notification('progress-unknown-token', 'progress of nothing', note('progress', { progressToken: 'x', progress: 1 })),
  notification('list-changed-without-capability', 'a change of prompts, undeclared', note('prompts/list_changed')),
  notification(
    'log-not-requested',
    'a log message that nobody asked for',
    note('message', { level: 'info', data: 'hi' }),
    modern,
  ),
  withResult('result-type-on-legacy', 'resultType before 2026-07-28', (result) => ({
    ...result,
    resultType: 'complete',
  })),
  withResult('meta-key-format', 'a key with a space in _meta', (result) => ({
    ...result,
    _meta: { ...result._meta, 'my key': 1 },
  })),
  withResult('icon-scheme', 'an icon in a file', () => tool({ icons: [{ src: 'file:///icon.png' }] }), list),
  withResult(
    'input-request-kind',
    'input of an unknown kind is required',
    () => ({ resultType: 'input_required', inputRequests: { a: { method: 'hello', params: {} } } }),
    modern,
  ),
  withResult(
    'task-result-undeclared',
    'a task, undeclared',
    () => ({
      resultType: 'task',
      taskId: 't',
      status: 'working',
      createdAt: '2026-07-28T00:00:00Z',
      lastUpdatedAt: '2026-07-28T00:00:00Z',
      ttlMs: 1000,
    }),
    modern,
  ),
];

/** @type {readonly Fault[]} */
export const faults = [...framing, ...envelope, ...handshake, ...results, ...twentySix, ...conduct];
