import { type Cases, modernMeta } from './cases.ts';

/** A finished handshake in which both sides declare what they can do. */
export const connected = (server: string, client = '{}', revision = '2025-11-25'): readonly string[] => [
  `C>S {"jsonrpc":"2.0","id":"i","method":"initialize","params":{"protocolVersion":"${revision}","capabilities":${client},"clientInfo":{"name":"c","version":"1"}}}`,
  `S>C {"jsonrpc":"2.0","id":"i","result":{"protocolVersion":"${revision}","capabilities":${server},"serverInfo":{"name":"s","version":"1"}}}`,
  'C>S {"jsonrpc":"2.0","method":"notifications/initialized"}',
];

/** `server/discover` and its answer. */
export const discovered = (server: string): readonly string[] => [
  `C>S {"jsonrpc":"2.0","id":"d","method":"server/discover","params":{${modernMeta}}}`,
  `S>C {"jsonrpc":"2.0","id":"d","result":{"resultType":"complete","supportedVersions":["2026-07-28"],"capabilities":${server},"ttlMs":0,"cacheScope":"private","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"s","version":"1"}}}}`,
];

const ask = (method: string, params = '') =>
  `C>S {"jsonrpc":"2.0","id":1,"method":"${method}"${params === '' ? '' : `,"params":${params}`}}`;
const serverAsk = (method: string, params: string) =>
  `S>C {"jsonrpc":"2.0","id":1,"method":"${method}","params":${params}}`;
const modernAsk = (method: string, params = '') =>
  `C>S {"jsonrpc":"2.0","id":1,"method":"${method}","params":{${params}${modernMeta}}}`;
const tell = (from: 'C>S' | 'S>C', method: string) => `${from} {"jsonrpc":"2.0","method":"${method}"}`;
const answer = (result: string) => `S>C {"jsonrpc":"2.0","id":1,"result":${result}}`;
const listen = '"notifications":{"resourceSubscriptions":["file:///a"]},';
const extension = 'io.modelcontextprotocol/tasks';

export const capabilityCases: Cases = {
  'method-without-capability': {
    fires: [
      {
        lines: [...connected('{"tools":{}}'), ask('prompts/list')],
        at: 4,
        severity: 'error',
        says: 'The server has not declared the capability prompts (#2), which prompts/list needs.',
      },
      {
        lines: [...connected('{"tools":{}}', '{}', '2025-03-26'), ask('prompts/list')],
        at: 4,
        severity: 'warning',
      },
      {
        lines: [...connected('{"resources":{"subscribe":false}}'), ask('resources/subscribe', '{"uri":"file:///a"}')],
        at: 4,
        says: 'resources.subscribe',
      },
      { lines: [...connected('{"tools":{}}'), ask('tasks/get', '{"taskId":"t"}')], at: 4, says: 'capability tasks' },
      {
        lines: [...connected('{"tasks":{}}'), serverAsk('tasks/get', '{"taskId":"t"}')],
        at: 4,
        says: 'The client has not declared',
      },
      { lines: [...discovered('{}'), modernAsk('tools/list')], at: 3, severity: 'warning' },
      {
        lines: [...discovered('{"tools":{}}'), modernAsk('tasks/get', '"taskId":"t",')],
        at: 3,
        severity: 'warning',
        says: `extension ${extension}`,
      },
    ],
    quiet: [
      [...connected('{"prompts":{}}'), ask('prompts/list')],
      [...connected('{"resources":{"subscribe":true}}'), ask('resources/subscribe', '{"uri":"file:///a"}')],
      // Nothing was declared, or nobody has seen it.
      [ask('prompts/list')],
      [modernAsk('tools/list')],
      // In 2024-11-05 there is no capability for it.
      [
        ...connected('{"prompts":{}}', '{}', '2024-11-05'),
        ask('completion/complete', '{"ref":{"type":"ref/prompt","name":"p"},"argument":{"name":"a","value":""}}'),
      ],
      // What a server does not report is left out of its acknowledgement.
      [...discovered('{"resources":{}}'), modernAsk('subscriptions/listen', listen)],
      // Each era has declarations of its own.
      [...connected('{"tools":{}}'), modernAsk('prompts/list')],
      [...discovered('{"tools":{}}'), ...connected('{"prompts":{}}'), ask('prompts/list')],
      [...discovered(`{"extensions":{"${extension}":{}}}`), modernAsk('tasks/get', '"taskId":"t",')],
    ],
  },
  'answers-unadvertised': {
    fires: [
      {
        lines: [...connected('{"tools":{}}'), ask('prompts/list'), answer('{"prompts":[]}')],
        at: 5,
        says: 'answers prompts/list although it has not declared the capability prompts (#2)',
      },
    ],
    quiet: [
      [...connected('{"prompts":{}}'), ask('prompts/list'), answer('{"prompts":[]}')],
      [
        ...connected('{"tools":{}}'),
        ask('prompts/list'),
        'S>C {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}',
      ],
      [ask('prompts/list'), answer('{"prompts":[]}')],
    ],
  },
  'list-changed-without-capability': {
    fires: [
      {
        lines: [...connected('{"tools":{}}'), tell('S>C', 'notifications/tools/list_changed')],
        at: 4,
        says: 'tools.listChanged',
      },
      {
        lines: [
          ...connected('{"resources":{"listChanged":false}}'),
          tell('S>C', 'notifications/resources/list_changed'),
        ],
        at: 4,
      },
    ],
    quiet: [
      [...connected('{"tools":{"listChanged":true}}'), tell('S>C', 'notifications/tools/list_changed')],
      [tell('S>C', 'notifications/tools/list_changed')],
      [...connected('{"tools":{}}'), tell('C>S', 'notifications/roots/list_changed')],
    ],
  },
  'roots-changed-without-capability': {
    fires: [
      {
        lines: [...connected('{}', '{"roots":{}}'), tell('C>S', 'notifications/roots/list_changed')],
        at: 4,
        says: 'roots.listChanged',
      },
    ],
    quiet: [
      [...connected('{}', '{"roots":{"listChanged":true}}'), tell('C>S', 'notifications/roots/list_changed')],
      [tell('C>S', 'notifications/roots/list_changed')],
    ],
  },
  'unknown-capability': {
    fires: [
      {
        lines: connected('{"tools":{},"promts":{}}'),
        at: 2,
        says: 'The server declares "promts", which no revision knows; "prompts" may be meant',
      },
      { lines: connected('{"tools":{"listchanged":true}}'), at: 2, says: '"listchanged" in "tools"' },
      { lines: connected('{}', '{"telepathy":{}}'), at: 1, says: 'The client declares "telepathy"' },
      {
        lines: [modernAsk('tools/list').replace('clientCapabilities":{', 'clientCapabilities":{"telepathy":{}')],
        at: 1,
        says: '"telepathy"',
      },
    ],
    quiet: [
      connected('{"tools":{"listChanged":true},"experimental":{"telepathy":{}}}', '{"roots":{"listChanged":true}}'),
      // Known, but not in this revision: field-newer-than-revision says so.
      connected('{"extensions":{"com.example/x":{}}}'),
      connected('{"logging":{"colour":true},"completions":{"fast":true}}'),
    ],
  },
};
