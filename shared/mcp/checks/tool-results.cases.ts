import { type Cases, handshake, modernMeta } from './cases.ts';

const input = '"inputSchema":{"type":"object"}';
const output = '"outputSchema":{"type":"object"}';
const list = (members: string) => [
  'C>S {"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  `S>C {"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"add",${members}}]}}`,
];
const withOutput = list(`${input},${output}`);
const withoutOutput = list(input);
const changed = 'S>C {"jsonrpc":"2.0","method":"notifications/tools/list_changed"}';

const call = (name = 'add', more = '') =>
  `C>S {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"${name}","arguments":{"a":2,"b":3}${more}}}`;
const answer = (members: string) => `S>C {"jsonrpc":"2.0","id":2,"result":{${members}}}`;
const text = (words: string) => `"content":[{"type":"text","text":${JSON.stringify(words)}}]`;
const data = '"structuredContent":{"sum":5}';

const session = (...lines: readonly string[]) => [...handshake('2025-11-25'), ...lines];
/** One call and its result. */
const called = (members: string, revision = '2025-11-25') => [...handshake(revision), call(), answer(members)];
const modern = (members: string) => [call('add', `,${modernMeta}`), answer(members)];
const unknown = (words: string, name = 'nope') => [call(name), answer(`${text(words)},"isError":true`)];

export const toolResultCases: Cases = {
  'call-result-no-content': {
    fires: [
      { lines: called(data), at: 5, says: 'no content, only structuredContent' },
      { lines: called(''), at: 5, says: 'The result has no content;' },
      { lines: called('"content":"5"', '2024-11-05'), at: 5, says: 'The content is "5"' },
      { lines: called('"content":null'), at: 5, says: 'null' },
      { lines: called('"content":{"type":"text","text":"5"}'), at: 5, says: 'an object' },
      { lines: modern('"resultType":"complete"'), at: 2 },
      { lines: called('"task":{"taskId":"1"}', '2025-06-18'), at: 5 },
    ],
    quiet: [
      called(text('5')),
      called('"content":[]'),
      called('"task":{"taskId":"1","status":"working"}'),
      modern('"resultType":"input_required","requestState":"s"'),
      modern('"resultType":"task","taskId":"1"'),
      ['S>C {"jsonrpc":"2.0","id":2,"result":{}}'],
      [...handshake('2025-11-25'), call(), 'S>C {"jsonrpc":"2.0","id":2,"result":[]}'],
    ],
  },
  'is-error-type': {
    fires: [
      { lines: called(`${text('no')},"isError":"true"`), at: 5, says: 'The isError is "true"' },
      { lines: called(`${text('5')},"isError":null`, '2024-11-05'), at: 5, says: 'null' },
      { lines: modern(`${text('5')},"resultType":"complete","isError":0`), at: 2, says: 'is 0' },
    ],
    quiet: [called(`${text('no')},"isError":true`), called(`${text('5')},"isError":false`), called(text('5'))],
  },
  'structured-content-missing': {
    fires: [
      {
        lines: session(...withOutput, call(), answer(text('5'))),
        at: 7,
        says: 'the tool "add" has an outputSchema (#5)',
      },
      { lines: session(...withOutput, call(), answer(`${text('5')},"isError":false`)), at: 7 },
      {
        lines: [...withOutput, call('add', `,${modernMeta}`), answer(`${text('5')},"resultType":"complete"`)],
        at: 4,
      },
    ],
    quiet: [
      session(...withOutput, call(), answer(`${text('{"sum":5}')},${data}`)),
      session(...withoutOutput, call(), answer(text('5'))),
      session(...withOutput, call(), answer(`${text('too large')},"isError":true`)),
      session(...withOutput, changed, call(), answer(text('5'))),
      session(...withOutput, call('sub'), answer(text('5'))),
      session(...withOutput, call(), answer('"task":{"taskId":"1"}')),
      [...handshake('2025-03-26'), ...withOutput, call(), answer(text('5'))],
      [...withOutput, call('add', `,${modernMeta}`), answer('"resultType":"input_required","requestState":"s"')],
      [
        ...withOutput,
        call('add', `,${modernMeta}`),
        answer(`${text('5')},"structuredContent":null,"resultType":"complete"`),
      ],
    ],
  },
  'structured-content-type': {
    fires: [
      { lines: called(`${text('[5]')},"structuredContent":[5]`), at: 5, says: 'The structuredContent is an array' },
      { lines: called(`${text('5')},"structuredContent":null`, '2025-06-18'), at: 5, says: 'is null' },
      { lines: called(`${text('5')},"structuredContent":"5"`), at: 5, says: 'is "5"' },
    ],
    quiet: [
      called(`${text('{"sum":5}')},${data}`),
      modern(`${text('[5]')},"structuredContent":[5],"resultType":"complete"`),
      called(`${text('[5]')},"structuredContent":[5]`, '2025-03-26'),
    ],
  },
  'structured-content-no-text': {
    fires: [
      { lines: called(`${text('Done.')},${data}`), at: 5, says: 'No text of the content' },
      { lines: called(`"content":[],${data}`), at: 5, says: 'The content is empty' },
      { lines: called(`"content":[{"type":"image","data":"iVBORw0KGgo=","mimeType":"image/png"}],${data}`), at: 5 },
      { lines: modern(`${text('Done.')},"structuredContent":[true],"resultType":"complete"`), at: 2 },
    ],
    quiet: [
      called(`${text('{"sum":5}')},${data}`),
      called(`${text('The sum is 5.')},${data}`),
      called(`${text('\n  [5]')},"structuredContent":{"result":[7]}`),
      called(`${text('Nothing was found.')},"structuredContent":{"found":[],"next":null}`),
      called(`"content":[{"type":"text","text":"Sum"},{"type":"text","text":"5"}],${data}`),
      called(data),
    ],
  },
  'unknown-tool-as-result': {
    fires: [
      { lines: session(...unknown('Unknown tool: nope')), at: 5, says: 'there is no tool "nope"' },
      { lines: session(...withoutOutput, ...unknown('Unknown tool: nope')), at: 7 },
      { lines: session(...unknown('MCP error -32602: Tool nope not found')), at: 5 },
      { lines: session(...withoutOutput, ...unknown('Error: "Nope" could not be found: no such tool')), at: 7 },
      { lines: session(...withoutOutput, changed, ...unknown('Tool add not found', 'add')), at: 8 },
      { lines: session(...unknown("Tool 'no$&pe' not found", 'no$&pe')), at: 5 },
    ],
    quiet: [
      session(...withoutOutput, ...unknown('The first number is missing', 'add')),
      session(...withoutOutput, ...unknown('Unknown tool: add', 'add')),
      session(...unknown('Unknown tool: hammer')),
      session(...unknown('File not found')),
      session(call('nope'), answer(text('Unknown tool: nope'))),
      session(call('nope'), 'S>C {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"Unknown tool: nope"}}'),
    ],
  },
};
