import { describe, expect, test } from 'vitest';
import { transcript } from '../engine/transcript.ts';

/** The rows' summaries of one call and its answer. */
function summaries(...lines: readonly string[]): readonly string[] {
  return transcript(lines).rows.map((row) => row.summary);
}

const call = (method: string, params: string) => `C>S {"jsonrpc":"2.0","id":1,"method":"${method}","params":${params}}`;
const answer = (result: string) => `S>C {"jsonrpc":"2.0","id":1,"result":${result}}`;
const notice = (method: string, params: string) => `S>C {"jsonrpc":"2.0","method":"${method}","params":${params}}`;
const modern =
  '{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"c","version":"1"}}}';

describe('what a row says', () => {
  test.each([
    ['tools/call', '{"name":"add","arguments":{"a":2,"b":3}}', 'a: 2, b: 3'],
    [
      'tools/call',
      '{"name":"x","arguments":{"s":"hi","n":null,"l":[1,2],"o":{"a":1,"b":2,"c":3,"d":4},"e":[]},"task":{"ttl":5}}',
      's: "hi", n: null, l: [2 items], o: {a, b, c, …}, e: [] · task: {ttl}',
    ],
    ['resources/read', '{"uri":"file:///a"}', ''],
    ['logging/setLevel', '{"level":"debug"}', 'level: "debug"'],
    [
      'completion/complete',
      '{"ref":{"type":"ref/prompt","name":"p"},"argument":{"name":"lang","value":"py"}}',
      'lang: "py"',
    ],
    ['server/discover', modern, 'asks 2026-07-28 · c 1'],
    ['x', '[1,2,3]', '[3 items]'],
    ['x', '9007199254740993', '≈9007199254740992'],
  ])('request %s %s', (method, params, summary) => expect(summaries(call(method, params))).toEqual([summary]));

  test.each([
    ['tools/list', '{"tools":[{"name":"echo"},{"name":"get-sum"}],"nextCursor":"x"}', '2 tools: echo, get-sum, …'],
    ['tools/list', '{"tools":[]}', '0 tools'],
    ['resources/list', '{"resources":[{"uri":"a:b","name":"n"}]}', '1 resource: a:b'],
    ['tools/call', '{"content":[{"type":"text","text":"5"}]}', '"5"'],
    [
      'tools/call',
      '{"content":[{"type":"image","data":"AAAA","mimeType":"image/png"},{"type":"text","text":"x"}]}',
      'image image/png · +1 block',
    ],
    ['tools/call', '{"content":[{"type":"text","text":"two\\nlines \\"q\\""}]}', '"two\\nlines \\"q\\""'],
    ['tools/call', '{"content":[],"structuredContent":{"a":1}}', 'a: 1'],
    ['tools/call', '{"content":"no list"}', 'content: "no list"'],
    ['tools/call', '{"resultType":"input_required","inputRequests":{"who":{}}}', 'needs input · who'],
    ['resources/read', '{"contents":[{"uri":"a:b","mimeType":"text/plain","text":"hello"}]}', '1 content: "hello"'],
    ['prompts/get', '{"messages":[{"role":"user","content":{"type":"text","text":"hi"}}]}', '1 message: "hi"'],
    [
      'server/discover',
      '{"supportedVersions":["2026-07-28"],"capabilities":{"tools":{}},"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"calc","version":""}}}',
      '2026-07-28 · calc · tools',
    ],
    ['ping', '{}', '{}'],
    ['x', 'null', 'null'],
  ])('answer to %s: %s', (method, result, summary) => {
    expect(summaries(call(method, '{}'), answer(result))[1]).toBe(summary);
  });

  test.each([
    ['notifications/message', '{"level":"info","logger":"db","data":"up"}', 'info db: up'],
    ['notifications/message', '{"level":"info","data":{"a":1}}', 'info: a: 1'],
    ['notifications/progress', '{"progressToken":1,"progress":2,"total":3,"message":"half"}', '2 of 3 · half'],
    ['notifications/progress', '{"progressToken":1,"progress":2}', '2'],
    ['notifications/cancelled', '{"requestId":"7","reason":"bored"}', 'request "7" · bored'],
  ])('%s %s', (method, params, summary) => expect(summaries(notice(method, params))).toEqual([summary]));

  test('errors, batches, noise, stderr and events', () => {
    expect(
      summaries(
        'S>C {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"bad\\nthing"}}',
        'S>C {"jsonrpc":"2.0","id":1,"error":"no"}',
        'C>S [{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":1,"result":{}},5]',
        'S>C \u001b[31mred\u0000\u202e',
        'err \tat x\u0007',
        'exit 3',
        'exit SIGKILL',
      ),
    ).toEqual([
      '-32602 bad␊thing',
      '"no"',
      '3 messages: ping, response, invalid',
      '␛[31mred␀<U+202E>',
      '␉at x␇',
      'exited with code 3 after 6 ms, 1 call unanswered',
      'killed by SIGKILL after 7 ms, 1 call unanswered',
    ]);
  });

  test('a long text is cut, never in the middle of a character', () => {
    const [row] = transcript([`S>C ${'x'.repeat(158)}😀${'y'.repeat(1000)}`]).rows;
    expect(row?.summary).toBe(`${'x'.repeat(158)}…`);
  });

  test('methods and subjects', () => {
    const t = transcript([
      call('completion/complete', '{"ref":{"type":"ref/prompt","name":"p"}}'),
      'S>C {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"x"}}',
      notice('notifications/resources/updated', '{"uri":"file:///a"}'),
      'S>C oops',
      'S>C ',
      'S>C {}',
      'C>S {"jsonrpc":"2.0","id":9007199254740993,"method":"ping"}',
    ]);
    expect(t.rows.map(({ method, subject, id }) => [method, subject, id])).toEqual([
      ['completion/complete', 'p', '1'],
      ['completion/complete', 'p', '1'],
      ['notifications/resources/updated', 'file:///a', null],
      ['not JSON', '', null],
      ['blank line', '', null],
      ['not JSON-RPC', '', null],
      ['ping', '', '9007199254740993'],
    ]);
  });

  test('a tool that failed is told from a call that failed', () => {
    const t = transcript([call('tools/call', '{"name":"a"}'), answer('{"content":[],"isError":true}')]);
    expect(t.row(2)).toMatchObject({ kind: 'response', toolFailed: true });
    expect(t.row(1)).toMatchObject({ state: 'succeeded' });
  });
});
