import { type Cases, handshake, modernCall, modernMeta } from './cases.ts';
import { called, completed, gotPrompt, sampled, sampling } from './content-lines.ts';

const text = '{"type":"text","text":"5"}';
const image = '{"type":"image","data":"iVBORw0KGgo=","mimeType":"image/png"}';
const audio = '{"type":"audio","data":"UklGRiQAAABXQVZF","mimeType":"audio/wav"}';
const link = '{"type":"resource_link","uri":"file:///a.txt","name":"a"}';
const embedded = '{"type":"resource","resource":{"uri":"file:///a.txt","text":"a"}}';
const use = '{"type":"tool_use","id":"1","name":"add","input":{}}';
const result = (content: string) => `{"type":"tool_result","toolUseId":"1","content":${content}}`;

const turns = (...contents: readonly string[]) =>
  contents.map((content, index) => `{"role":"${index % 2 === 0 ? 'assistant' : 'user'}","content":${content}}`).join();
/** A round of 2026-07-28 whose input request is one for sampling. */
const asked = (content: string) => [
  `C>S {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add",${modernMeta}}}`,
  `S>C {"jsonrpc":"2.0","id":1,"result":{"resultType":"input_required","inputRequests":{"a/b":{"method":"sampling/createMessage","params":{"messages":[{"role":"user","content":${content}}],"maxTokens":9}}}}}`,
];
const responded = (content: string) => [
  ...asked(text),
  `C>S {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"add","inputResponses":{"a/b":{"role":"assistant","model":"m","content":${content}}},${modernMeta}}}`,
];
const taskResult = (members: string) => [
  ...handshake('2025-11-25'),
  'C>S {"jsonrpc":"2.0","id":1,"method":"tasks/result","params":{"taskId":"t"}}',
  `S>C {"jsonrpc":"2.0","id":1,"result":{${members},"_meta":{"io.modelcontextprotocol/related-task":{"taskId":"t"}}}}`,
];
const taskDone = (content: string) =>
  `S>C {"jsonrpc":"2.0","method":"notifications/tasks","params":{"taskId":"t","status":"completed","createdAt":"2026-01-01T00:00:00Z","lastUpdatedAt":"2026-01-01T00:00:00Z","ttlMs":null,"result":{"content":[${content}]}}}`;

export const contentBlockCases: Cases = {
  'content-block-type': {
    fires: [
      { lines: called('{"type":"json","json":{"sum":5}}'), at: 5, says: 'has the type "json"; there are text, image' },
      { lines: called('"5"'), at: 5, says: 'The content block is "5"; it has to be an object' },
      { lines: called('null'), at: 5, says: 'is null' },
      { lines: called(`[${text}]`), at: 5, says: 'An array stands where one content block belongs' },
      { lines: called('{"text":"5"}'), at: 5, says: 'has no type' },
      { lines: called('{"type":null,"text":"5"}'), at: 5, says: 'has the type null' },
      { lines: called('{"type":["text"]}'), at: 5, says: 'the type an array' },
      { lines: called('{"type":"toString"}'), at: 5, says: '"toString"' },
      { lines: called(use), at: 5, says: '"tool_use"; there are text' },
      { lines: called(audio, '2024-11-05'), at: 5, says: 'it came with 2025-03-26', severity: 'warning' },
      { lines: called(link, '2025-03-26'), at: 5, says: 'it came with 2025-06-18', severity: 'warning' },
      { lines: completed('{"type":"json"}'), at: 2 },
      { lines: gotPrompt('"Hello"'), at: 5, says: 'is "Hello"' },
      { lines: gotPrompt(`[${text}]`), at: 5, says: 'An array' },
      { lines: gotPrompt('{"type":"markdown"}', '2024-11-05'), at: 5 },
      { lines: sampling(turns(embedded)), at: 4, says: 'messages of a language model have text, image' },
      { lines: sampling(turns(`[${text},7]`)), at: 4, says: 'is 7' },
      { lines: sampling(turns(`[${text}]`), '2025-06-18'), at: 4, says: 'An array' },
      { lines: sampling(turns('5'), '2025-06-18'), at: 4, says: 'is 5' },
      { lines: sampling(turns(use), '2025-06-18'), at: 4, says: 'came with 2025-11-25', severity: 'warning' },
      { lines: sampling(turns(use, result(`[${result('[]')}]`))), at: 4, says: '"tool_result"; there are' },
      { lines: sampled('{"type":"thinking","thinking":"…"}'), at: 5 },
      { lines: sampled('"5"', '2025-03-26'), at: 5, says: 'is "5"' },
      { lines: sampled(`[${text}]`, '2025-06-18'), at: 5, says: 'An array' },
      { lines: asked('{"type":"video"}'), at: 2, says: '"video"' },
      { lines: responded('[{"type":"video"}]'), at: 3 },
      { lines: responded('{"text":"5"}'), at: 3, says: 'has no type' },
      { lines: taskResult('"content":[{"type":"json"}]'), at: 5 },
      { lines: [modernCall(1), taskDone('{"type":"json"}')], at: 2 },
    ],
    quiet: [
      called(text),
      called([image, audio, link, embedded].join()),
      called(audio, '2025-03-26'),
      sampling(turns(`[${use}]`, `[${result(`[${text},${embedded}]`)}]`)),
      sampling(turns(`[${text},${image}]`)),
      gotPrompt(embedded),
      sampled(`[${text}]`),
      asked(`[${text}]`),
      responded(text),
      [
        ...handshake('2025-11-25'),
        'S>C {"jsonrpc":"2.0","id":1,"method":"tasks/result","params":{"taskId":"t"}}',
        'C>S {"jsonrpc":"2.0","id":1,"result":{"action":"accept","content":{"name":"Ada"}}}',
      ],
      // Others speak of these.
      called(text).map((line) => line.replace(`[${text}]`, '{"type":"json"}')),
      sampled('5'),
      gotPrompt(text).map((line) => line.replace('"content":', '"contents":')),
    ],
  },
  'content-block-fields': {
    fires: [
      { lines: called('{"type":"text"}'), at: 5, says: 'The text block has no text.' },
      {
        lines: called('{"type":"text","text":5}'),
        at: 5,
        says: 'The text of the text block is 5; it has to be a string',
      },
      { lines: called('{"type":"text","text":null}'), at: 5, says: 'null' },
      { lines: called('{"type":"image","url":"https://example.com/a.png"}'), at: 5, says: 'no data and no mimeType' },
      { lines: called('{"type":"image","data":"iVBORw0KGgo="}'), at: 5, says: 'The image block has no mimeType' },
      { lines: called('{"type":"audio","data":[1,2],"mimeType":"audio/wav"}'), at: 5, says: 'is an array' },
      { lines: called('{"type":"resource","uri":"file:///a"}'), at: 5, says: 'has no resource' },
      { lines: called('{"type":"resource","resource":"file:///a"}'), at: 5, says: 'it has to be an object' },
      { lines: called('{"type":"resource_link","uri":"file:///a"}'), at: 5, says: 'has no name' },
      { lines: completed('{"type":"text"}'), at: 2 },
      { lines: gotPrompt('{"type":"text"}', '2024-11-05'), at: 5 },
      { lines: sampling(turns('{"type":"tool_use","id":"1","name":"add"}', result('[]'))), at: 4, says: 'no input' },
      { lines: sampling(turns(use, result('"5"'))), at: 4, says: 'The content of the tool_result block is "5"' },
      { lines: sampling(turns(use, result('[{"type":"text"}]'))), at: 4 },
      { lines: sampled('{"type":"text"}'), at: 5 },
      { lines: responded('{"type":"image","data":"iVBORw0KGgo="}'), at: 3 },
      { lines: asked('{"type":"text","text":false}'), at: 2 },
      { lines: taskResult('"content":[{"type":"text"}]'), at: 5 },
    ],
    quiet: [
      called('{"type":"text","text":""}'),
      called(image),
      called('{"type":"resource_link","uri":"file:///a","name":""}'),
      called('{"type":"resource_link"}', '2025-03-26'),
      called('{"type":"resource","resource":{}}'),
      called('{"type":"json"}'),
      sampling(turns(use, result('[]'))),
    ],
  },
};
