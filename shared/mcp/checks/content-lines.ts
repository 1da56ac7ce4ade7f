/** Transcripts with one piece of content in them, for the examples of rules. */
import { handshake, modernMeta } from './cases.ts';

/** The capability that a method needs: the server's, or of those that a server calls the client's. */
const capabilities: { readonly [method: string]: string } = {
  'prompts/get': '"prompts":{}',
  'prompts/list': '"prompts":{}',
  'resources/list': '"resources":{}',
  'resources/read': '"resources":{}',
  'resources/templates/list': '"resources":{}',
  'notifications/resources/updated': '"resources":{"subscribe":true}',
  'completion/complete': '"completions":{}',
  'logging/setLevel': '"logging":{}',
  'notifications/message': '"logging":{}',
  'roots/list': '"roots":{}',
  'sampling/createMessage': '"sampling":{"tools":{}}',
  'elicitation/create': '"elicitation":{"url":{}}',
};
const ofClient = ['roots/list', 'sampling/createMessage', 'elicitation/create'];

/** A handshake after which the method may be called. */
export function able(method: string, revision = '2025-11-25'): readonly string[] {
  const capability = capabilities[method] ?? '"tools":{}';
  const without = ofClient.includes(method) ? '"capabilities":{}' : '"capabilities":{"tools":{}}';
  return handshake(revision).map((line) => line.replace(without, `"capabilities":{${capability}}`));
}

/** A request of the client and its answer, rows 4 and 5. */
export function answered(method: string, params: string, result: string, revision = '2025-11-25'): readonly string[] {
  return [
    ...able(method, revision),
    `C>S {"jsonrpc":"2.0","id":1,"method":"${method}","params":{${params}}}`,
    `S>C {"jsonrpc":"2.0","id":1,"result":{${result}}}`,
  ];
}

/** The same in 2026-07-28, rows 1 and 2. */
export function modernAnswered(method: string, params: string, result: string): readonly string[] {
  const both = params === '' ? modernMeta : `${params},${modernMeta}`;
  return [
    `C>S {"jsonrpc":"2.0","id":1,"method":"${method}","params":{${both}}}`,
    `S>C {"jsonrpc":"2.0","id":1,"result":{"resultType":"complete",${result},"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"s","version":"1"}}}}`,
  ];
}

/** A call that gives these blocks. */
export const called = (blocks: string, revision?: string) =>
  answered('tools/call', '"name":"add","arguments":{}', `"content":[${blocks}]`, revision);

export const completed = (blocks: string) => modernAnswered('tools/call', '"name":"add"', `"content":[${blocks}]`);

/** A prompt of one message with this content. */
export const gotPrompt = (content: string, revision?: string) =>
  answered('prompts/get', '"name":"greet"', `"messages":[{"role":"user","content":${content}}]`, revision);

/** What a server asks the model to go on from, row 4. */
export const sampling = (messages: string, revision = '2025-11-25') => [
  ...able('sampling/createMessage', revision),
  `S>C {"jsonrpc":"2.0","id":1,"method":"sampling/createMessage","params":{"messages":[${messages}],"maxTokens":9}}`,
];

/** And what the model says, row 5. */
export const sampled = (content: string, revision?: string) => [
  ...sampling('{"role":"user","content":{"type":"text","text":"2+3"}}', revision),
  `C>S {"jsonrpc":"2.0","id":1,"result":{"role":"assistant","model":"m","content":${content}}}`,
];
