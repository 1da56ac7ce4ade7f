import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../model/entry.ts';
import type { Channel, Ending, Origin } from '../model/frame.ts';
import type { ProcessEventBody } from '../model/process-event.ts';
import { printRow } from '../view/printer.ts';
import { Dissector } from './dissector.ts';

const channels: readonly Channel[] = ['stdin', 'stdout', 'stderr'];
const endings: readonly Ending[] = ['lf', 'crlf', 'eof', 'overflow'];
const origins: readonly Origin[] = ['peer', 'inspector', 'rule'];

const id = fc.oneof(fc.nat(5), fc.constantFrom('0', '1', 'x', ''), fc.constant(null), fc.jsonValue());
const method = fc.oneof(
  fc.constantFrom('initialize', 'notifications/initialized', 'tools/call', 'tools/list', 'ping', 'server/discover', ''),
  fc.constantFrom('notifications/cancelled', 'notifications/progress', 'resources/read', '__proto__', 'constructor'),
  fc.jsonValue(),
);
const version = fc.constantFrom('2024-11-05', '2025-03-26', '2025-11-25', '2026-07-28', 'x', 5, null);
const contents = fc.oneof(
  fc.jsonValue(),
  fc.record({
    protocolVersion: version,
    name: fc.jsonValue(),
    arguments: fc.jsonValue(),
    requestId: id,
    progressToken: id,
    content: fc.jsonValue(),
    tools: fc.jsonValue(),
    _meta: fc.record({ 'io.modelcontextprotocol/protocolVersion': version, progressToken: id }),
  }),
);
const envelope = fc.record(
  {
    jsonrpc: fc.constantFrom('2.0', '1.0', 2),
    id,
    method,
    params: contents,
    result: contents,
    error: contents,
    extra: id,
  },
  { requiredKeys: [] },
);
const json = fc
  .oneof(envelope, fc.array(envelope, { maxLength: 4 }), fc.jsonValue())
  .map((value) => JSON.stringify(value));
const encoder = new TextEncoder();
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 60 }),
  json.map((text) => encoder.encode(text)),
  fc.tuple(json, fc.nat(300)).map(([text, cut]) => encoder.encode(text.slice(0, cut))),
  fc
    .constantFrom('{', '}', '[', ']', '', '{"a":', 'Content-Length: 5', '{}{}', '\u001b[31m')
    .map((text) => encoder.encode(text)),
);
const event: fc.Arbitrary<ProcessEventBody> = fc.constantFrom<ProcessEventBody>(
  { type: 'started', pid: 1, binary: 'node' },
  { type: 'launch-failed', stage: 'spawn', code: 'ENOENT', message: 'x', tried: 'x', searched: [] },
  { type: 'stream-ended', channel: 'stdout' },
  { type: 'stream-ended', channel: 'stdin' },
  { type: 'stream-ended', channel: 'stderr' },
  { type: 'stdin-closed' },
  { type: 'stdin-failed', code: 'EPIPE', message: 'x' },
  { type: 'signal-sent', signal: 'SIGTERM' },
  { type: 'exited', code: 1, signal: null, uptimeMs: 5, requested: false },
  { type: 'exited', code: null, signal: 'SIGKILL', uptimeMs: 5, requested: true },
  { type: 'leftovers-killed', pids: [1, 2] },
  { type: 'capture-note', message: 'x' },
);

type Step =
  | { readonly event: ProcessEventBody }
  | { readonly channel: Channel; readonly bytes: Uint8Array; readonly ending: Ending; readonly origin: Origin };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ event }) },
  {
    weight: 6,
    arbitrary: fc.record({
      channel: fc.constantFrom(...channels),
      bytes,
      ending: fc.constantFrom(...endings),
      origin: fc.constantFrom(...origins),
    }),
  },
);

function entryOf(step: Step, seq: number): Entry {
  if ('event' in step) return { kind: 'event', event: { seq, at: seq, ...step.event } };
  return { kind: 'frame', frame: { seq, firstAt: seq, at: seq, ...step } };
}

describe('whatever comes', () => {
  test('the dissector neither throws nor gives up, and its rows are dense', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const dissector = new Dissector();
        steps.forEach((step, index) => {
          const { row, diagnostics, updates } = dissector.push(entryOf(step, index + 1));
          expect(row.seq).toBe(index + 1);
          expect(row.summary.length).toBeLessThanOrEqual(160);
          expect(row.findings).toBe(diagnostics.length);
          expect(diagnostics.map((diagnostic) => diagnostic.code)).not.toContain('analysis-failed');
          for (const update of updates) expect(update.seq).toBeLessThanOrEqual(row.seq);
          expect(printRow(row, diagnostics, { colour: false })).not.toMatch(/[^\P{Cc}\n]/u);
          dissector.revisionOf(row.seq);
          const exchange = dissector.exchangeOf(row.seq);
          if (exchange !== null) expect([exchange.request, exchange.response, ...exchange.related]).toContain(row.seq);
        });
        expect(dissector.facts.pending).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 400 },
    );
  });

  test.each([
    ['arrays', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('%s nested 100 000 deep', (_, open, close) => {
    const deep = `${open.repeat(100_000)}1${close.repeat(100_000)}`;
    for (const text of [
      deep,
      open.repeat(100_000),
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"arguments":${deep},"arguments":1}}`,
      `{"jsonrpc":"2.0","id":1,"result":{"content":${deep}}}`,
    ]) {
      const frame = {
        seq: 1,
        firstAt: 0,
        at: 0,
        channel: 'stdout',
        bytes: encoder.encode(text),
        ending: 'lf',
        origin: 'peer',
      } as const;
      const { diagnostics } = new Dissector().push({ kind: 'frame', frame });
      expect(diagnostics.map((diagnostic) => diagnostic.code)).not.toContain('analysis-failed');
    }
  });

  test('a fault of our own becomes a finding', () => {
    const hostile = {
      kind: 'frame',
      frame: { seq: 1, firstAt: 0, at: 0, channel: 'stdout', ending: 'lf', origin: 'peer' },
    };
    let reads = 0;
    Object.defineProperty(hostile.frame, 'bytes', {
      get: () => {
        if (reads++ === 0) throw new Error('no bytes');
        return new Uint8Array();
      },
    });
    const { row, diagnostics } = new Dissector().push(hostile as Entry);
    expect(row).toMatchObject({ seq: 1, kind: 'invalid', worst: 'info', findings: 1 });
    expect(diagnostics).toMatchObject([
      { code: 'analysis-failed', message: 'This entry could not be analysed: no bytes' },
    ]);
  });
});
