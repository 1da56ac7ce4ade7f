import { type Cases, modernMeta } from './cases.ts';
import { able, answered, called, modernAnswered } from './content-lines.ts';

const call = (meta: string, revision = '2025-11-25') => [
  ...able('tools/call', revision),
  `C>S {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","_meta":{${meta}}}}`,
];
const modern = (meta: string) => [
  `C>S {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add",${modernMeta.replace('{}}', `{},${meta}}`)}}}`,
];
const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

export const metaCases: Cases = {
  'meta-key-format': {
    fires: [
      { lines: call('"my key":1'), at: 4, says: 'The _meta key "my key" has a space at character 3.' },
      { lines: call('"_internal":1', '2025-06-18'), at: 4, says: 'has the name "_internal"' },
      { lines: call('"https://example.com/key":1'), at: 4, says: 'has "https:" in its prefix' },
      { lines: called('{"type":"text","text":"5","_meta":{"a/b/c":1}}'), at: 5, says: 'more than one slash' },
      {
        lines: answered('tools/list', '', '"tools":[{"name":"a","inputSchema":{"type":"object"},"_meta":{"~a/b~":1}}]'),
        at: 5,
      },
      { lines: called('{"type":"resource","resource":{"uri":"a:b","text":"a","_meta":{"-":1}}}'), at: 5 },
      { lines: modern('"com.example/":1,"/key":1'), at: 1, says: 'nothing before its slash' },
    ],
    quiet: [
      call('"progressToken":1,"com.example/key_1.x":{"not a key":1}'),
      modern('"com.example/":1'),
      call('"my key":1', '2025-03-26'),
      call('"ui":{"resourceUri":"ui://a"},"ui/resourceUri":"ui://a","openai/outputTemplate":"ui://a"'),
      [
        ...able('tools/call'),
        'C>S {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","arguments":{"_meta":{"my key":1}}}}',
      ],
    ],
  },
  'meta-reserved-prefix': {
    fires: [
      {
        lines: call('"io.modelcontextprotocol/retries":3'),
        at: 4,
        says: 'its prefix "io.modelcontextprotocol/" is reserved',
      },
      { lines: modern('"dev.mcp.tools/key":3'), at: 1, says: '"dev.mcp.tools/"' },
      { lines: call('"modelcontextprotocol.io/key":3', '2025-06-18'), at: 4 },
      { lines: call('"com.example.mcp.tools/key":3', '2025-06-18'), at: 4 },
      { lines: called('{"type":"text","text":"5","_meta":{"com.mcp/a":1}}'), at: 5 },
    ],
    quiet: [
      call('"com.example.mcp/retries":3'),
      call('"io.modelcontextprotocol/related-task":{"taskId":"t"}'),
      call('"modelcontextprotocol.io/key":3,"mcp/key":3'),
      call('"io.modelcontextprotocol/retries":3', '2025-06-18'),
      call('"com.mcp/a b":3'),
      modern('"io.modelcontextprotocol/clientInfo":{"name":"c","version":"1"}'),
    ],
  },
  'trace-context-invalid': {
    fires: [
      { lines: modern('"traceparent":"b7ad6b7169203331"'), at: 1, says: 'The traceparent "b7ad6b7169203331" is not' },
      { lines: modern(`"traceparent":"${traceparent}","tracestate":"rojo"`), at: 1, says: 'The tracestate "rojo" has' },
      { lines: modern('"baggage":"user id=1"'), at: 1, says: 'The baggage "user id=1" has' },
      { lines: modern('"traceparent":{"id":1}'), at: 1, says: 'has to be a string' },
      {
        lines: modernAnswered('tools/call', '"name":"add"', '"content":[]').map((line) =>
          line.replace('"io.modelcontextprotocol/serverInfo"', '"baggage":null,"io.modelcontextprotocol/serverInfo"'),
        ),
        at: 2,
      },
    ],
    quiet: [
      modern(`"traceparent":"${traceparent}","tracestate":"rojo=1","baggage":"userId=ada"`),
      call('"traceparent":"mine"'),
      modern('"com.example/traceparent":"mine"'),
    ],
  },
};
