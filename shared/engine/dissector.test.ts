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
