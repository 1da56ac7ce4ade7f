/** What the official SDKs do with each fault. Written by `npm run tolerance`; do not edit it by hand. */
import type { Measurement, Versions } from './measurement.ts';

export const versions: Versions = { ts1: '1.32.2', ts2: '2.4.0' };

export const measured: readonly Measurement[] = [
  {
    code: 'utf8-bom',
    what: 'a byte order mark before the answer',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: false },
    },
  },
  {
    code: 'invalid-utf8',
    what: 'a byte that is not UTF-8 inside a text',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'accepts', detail: '', reported: false },
      ts2: { verdict: 'accepts', detail: '', reported: false },
    },
  },
  {
    code: 'cr-line-ending',
    what: 'CR LF at the end of the line',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'accepts', detail: '', reported: false },
      ts2: { verdict: 'accepts', detail: '', reported: false },
    },
  },
  {
    code: 'blank-line',
    what: 'an empty line',
    side: 'client',
    judged: 'extra',
    seen: {
      ts1: { verdict: 'ignores', detail: '', reported: true },
      ts2: { verdict: 'ignores', detail: '', reported: false },
    },
  },
  {
    code: 'stdout-not-json',
    what: 'a line of text',
    side: 'client',
    judged: 'extra',
    seen: {
      ts1: { verdict: 'ignores', detail: '', reported: true },
      ts2: { verdict: 'ignores', detail: '', reported: false },
    },
  },
  {
    code: 'stdout-not-json',
    what: 'two NUL bytes',
    side: 'client',
    judged: 'extra',
    seen: {
      ts1: { verdict: 'ignores', detail: '', reported: true },
      ts2: { verdict: 'ignores', detail: '', reported: false },
    },
  },
  {
    code: 'stdout-not-json',
    what: 'text and the answer on one line',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: false },
    },
  },
  {
    code: 'embedded-newline',
    what: 'the answer over several lines',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: false },
    },
  },
  {
    code: 'content-length-header',
    what: 'headers before the answer, no newline after it',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: false },
    },
  },
  {
    code: 'several-messages-on-line',
    what: 'two messages on one line',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: false },
    },
  },
  {
    code: 'line-not-object',
    what: 'a line with a JSON string',
    side: 'client',
    judged: 'extra',
    seen: {
      ts1: { verdict: 'ignores', detail: '', reported: true },
      ts2: { verdict: 'ignores', detail: '', reported: true },
    },
  },
  {
    code: 'line-over-10mib',
    what: 'an answer of 11 MiB',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'closes', detail: '', reported: true },
      ts2: { verdict: 'closes', detail: '', reported: true },
    },
  },
  {
    code: 'partial-last-line',
    what: 'no newline after the answer, then the exit',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'closes', detail: '', reported: false },
      ts2: { verdict: 'closes', detail: '', reported: false },
    },
  },
  {
    code: 'duplicate-json-key',
    what: 'the member "result" twice',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'accepts', detail: '', reported: false },
      ts2: { verdict: 'accepts', detail: '', reported: false },
    },
  },
  {
    code: 'batch-not-in-revision',
    what: 'the answer in an array',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'jsonrpc-version',
    what: '"jsonrpc" missing',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'jsonrpc-version',
    what: '"jsonrpc" is "1.0"',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'not-a-message',
    what: 'a log line in JSON',
    side: 'client',
    judged: 'extra',
    seen: {
      ts1: { verdict: 'ignores', detail: '', reported: true },
      ts2: { verdict: 'ignores', detail: '', reported: true },
    },
  },
  {
    code: 'not-a-message',
    what: 'neither result nor error',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'result-and-error',
    what: 'result and error',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'method-with-result',
    what: 'method and result',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'unknown-envelope-key',
    what: 'a further member',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'result-without-id',
    what: 'no id',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'result-without-id',
    what: 'the id null',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'response-id-type',
    what: 'the id as a string',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'accepts', detail: '', reported: false },
      ts2: { verdict: 'accepts', detail: '', reported: false },
    },
  },
  {
    code: 'response-unknown-id',
    what: 'an id that nobody used',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'response-duplicate',
    what: 'the answer twice',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'accepts', detail: '', reported: true },
      ts2: { verdict: 'accepts', detail: '', reported: true },
    },
  },
  {
    code: 'result-not-object',
    what: 'the result is a string',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'result-not-object',
    what: 'the result is null',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'error-shape',
    what: 'the code as a string',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'error-shape',
    what: 'an error without a message',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'error-shape',
    what: 'the error is a string',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'error-id-null',
    what: 'an error with the id null',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'error-id-missing',
    what: 'an error without an id',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'id-null',
    what: 'a request with the id null',
    side: 'client',
    judged: 'request',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'id-type',
    what: 'a request with the id 1.5',
    side: 'client',
    judged: 'request',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'params-not-object',
    what: 'params as an array',
    side: 'client',
    judged: 'request',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'notification-with-id',
    what: 'a notification with an id',
    side: 'client',
    judged: 'request',
    seen: {
      ts1: { verdict: 'refuses', detail: '-32601 Method not found' },
      ts2: { verdict: 'refuses', detail: '-32601 Method not found' },
    },
  },
  {
    code: 'request-without-id',
    what: 'a request without an id',
    side: 'client',
    judged: 'notification',
    seen: { ts1: { verdict: 'accepts', detail: '' }, ts2: { verdict: 'accepts', detail: '' } },
  },
  {
    code: 'method-type',
    what: 'a method that is a number',
    side: 'client',
    judged: 'notification',
    seen: {
      ts1: { verdict: 'ignores', detail: '', reported: true },
      ts2: { verdict: 'ignores', detail: '', reported: true },
    },
  },
  {
    code: 'unknown-notification',
    what: 'a notification that MCP does not have',
    side: 'client',
    judged: 'notification',
    seen: { ts1: { verdict: 'accepts', detail: '' }, ts2: { verdict: 'accepts', detail: '' } },
  },
  {
    code: 'wrong-direction',
    what: 'a request that only clients send',
    side: 'client',
    judged: 'request',
    seen: {
      ts1: { verdict: 'refuses', detail: '-32601 Method not found' },
      ts2: { verdict: 'refuses', detail: '-32601 Method not found' },
    },
  },
  {
    code: 'unknown-method',
    what: 'a method that MCP does not have',
    side: 'client',
    judged: 'request',
    seen: {
      ts1: { verdict: 'refuses', detail: '-32601 Method not found' },
      ts2: { verdict: 'refuses', detail: '-32601 Method not found' },
    },
  },
  {
    code: 'client-capability-missing',
    what: 'a question to the user, undeclared',
    side: 'client',
    judged: 'request',
    seen: {
      ts1: { verdict: 'refuses', detail: '-32601 Method not found' },
      ts2: { verdict: 'refuses', detail: '-32601 Method not found' },
    },
  },
  {
    code: 'version-unknown',
    what: 'a version that does not exist',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'fails', detail: "Server's protocol version is not supported: 1999-01-01" },
      ts2: { verdict: 'fails', detail: "Server's protocol version is not supported: 1999-01-01" },
    },
  },
  {
    code: 'version-differs',
    what: 'an older version than was asked for',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'accepts', detail: '', reported: false },
      ts2: { verdict: 'accepts', detail: '', reported: false },
    },
  },
  {
    code: 'call-result-no-content',
    what: 'no content',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'accepts', detail: '', reported: false },
      ts2: { verdict: 'accepts', detail: '', reported: false },
    },
  },
  {
    code: 'call-result-no-content',
    what: 'content is a string',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'fails', detail: 'content: Invalid input: expected array, received string' },
      ts2: {
        verdict: 'fails',
        detail: 'Invalid result for tools/call: content: Invalid input: expected array, received string',
      },
    },
  },
  {
    code: 'is-error-type',
    what: 'isError is a string',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'fails', detail: 'isError: Invalid input: expected boolean, received string' },
      ts2: {
        verdict: 'fails',
        detail: 'Invalid result for tools/call: isError: Invalid input: expected boolean, received string',
      },
    },
  },
  {
    code: 'content-block-type',
    what: 'a block of an unknown type',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'fails', detail: 'content.0: Invalid input' },
      ts2: { verdict: 'fails', detail: 'Invalid result for tools/call: content.0: Invalid input' },
    },
  },
  {
    code: 'content-block-fields',
    what: 'a text block without its text',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'fails', detail: 'content.0: Invalid input' },
      ts2: { verdict: 'fails', detail: 'Invalid result for tools/call: content.0: Invalid input' },
    },
  },
  {
    code: 'base64-invalid',
    what: 'data that is not base64',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'fails', detail: 'content.0.data: Invalid Base64 string' },
      ts2: { verdict: 'fails', detail: 'Invalid result for tools/call: content.0.data: Invalid Base64 string' },
    },
  },
  {
    code: 'annotations-range',
    what: 'a priority of 5',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'fails', detail: 'content.0.annotations.priority: Too big: expected number to be <=1' },
      ts2: {
        verdict: 'fails',
        detail: 'Invalid result for tools/call: content.0.annotations.priority: Too big: expected number to be <=1',
      },
    },
  },
  {
    code: 'uri-invalid',
    what: 'a link that is no URI',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'accepts', detail: '', reported: false },
      ts2: { verdict: 'accepts', detail: '', reported: false },
    },
  },
  {
    code: 'structured-content-missing',
    what: 'no structuredContent',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: {
        verdict: 'fails',
        detail: 'MCP error -32600: Tool typed has an output schema but did not return structured content',
      },
      ts2: { verdict: 'fails', detail: 'Tool typed has an output schema but did not return structured content' },
    },
  },
  {
    code: 'structured-content-mismatch',
    what: 'a string for a number',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: {
        verdict: 'fails',
        detail: "MCP error -32602: Structured content does not match the tool's output schema: data/n must be number",
      },
      ts2: {
        verdict: 'fails',
        detail: "Structured content does not match the tool's output schema: data/n must be number",
      },
    },
  },
  {
    code: 'structured-content-type',
    what: 'structuredContent is an array',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'fails', detail: 'structuredContent: Invalid input: expected record, received array' },
      ts2: {
        verdict: 'fails',
        detail: 'Invalid result for tools/call: structuredContent: Invalid input: expected record, received array',
      },
    },
  },
  {
    code: 'structured-content-no-text',
    what: 'no text beside structuredContent',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'accepts', detail: '', reported: false },
      ts2: { verdict: 'accepts', detail: '', reported: false },
    },
  },
  {
    code: 'result-schema',
    what: 'a list without "tools"',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'fails', detail: 'tools: Invalid input: expected array, received undefined' },
      ts2: {
        verdict: 'fails',
        detail: 'Invalid result for tools/list: tools: Invalid input: expected array, received undefined',
      },
    },
  },
  {
    code: 'cursor-type',
    what: 'nextCursor is null',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'fails', detail: 'nextCursor: Invalid input: expected string, received null' },
      ts2: {
        verdict: 'fails',
        detail: 'Invalid result for tools/list: nextCursor: Invalid input: expected string, received null',
      },
    },
  },
  {
    code: 'tool-input-schema-root',
    what: 'a tool without inputSchema',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'fails', detail: 'tools.0.inputSchema: Invalid input: expected object, received undefined' },
      ts2: {
        verdict: 'fails',
        detail: 'Invalid result for tools/list: tools.0.inputSchema: Invalid input: expected object, received undefi…',
      },
    },
  },
  {
    code: 'tool-input-schema-root',
    what: 'an inputSchema without "type"',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'fails', detail: 'tools.0.inputSchema.type: Invalid input: expected "object"' },
      ts2: {
        verdict: 'fails',
        detail: 'Invalid result for tools/list: tools.0.inputSchema.type: Invalid input: expected "object"',
      },
    },
  },
  {
    code: 'tool-output-schema-root',
    what: 'an outputSchema for an array',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'fails', detail: 'tools.0.outputSchema.type: Invalid input: expected "object"' },
      ts2: {
        verdict: 'fails',
        detail: 'Invalid result for tools/list: tools.0.outputSchema.type: Invalid input: expected "object"',
      },
    },
  },
  {
    code: 'tool-schema-invalid',
    what: 'a schema with "type": "text"',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'fails', detail: 'type must be JSONType or JSONType[]: text' },
      ts2: { verdict: 'accepts', detail: '', reported: false },
    },
  },
  {
    code: 'tool-name-format',
    what: 'a tool name with a space',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'accepts', detail: '', reported: false },
      ts2: { verdict: 'accepts', detail: '', reported: false },
    },
  },
  {
    code: 'list-duplicate-item',
    what: 'the same tool twice',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'accepts', detail: '', reported: false },
      ts2: { verdict: 'accepts', detail: '', reported: false },
    },
  },
  {
    code: 'result-type-missing',
    what: 'no resultType',
    side: 'client',
    judged: 'answer',
    seen: {
      ts2: {
        verdict: 'fails',
        detail: 'Invalid result for tools/call: missing required resultType — servers implementing protocol revision…',
      },
    },
  },
  {
    code: 'result-type-unknown',
    what: 'an unknown resultType',
    side: 'client',
    judged: 'answer',
    seen: { ts2: { verdict: 'fails', detail: "Unsupported result type 'partial' for tools/call" } },
  },
  {
    code: 'server-info-missing',
    what: 'no server info',
    side: 'client',
    judged: 'answer',
    seen: { ts2: { verdict: 'accepts', detail: '', reported: false } },
  },
  {
    code: 'cache-hints-missing',
    what: 'no ttlMs and cacheScope',
    side: 'client',
    judged: 'answer',
    seen: {
      ts2: {
        verdict: 'fails',
        detail: 'Invalid result for tools/list: ttlMs: Invalid input: expected number, received undefined',
      },
    },
  },
  {
    code: 'cache-hints-invalid',
    what: 'a negative ttlMs',
    side: 'client',
    judged: 'answer',
    seen: {
      ts2: { verdict: 'fails', detail: 'Invalid result for tools/list: ttlMs: Too small: expected number to be >=0' },
    },
  },
  {
    code: 'input-required-empty',
    what: 'input is required, nothing is asked',
    side: 'client',
    judged: 'answer',
    seen: {
      ts2: {
        verdict: 'fails',
        detail: 'Invalid result for tools/call: input_required carries neither inputRequests nor requestState (every…',
      },
    },
  },
  {
    code: 'server-sends-request',
    what: 'a request of the server',
    side: 'client',
    judged: 'request',
    seen: { ts2: { verdict: 'hangs', detail: '', reported: true } },
  },
  {
    code: 'batch-empty',
    what: 'an empty array',
    side: 'client',
    judged: 'extra',
    seen: {
      ts1: { verdict: 'ignores', detail: '', reported: true },
      ts2: { verdict: 'ignores', detail: '', reported: true },
    },
  },
  {
    code: 'progress-unknown-token',
    what: 'progress of nothing',
    side: 'client',
    judged: 'notification',
    seen: {
      ts1: { verdict: 'ignores', detail: '', reported: true },
      ts2: { verdict: 'ignores', detail: '', reported: true },
    },
  },
  {
    code: 'list-changed-without-capability',
    what: 'a change of prompts, undeclared',
    side: 'client',
    judged: 'notification',
    seen: { ts1: { verdict: 'accepts', detail: '' }, ts2: { verdict: 'accepts', detail: '' } },
  },
  {
    code: 'log-not-requested',
    what: 'a log message that nobody asked for',
    side: 'client',
    judged: 'notification',
    seen: { ts2: { verdict: 'accepts', detail: '' } },
  },
  {
    code: 'result-type-on-legacy',
    what: 'resultType before 2026-07-28',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'accepts', detail: '', reported: false },
      ts2: { verdict: 'accepts', detail: '', reported: false },
    },
  },
  {
    code: 'meta-key-format',
    what: 'a key with a space in _meta',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'accepts', detail: '', reported: false },
      ts2: { verdict: 'accepts', detail: '', reported: false },
    },
  },
  {
    code: 'icon-scheme',
    what: 'an icon in a file',
    side: 'client',
    judged: 'answer',
    seen: {
      ts1: { verdict: 'accepts', detail: '', reported: false },
      ts2: { verdict: 'accepts', detail: '', reported: false },
    },
  },
  {
    code: 'input-request-kind',
    what: 'input of an unknown kind is required',
    side: 'client',
    judged: 'answer',
    seen: {
      ts2: {
        verdict: 'fails',
        detail: "Invalid input request 'a': 'hello' is not an embedded request the 2026-07-28 revision defines (expe…",
      },
    },
  },
  {
    code: 'task-result-undeclared',
    what: 'a task, undeclared',
    side: 'client',
    judged: 'answer',
    seen: { ts2: { verdict: 'fails', detail: "Unsupported result type 'task' for tools/call" } },
  },
  {
    code: 'utf8-bom',
    what: 'a byte order mark before the request',
    side: 'server',
    judged: 'request',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: false },
    },
  },
  {
    code: 'invalid-utf8',
    what: 'a byte that is not UTF-8 in a name',
    side: 'server',
    judged: 'request',
    seen: { ts1: { verdict: 'accepts', detail: '' }, ts2: { verdict: 'accepts', detail: '' } },
  },
  {
    code: 'cr-line-ending',
    what: 'CR LF at the end of the line',
    side: 'server',
    judged: 'request',
    seen: { ts1: { verdict: 'accepts', detail: '' }, ts2: { verdict: 'accepts', detail: '' } },
  },
  {
    code: 'blank-line',
    what: 'an empty line',
    side: 'server',
    judged: 'other',
    seen: {
      ts1: { verdict: 'ignores', detail: '', reported: true },
      ts2: { verdict: 'ignores', detail: '', reported: false },
    },
  },
  {
    code: 'stdin-not-json',
    what: 'a line of text',
    side: 'server',
    judged: 'other',
    seen: {
      ts1: { verdict: 'ignores', detail: '', reported: true },
      ts2: { verdict: 'ignores', detail: '', reported: false },
    },
  },
  {
    code: 'embedded-newline',
    what: 'the request over several lines',
    side: 'server',
    judged: 'request',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: false },
    },
  },
  {
    code: 'content-length-header',
    what: 'headers before the request, no newline after it',
    side: 'server',
    judged: 'request',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: false },
    },
  },
  {
    code: 'several-messages-on-line',
    what: 'two requests on one line',
    side: 'server',
    judged: 'request',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: false },
    },
  },
  {
    code: 'line-not-object',
    what: 'a line with a JSON string',
    side: 'server',
    judged: 'other',
    seen: {
      ts1: { verdict: 'ignores', detail: '', reported: true },
      ts2: { verdict: 'ignores', detail: '', reported: true },
    },
  },
  {
    code: 'line-over-10mib',
    what: 'a request of 11 MiB',
    side: 'server',
    judged: 'request',
    seen: {
      ts1: { verdict: 'closes', detail: '', reported: true },
      ts2: { verdict: 'closes', detail: '', reported: true },
    },
  },
  {
    code: 'partial-last-line',
    what: 'no newline after the request, then the end',
    side: 'server',
    judged: 'request',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: false },
      ts2: { verdict: 'hangs', detail: '', reported: false },
    },
  },
  {
    code: 'duplicate-json-key',
    what: 'the member "params" twice',
    side: 'server',
    judged: 'request',
    seen: { ts1: { verdict: 'accepts', detail: '' }, ts2: { verdict: 'accepts', detail: '' } },
  },
  {
    code: 'unsafe-integer',
    what: 'an id beyond 2^53',
    side: 'server',
    judged: 'request',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'batch-not-in-revision',
    what: 'the request in an array',
    side: 'server',
    judged: 'request',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'batch-ignored',
    what: 'a batch, where batches are allowed',
    side: 'server',
    judged: 'request',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'jsonrpc-version',
    what: '"jsonrpc" missing',
    side: 'server',
    judged: 'request',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'jsonrpc-version',
    what: '"jsonrpc" is "1.0"',
    side: 'server',
    judged: 'request',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'id-null',
    what: 'the id null',
    side: 'server',
    judged: 'request',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'id-type',
    what: 'the id 7.5',
    side: 'server',
    judged: 'request',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'id-type',
    what: 'the id true',
    side: 'server',
    judged: 'request',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'id-in-flight',
    what: 'the id of a request that waits',
    side: 'server',
    judged: 'request',
    seen: { ts1: { verdict: 'accepts', detail: '' }, ts2: { verdict: 'accepts', detail: '' } },
  },
  {
    code: 'method-type',
    what: 'a method that is a number',
    side: 'server',
    judged: 'request',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'params-not-object',
    what: 'params as an array',
    side: 'server',
    judged: 'request',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'unknown-envelope-key',
    what: 'a further member',
    side: 'server',
    judged: 'request',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'request-without-id',
    what: 'no id',
    side: 'server',
    judged: 'request',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: false },
      ts2: { verdict: 'hangs', detail: '', reported: false },
    },
  },
  {
    code: 'notification-with-id',
    what: 'a notification with an id',
    side: 'server',
    judged: 'request',
    seen: {
      ts1: { verdict: 'refuses', detail: '-32601 Method not found' },
      ts2: { verdict: 'refuses', detail: '-32601 Method not found' },
    },
  },
  {
    code: 'unknown-notification',
    what: 'a notification that MCP does not have',
    side: 'server',
    judged: 'other',
    seen: {
      ts1: { verdict: 'ignores', detail: '', reported: false },
      ts2: { verdict: 'ignores', detail: '', reported: false },
    },
  },
  {
    code: 'unknown-method',
    what: 'a method that MCP does not have',
    side: 'server',
    judged: 'request',
    seen: {
      ts1: { verdict: 'refuses', detail: '-32601 Method not found' },
      ts2: { verdict: 'refuses', detail: '-32601 Method not found' },
    },
  },
  {
    code: 'wrong-direction',
    what: 'a request that only servers send',
    side: 'server',
    judged: 'request',
    seen: {
      ts1: { verdict: 'refuses', detail: '-32601 Method not found' },
      ts2: { verdict: 'refuses', detail: '-32601 Method not found' },
    },
  },
  {
    code: 'response-unknown-id',
    what: 'an answer that nobody waits for',
    side: 'server',
    judged: 'other',
    seen: {
      ts1: { verdict: 'ignores', detail: '', reported: true },
      ts2: { verdict: 'ignores', detail: '', reported: true },
    },
  },
  {
    code: 'params-schema',
    what: 'a call without "name"',
    side: 'server',
    judged: 'request',
    seen: {
      ts1: { verdict: 'refuses', detail: '-32603 params.name: Invalid input: expected string, received undefined' },
      ts2: {
        verdict: 'refuses',
        detail: '-32602 Invalid tools/call request: params.name: Invalid input: expected string, received undefined',
      },
    },
  },
  {
    code: 'tool-args-mismatch',
    what: 'an argument of the wrong type',
    side: 'server',
    judged: 'request',
    seen: {
      ts1: {
        verdict: 'refuses',
        detail: 'isError: MCP error -32602: Input validation error: Invalid arguments for tool double: Invalid input…',
      },
      ts2: {
        verdict: 'refuses',
        detail: 'isError: Input validation error: Invalid arguments for tool double: n: Invalid input: expected numb…',
      },
    },
  },
  {
    code: 'tool-not-listed',
    what: 'a tool that is not there',
    side: 'server',
    judged: 'request',
    seen: {
      ts1: { verdict: 'refuses', detail: 'isError: MCP error -32602: Tool halve not found' },
      ts2: { verdict: 'refuses', detail: '-32602 Tool halve not found' },
    },
  },
  {
    code: 'progress-token-type',
    what: 'a progress token that is an object',
    side: 'server',
    judged: 'request',
    seen: {
      ts1: { verdict: 'hangs', detail: '', reported: true },
      ts2: { verdict: 'hangs', detail: '', reported: true },
    },
  },
  {
    code: 'log-level-invalid',
    what: 'a log level that does not exist',
    side: 'server',
    judged: 'request',
    seen: {
      ts1: {
        verdict: 'refuses',
        detail: '-32603 params.level: Invalid option: expected one of "debug"|"info"|"notice"|"warning"|"error"|"cri…',
      },
      ts2: {
        verdict: 'refuses',
        detail: '-32603 params.level: Invalid option: expected one of "debug"|"info"|"notice"|"warning"|"error"|"cri…',
      },
    },
  },
  {
    code: 'initialize-not-first',
    what: 'a call without a handshake',
    side: 'server',
    judged: 'request',
    seen: { ts1: { verdict: 'accepts', detail: '' }, ts2: { verdict: 'accepts', detail: '' } },
  },
  {
    code: 'initialized-missing',
    what: 'no notifications/initialized',
    side: 'server',
    judged: 'request',
    seen: { ts1: { verdict: 'accepts', detail: '' }, ts2: { verdict: 'accepts', detail: '' } },
  },
  {
    code: 'initialize-twice',
    what: 'initialize again',
    side: 'server',
    judged: 'request',
    seen: {
      ts1: { verdict: 'accepts', detail: 'protocolVersion 2025-11-25' },
      ts2: { verdict: 'accepts', detail: 'protocolVersion 2025-11-25' },
    },
  },
  {
    code: 'version-unknown',
    what: 'a version that does not exist',
    side: 'server',
    judged: 'request',
    seen: {
      ts1: { verdict: 'accepts', detail: 'protocolVersion 2025-11-25' },
      ts2: { verdict: 'accepts', detail: 'protocolVersion 2025-11-25' },
    },
  },
  {
    code: 'initialize-with-modern-version',
    what: 'initialize with 2026-07-28',
    side: 'server',
    judged: 'request',
    seen: {
      ts1: { verdict: 'accepts', detail: 'protocolVersion 2025-11-25' },
      ts2: { verdict: 'accepts', detail: 'protocolVersion 2025-11-25' },
    },
  },
  {
    code: 'envelope-missing',
    what: 'no client capabilities in "_meta"',
    side: 'server',
    judged: 'request',
    seen: {
      ts2: {
        verdict: 'refuses',
        detail: '-32602 Invalid _meta envelope for protocol revision 2026-07-28: io.modelcontextprotocol/clientCapab…',
      },
    },
  },
  {
    code: 'envelope-missing',
    what: 'no "_meta", after a proper request',
    side: 'server',
    judged: 'request',
    seen: {
      ts2: {
        verdict: 'refuses',
        detail: '-32602 Request is missing the required _meta envelope for protocol revision 2026-07-28 (io.modelcon…',
      },
    },
  },
  {
    code: 'envelope-key-type',
    what: 'capabilities that are a list',
    side: 'server',
    judged: 'request',
    seen: {
      ts2: {
        verdict: 'refuses',
        detail: '-32602 Invalid _meta envelope for protocol revision 2026-07-28: io.modelcontextprotocol/clientCapab…',
      },
    },
  },
  {
    code: 'envelope-no-client-info',
    what: 'no client info',
    side: 'server',
    judged: 'request',
    seen: { ts2: { verdict: 'accepts', detail: '' } },
  },
  {
    code: 'version-not-offered',
    what: 'a version that the server does not have',
    side: 'server',
    judged: 'request',
    seen: { ts2: { verdict: 'refuses', detail: '-32022 Unsupported protocol version: 2030-01-01' } },
  },
  {
    code: 'envelope-on-handshake-connection',
    what: '2026-07-28 after initialize',
    side: 'server',
    judged: 'request',
    seen: { ts1: { verdict: 'accepts', detail: '' }, ts2: { verdict: 'accepts', detail: '' } },
  },
  {
    code: 'initialize-on-modern-connection',
    what: 'initialize after a request of 2026-07-28',
    side: 'server',
    judged: 'request',
    seen: { ts2: { verdict: 'refuses', detail: '-32022 Unsupported protocol version: 2025-11-25' } },
  },
  {
    code: 'method-not-in-revision',
    what: 'ping in 2026-07-28',
    side: 'server',
    judged: 'request',
    seen: { ts2: { verdict: 'refuses', detail: '-32601 Method not found' } },
  },
];
