import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Diagnostic, Severity } from '../model/diagnostic.ts';
import type { ExchangeState } from '../model/exchange.ts';
import type { Channel, Direction, Ending, Origin } from '../model/frame.ts';
import { type Row, rowKinds } from '../view/row.ts';
import type { RowUpdate } from './dissected.ts';
import { SessionLog } from './session-log.ts';

const plain: Row = {
  seq: 1,
  at: 0,
  kind: 'request',
  channel: 'stdin',
  direction: 'client-to-server',
  origin: 'peer',
  ending: 'lf',
  id: '1',
  method: 'tools/call',
  subject: 'add',
  summary: '{"a":1}',
  size: 60,
  partner: null,
  state: 'pending',
  durationMs: null,
  lateMs: null,
  toolFailed: false,
  worst: null,
  findings: 0,
};

function finding(severity: Severity, message = 'm'): Diagnostic {
  return { code: 'c', severity, message };
}

interface Appended {
  readonly row?: Partial<Row>;
  readonly diagnostics?: readonly Diagnostic[];
  readonly updates?: readonly RowUpdate[];
}

function logOf(...entries: readonly Appended[]): SessionLog {
  const log = new SessionLog();
  for (const entry of entries) add(log, entry);
  return log;
}

function add(log: SessionLog, { row = {}, diagnostics = [], updates = [] }: Appended): void {
  const seq = log.length + 1;
  log.append({ row: { ...plain, ...row, seq }, diagnostics, updates }, { offset: seq * 100, length: 90 + seq });
}

const anyText = fc.string({ unit: 'grapheme', maxLength: 30 });
const anyId = fc.oneof(
  fc.constant(null),
  fc.constantFrom(
    '0',
    '-0',
    '00',
    '1.0',
    '1e3',
    '-1',
    '"0"',
    'null',
    '999999999',
    '1000000000',
    '12345678901234567890',
  ),
  fc.nat().map(String),
  anyText.map((text) => JSON.stringify(text)),
);
const anyRow: fc.Arbitrary<Omit<Row, 'seq'>> = fc.record({
  at: fc.double({ min: 0, max: 1e9, noNaN: true }),
  kind: fc.constantFrom(...rowKinds),
  channel: fc.constantFrom<Channel | null>(null, 'stdin', 'stdout', 'stderr'),
  direction: fc.constantFrom<Direction | null>(null, 'client-to-server', 'server-to-client'),
  origin: fc.constantFrom<Origin>('peer', 'inspector', 'rule'),
  ending: fc.constantFrom<Ending | null>(null, 'lf', 'crlf', 'eof', 'overflow'),
  id: anyId,
  method: anyText,
  subject: anyText,
  summary: anyText,
  size: fc.nat(2 ** 28),
  partner: fc.option(fc.integer({ min: 1, max: 1e6 })),
  state: fc.constantFrom<ExchangeState | null>(null, 'pending', 'succeeded', 'failed', 'cancelled', 'abandoned'),
  durationMs: fc.option(fc.double({ min: 0, max: 1e9, noNaN: true })),
  lateMs: fc.option(fc.double({ min: 0, max: 1e9, noNaN: true })),
  toolFailed: fc.boolean(),
  worst: fc.constant(null),
  findings: fc.constant(0),
});

describe('rows', () => {
  test('any row comes back as it was', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { minLength: 1, maxLength: 20 }), (rows) => {
        const log = logOf(...rows.map((row) => ({ row })));
        expect(rows.map((_, index) => log.row(index + 1))).toEqual(
          rows.map((row, index) => ({ ...row, seq: index + 1 })),
        );
      }),
    );
  });

  test('long summaries survive, beside short ones', () => {
    const summaries = ['a', 'é'.repeat(400_000), 'b', 'x'.repeat(262_144), '', 'c'];
    const log = logOf(...summaries.map((summary) => ({ row: { summary } })));
    expect(summaries.every((summary, index) => log.row(index + 1).summary === summary)).toBe(true);
  });

  test('what a filter looks at is what the row says', () => {
    fc.assert(
      fc.property(anyRow, (row) => {
        const { kind, findings, method, subject, summary, id } = logOf({}, { row }).glance(2);
        expect({ ...row, kind, findings, method, subject, summary, id }).toEqual(row);
      }),
    );
  });

  test('the place in the recording', () => {
    const log = logOf({}, {});
    expect([log.location(1), log.location(2)]).toEqual([
      { offset: 100, length: 91 },
      { offset: 200, length: 92 },
    ]);
  });

  test('a gap is refused, and so is a row that is not there', () => {
    const log = logOf({});
    const dissected = { row: { ...plain, seq: 3 }, diagnostics: [], updates: [] };
    expect(() => log.append(dissected, { offset: 0, length: 0 })).toThrow(RangeError);
    for (const seq of [0, 2, 1.5, Number.NaN]) expect(() => log.row(seq)).toThrow(RangeError);
    expect(log.length).toBe(1);
  });
});

describe('counts', () => {
  test('messages are what JSON-RPC calls so', () => {
    const log = logOf(...rowKinds.map((kind) => ({ row: { kind } })));
    expect(log.messages).toBe(5);
    expect(log.length).toBe(9);
  });

  test('findings by severity', () => {
    const log = logOf({ diagnostics: [finding('error'), finding('info')] }, {}, { diagnostics: [finding('error')] });
    expect(log.findings).toEqual({ error: 2, warning: 0, info: 1 });
  });

  test('stderr lines by their own position', () => {
    const log = logOf({}, { row: { kind: 'stderr' } }, {}, { row: { kind: 'stderr' } });
    expect(log.stderrCount).toBe(2);
    expect([log.stderrSeq(0), log.stderrSeq(1)]).toEqual([2, 4]);
    expect(() => log.stderrSeq(2)).toThrow(RangeError);
  });
});

describe('findings', () => {
  test('come back as they were, with the worst on the row', () => {
    const found = [
      finding('info'),
      { ...finding('warning'), place: { pointer: '/params', key: true }, related: [1, 2] },
      { ...finding('info'), place: { from: 3, to: 9 } },
    ];
    const log = logOf({}, { diagnostics: found });
    expect(log.diagnostics(1)).toEqual([]);
    expect(log.diagnostics(2)).toEqual(found);
    expect(log.row(2)).toMatchObject({ worst: 'warning', findings: 3 });
    expect(log.row(1)).toMatchObject({ worst: null, findings: 0 });
  });

  test('more of them can come later; the worst one stays', () => {
    const log = logOf(
      { diagnostics: [finding('error', 'first')] },
      { updates: [{ seq: 1, diagnostics: [finding('info', 'second')] }] },
    );
    expect(log.diagnostics(1).map(({ message }) => message)).toEqual(['first', 'second']);
    expect(log.row(1)).toMatchObject({ worst: 'error', findings: 2 });
    expect(log.findings).toEqual({ error: 1, warning: 0, info: 1 });
  });

  test('the next and the previous one', () => {
    const some = { diagnostics: [finding('info')] };
    const log = logOf({}, some, {}, {}, some, {});
    expect([0, 1, 2, 4, 5, 6, 99].map((seq) => log.nextFinding(seq, 1))).toEqual([2, 2, 5, 5, null, null, null]);
    expect([0, 1, 2, 3, 5, 6, 99].map((seq) => log.nextFinding(seq, -1))).toEqual([null, null, null, 2, 2, 5, 5]);
  });
});

describe('updates', () => {
  test('an answer changes the row of its request, and only what it says', () => {
    const log = logOf({ row: { id: '7' } }, { updates: [{ seq: 1, partner: 2, state: 'succeeded', durationMs: 0 }] });
    expect(log.row(1)).toEqual({ ...plain, id: '7', partner: 2, state: 'succeeded', durationMs: 0 });
  });

  test('a late answer', () => {
    const log = logOf({}, { updates: [{ seq: 1, lateMs: 3200 }] });
    expect(log.row(1)).toEqual({ ...plain, lateMs: 3200 });
  });

  test('changed rows are told once', () => {
    const log = logOf(
      {},
      {},
      {
        updates: [
          { seq: 2, durationMs: 1 },
          { seq: 1, durationMs: 1 },
        ],
      },
    );
    add(log, { updates: [{ seq: 2, state: 'failed' }] });
    expect(log.takeChanged()).toEqual([2, 1]);
    expect(log.takeChanged()).toEqual([]);
    add(log, { updates: [{ seq: 3, state: 'failed' }] });
    expect(log.takeChanged()).toEqual([3]);
  });

  test('too many changes are told as one', () => {
    const log = logOf({});
    for (let count = 0; count <= 1000; count++) add(log, { updates: [{ seq: count + 1, durationMs: 1 }] });
    expect(log.takeChanged()).toBeNull();
    expect(log.takeChanged()).toEqual([]);
  });

  test('an update of a row that is not there changes nothing', () => {
    const log = logOf({
      updates: [
        { seq: 9, state: 'failed' },
        { seq: 0, state: 'failed' },
      ],
    });
    expect(log.takeChanged()).toEqual([]);
    expect(log.row(1)).toEqual(plain);
  });
});

test('what is found long after an entry shows in its row, the counts and the changes', () => {
  const log = logOf({}, {});
  log.amend([
    { seq: 1, diagnostics: [finding('info')] },
    { seq: 3, diagnostics: [finding('error')] },
  ]);
  expect(log.row(1)).toMatchObject({ findings: 1, worst: 'info' });
  expect(log.findings).toMatchObject({ info: 1, error: 0 });
  expect(log.diagnostics(1)).toEqual([finding('info')]);
  expect(log.takeChanged()).toEqual([1]);
  expect(log.lateFindingsAfter(0)).toEqual([1]);
});
