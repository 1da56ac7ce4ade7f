import { type Cases, modernCall, modernMeta } from './cases.ts';
import { answered } from './content-lines.ts';

const image = '{"type":"image","data":"","mimeType":"image/png"}';
const blocks = (count: number) =>
  answered('tools/call', '"name":"add"', `"content":[${Array.from({ length: count }, () => image).join()}]`);
const members = (count: number, value: string) =>
  Array.from({ length: count }, (_, index) => `"${index}":${value}`).join();
const needs = (count: number) => [
  modernCall(1).replace('clientCapabilities":{}', 'clientCapabilities":{"roots":{}}'),
  `S>C {"jsonrpc":"2.0","id":1,"result":{"resultType":"input_required","inputRequests":{${members(count, '{"method":"roots/list"}')}}}}`,
];
const gives = (count: number) => [
  `C>S {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","inputResponses":{${members(count, '{"roots":[]}')}},${modernMeta}}}`,
];

export const limitCases: Cases = {
  'not-looked-at': {
    fires: [
      { lines: needs(101), at: 2, says: 'first 100 input requests' },
      { lines: gives(101), at: 1, says: 'first 100 input responses' },
      { lines: blocks(10_001), at: 5, says: 'first 10,000 parts of the content' },
    ],
    quiet: [gives(100), needs(100), blocks(10_000)],
  },
};
