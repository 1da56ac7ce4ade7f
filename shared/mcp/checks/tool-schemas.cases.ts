import { type Cases, handshake, modernMeta } from './cases.ts';

const empty = '{"type":"object"}';
const tool = (name: string, members = `"inputSchema":${empty}`) => `{"name":"${name}","description":"d",${members}}`;
const ask = 'C>S {"jsonrpc":"2.0","id":1,"method":"tools/list"}';
const listed = (tools: string) => `S>C {"jsonrpc":"2.0","id":1,"result":{"tools":[${tools}]}}`;
const session = (revision: string, tools: string) => [...handshake(revision), ask, listed(tools)];
const modern = (tools: string) => [
  `C>S {"jsonrpc":"2.0","id":1,"method":"tools/list","params":{${modernMeta}}}`,
  `S>C {"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","tools":[${tools}],"ttlMs":0,"cacheScope":"private"}}`,
];

const named = (name: string) => session('2025-11-25', tool(name));
const input = (schema: string, revision = '2025-11-25') => session(revision, tool('add', `"inputSchema":${schema}`));
const outputTool = (schema: string) => tool('add', `"inputSchema":${empty},"outputSchema":${schema}`);
const output = (schema: string, revision = '2025-11-25') => session(revision, outputTool(schema));

export const toolSchemaCases: Cases = {
  'tool-name-format': {
    fires: [
      { lines: named('read file'), at: 5, says: '"read file" has a space at character 5' },
      { lines: named('größe'), at: 5, says: 'the character ö at character 3' },
      { lines: named(''), at: 5, says: 'is empty' },
      { lines: named('a'.repeat(129)), at: 5, says: 'has 129 characters' },
      { lines: modern(tool('a/b')), at: 2, says: 'the character /' },
    ],
    quiet: [
      named('read_file'),
      named('Admin.tools-list_2'),
      named('a'.repeat(128)),
      session('2025-06-18', tool('read file')),
      session('2025-11-25', '{"name":5,"inputSchema":{"type":"object"}}'),
    ],
  },
  'tool-input-schema-root': {
    fires: [
      { lines: input('null'), at: 5, says: 'The inputSchema of the tool "add" is null' },
      { lines: input('{}'), at: 5, says: 'has no type' },
      { lines: input('{"type":"array"}'), at: 5, says: 'The type of the inputSchema of the tool "add" is "array"' },
      { lines: input('{"type":["object"]}', '2024-11-05'), at: 5, says: 'is an array' },
      { lines: session('2025-11-25', '{"name":"add"}'), at: 5, says: 'The tool "add" has no inputSchema' },
      { lines: session('2025-11-25', '{"name":5}'), at: 5, says: 'The tool at index 0 has no inputSchema' },
      { lines: modern(tool('add', '"inputSchema":true')), at: 2, says: 'true' },
      { lines: [ask, listed(tool('add', '"inputSchema":[]'))], at: 2, says: 'an array' },
    ],
    quiet: [input(empty), input('{"type":"object","properties":{"a":{"type":"array"}}}'), modern(tool('add'))],
  },
  'tool-output-schema-root': {
    fires: [
      {
        lines: output('{"type":"array","items":{"type":"string"}}'),
        at: 5,
        says: 'The type of the outputSchema of the tool "add" is "array"',
      },
      { lines: output('{"properties":{}}', '2025-06-18'), at: 5, says: 'has no type' },
      { lines: output('null'), at: 5, says: 'is null' },
    ],
    quiet: [
      output('{"type":"object","properties":{"items":{"type":"array"}}}'),
      input(empty),
      modern(outputTool('{"type":"array"}')),
      output('{"type":"array"}', '2025-03-26'),
    ],
  },
};
