import { type Cases, handshake, modernMeta } from './cases.ts';

const number = '{"type":"number"}';
const addInput = `{"type":"object","properties":{"a":${number},"b":${number}},"required":["a","b"]}`;
const sumOutput = `{"type":"object","properties":{"sum":${number}},"required":["sum"]}`;

const tool = (members: string) => `{"name":"add",${members}}`;
const input = (schema: string) => tool(`"inputSchema":${schema}`);
const output = (schema: string) => tool(`"inputSchema":{"type":"object"},"outputSchema":${schema}`);

const listing = (tools: string): readonly string[] => [
  'C>S {"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  `S>C {"jsonrpc":"2.0","id":1,"result":{"tools":[${tools}]}}`,
];
const modernListing = (tools: string): readonly string[] => [
  `C>S {"jsonrpc":"2.0","id":1,"method":"tools/list","params":{${modernMeta}}}`,
  `S>C {"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","ttlMs":0,"cacheScope":"private","tools":[${tools}],${serverMeta}}}`,
];
const serverMeta = '"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"s","version":"1"}}';

const calling = (given: string, revision = '2025-11-25') => [
  ...handshake(revision),
  ...listing(tool(`"inputSchema":${addInput}`)),
  `C>S {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"add"${given}}}`,
];
const refused = 'S>C {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"Invalid arguments"}}';
const fitting = ',"arguments":{"a":1,"b":2}';

const structured = (content: string, more = '') => [
  ...handshake('2025-11-25'),
  ...listing(output(sumOutput)),
  'C>S {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"add","arguments":{}}}',
  `S>C {"jsonrpc":"2.0","id":2,"result":{"content":[{"type":"text","text":${JSON.stringify(content)}}],"structuredContent":${content}${more}}}`,
];

const changed = 'S>C {"jsonrpc":"2.0","method":"notifications/tools/list_changed"}';

/** The same, run as a task. */
const asTask = (content: string) => [
  ...structured(content).slice(0, 5),
  'C>S {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"add","arguments":{},"task":{}}}',
  'S>C {"jsonrpc":"2.0","id":2,"result":{"task":{"taskId":"t","status":"working","createdAt":"2026-01-01T00:00:00Z","lastUpdatedAt":"2026-01-01T00:00:00Z","ttl":1000}}}',
  'C>S {"jsonrpc":"2.0","id":3,"method":"tasks/result","params":{"taskId":"t"}}',
  `S>C {"jsonrpc":"2.0","id":3,"result":{"content":[{"type":"text","text":${JSON.stringify(content)}}],"structuredContent":${content},"_meta":{"io.modelcontextprotocol/related-task":{"taskId":"t"}}}}`,
];

const greeted = (revision: string) =>
  handshake(revision).map((line) => line.replace('"capabilities":{}', '"capabilities":{"elicitation":{}}'));
const form = '{"type":"object","properties":{"age":{"type":"integer","minimum":0}},"required":["age"]}';
const filled = (result: string, revision = '2025-11-25') => [
  ...greeted(revision),
  `S>C {"jsonrpc":"2.0","id":1,"method":"elicitation/create","params":{"message":"How old are you?","requestedSchema":${form}}}`,
  `C>S {"jsonrpc":"2.0","id":1,"result":${result}}`,
];

const capable =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"c","version":"1"},"io.modelcontextprotocol/clientCapabilities":{"elicitation":{"form":{}}}}';
const greet = (id: number, more: string) =>
  `C>S {"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"greet","arguments":{}${more},${capable}}}`;
const asks = `"inputRequests":{"who":{"method":"elicitation/create","params":{"mode":"form","message":"How old?","requestedSchema":${form}}}}`;
const rounds = (response: string) => [
  greet(1, ''),
  `S>C {"jsonrpc":"2.0","id":1,"result":{"resultType":"input_required",${asks},${serverMeta}}}`,
  greet(2, `,"inputResponses":{"who":${response}}`),
];

export const suppliedSchemaCases: Cases = {
  'tool-schema-invalid': {
    fires: [
      {
        lines: [...handshake('2025-11-25'), ...listing(input('{"type":"object","properties":{"a":{"type":"float"}}}'))],
        at: 5,
        says: '/properties/a/type is "float" and must be one of',
      },
      {
        lines: [
          ...handshake('2025-11-25'),
          ...listing(output('{"type":"object","properties":{"a":{"type":"array","items":[{"type":"string"}]}}}')),
        ],
        at: 5,
        says: 'The outputSchema of the tool "add" is not valid',
      },
      {
        lines: [
          ...handshake('2025-06-18'),
          ...listing(input('{"type":"object","properties":{"a":{"$ref":"#/definitions/b"}}}')),
        ],
        at: 5,
        says: '"#/definitions/b" leads to nothing',
      },
      { lines: modernListing(input('{"type":"object","required":"a"}')), at: 2, says: '/required is "a"' },
      { lines: modernListing(output('{"type":"float"}')), at: 2 },
      {
        lines: [...handshake('2025-11-25'), ...listing(input('{"type":"object","$schema":5}'))],
        at: 5,
        says: '/$schema is 5',
      },
    ],
    quiet: [
      [...handshake('2025-11-25'), ...listing(input(addInput))],
      [
        ...handshake('2025-11-25'),
        ...listing(
          input(
            '{"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"a":{"type":"array","items":[{"type":"string"}]}}}',
          ),
        ),
      ],
      [
        ...handshake('2025-06-18'),
        ...listing(input('{"type":"object","properties":{"a":{"type":"array","items":[{"type":"string"}]}}}')),
      ],
      [...handshake('2025-03-26'), ...listing(input('{"type":"object","properties":{"a":{"type":"float"}}}'))],
      [...handshake('2025-11-25'), ...listing(input('{"type":"objekt"}'))],
      [...handshake('2025-11-25'), ...listing(input('{"type":"object","properties":{"a":{"pattern":"(?i)a"}}}'))],
    ],
  },
  'tool-schema-remote-ref': {
    fires: [
      {
        lines: modernListing(
          input('{"type":"object","properties":{"a":{"$ref":"https://example.com/schemas/address.json"}}}'),
        ),
        at: 2,
        says: 'refers to "https://example.com/schemas/address.json"',
      },
    ],
    quiet: [
      modernListing(
        input('{"type":"object","properties":{"a":{"$ref":"#/$defs/address"}},"$defs":{"address":{"type":"string"}}}'),
      ),
      [
        ...handshake('2025-11-25'),
        ...listing(input('{"type":"object","properties":{"a":{"$ref":"https://example.com/a.json"}}}')),
      ],
      modernListing(
        input('{"type":"object","$id":"https://example.com/a","properties":{"a":{"$ref":"https://example.com/a"}}}'),
      ),
    ],
  },
  'tool-args-mismatch': {
    fires: [
      {
        lines: calling(',"arguments":{"a":1,"b":"two"}'),
        at: 6,
        says: 'The arguments do not fit the inputSchema of the tool "add" (#5): /b is "two" and must be a number.',
      },
      { lines: calling(',"arguments":{"a":1}', '2024-11-05'), at: 6, says: 'the member "b" is missing' },
      { lines: calling(''), at: 6, says: 'the member "a" is missing' },
    ],
    quiet: [
      calling(fitting),
      calling(',"arguments":{"a":1,"b":2,"c":3}'),
      calling(',"arguments":[1,2]'),
      calling(',"arguments":null'),
      [...calling('').slice(0, 5), changed, ...calling(',"arguments":{"a":1}').slice(5)],
      [...handshake('2025-11-25'), ...calling(',"arguments":{}').slice(-1)],
    ],
  },
  'input-error-as-error': {
    fires: [
      {
        lines: [...calling(',"arguments":{"a":1,"b":"two"}'), refused],
        at: 7,
        says: 'The error −32602 refuses arguments that do not fit the inputSchema of the tool "add" (#5): /b is "two"',
      },
    ],
    quiet: [
      [
        ...calling(fitting),
        'S>C {"jsonrpc":"2.0","id":2,"result":{"isError":true,"content":[{"type":"text","text":"b must be positive"}]}}',
      ],
      [...calling(',"arguments":{"a":1,"b":"two"}', '2025-06-18'), refused],
      [...calling(fitting), refused],
      [...calling(',"arguments":{"a":1,"b":"two"}'), refused.replace('-32602', '-32603')],
    ],
  },
  'structured-content-mismatch': {
    fires: [
      {
        lines: structured('{"total":3}'),
        at: 7,
        says: 'The structuredContent does not fit the outputSchema of the tool "add" (#5): the member "sum" is missing.',
      },
      { lines: structured('{"sum":"3"}'), at: 7, says: '/sum is "3" and must be a number' },
      { lines: asTask('{"sum":"3"}'), at: 9, says: 'of the tool "add" (#5): /sum is "3"' },
    ],
    quiet: [
      structured('{"sum":3}'),
      structured('{"total":3}', ',"isError":true'),
      structured('[3]'),
      asTask('{"sum":3}'),
      [...structured('{"total":3}').slice(0, 5), changed, ...structured('{"total":3}').slice(5)],
      structured('{"total":3}').toSpliced(4, 1, ...listing(output('{"type":"object"}')).slice(1)),
    ],
  },
  'elicitation-content-mismatch': {
    fires: [
      {
        lines: filled('{"action":"accept","content":{"age":-1}}'),
        at: 5,
        says: 'The content does not fit the requestedSchema (#4): /age is -1 and must be >= 0.',
      },
      { lines: filled('{"action":"accept"}'), at: 5, says: 'the member "age" is missing' },
      {
        lines: filled('{"action":"accept","content":{"age":3,"more":{"nested":true}}}', '2025-06-18'),
        at: 5,
        says: '/more is an object',
      },
      { lines: filled('{"action":"accept","content":{"age":3,"more":["a",1]}}'), at: 5, says: '/more/1 is 1' },
      { lines: filled('{"action":"accept","content":{"age":3,"more":["a"]}}', '2025-06-18'), at: 5 },
      {
        lines: rounds('{"action":"accept","content":{"age":"forty"}}'),
        at: 3,
        says: 'The content of the input response "who" does not fit the requestedSchema (#2): /age is "forty"',
      },
      { lines: rounds('{"action":"accept","content":{"age":null}}'), at: 3, says: 'does not fit any form' },
    ],
    quiet: [
      filled('{"action":"accept","content":{"age":40}}'),
      filled('{"action":"decline"}'),
      filled('{"action":"decline","content":{"age":"none of your business"}}'),
      rounds('{"action":"accept","content":{"age":40}}'),
      rounds('{"action":"cancel"}'),
    ],
  },
  'schema-not-checked': {
    fires: [
      {
        lines: [
          ...handshake('2025-11-25'),
          ...listing(input('{"$schema":"http://json-schema.org/draft-04/schema#","type":"object"}')),
        ],
        at: 5,
        says: 'The inputSchema of the tool "add" was not checked: its dialect "http://json-schema.org/draft-04/schema#" is not known here.',
      },
      {
        lines: [
          ...handshake('2025-11-25'),
          ...listing(input('{"type":"object","properties":{"a":{"pattern":"(?i)a"}}}')),
        ],
        at: 5,
        says: 'its pattern "(?i)a" is no regular expression of JavaScript',
      },
      {
        lines: [
          ...handshake('2025-11-25'),
          ...listing(input('{"type":"object","properties":{"a":{"$ref":"https://example.com/a.json"}}}')),
        ],
        at: 5,
        says: 'the schema refers to "https://example.com/a.json", which is not fetched',
      },
    ],
    quiet: [
      [
        ...handshake('2025-11-25'),
        ...listing(input('{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object"}')),
      ],
      [...handshake('2025-03-26'), ...listing(input('{"$schema":"urn:mine","type":"object"}'))],
    ],
  },
};
