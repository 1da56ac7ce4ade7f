import { type Cases, handshake, modernMeta } from './cases.ts';

const tool = (inputSchema: string) => `{"name":"query","description":"d","inputSchema":${inputSchema}}`;
const modern = (inputSchema: string) => [
  `C>S {"jsonrpc":"2.0","id":1,"method":"tools/list","params":{${modernMeta}}}`,
  `S>C {"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","tools":[${tool(inputSchema)}],"ttlMs":0,"cacheScope":"private"}}`,
];
const legacy = (inputSchema: string) => [
  ...handshake('2025-11-25'),
  'C>S {"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  `S>C {"jsonrpc":"2.0","id":1,"result":{"tools":[${tool(inputSchema)}]}}`,
];
/** An inputSchema with one argument of this schema. */
const region = (schema: string) => `{"type":"object","properties":{"region":${schema}}}`;
const argument = (schema: string) => modern(region(schema));
const header = (value: string, type = '"string"') => `{"type":${type},"x-mcp-header":${value}}`;

export const toolHeaderCases: Cases = {
  'tool-x-mcp-header': {
    fires: [
      { lines: argument(header('"My Region"')), at: 2, says: '"My Region", with a space at character 3' },
      { lines: argument(header('""')), at: 2, says: 'is empty' },
      { lines: argument(header('true')), at: 2, says: 'is true' },
      { lines: argument(header('"Limit"', '"number"')), at: 2, says: 'with the type "number"' },
      { lines: argument('{"x-mcp-header":"Region"}'), at: 2, says: 'without a type' },
      {
        lines: modern(`{"type":"object","properties":{"a":${header('"Region"')},"b":${header('"region"')}}}`),
        at: 2,
        says: '"region", which another argument has too',
      },
      { lines: argument(`{"type":"array","items":${header('"Region"')}}`), at: 2, says: 'on what is no argument' },
      { lines: modern(header('"All"', '"object"')), at: 2, says: 'on what is no argument' },
      {
        lines: modern(`{"type":"object","anyOf":[{"properties":{"a":${header('"A"')}}}]}`),
        at: 2,
        says: 'on what is no argument',
      },
    ],
    quiet: [
      argument(header('"Region"')),
      modern(`{"type":"object","properties":{"x-mcp-header":{"type":"array"},"b":${header('"B"', '"boolean"')}}}`),
      modern(`{"type":"object","properties":{"a":{"type":"object","properties":{"b":${header('"B"', '"integer"')}}}}}`),
      argument('{"type":"string","default":{"x-mcp-header":""}}'),
      legacy(region(header('""'))),
    ],
  },
};
