import { type Cases, handshake, modernMeta } from './cases.ts';

const listTools = [
  'C>S {"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  'S>C {"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"add","inputSchema":{"type":"object"}}]}}',
];
const changed = 'S>C {"jsonrpc":"2.0","method":"notifications/tools/list_changed"}';
const ask = (method: string, params: string) =>
  `C>S {"jsonrpc":"2.0","id":2,"method":"${method}","params":{${params}}}`;
const call = (name: string) => ask('tools/call', `"name":"${name}","arguments":{}`);
const refused = (code: number, message: string) =>
  `S>C {"jsonrpc":"2.0","id":2,"error":{"code":${code},"message":${JSON.stringify(message)}}}`;

/** A handshake in which the server says that it can do everything. */
const able = (revision: string) =>
  handshake(revision).map((line) =>
    line.replace('"capabilities":{"tools":{}}', '"capabilities":{"tools":{},"prompts":{},"resources":{},"logging":{}}'),
  );
const session = (...lines: readonly string[]) => [...able('2025-11-25'), ...lines];
const listed = (...lines: readonly string[]) => session(...listTools, ...lines);
const modern = (method: string, params: string, code: number, message: string) => [
  ask(method, `${params},${modernMeta}`),
  refused(code, message),
];
const read = ask('resources/read', '"uri":"file:///notes/a.txt"');
const level = (name: string) => ask('logging/setLevel', `"level":"${name}"`);
const page = (cursor: string) => ask('tools/list', `"cursor":"${cursor}"`);
const firstPage = [
  'C>S {"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  'S>C {"jsonrpc":"2.0","id":1,"result":{"tools":[],"nextCursor":"p2"}}',
];

export const errorAnswerCases: Cases = {
  'tool-failure-as-error': {
    fires: [
      {
        lines: listed(call('add'), refused(-32603, 'disk full')),
        at: 7,
        says: 'tool "add" is the error -32603, "disk full"',
      },
      { lines: listed(call('add'), refused(-32000, 'upstream down')), at: 7, says: '-32000' },
      {
        lines: [...listTools, ...modern('tools/call', '"name":"add"', -32603, 'disk full')],
        at: 4,
      },
    ],
    quiet: [
      listed(
        call('add'),
        'S>C {"jsonrpc":"2.0","id":2,"result":{"content":[{"type":"text","text":"disk full"}],"isError":true}}',
      ),
      listed(call('nope'), refused(-32603, 'disk full')),
      listed(call('add'), refused(-32602, 'Invalid arguments for tool add')),
      listed(changed, call('add'), refused(-32603, 'disk full')),
      listed(
        call('add'),
        'C>S {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}',
        refused(-32000, 'cancelled'),
      ),
      listed(call('add'), refused(-32000, 'Connection closed')),
      session(call('add'), refused(-32603, 'disk full')),
      [...listTools, ...modern('tools/call', '"name":"add"', -32000, 'upstream down')],
    ],
  },
  'unknown-name-code': {
    fires: [
      { lines: session(call('nope'), refused(-32601, 'Unknown tool: nope')), at: 5, says: 'the unknown tool "nope"' },
      { lines: listed(call('nope'), refused(-32601, 'Unknown tool: nope')), at: 7 },
      { lines: session(call('nope'), refused(-32603, 'Tool nope not found')), at: 5, says: '-32603, not -32602' },
      { lines: listed(call('nope'), refused(-32601, 'Method not found')), at: 7, says: '-32601' },
      { lines: listed(call('nope'), refused(-1, 'That tool does not exist here')), at: 7 },
      {
        lines: session(ask('prompts/get', '"name":"greet"'), refused(0, 'Unknown prompt: greet')),
        at: 5,
        says: 'the unknown prompt "greet" has the code 0',
      },
      { lines: modern('tools/call', '"name":"nope"', -32601, 'Unknown tool: nope'), at: 2 },
    ],
    quiet: [
      session(call('nope'), refused(-32602, 'Unknown tool: nope')),
      session(call('nope'), refused(-32601, 'Method not found')),
      listed(call('add'), refused(-32601, 'Tool add not found')),
      listed(call('nope'), refused(-32603, 'disk full')),
      session(call('nope'), refused(-32002, 'Unknown tool: nope')),
      modern('tools/call', '"name":"nope"', -32000, 'Unknown tool: nope'),
    ],
  },
  'resource-missing-code': {
    fires: [
      { lines: session(read, refused(-32603, 'Resource not found')), at: 5, says: '-32603, not -32002' },
      { lines: session(read, refused(0, 'Unknown resource: file:///notes/a.txt')), at: 5, says: 'the code 0' },
      { lines: session(read, refused(-32603, 'ENOENT: no such file or directory')), at: 5 },
      { lines: session(read, refused(404, 'Not found')), at: 5 },
      {
        lines: modern('resources/read', '"uri":"file:///notes/a.txt"', -32603, 'Resource not found'),
        at: 2,
        severity: 'error',
        says: '-32603, not -32602',
      },
    ],
    quiet: [
      session(read, refused(-32002, 'Resource not found')),
      session(read, refused(-32602, 'Resource file:///notes/a.txt not found')),
      session(read, refused(-32603, 'disk failure')),
      session(read, refused(-32601, 'Method not found')),
      session(read, refused(-32603, 'Session not found')),
      modern('resources/read', '"uri":"file:///notes/a.txt"', -32602, 'Resource not found'),
      modern('resources/read', '"uri":"file:///notes/a.txt"', -32002, 'Resource not found'),
      session(call('find'), refused(-32603, 'File not found')),
    ],
  },
  'bad-argument-code': {
    fires: [
      {
        lines: session(level('verbose'), refused(-32603, 'Invalid option')),
        at: 5,
        says: 'log level "verbose" has the code -32603',
      },
      { lines: session(ask('logging/setLevel', ''), refused(-32600, 'no level')), at: 5, says: 'missing log level' },
      { lines: session(...firstPage, page('p9'), refused(-32603, 'NaN')), at: 7, says: 'bad cursor "p9"' },
      { lines: session(...firstPage, page('p2'), refused(-32603, 'The cursor has expired')), at: 7 },
    ],
    quiet: [
      session(level('debug'), 'S>C {"jsonrpc":"2.0","id":2,"result":{}}'),
      session(level('verbose'), refused(-32602, 'Invalid log level')),
      session(level('debug'), refused(-32603, 'disk full')),
      session(level('verbose'), refused(-32601, 'Method not found')),
      session(...firstPage, page('p2'), refused(-32603, 'disk full')),
      session(...firstPage, page('p9'), refused(-32602, 'Invalid cursor')),
      session(ask('tools/list', ''), refused(-32603, 'disk full')),
    ],
  },
};
