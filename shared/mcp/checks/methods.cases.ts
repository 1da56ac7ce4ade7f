import { type Cases, call, handshake, modernCall, modernMeta } from './cases.ts';

const request = (way: string, method: string, params = '') =>
  `${way} {"jsonrpc":"2.0","id":1,"method":"${method}"${params === '' ? '' : `,"params":${params}`}}`;
const notification = (way: string, method: string, params = '') =>
  `${way} {"jsonrpc":"2.0","method":"${method}"${params === '' ? '' : `,"params":${params}`}}`;

const modern = (method: string, rest = '') => request('C>S', method, `{${rest}${modernMeta}}`);
const discover = (capabilities: string) =>
  modern('server/discover').replace('Capabilities":{}', `Capabilities":${capabilities}`);
const discovered = (capabilities: string) =>
  `S>C {"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","supportedVersions":["2026-07-28"],"capabilities":${capabilities},"ttlMs":0,"cacheScope":"private"}}`;
const asks = (question: string) =>
  `S>C {"jsonrpc":"2.0","id":1,"result":{"resultType":"input_required","inputRequests":{"a/b":${question}}}}`;

const conversation = '"messages":[{"role":"user","content":{"type":"text","text":"Sum it up"}}],"maxTokens":100';
const sampling = (context: string) => `{${conversation},"includeContext":"${context}"}`;
const form =
  '{"method":"elicitation/create","params":{"message":"Which?","requestedSchema":{"type":"object","properties":{}}}}';

const done = handshake('2025-11-25');
const asking = (capabilities: string) => [
  (done[0] ?? '').replace('"capabilities":{}', `"capabilities":${capabilities}`),
  ...done.slice(1),
];

export const methodCases: Cases = {
  'wrong-direction': {
    fires: [
      { lines: [...done, request('S>C', 'tools/list')], at: 4, says: 'server sent tools/list' },
      { lines: [...done, request('C>S', 'roots/list')], at: 4, says: 'only a server' },
      { lines: [notification('S>C', 'notifications/initialized')], at: 1 },
      {
        lines: [modernCall(1), notification('C>S', 'notifications/progress', '{"progressToken":1,"progress":1}')],
        at: 2,
      },
    ],
    quiet: [
      [...asking('{"roots":{}}'), request('S>C', 'roots/list')],
      [...done, request('S>C', 'ping')],
      [...done, request('S>C', 'com.example/list')],
      [modernCall(1), request('S>C', 'tools/list')],
    ],
  },
  'method-not-in-revision': {
    fires: [
      {
        lines: [
          ...handshake('2025-03-26'),
          request(
            'S>C',
            'elicitation/create',
            '{"message":"Which?","requestedSchema":{"type":"object","properties":{}}}',
          ),
        ],
        at: 4,
        says: 'came with 2025-06-18',
      },
      { lines: [modernCall(1), modern('ping').replace('"id":1', '"id":2')], at: 2, says: 'ended with 2025-11-25' },
      { lines: [modern('initialize')], at: 1 },
      { lines: [...done, request('C>S', 'tasks/update', '{}')], at: 4, says: 'io.modelcontextprotocol/tasks' },
      { lines: [...done, request('C>S', 'server/discover')], at: 4, severity: 'info' },
    ],
    quiet: [
      [
        ...asking('{"elicitation":{}}'),
        request(
          'S>C',
          'elicitation/create',
          '{"message":"Which?","requestedSchema":{"type":"object","properties":{}}}',
        ),
      ],
      [modern('server/discover')],
      [request('C>S', 'server/discover')],
      [modernCall(1), modern('initialize').replace('"id":1', '"id":2')],
      [modernCall(1), request('S>C', 'ping')],
    ],
  },
  'unknown-method': {
    fires: [
      { lines: [...done, request('C>S', 'tools/run')], at: 4, says: '"tools/run"' },
      { lines: [request('C>S', 'tool/call')], at: 1, says: 'tools/call' },
      { lines: [request('C>S', 'com.example/reindex')], at: 1, severity: 'info' },
      { lines: [request('C>S', 'skills/list')], at: 1, severity: 'info' },
    ],
    quiet: [
      [...done, request('C>S', 'tools/list')],
      [request('C>S', 'notifications/whatever')],
      [notification('C>S', 'tools/run')],
    ],
  },
  'unknown-notification': {
    fires: [
      {
        lines: [...done, notification('S>C', 'notifications/tools/listChanged')],
        at: 4,
        says: 'notifications/tools/list_changed',
      },
      { lines: [notification('C>S', '$/cancelRequest')], at: 1, says: '"$/cancelRequest"' },
    ],
    quiet: [
      [...done, notification('C>S', 'notifications/roots/list_changed')],
      [...done, notification('S>C', 'notifications/message', '{"level":"info","data":"ready"}')],
      [
        ...done.map((line) => line.replace('"tools":{}', '"tools":{"listChanged":true}')),
        notification('S>C', 'notifications/tools/list_changed'),
      ],
      [request('S>C', 'notifications/whatever')],
    ],
  },
  'client-sends-response': {
    fires: [
      {
        lines: [modernCall(1), request('S>C', 'roots/list'), 'C>S {"jsonrpc":"2.0","id":1,"result":{"roots":[]}}'],
        at: 3,
      },
      {
        lines: [
          modernCall(1),
          request('S>C', 'ping'),
          'C>S {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no"}}',
        ],
        at: 3,
        says: 'an error',
      },
    ],
    quiet: [
      [...asking('{"roots":{}}'), request('S>C', 'roots/list'), 'C>S {"jsonrpc":"2.0","id":1,"result":{"roots":[]}}'],
      [modernCall(1), 'C>S {"jsonrpc":"2.0","id":7,"result":{}}'],
    ],
  },
  'server-sends-request': {
    fires: [
      { lines: [modernCall(1), request('S>C', 'roots/list')], at: 2, says: 'roots/list' },
      { lines: [modernCall(1), request('S>C', 'com.example/ask')], at: 2 },
    ],
    quiet: [
      [...asking('{"roots":{}}'), request('S>C', 'roots/list')],
      [modernCall(1), asks(form)],
      [...done, modernCall(1), request('S>C', 'roots/list')],
    ],
  },
  'deprecated-feature': {
    fires: [
      { lines: [modernCall(1), asks('{"method":"roots/list"}')], at: 2, says: 'Roots' },
      { lines: [modernCall(1), asks(`{"method":"sampling/createMessage","params":{${conversation}}}`)], at: 2 },
      {
        lines: [modernCall(1), asks(`{"method":"sampling/createMessage","params":${sampling('allServers')}}`)],
        at: 2,
        says: '"allServers"',
      },
      {
        lines: [
          ...asking('{"sampling":{"context":{}}}'),
          request('S>C', 'sampling/createMessage', sampling('thisServer')),
        ],
        at: 4,
        says: '"thisServer"',
      },
      { lines: [discover('{"roots":{}}')], at: 1, says: 'Roots' },
      { lines: [discover('{}'), discovered('{"logging":{}}')], at: 2, says: 'Logging' },
      {
        lines: [modern('tools/list').replace('"_meta":{', '"_meta":{"io.modelcontextprotocol/logLevel":"info",')],
        at: 1,
        says: 'Logging',
      },
    ],
    quiet: [
      [discover('{"elicitation":{}}'), discovered('{"tools":{}}')],
      [modernCall(1), asks(form)],
      [...asking('{"sampling":{}}'), request('S>C', 'sampling/createMessage', sampling('none'))],
      [...handshake('2025-06-18'), request('S>C', 'sampling/createMessage', sampling('thisServer'))],
      [...asking('{"roots":{}}'), request('S>C', 'roots/list'), call(1)],
    ],
  },
};
