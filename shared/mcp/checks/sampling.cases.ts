import { type Cases, handshake, modernCall } from './cases.ts';

const use = '{"role":"assistant","content":[{"type":"tool_use","id":"t","name":"add","input":{}}]}';
const outcome = '{"type":"tool_result","toolUseId":"t","content":[]}';
const text = '{"type":"text","text":"Go on"}';

function ask(...users: readonly string[]): string {
  const messages = [use, ...users.map((content) => `{"role":"user","content":[${content}]}`)].join(',');
  return `S>C {"jsonrpc":"2.0","id":1,"method":"sampling/createMessage","params":{"messages":[${messages}],"maxTokens":100}}`;
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
};
