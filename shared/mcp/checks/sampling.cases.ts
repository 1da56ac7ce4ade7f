import { type Cases, handshake, modernCall } from './cases.ts';

const use = '{"role":"assistant","content":[{"type":"tool_use","id":"t","name":"add","input":{}}]}';
const outcome = '{"type":"tool_result","toolUseId":"t","content":[]}';
const text = '{"type":"text","text":"Go on"}';

function ask(...users: readonly string[]): string {
  const messages = [use, ...users.map((content) => `{"role":"user","content":[${content}]}`)].join(',');
  return `S>C {"jsonrpc":"2.0","id":1,"method":"sampling/createMessage","params":{"messages":[${messages}],"maxTokens":100}}`;
}

/** The first message and those that follow it. */
function talk(...messages: readonly string[]): string {
  return `S>C {"jsonrpc":"2.0","id":1,"method":"sampling/createMessage","params":{"messages":[${messages}],"maxTokens":100}}`;
}

const said = (role: string, ...content: readonly string[]) => `{"role":"${role}","content":[${content}]}`;
const uses = (...ids: readonly string[]) =>
  said('assistant', ...ids.map((id) => `{"type":"tool_use","id":"${id}","name":"add","input":{}}`));
const results = (...ids: readonly string[]) =>
  said('user', ...ids.map((id) => `{"type":"tool_result","toolUseId":"${id}","content":[]}`));

function limited(member: string): string {
  return talk(said('user', text)).replace(',"maxTokens":100', member);
}

function session(line: string): readonly string[] {
  return [
    ...handshake('2025-11-25').map((said) =>
      said.replace(
        '"params":{"protocolVersion":"2025-11-25","capabilities":{}',
        '"params":{"protocolVersion":"2025-11-25","capabilities":{"sampling":{"tools":{}}}',
      ),
    ),
    line,
  ];
}

function modern(...users: readonly string[]): readonly string[] {
  const messages = [use, ...users.map((content) => `{"role":"user","content":[${content}]}`)].join(',');
  return [
    modernCall(1),
    `S>C {"jsonrpc":"2.0","id":1,"result":{"resultType":"input_required","inputRequests":{"a/b":{"method":"sampling/createMessage","params":{"messages":[${messages}],"maxTokens":100}}}}}`,
  ];
}

export const samplingCases: Cases = {
  'sampling-tool-result-mixed': {
    fires: [
      { lines: session(ask(`${outcome},${text}`)), at: 4, says: 'message 2' },
      { lines: modern(`${outcome},${text}`), at: 2 },
    ],
    quiet: [session(ask(outcome, text)), modern(outcome, text), session(ask(`${outcome},${outcome}`))],
  },
  'sampling-tool-use-unbalanced': {
    fires: [
      {
        lines: session(talk(uses('a', 'b'), results('a'))),
        at: 4,
        says: '"b" of message 1 has no tool_result right after',
      },
      { lines: session(talk(said('user', text), uses('a'))), at: 4, says: 'of message 2' },
      { lines: session(talk(uses('a'), said('user', text), results('a'))), at: 4, says: 'of message 1' },
      {
        lines: session(talk(uses('a'), results('a', 'b'))),
        at: 4,
        says: 'for "b" in message 2 has no tool_use right before',
      },
      { lines: session(talk(said('user', text), results('a'))), at: 4, says: 'in message 2' },
      // A mistaken id is told of once.
      { lines: session(talk(uses('a'), results('A'))), at: 4, says: 'The tool_use "a"' },
      { lines: session(talk(use.replace('[{', '{').replace('}]', '}'))), at: 4 },
      { lines: modern(text), at: 2, says: 'The tool_use "t"' },
    ],
    quiet: [
      session(talk(said('user', text), uses('a', 'b'), results('b', 'a'), said('assistant', text))),
      session(talk(uses('a'), results('a'), uses('a'), results('a'))),
      // Text among the results has a rule of its own.
      session(ask(`${outcome},${text}`)),
      session(talk(uses('a'), said('user', '{"type":"tool_result","content":[]}'))),
      session(talk(said('assistant', '{"type":"tool_use","name":"add","input":{}}'))),
      modern(outcome),
      session(talk(uses('a')).replace('S>C', 'C>S')),
    ],
  },
  'sampling-no-max-tokens': {
    fires: [
      { lines: session(limited('')), at: 4, says: 'no maxTokens' },
      { lines: session(limited(',"maxTokens":"100"')), at: 4, says: '"100"' },
      { lines: session(limited(',"maxTokens":0.5')), at: 4, says: '0.5' },
      {
        lines: modern(outcome).map((line) => line.replace(',"maxTokens":100', ',"maxTokens":null')),
        at: 2,
        says: 'null',
      },
    ],
    quiet: [
      session(limited(',"maxTokens":100')),
      session(limited(',"maxTokens":1e2')),
      modern(outcome),
      session('S>C {"jsonrpc":"2.0","id":1,"method":"sampling/createMessage"}'),
      session(limited('').replace('S>C', 'C>S')),
    ],
  },
};
