import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileFilter } from '../filter/match.ts';
import type { ViewFilter } from '../ipc/contract.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Row, RowKind } from '../view/row.ts';
import { SessionLog } from './session-log.ts';
import { LogView } from './view.ts';

const open: ViewFilter = { text: '', hidden: [], findingsOnly: false };
const flaw: Diagnostic = { code: 'c', severity: 'warning', message: 'm' };

interface Added {
  readonly kind: RowKind;
  readonly method: string;
  readonly flawed: boolean;
  /** Earlier rows that this one adds a finding to, counted back from it. */
  readonly blames: readonly number[];
}

function add(log: SessionLog, { kind, method, flawed, blames }: Partial<Added>): void {
  const seq = log.length + 1;
  const row: Row = {
    seq,
    at: seq,
    kind: kind ?? 'request',
    channel: 'stdout',
    direction: 'server-to-client',
    origin: 'peer',
    ending: 'lf',
    id: null,
    method: method ?? 'ping',
    subject: '',
    summary: '',
    size: 1,
    partner: null,
    state: null,
    durationMs: null,
    lateMs: null,
    toolFailed: false,
    worst: null,
    findings: 0,
  };
  const updates = (blames ?? []).map((back) => ({ seq: seq - back, diagnostics: [flaw] }));
  log.append({ row, diagnostics: flawed ? [flaw] : [], updates }, { offset: 0, length: 0 });
}

function seqsOf(view: LogView): number[] {
  return Array.from({ length: view.count }, (_, position) => view.seqAt(position));
}

function logOf(...rows: readonly Partial<Added>[]): SessionLog {
  const log = new SessionLog();
  for (const row of rows) add(log, row);
  return log;
}

describe('open filter', () => {
  test('shows everything at once, and what is added', () => {
    const log = logOf({}, {});
    const view = new LogView(log);
    expect(view.advance(1)).toBe(true);
    expect(seqsOf(view)).toEqual([1, 2]);
    add(log, {});
    expect(seqsOf(view)).toEqual([1, 2, 3]);
    expect(view.version).toBe(new LogView(log).version);
  });

  test('locates by number', () => {
    const view = new LogView(logOf({}, {}));
    expect([0, 1, 2, 3].map((seq) => view.locate(seq))).toEqual([
      { position: 0, exact: false },
      { position: 0, exact: true },
      { position: 1, exact: true },
      { position: -1, exact: false },
    ]);
  });
});

describe('filtered', () => {
  test('is filled in steps, keeping its version', () => {
    const log = logOf({ kind: 'stderr' }, {}, { kind: 'stderr' }, {}, {});
    const view = new LogView(log);
    const before = view.version;
    view.setFilter({ ...open, hidden: ['stderr'] });
    const version = view.version;
    expect(version).not.toBe(before);
    expect(view.count).toBe(0);
    expect(view.advance(3)).toBe(false);
    expect(seqsOf(view)).toEqual([2]);
    expect(view.advance(3)).toBe(true);
    expect(seqsOf(view)).toEqual([2, 4, 5]);
    expect(view.version).toBe(version);
  });

  test('locates the row or the next one', () => {
    const view = new LogView(logOf({ kind: 'stderr' }, {}, { kind: 'stderr' }, {}, { kind: 'stderr' }));
    view.setFilter({ ...open, hidden: ['stderr'] });
    view.advance(100);
    expect([1, 2, 3, 4, 5, 6].map((seq) => view.locate(seq))).toEqual([
      { position: 0, exact: false },
      { position: 0, exact: true },
      { position: 1, exact: false },
      { position: 1, exact: true },
      { position: -1, exact: false },
      { position: -1, exact: false },
    ]);
  });

  test('a row that gets its first finding later is taken in at its place, and the version says so', () => {
    const log = logOf({}, { flawed: true }, {});
    const view = new LogView(log);
    view.setFilter({ ...open, findingsOnly: true });
    view.advance(100);
    const { version } = view;
    add(log, { blames: [3, 2] });
    view.advance(100);
    expect(seqsOf(view)).toEqual([1, 2]);
    expect(view.version).not.toBe(version);
  });

  test('a position outside of the view is refused', () => {
    const view = new LogView(logOf({}));
    for (const position of [-1, 1, Number.NaN]) expect(() => view.seqAt(position)).toThrow(RangeError);
    view.setFilter({ ...open, text: 'nope' });
    view.advance(10);
    expect(() => view.seqAt(0)).toThrow(RangeError);
  });
});

const added: fc.Arbitrary<Added> = fc.record({
  kind: fc.constantFrom<RowKind>('request', 'response', 'stderr'),
  method: fc.constantFrom('ping', 'tools/call'),
  flawed: fc.boolean(),
  blames: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 2 }),
});
const filter: fc.Arbitrary<ViewFilter> = fc.record({
  text: fc.constantFrom('', 'PING', 'tools'),
  hidden: fc.subarray<RowKind>(['request', 'stderr']),
  findingsOnly: fc.boolean(),
});
const step = fc.oneof(
  added.map((row) => ({ row })),
  fc.nat(4).map((budget) => ({ budget })),
  filter.map((next) => ({ next })),
);

test('whatever happens in between, a view that has caught up shows what its filter lets through', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const log = new SessionLog();
      const view = new LogView(log);
      let current = open;
      for (const one of steps) {
        if ('row' in one) add(log, one.row);
        else if ('budget' in one) view.advance(one.budget);
        else {
          current = one.next;
          view.setFilter(current);
        }
      }
      while (!view.advance(7));
      const matches = compileFilter(current);
      const all = Array.from({ length: log.length }, (_, index) => log.row(index + 1));
      expect(seqsOf(view)).toEqual(all.filter(matches).map(({ seq }) => seq));
    }),
    { numRuns: 300 },
  );
});
