import { expect, test } from 'vitest';
import { likelyJsonLog } from './json-logs.ts';

test.each([
  ['a line of pino', '{"level":30,"time":1764500000000,"pid":4711,"hostname":"h","msg":"hello"}'],
  [
    'a line of bunyan',
    '{"name":"calc","hostname":"h","pid":4711,"level":30,"msg":"hello","time":"2026-11-30T12:00:01.123Z","v":0}',
  ],
  ['a log line in JSON', '{"level":"info","message":"hello"}'],
  ['a log line in JSON', '{"time":"2026-11-30T12:00:01Z","level":"INFO","msg":"hello"}'],
  ['a log line in JSON', '{"event":"hello","level":"warning","timestamp":"2026-11-30T12:00:01Z"}'],
  ['a log line in JSON', '{"severity":"ERROR","message":"no"}'],
  [undefined, '{"level":"info"}'],
  [undefined, '{"level":"high","message":"water"}'],
  [undefined, '{"message":"hello"}'],
  [undefined, '{"level":{},"msg":[]}'],
  [undefined, '{}'],
])('%s: %s', (what, line) => {
  expect(likelyJsonLog(JSON.parse(line))?.what).toBe(what);
});
