import { expect, test } from 'vitest';
import { transcript } from '../engine/transcript.ts';
import { methodOf } from '../mcp/methods.ts';
import { overviewOf } from './overview.ts';

const t = transcript([
  'C>S {"jsonrpc":"2.0","id":"i","method":"initialize","params":{"protocolVersion":"2025-11-25"}}',
  'S>C {"jsonrpc":"2.0","id":"i","result":{"protocolVersion":"2025-11-25"}}',
  'C>S {"jsonrpc":"2.0","method":"notifications/initialized"}',
  'I>S {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","_meta":{"progressToken":1}}}',
  'S>C {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":1,"progress":1}}',
  'C>S {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}',
  'wait 3200',
  'S>C {"jsonrpc":"2.0","id":1,"result":{"content":[],"isError":true}}',
  'C>S {"jsonrpc":"2.0","id":2,"method":"vendor/thing"}',
  'err hello',
  'exit 0',
]);

function overview(seq: number, nowMs: number | null = null): readonly string[] {
  const row = t.row(seq);
  const { revision, source } = t.dissector.revisionOf(seq);
  const about = methodOf(row.method, revision)?.about ?? null;
  return overviewOf({ row, exchange: t.dissector.exchangeOf(seq), revision, revisionSource: source, about, nowMs });
}

test('a request, what it is for, and how it ended', () => {
  expect(overview(4)).toEqual([
    'A request of the client, id 1: tools/call add runs a tool with arguments.',
    'Answered by #7 after 3.20 s.',
    'The answer came late by 3.20 s: the request had been cancelled.',
    '2 more messages belong to the exchange.',
    'Revision 2025-11-25 (negotiated by initialize (#1)).',
    '99 B on stdin, ended by a newline. Sent by Wirescope.',
  ]);
});

test('its answer, and what else belongs to it', () => {
  expect(overview(7)[0]).toContain('The tool says that it failed');
  expect(overview(7)[1]).toBe('It answers #4. It took 3.20 s.');
  expect(overview(5)[1]).toBe('It belongs to tools/call with id 1 (#4).');
});

test('a request that waits', () => {
  expect(overview(8, 9000)).toContain('Not answered yet, for 5.79 s.');
  expect(overview(8)).toContain('Not answered.');
  expect(overview(8)[0]).toContain('vendor/thing is a method that MCP does not define');
});

test('stderr and the process speak for themselves', () => {
  expect(overview(9)[0]).toContain('stderr');
  expect(overview(10)).toEqual(['The server process: exited with code 0 after 3.21 s, 1 call unanswered.']);
});
