/**
 * What the Python SDK 2.3.0 was seen to do, and what a reader does that keeps to the letter of the specification. Written
 * by hand: the one from recorded answers and the SDK's source, the other from JSON-RPC 2.0 and the MCP schema.
 */
import type { Verdict } from '../../model/reference.ts';
import type { Seen, Side } from './measurement.ts';

export const pythonVersion = '2.3.0';

interface Recorded extends Seen {
  readonly side: Side;
}

const by =
  (side: Side) =>
  (verdict: Verdict, detail = ''): Recorded => ({ side, verdict, detail });
const server = by('server');
const client = by('client');
/** Told to the program as an exception in its message handler. */
const told = (recorded: Recorded): Recorded => ({ ...recorded, reported: true });

export const python: { readonly [code: string]: readonly Recorded[] } = {
  'utf8-bom': [server('hangs')],
  'invalid-utf8': [server('accepts')],
  'cr-line-ending': [server('accepts')],
  'blank-line': [server('ignores')],
  'stdout-not-json': [told(client('ignores'))],
  'stdin-not-json': [told(server('ignores'))],
  'embedded-newline': [server('hangs')],
  'content-length-header': [server('hangs')],
  'several-messages-on-line': [server('hangs')],
  'partial-last-line': [server('accepts'), client('closes')],
  'line-over-10mib': [server('accepts'), client('accepts')],
  'batch-not-in-revision': [server('hangs')],
  'batch-ignored': [server('hangs')],
  'jsonrpc-version': [server('hangs')],
  'id-null': [server('hangs')],
  'id-type': [server('hangs')],
  'params-not-object': [server('hangs')],
  'unknown-envelope-key': [server('accepts')],
  'id-in-flight': [server('accepts')],
  'response-id-type': [client('accepts')],
  'response-unknown-id': [server('ignores')],
  'unknown-notification': [server('ignores')],
  'notification-with-id': [server('refuses', '-32601 Method not found')],
  'unknown-method': [server('refuses', '-32601 Method not found')],
  'method-not-in-revision': [server('refuses', '-32601 Method not found')],
  'initialize-not-first': [server('refuses', '-32602 Invalid request parameters')],
  'initialized-missing': [server('accepts')],
  'initialize-twice': [server('accepts')],
  'version-unknown': [server('accepts', 'protocolVersion 2025-11-25')],
  'initialize-with-modern-version': [server('accepts', 'protocolVersion 2025-11-25')],
  'tool-args-mismatch': [server('refuses', 'isError: Error executing tool add: 1 validation error for addArguments')],
  'tool-not-listed': [server('refuses', 'isError: Unknown tool: nope')],
  'envelope-missing': [
    server(
      'refuses',
      '-32602 params._meta is missing the required envelope key(s): io.modelcontextprotocol/clientCapabilities',
    ),
  ],
  'version-not-offered': [server('refuses', '-32022 Unsupported protocol version')],
  'envelope-on-handshake-connection': [server('refuses', '-32600 this connection serves the handshake protocol era')],
  'initialize-on-modern-connection': [
    server('refuses', '-32022 connection is serving the 2026-07-28 protocol; the initialize handshake is not accepted'),
  ],
};

interface Strict {
  readonly verdict: Verdict;
  readonly note: string;
}

const strictly =
  (verdict: Verdict) =>
  (note: string): Strict => ({ verdict, note });
const accepts = strictly('accepts')('');
const ignores = strictly('ignores');
const refuses = strictly('refuses');
const fails = strictly('fails');
const closes = strictly('closes');

const parseError = refuses(
  'A server answers -32700 without an id; a client drops the line or gives the connection up.',
);
const invalidRequest = refuses('A server answers -32600; a client drops the message, so a call goes on waiting.');
const invalidParams = refuses('The answer is -32602.');
const invalidResult = fails('The result breaks the schema of its method, so the call fails.');
const noMessage = strictly('hangs')('The message breaks the schema; the call that it might answer goes on waiting.');

export const strict: { readonly [code: string]: Strict } = {
  'utf8-bom': parseError,
  'invalid-utf8': parseError,
  'cr-line-ending': accepts,
  'blank-line': parseError,
  'stdout-not-json': closes('stdout carries nothing but messages; who reads anything else may give the connection up.'),
  'stdin-not-json': refuses('The answer is -32700 without an id.'),
  'embedded-newline': parseError,
  'content-length-header': parseError,
  'several-messages-on-line': parseError,
  'line-not-object': invalidRequest,
  'line-over-10mib': accepts,
  'partial-last-line': ignores('What no newline ends is no message.'),
  'duplicate-json-key': parseError,
  'unsafe-integer': accepts,
  'batch-not-in-revision': invalidRequest,
  'batch-empty': invalidRequest,
  'batch-ignored': accepts,
  'jsonrpc-version': invalidRequest,
  'not-a-message': noMessage,
  'result-and-error': noMessage,
  'method-with-result': noMessage,
  'method-type': invalidRequest,
  'id-null': invalidRequest,
  'id-type': invalidRequest,
  'id-in-flight': refuses('The answer is -32600: the first request has the id.'),
  'params-not-object': invalidRequest,
  'unknown-envelope-key': accepts,
  'request-without-id': ignores('A message without an id is a notification, and nobody answers one.'),
  'notification-with-id': refuses('A message with an id is a request, and there is no such method: -32601.'),
  'unknown-notification': ignores('Notifications that are not known are dropped.'),
  'unknown-method': refuses('The answer is -32601.'),
  'wrong-direction': refuses('The answer is -32601.'),
  'response-id-type': strictly('hangs')('It is another id, so the call goes on waiting.'),
  'response-unknown-id': ignores('Nothing waits for it.'),
  'response-duplicate': ignores('The first answer counts.'),
  'result-without-id': noMessage,
  'result-not-object': noMessage,
  'error-shape': noMessage,
  'error-id-null': ignores('It names no call, so the call goes on waiting.'),
  'error-id-missing': ignores('It names no call, so the call goes on waiting.'),
  'client-capability-missing': refuses('The answer is -32601 or -32602.'),
  'initialize-not-first': refuses('The answer is an error: nothing was agreed on.'),
  'initialized-missing': refuses('Nothing but ping is answered before the notification.'),
  'initialize-twice': refuses('The answer is -32600: the connection is initialized.'),
  'version-unknown': closes(
    'A server offers a version of its own; a client that does not know it closes the connection.',
  ),
  'version-differs': accepts,
  'initialize-with-modern-version': accepts,
  'params-schema': invalidParams,
  'log-level-invalid': invalidParams,
  'progress-token-type': invalidParams,
  'tool-args-mismatch': refuses('2025-11-25 and later: a result with isError. Earlier: -32602.'),
  'tool-not-listed': refuses('The answer is -32602.'),
  'call-result-no-content': invalidResult,
  'is-error-type': invalidResult,
  'content-block-type': invalidResult,
  'content-block-fields': invalidResult,
  'base64-invalid': invalidResult,
  'annotations-range': invalidResult,
  'uri-invalid': invalidResult,
  'structured-content-missing': invalidResult,
  'structured-content-mismatch': invalidResult,
  'structured-content-type': invalidResult,
  'structured-content-no-text': accepts,
  'result-schema': invalidResult,
  'cursor-type': invalidResult,
  'tool-input-schema-root': invalidResult,
  'tool-output-schema-root': invalidResult,
  'tool-schema-invalid': invalidResult,
  'tool-name-format': accepts,
  'list-duplicate-item': accepts,
  'result-type-missing': invalidResult,
  'result-type-unknown': invalidResult,
  'server-info-missing': accepts,
  'cache-hints-missing': invalidResult,
  'cache-hints-invalid': invalidResult,
  'input-required-empty': invalidResult,
  'server-sends-request': ignores('Servers send no requests in 2026-07-28.'),
  'envelope-missing': invalidParams,
  'envelope-key-type': invalidParams,
  'envelope-no-client-info': accepts,
  'version-not-offered': refuses('The answer is -32022 with the versions on offer.'),
  'envelope-on-handshake-connection': refuses('A server may serve both eras, or answer with an error.'),
  'initialize-on-modern-connection': refuses('A server may serve both eras, or answer with an error.'),
  'method-not-in-revision': refuses('The answer is -32601.'),
  'progress-unknown-token': ignores('No request has the token.'),
  'list-changed-without-capability': ignores('What was not declared is not listened to.'),
  'log-not-requested': ignores('Nobody asked for it.'),
  'result-type-on-legacy': accepts,
  'meta-key-format': accepts,
  'icon-scheme': accepts,
  'input-request-kind': invalidResult,
  'task-result-undeclared': invalidResult,
};

/** What the table itself has of that name: any word may be asked for. */
export function own<T, U>(table: { readonly [code: string]: T }, code: string, otherwise: U): T | U {
  return Object.hasOwn(table, code) ? (table[code] ?? otherwise) : otherwise;
}
