import { expect, test } from 'vitest';
import { specSources } from './spec-sources.ts';

test.each([
  ['MCP 2025-11-25 basic#messages', 'https://modelcontextprotocol.io/specification/2025-11-25/basic#messages'],
  ['MCP 2025-06-18 changelog (batching removed)', 'https://modelcontextprotocol.io/specification/2025-06-18/changelog'],
  [
    'MCP 2026-07-28 basic/transports/stdio',
    'https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/stdio',
  ],
  ['RFC 8259, section 8.1 (character encoding)', 'https://www.rfc-editor.org/rfc/rfc8259#section-8.1'],
  ['RFC 6570', 'https://www.rfc-editor.org/rfc/rfc6570'],
  ['JSON-RPC 2.0, section 5.1 (error object)', 'https://www.jsonrpc.org/specification'],
  ['https://example.com/page#part', 'https://example.com/page#part'],
  ['None: this is about Wirescope itself.', null],
])('%s', (text, address) => {
  expect(specSources(text)).toEqual([{ text, address }]);
});

test('several sources stand apart', () => {
  expect(specSources('RFC 8259; JSON-RPC 2.0').map(({ text }) => text)).toEqual(['RFC 8259', 'JSON-RPC 2.0']);
  expect(specSources('')).toEqual([]);
});
