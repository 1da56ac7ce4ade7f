import { type Cases, call, handshake, modernCall, modernMeta } from './cases.ts';

const done = handshake('2025-11-25');
const request = (method: string, params?: string) =>
  `C>S {"jsonrpc":"2.0","id":1,"method":"${method}"${params === undefined ? '' : `,"params":${params}`}}`;
const answer = (result: string) => `S>C {"jsonrpc":"2.0","id":1,"result":${result}}`;
const listed = (tool: string) => answer(`{"tools":[${tool}]}`);
const old = handshake('2024-11-05');
const initialize = (params: string) => `C>S {"jsonrpc":"2.0","id":0,"method":"initialize","params":${params}}`;
const tool = '"inputSchema":{"type":"object"}';
const modernList = `C>S {"jsonrpc":"2.0","id":1,"method":"tools/list","params":{${modernMeta}}}`;

export const schemaCases: Cases = {
  'params-schema': {
    fires: [
      { lines: [...done, request('tools/call', '{"name":5}')], at: 4, says: '"/params/name" is the number 5' },
      { lines: [...done, request('tools/call', '{"arguments":{}}')], at: 4, says: 'The params have no "name"' },
      { lines: [...done, request('resources/read')], at: 4, says: 'no params; resources/read requires "uri"' },
      { lines: [...done, request('tools/call', '{"name":"add","arguments":null}')], at: 4, says: 'or be left out' },
      {
        lines: [...done, request('tools/call', '{"name":"add","arguments":[1]}')],
        at: 4,
        says: 'an array; it has to be an object',
      },
      {
        lines: [
          ...done,
          request('completion/complete', '{"ref":{"type":"ref/tool","name":"a"},"argument":{"name":"a","value":""}}'),
        ],
        at: 4,
        says: '"ref/prompt" or "ref/resource"',
      },
      {
        lines: [
          ...done,
          'S>C {"jsonrpc":"2.0","id":1,"method":"elicitation/create","params":{"mode":"page","message":"Go","requestedSchema":{"type":"object","properties":{}}}}',
        ],
        at: 4,
        says: '"form" or "url"',
      },
      { lines: [initialize('{"protocolVersion":"2025-06-18","capabilities":{}}')], at: 1, says: '"clientInfo"' },
      {
        lines: [initialize('{"protocolVersion":20250618,"capabilities":{},"clientInfo":{"name":"c","version":"1"}}')],
        at: 1,
      },
      {
        lines: [modernCall(1).replace('"name":"add"', '"name":"add","inputResponses":7')],
        at: 1,
        says: '"/params/inputResponses"',
      },
      {
        lines: [request('tasks/update', `{"taskId":"t","inputResponses":{"who":{"action":"perhaps"}},${modernMeta}}`)],
        at: 1,
        says: '"/params/inputResponses/who',
      },
    ],
    quiet: [
      [...done, request('tools/call', '{"name":"add","arguments":{"a":1,"b":2}}')],
      [...done, request('tools/list')],
      [...done, request('tools/list', '{}')],
      [...done, request('tools/call', '{"name":"add","more":[null]}')],
      [...done, request('tools/call', '[]')],
      [request('tools/call', '{"name":5}')],
      [modernCall(1).replace('"name":"add",', '').replace('tools/call', 'tools/list')],
      [...done, 'S>C {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":5}}'],
    ],
  },
  'result-schema': {
    fires: [
      {
        lines: [...done, request('tools/list'), listed(`{"name":"add","description":null,${tool}}`)],
        at: 5,
        says: '"/result/tools/0/description" is null; it has to be a string, or be left out',
      },
      { lines: [...done, request('tools/list'), answer('{}')], at: 5, says: 'no "tools", which tools/list requires' },
      {
        lines: [...done, request('tools/list'), listed(tool.replace(/.*/, `{${tool}}`))],
        at: 5,
        says: 'which Tool requires',
      },
      {
        lines: [...done, request('prompts/list'), answer('{"prompts":[{"name":"a","arguments":{}}]}')],
        at: 5,
        says: 'an array',
      },
      { lines: [...done, request('resources/read', '{"uri":"a:b"}'), answer('{"contents":"text"}')], at: 5 },
      {
        lines: [
          ...done.slice(0, 1),
          'S>C {"jsonrpc":"2.0","id":"i","result":{"capabilities":{},"serverInfo":{"name":"s","version":"1"}}}',
        ],
        at: 2,
        says: '"protocolVersion"',
      },
      {
        lines: [
          ...done,
          request('completion/complete', '{"ref":{"type":"ref/prompt","name":"a"},"argument":{"name":"a","value":""}}'),
          answer('{"completion":{"values":[1]}}'),
        ],
        at: 5,
        says: 'the number 1',
      },
      {
        lines: [modernList, answer('{"resultType":"complete","tools":{},"ttlMs":0,"cacheScope":"private"}')],
        at: 2,
        says: '"/result/tools" is an object; it has to be an array',
      },
    ],
    quiet: [
      [...done, request('tools/list'), listed(`{"name":"add",${tool}}`)],
      [...done, request('tools/list'), answer('[]')],
      [request('tools/list'), answer('{}')],
      [...done, request('tools/list'), 'S>C {"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"no"}}'],
      [...done, call(1), answer('{}')],
      [...done, call(1), answer('{"content":[{"type":"video"}]}')],
      [...done, request('com.example/list'), answer('{"tools":5}')],
    ],
  },
  'field-newer-than-revision': {
    fires: [
      {
        lines: [
          ...old,
          request('tools/list'),
          listed(`{"name":"add","title":"Add",${tool},"icons":[]},{"name":"sub","title":"Sub",${tool}}`),
        ],
        at: 5,
        says: '"tools.title" (since 2025-06-18), "tools.icons" (since 2025-11-25).',
      },
      {
        lines: [
          ...handshake('2025-06-18'),
          call(1),
          answer('{"content":[],"ttlMs":0}').replace('"ttlMs":0', '"structuredContent":{}'),
        ].map((line) => line.replaceAll('2025-06-18', '2025-03-26')),
        at: 5,
        says: '"structuredContent"',
      },
      {
        lines: [
          (old[0] ?? '')
            .replace('2024-11-05', '2025-03-26')
            .replace('"capabilities":{}', '"capabilities":{"elicitation":{}}'),
        ],
        at: 1,
        says: '"capabilities.elicitation" (since 2025-06-18)',
      },
      { lines: [modernCall(1).replace('"name":"add"', '"name":"add","task":{}')], at: 1, says: 'until 2025-11-25' },
    ],
    quiet: [
      [...done, request('tools/list'), listed(`{"name":"add","title":"Add",${tool},"icons":[]}`)],
      [
        ...old,
        request('tools/list'),
        listed('{"name":"add","inputSchema":{"type":"object","$schema":"http://json-schema.org/draft-07/schema#"}}'),
      ],
      [...old, request('tools/call', '{"name":"add","arguments":{"title":"x","icons":[]}}')],
      [...old, request('tools/list'), answer('{"tools":[],"vendor":1}')],
      [...done, 'S>C {"jsonrpc":"2.0","id":3,"method":"roots/list","params":{"_meta":{"progressToken":3}}}'],
      [request('tools/list'), listed(`{"name":"add","title":"Add",${tool}}`)],
    ],
  },
};
