import { describe, expect, test } from 'vitest';
import type { FrameDetail } from '#shared/ipc/contract';
import type { Row } from '#shared/view/row';
import { badBytesText, factsOf } from './facts.ts';

const row: Row = {
  seq: 1204,
  at: 2140,
  kind: 'response',
  channel: 'stdout',
  direction: 'server-to-client',
  origin: 'peer',
  ending: 'crlf',
  id: '"7"',
  method: 'tools/call',
  subject: 'add',
  summary: '"5"',
  size: 1502,
  partner: 1200,
  state: null,
  durationMs: 2,
  lateMs: null,
  toolFailed: false,
  worst: null,
  findings: 0,
};

const detail: FrameDetail = {
  row,
  overview: [],
  frame: {
    firstAt: 2138,
    at: 2140,
    channel: 'stdout',
    ending: 'crlf',
    origin: 'peer',
    bom: true,
    badBytes: [12, 1500],
  },
  event: null,
  revision: '2025-11-25',
  revisionSource: 'negotiated by initialize (#1)',
  diagnostics: [],
  exchange: {
    key: 'c:"7"',
    requester: 'client-to-server',
    id: '"7"',
    method: 'tools/call',
    state: 'succeeded',
    request: 1200,
    requestedAt: 2138,
    response: 1204,
    durationMs: 2,
    cancelledAt: null,
    lateMs: null,
    related: [],
  },
  exchangeRows: [row],
  relations: [],
  text: '{}',
  size: 1500,
  answerDraft: null,
};

function values(of: FrameDetail): Record<string, string> {
  const facts = factsOf(of, { startedAt: '2026-11-30T10:00:00.000Z' });
  return Object.fromEntries(facts.map((fact) => [fact.label, fact.value]));
}

describe('facts of an entry', () => {
  test('name everything that is known about a frame', () => {
    expect(values(detail)).toMatchObject({
      Number: '1,204',
      Time: '2.140 s after the start',
      'First byte to last': '2 ms',
      Channel: 'stdout (server to client)',
      Id: '"7" (a string)',
      Size: '1.5 kB (1,500 B), 1,502 B with its ending',
      'Line ending': 'CR LF (carriage return, line feed)',
      'Byte order mark': 'yes, at offset 0',
      'Not UTF-8': 'bytes at offsets 12, 1,500',
      Revision: '2025-11-25, negotiated by initialize (#1)',
      Exchange: 'answered with a result',
      Latency: '2 ms',
    });
  });

  test('leave out what does not apply', () => {
    const event = values({
      ...detail,
      frame: null,
      exchange: null,
      row: { ...row, kind: 'event', direction: null, id: null },
    });
    expect(Object.keys(event)).toEqual(['Number', 'Time', 'On the clock']);
    expect(values(detail)).not.toHaveProperty('Origin');
    expect(values(detail)).not.toHaveProperty('Late by');
  });

  test('say that no revision is known', () => {
    expect(values({ ...detail, revision: null }).Revision).toContain('not known yet');
  });

  test('name the first bad bytes and how many more there are', () => {
    expect(badBytesText([])).toBe('');
    expect(badBytesText([3])).toBe('byte at offset 3');
    expect(badBytesText([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toBe('bytes at offsets 0, 1, 2, 3, 4, 5, 6, 7 and 2 more');
    expect(badBytesText(Array.from({ length: 100 }, (_, index) => index))).toMatch(/ and more$/);
  });
});
