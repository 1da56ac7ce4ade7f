/**
 * What an expert would say about each line of the recorded scenarios: `>2` is the second line of the client, `<1` the first
 * of the server, `end` something that happened to the process. No entry: nothing is wrong.
 */

export type Recording = 'py' | 'ts-serve' | 'ts-connect';

export interface Expected {
  /** With every server, unless it has an entry of its own. */
  readonly all: readonly string[];
  readonly own?: { readonly [recording in Recording]?: readonly string[] };
  readonly why?: string;
}

/** An answer of the handshake era to a request of 2026-07-28. */
const legacyResult = (line: string) => [`${line} result-type-missing`, `${line} server-info-missing`];
const legacyList = (line: string) => [...legacyResult(line), `${line} cache-hints-missing`];

export const expected: { readonly [scenario: string]: Expected } = {
  'raw tools/call with envelope': {
    all: [],
    own: { 'ts-connect': legacyResult('<1') },
    why: 'Over the plain transport the TypeScript SDK takes no notice of the envelope and answers as in 2025-11-25.',
  },
  'server/discover': { all: [] },
  'tools/list envelope': { all: [], own: { 'ts-connect': legacyList('<1') } },
  'no client capabilities': {
    all: ['>1 envelope-missing'],
    own: { 'ts-connect': ['>1 envelope-missing', '<1 envelope-accepted-missing', ...legacyList('<1')] },
  },
  'no protocolVersion key': {
    all: ['>1 initialize-not-first'],
    why: 'Without a version the request claims nothing, so it is one of the handshake era, and no handshake came before.',
  },
  'no _meta at all (first msg tools/list)': { all: ['>1 initialize-not-first'] },
  'no params (first msg tools/list)': { all: ['>1 initialize-not-first'] },
  'future version': { all: ['>1 version-unknown'] },
  'legacy version in envelope': { all: [] },
  'legacy init, call, then modern': {
    all: ['>4 envelope-on-handshake-connection'],
    own: {
      'ts-serve': ['>4 envelope-on-handshake-connection', ...legacyList('<3')],
      'ts-connect': ['>4 envelope-on-handshake-connection', ...legacyList('<3')],
    },
  },
  'legacy init, then discover': { all: ['>3 envelope-on-handshake-connection'] },
  'legacy without initialized': { all: ['>2 initialized-missing'] },
  'init unknown version': { all: ['>1 version-unknown', '<1 version-differs'] },
  'init 2026-07-28': { all: ['>1 initialize-with-modern-version', '<1 version-differs'] },
  'double initialize': { all: ['>3 initialize-twice'] },
  'discover then initialize': {
    all: ['>2 initialize-on-modern-connection'],
    own: {
      py: ['>2 initialize-on-modern-connection', '>4 envelope-missing', '>4 initialize-error-then-use'],
      'ts-connect': [],
    },
    why: 'A server that refuses server/discover is of the handshake era, and initialize is the right way on. The Python server refuses initialize, and the client goes on all the same.',
  },
  'modern call then initialize': {
    all: ['>2 initialize-on-modern-connection'],
    own: { 'ts-connect': [...legacyResult('<1'), '>2 initialize-on-modern-connection'] },
  },
  'modern call then envelope-less': {
    all: ['>2 envelope-missing'],
    own: {
      'ts-connect': [
        ...legacyResult('<1'),
        '>2 envelope-missing',
        '<2 envelope-accepted-missing',
        '<2 result-type-missing',
        '<2 cache-hints-missing',
      ],
    },
    why: 'That a server does not name itself is told once.',
  },
  'wrong args modern': {
    all: [],
    own: { 'ts-connect': legacyResult('<1') },
    why: 'The tool was not listed, so nobody can tell.',
  },
  'wrong args legacy': { all: [] },
  'unknown tool modern': { all: [], own: { py: ['<1 unknown-tool-as-result'] } },
  'tool throws modern': { all: [], own: { 'ts-connect': legacyResult('<1') } },
  'unknown method modern': { all: ['>1 unknown-method'] },
  'ping modern': { all: ['>1 method-not-in-revision'] },
  'logging/setLevel modern': { all: ['>1 method-not-in-revision'] },
  'prompts/list without capability modern': { all: [], why: 'No server/discover said what the server can do.' },
  'resources/list without capability legacy': {
    all: ['>3 method-without-capability'],
    own: { py: [] },
    why: 'The Python server advertises resources, the others do not.',
  },
  'ping before init': { all: [] },
  'id null': { all: ['>1 id-null', '>1 request-unanswered'] },
  'id fractional': { all: ['>3 id-type', '>3 request-unanswered'] },
  'wrong jsonrpc': { all: ['>3 jsonrpc-version', '>3 request-unanswered'] },
  'missing jsonrpc': { all: ['>3 jsonrpc-version', '>3 request-unanswered'] },
  'params array': { all: ['>3 params-not-object', '>3 request-unanswered'] },
  'batch 2025-03-26': { all: ['>3 batch-ignored'] },
  'not json': { all: ['>3 stdin-not-json'] },
  'empty line': { all: ['>3 blank-line'] },
  CRLF: { all: ['>1 cr-line-ending', '>2 cr-line-ending', '>3 cr-line-ending'] },
  'BOM first': { all: ['>1 utf8-bom', '>1 request-unanswered'] },
  'Content-Length framing': { all: ['>1 content-length-header', '>2 blank-line'] },
  'extra top-level key': {
    all: ['>3 unknown-envelope-key', '>3 request-unanswered'],
    own: { py: ['>3 unknown-envelope-key'] },
    why: 'The TypeScript SDK drops the whole line, the Python SDK reads over the member.',
  },
  'response to unknown id': { all: ['>3 response-unknown-id'] },
  'unknown notification': { all: ['>3 unknown-notification'] },
  'notification as request method': { all: ['>3 notification-with-id'] },
  'subscriptions/listen': { all: [] },
  'duplicate id in flight': { all: ['>4 id-in-flight'] },
};

/** Of the session with server-everything, by what their line contains. */
export interface ExpectedOnLine {
  readonly code: string;
  readonly on: string;
  readonly why: string;
}

export const expectedOfEverything: readonly ExpectedOnLine[] = [
  {
    code: 'bad-argument-code',
    on: '"code":-32603',
    why: 'A log level that does not exist is answered with −32603 and a dump of the validator, rather than −32602.',
  },
  { code: 'log-level-invalid', on: '"level":"bogus"', why: 'The client asks for a level that does not exist.' },
  {
    code: 'task-status-before-create',
    on: '"Gathering sources..."',
    why: 'The status of the task comes before the result that creates it.',
  },
  { code: 'tool-args-mismatch', on: '"name":"echo","arguments":{}', why: 'The required message is missing.' },
];
