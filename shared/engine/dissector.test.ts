import { describe, expect, test } from 'vitest';
import { transcript } from './transcript.ts';

const initialize =
  '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"wirescope","version":"0.1.0"}}}';
const initialized =
  '{"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{},"prompts":{}},"serverInfo":{"name":"calc","version":"2.0.0"}}}';

describe('rows', () => {
  test('a handshake and a call, each answer joined to its request', () => {
    const t = transcript([
      'start /usr/bin/node',
      `C>S ${initialize}`,
      `S>C ${initialized}`,
      'C>S {"jsonrpc":"2.0","method":"notifications/initialized"}',
      'C>S {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","arguments":{"a":2,"b":3}}}',
      'wait 20',
      'S>C {"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"5"}]}}',
    ]);
    expect(t.rows.map((row) => `${row.seq} ${row.kind} ${row.method} ${row.subject}| ${row.summary}`)).toEqual([
      '1 event started | started /usr/bin/node, pid 123',
      '2 request initialize | asks 2025-11-25 · wirescope 0.1.0',
      '3 response initialize | 2025-11-25 · calc 2.0.0 · tools, prompts',
      '4 notification notifications/initialized | ',
      '5 request tools/call add| a: 2, b: 3',
      '6 response tools/call add| "5"',
    ]);
    expect(t.row(5)).toMatchObject({ id: '1', state: 'succeeded', partner: 6, durationMs: 21 });
    expect(t.row(6)).toMatchObject({ id: '1', state: null, partner: 5, durationMs: 21 });
    expect(t.codes).toEqual([]);
    expect(t.dissector.facts).toEqual({
      server: { name: 'calc', version: '2.0.0' },
      revision: '2025-11-25',
      era: 'handshake',
      pending: 0,
      nextId: 2,
      ended: false,
    });
    expect(t.dissector.revisionOf(5)).toEqual({ revision: '2025-11-25', source: 'negotiated by initialize (#2)' });
  });
});

const call = (id: string) => `C>S {"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"add"}}`;
const result = (id: string) => `S>C {"jsonrpc":"2.0","id":${id},"result":{"content":[]}}`;
const cancel = (id: string) => `C>S {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":${id}}}`;

describe('exchanges', () => {
  test('0, "0" and null are three ids', () => {
    const t = transcript([call('0'), call('"0"'), call('null'), result('null'), result('"0"'), result('0')]);
    expect(t.rows.map((row) => row.partner)).toEqual([6, 5, 4, 3, 2, 1]);
    expect([1, 2, 3].map((seq) => t.dissector.exchangeOf(seq)?.key)).toEqual(['c:0', 'c:"0"', 'c:null']);
    expect(t.found('response-unknown-id')).toEqual([]);
  });

  test('each side numbers its own requests', () => {
    const t = transcript([
      call('1'),
      'S>C {"jsonrpc":"2.0","id":1,"method":"roots/list"}',
      'C>S {"jsonrpc":"2.0","id":1,"result":{"roots":[]}}',
      result('1'),
    ]);
    expect(t.rows.map((row) => [row.method, row.partner])).toEqual([
      ['tools/call', 4],
      ['roots/list', 3],
      ['roots/list', 2],
      ['tools/call', 1],
    ]);
  });

  test('an answer in any order, and the clock of each', () => {
    const t = transcript([call('1'), call('2'), 'wait 10', result('2'), result('1')]);
    expect(t.rows.map((row) => row.durationMs)).toEqual([13, 11, 11, 13]);
  });

  test('two open requests with one id are answered in the order in which they were asked', () => {
    const t = transcript([call('1'), call('1'), result('1'), result('1'), result('1')]);
    expect(t.rows.map((row) => row.partner)).toEqual([3, 4, 1, 2, 2]);
    expect(t.found('response-duplicate')).toHaveLength(1);
  });

  test('progress, a cancellation and a late answer belong to the request', () => {
    const t = transcript([
      'C>S {"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"long","_meta":{"progressToken":"p"}}}',
      'S>C {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"p","progress":1}}',
      cancel('7'),
      'wait 3200',
      result('7'),
      result('7'),
    ]);
    expect(t.row(1)).toMatchObject({ state: 'cancelled', partner: 4, lateMs: 3201, durationMs: 3203 });
    expect(t.row(2)).toMatchObject({ partner: 1 });
    expect(t.row(4)).toMatchObject({ partner: 1, lateMs: 3201, subject: 'long' });
    expect(t.found('response-unknown-id')).toEqual([]);
    expect(t.dissector.exchangeOf(3)).toEqual({
      key: 'c:7',
      requester: 'client-to-server',
      id: '7',
      method: 'tools/call',
      state: 'cancelled',
      request: 1,
      requestedAt: 1,
      response: 4,
      durationMs: 3203,
      cancelledAt: 3,
      lateMs: 3201,
      related: [2, 3, 5],
    });
  });

  test('what is sent after the stream has ended is given up at the exit', () => {
    const t = transcript([call('1'), 'end stdout', call('2'), 'exit 0']);
    expect(t.row(1).state).toBe('abandoned');
    expect(t.row(3).state).toBe('abandoned');
    expect(t.codes).toContain('#3 request-unanswered');
    expect(t.row(4).summary).toContain('2 calls unanswered');
  });

  test('what is open when the stream ends is given up; an exit alone may be followed by more output', () => {
    const t = transcript([call('1'), call('2'), call('3'), cancel('3'), 'exit 1', result('2'), 'end stdout']);
    expect(t.rows.map((row) => row.state)).toEqual(['abandoned', 'succeeded', 'cancelled', null, null, null, null]);
    expect(t.row(5).summary).toContain('2 calls unanswered');
    expect(t.dissector.facts).toMatchObject({ pending: 0, ended: true });
  });

  test('failures, and how many wait', () => {
    const t = transcript([call('1'), call('5'), 'S>C {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"x"}}']);
    expect(t.rows.map((row) => row.state)).toEqual(['failed', 'pending', null]);
    expect(t.dissector.facts).toMatchObject({ pending: 1, nextId: 6 });
  });

  test('a batch opens and closes exchanges of its items', () => {
    const t = transcript([
      'C>S [{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"ping"}]',
      'S>C {"jsonrpc":"2.0","id":2,"result":{}}',
      'S>C [{"jsonrpc":"2.0","id":1,"result":{}}]',
    ]);
    expect(t.row(1)).toMatchObject({ kind: 'batch', partner: 3, state: null });
    expect(t.row(2)).toMatchObject({ method: 'ping', partner: 1, durationMs: 1 });
    expect(t.dissector.facts.pending).toBe(0);
  });
});

describe('revisions', () => {
  const claim = (version: string) => `"_meta":{"io.modelcontextprotocol/protocolVersion":"${version}"}`;
  const modern = (id: number, method = 'tools/list') =>
    `C>S {"jsonrpc":"2.0","id":${id},"method":"${method}","params":{${claim('2026-07-28')}}}`;

  test('from the message, from the handshake, from nowhere', () => {
    const t = transcript([
      'C>S {"jsonrpc":"2.0","id":0,"method":"ping"}',
      `C>S ${initialize.replace('"id":0', '"id":1')}`,
      `S>C ${initialized.replace('"id":0', '"id":1')}`,
      modern(2),
      result('2'),
      call('3'),
      result('0'),
    ]);
    const handshake = { revision: '2025-11-25', source: 'negotiated by initialize (#2)' };
    expect(t.rows.map((row) => t.dissector.revisionOf(row.seq))).toEqual([
      { revision: null, source: null },
      handshake,
      handshake,
      { revision: '2026-07-28', source: "from the request's _meta" },
      { revision: '2026-07-28', source: 'from the _meta of its request (#4)' },
      handshake,
      handshake,
    ]);
  });

  test('a probe that is refused leaves the connection to the handshake', () => {
    const t = transcript([
      modern(1, 'server/discover'),
      'S>C {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"x"}}',
    ]);
    expect(t.dissector.facts.era).toBeNull();
    const u = transcript([
      modern(1, 'server/discover'),
      'S>C {"jsonrpc":"2.0","id":1,"result":{"supportedVersions":["2026-07-28"],"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"calc","version":"1"}}}}',
    ]);
    expect(u.dissector.facts).toMatchObject({
      era: 'modern',
      revision: '2026-07-28',
      server: { name: 'calc', version: '1' },
    });
  });

  test('a handshake that is refused leaves a modern connection as it was', () => {
    const discovered = 'S>C {"jsonrpc":"2.0","id":1,"result":{"supportedVersions":["2026-07-28"],"capabilities":{}}}';
    const refusal = (code: number) => `S>C {"jsonrpc":"2.0","id":0,"error":{"code":${code},"message":"no"}}`;
    const late = [modern(1, 'server/discover'), discovered, `C>S ${initialize}`];
    const t = transcript([...late, refusal(-32600), call('2')]);
    expect(t.dissector.facts.era).toBe('modern');
    expect(t.dissector.revisionOf(5).revision).toBe('2026-07-28');
    expect(transcript([`C>S ${initialize}`, refusal(-32022)]).dissector.facts.era).toBe('modern');
    expect(transcript([`C>S ${initialize}`, refusal(-32600)]).dissector.facts.era).toBe('handshake');
    const u = transcript([...late, `S>C ${initialized}`, call('2')]);
    expect(u.dissector.facts.era).toBe('handshake');
    expect(u.dissector.revisionOf(5).revision).toBe('2025-11-25');
  });

  test('notifications of a modern connection speak what it spoke last', () => {
    const t = transcript([
      modern(1),
      'S>C {"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":1}}',
    ]);
    expect(t.dissector.revisionOf(2).revision).toBe('2026-07-28');
  });
});

describe('one message over several lines', () => {
  test('is one finding on the first line, and none on the others', () => {
    const t = transcript(['S>C {', 'S>C   "jsonrpc": "2.0",', 'S>C   "method": "x"', 'S>C }', 'S>C noise']);
    expect(t.codes).toEqual(['#1 stdout-not-json', '#1 embedded-newline', '#5 stdout-not-json']);
  });

  test('a run that comes to nothing gives each line its own finding after all', () => {
    const t = transcript(['S>C {', 'S>C   "a": 1,', 'S>C oops', 'S>C {"jsonrpc":"2.0","id":1,"method":"ping"}']);
    expect(t.codes).toEqual(['#1 stdout-not-json', '#2 stdout-not-json', '#3 stdout-not-json']);
  });

  test('the other pipe does not disturb it', () => {
    const t = transcript(['S>C {', call('1'), 'err x', 'S>C "a": 1', 'S>C }']);
    expect(t.found('embedded-newline', 1)).toHaveLength(1);
  });
});
