/** All the ways in which the demo server can misbehave. */
import { altered, before, type Fault, lineOf, on, result } from './fault.ts';

const list = 'tools/list';
const call = 'tools/call';
const text = (words: string) => ({ content: [{ type: 'text', text: words }] });
/** The tools of a list, the first one changed. */
const withFirst = (tools: unknown, change: object) =>
  Array.isArray(tools) ? tools.map((tool, index) => (index === 0 ? { ...tool, ...change } : tool)) : tools;

const bytes: readonly Fault[] = [
  {
    name: 'prints-to-stdout',
    about: 'prints a greeting to stdout, where only messages may be',
    raises: ['stdout-not-json'],
    send: on('initialize', ({ line }) => [`calc is listening\n${line}\n`]),
  },
  {
    name: 'byte-order-mark',
    about: 'begins its output with a byte order mark',
    raises: ['utf8-bom'],
    send: on('initialize', ({ line }) => [`\ufeff${line}\n`]),
  },
  {
    name: 'crlf',
    about: 'ends its lines with CR LF',
    raises: ['cr-line-ending'],
    send: ({ line }) => [`${line}\r\n`],
  },
  {
    name: 'content-length',
    about: 'frames its messages with headers, as editors do',
    raises: ['content-length-header'],
    send: ({ line }) => [`Content-Length: ${Buffer.byteLength(line)}\r\n\r\n${line}\n`],
  },
  {
    name: 'pretty-printed',
    about: 'spreads a message over several lines',
    raises: ['embedded-newline'],
    send: on(list, ({ message }) => [`${JSON.stringify(message, null, 2)}\n`]),
  },
  {
    name: 'two-on-a-line',
    about: 'forgets the line break between two messages',
    raises: ['several-messages-on-line'],
    send: on(list, ({ line }) => [`{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}${line}\n`]),
  },
  {
    name: 'not-utf8',
    about: 'writes its texts in Latin-1',
    raises: ['invalid-utf8'],
    send: on(list, ({ line }) => [Buffer.from(`${line.replace('Adds two', 'Z\u00e4hlt zwei')}\n`, 'latin1')]),
  },
  {
    name: 'torn-line',
    about: 'dies in the middle of a line',
    raises: ['partial-last-line', 'exit-nonzero'],
    send: on(list, ({ line }) => [line.slice(0, line.length / 2)]),
    exits: 3,
  },
  {
    name: 'duplicate-key',
    about: 'writes a key twice into one object',
    raises: ['duplicate-json-key'],
    send: on(list, ({ line }) => [`{"jsonrpc":"2.0",${line.slice(1)}\n`]),
  },
  {
    name: 'too-large-a-number',
    about: 'sends a whole number that most clients round',
    raises: ['unsafe-integer'],
    send: on(list, ({ line }) => [
      `${line.replace('"type":"object"', '"type":"object","maxProperties":9007199254740993')}\n`,
    ]),
  },
];

const envelope: readonly Fault[] = [
  {
    name: 'no-jsonrpc',
    about: 'leaves out jsonrpc',
    raises: ['jsonrpc-version'],
    send: altered(list, ({ jsonrpc: _, ...rest }) => rest),
  },
  {
    name: 'extra-key',
    about: 'adds a key of its own beside the result',
    raises: ['unknown-envelope-key'],
    send: altered(list, (message) => ({ ...message, took: '3 ms' })),
  },
  {
    name: 'result-and-error',
    about: 'answers with a result and an error at once',
    raises: ['result-and-error'],
    send: altered(list, (message) => ({ ...message, error: { code: -32603, message: 'never mind' } })),
  },
  {
    name: 'batch',
    about: 'answers with a list of messages',
    raises: ['batch-not-in-revision'],
    send: altered(list, (message) => [message]),
  },
  {
    name: 'id-as-text',
    about: 'answers with the id in another type',
    raises: ['response-id-type'],
    send: altered(list, (message) => ({ ...message, id: String(message.id) })),
  },
  {
    name: 'unknown-id',
    about: 'answers with an id that nobody used',
    raises: ['response-unknown-id'],
    send: altered(list, (message) => ({ ...message, id: 4711 })),
  },
  {
    name: 'answers-twice',
    about: 'answers a request twice',
    raises: ['response-duplicate'],
    send: on(list, ({ line }) => [`${line}\n${line}\n`]),
  },
  {
    name: 'never-answers',
    about: 'leaves a request without an answer',
    raises: ['request-unanswered'],
    send: on(list, () => []),
  },
  {
    name: 'answers-a-notification',
    about: 'answers what is only a notification',
    raises: ['result-without-id'],
    send: ({ line }) => [`${line}\n`],
    hear: (method) =>
      method === 'notifications/initialized' ? [lineOf({ jsonrpc: '2.0', id: null, result: {} })] : [],
  },
  {
    name: 'error-code-as-text',
    about: 'writes the code of an error as a string',
    raises: ['error-shape'],
    send: altered(list, ({ id }) => ({ jsonrpc: '2.0', id, error: { code: 'E_TOOLS', message: 'no tools today' } })),
  },
];

const protocol: readonly Fault[] = [
  {
    name: 'too-early',
    about: 'says something before it has answered initialize',
    raises: ['server-before-init-result'],
    send: before('initialize', { method: 'notifications/tools/list_changed' }),
  },
  {
    name: 'unknown-version',
    about: 'settles on a revision that never was',
    raises: ['version-unknown'],
    send: result('initialize', (told) => ({ ...told, protocolVersion: '1999-01-01' })),
  },
  {
    name: 'wrong-direction',
    about: 'sends what only a client may send',
    raises: ['wrong-direction'],
    send: before(list, { method: 'notifications/initialized' }),
  },
  {
    name: 'unknown-notification',
    about: 'sends a notification that MCP does not have',
    raises: ['unknown-notification'],
    send: before(list, { method: 'notifications/hello' }),
  },
  {
    name: 'hidden-tools',
    about: 'has tools, but does not advertise them',
    raises: ['answers-unadvertised'],
    send: result('initialize', (told) => ({ ...told, capabilities: {} })),
  },
  {
    name: 'asks-without-leave',
    about: 'asks for sampling, which the client has not declared',
    raises: ['client-capability-missing'],
    send: before(list, { id: 77, method: 'sampling/createMessage', params: { messages: [], maxTokens: 1 } }),
  },
  {
    name: 'wrong-era',
    about: 'answers the handshake era in the way of 2026-07-28',
    raises: ['result-type-on-legacy'],
    send: result(list, (listed) => ({ ...listed, resultType: 'complete' })),
  },
  {
    name: 'progress-for-nobody',
    about: 'tells of progress for a token that it was never given',
    raises: ['progress-unknown-token'],
    send: before(list, { method: 'notifications/progress', params: { progressToken: 'nobody', progress: 1 } }),
  },
  {
    name: 'cancels-nothing',
    about: 'cancels a request that it never made',
    raises: ['cancel-unknown'],
    send: before(list, { method: 'notifications/cancelled', params: { requestId: 99 } }),
  },
  {
    name: 'unwanted-news',
    about: 'tells of a resource that nobody has subscribed to',
    raises: ['updated-without-subscription'],
    send: before(list, { method: 'notifications/resources/updated', params: { uri: 'calc://memory' } }),
  },
  {
    name: 'null-cursor',
    about: 'ends a list with a cursor that is null',
    raises: ['cursor-type'],
    send: result(list, (listed) => ({ ...listed, nextCursor: null })),
  },
  {
    name: 'same-tool-twice',
    about: 'lists a tool twice',
    raises: ['list-duplicate-item'],
    send: result(list, ({ tools }) => ({ tools: Array.isArray(tools) ? [...tools, ...tools.slice(0, 1)] : tools })),
  },
  {
    name: 'bad-meta-key',
    about: 'uses a key of _meta that is against the grammar',
    raises: ['meta-key-format'],
    send: result(list, (listed) => ({ ...listed, _meta: { '-trace-': 1 } })),
  },
];

const tools: readonly Fault[] = [
  {
    name: 'nameless-tool',
    about: 'lists a tool without a name',
    raises: ['result-schema'],
    send: result(list, ({ tools: listed }) => ({ tools: withFirst(listed, { name: undefined }) })),
  },
  {
    name: 'bad-tool-name',
    about: 'gives a tool a name with spaces',
    raises: ['tool-name-format'],
    send: result(list, ({ tools: listed }) => ({ tools: withFirst(listed, { name: 'add two numbers' }) })),
  },
  {
    name: 'no-content',
    about: 'answers a call without content',
    raises: ['call-result-no-content'],
    send: result(call, ({ content: _, ...rest }) => rest),
  },
  {
    name: 'broken-promise',
    about: 'returns what its own output schema does not allow',
    raises: ['structured-content-mismatch'],
    send: result(call, (told) => ({ ...told, structuredContent: { result: 'five' } })),
  },
  {
    name: 'strange-block',
    about: 'returns a block of a type that MCP does not have',
    raises: ['content-block-type'],
    send: result(call, (told) => ({ ...told, content: [{ type: 'html', text: '<b>5</b>' }, ...text('5').content] })),
  },
  {
    name: 'bad-base64',
    about: 'returns an image that is not base64',
    raises: ['base64-invalid'],
    send: result(call, (told) => ({ ...told, content: [{ type: 'image', data: '*5*', mimeType: 'image/png' }] })),
  },
  {
    name: 'failure-as-error',
    about: 'answers a failed call with an error of the protocol',
    raises: ['tool-failure-as-error'],
    send: altered(call, ({ id }) => ({
      jsonrpc: '2.0',
      id,
      error: { code: -32603, message: 'Nothing can be divided by zero.' },
    })),
  },
];

export const faults: readonly Fault[] = [...bytes, ...envelope, ...protocol, ...tools];
