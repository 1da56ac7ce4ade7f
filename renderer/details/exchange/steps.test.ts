import { expect, test } from 'vitest';
import type { Row } from '#shared/view/row';
import { stepsOf } from './steps.ts';

function row(seq: number, at: number): Row {
  return {
    seq,
    at,
    kind: 'request',
    channel: 'stdin',
    direction: 'client-to-server',
    origin: 'peer',
    ending: 'lf',
    id: '1',
    method: 'tools/call',
    subject: '',
    summary: '',
    size: 10,
    partner: null,
    state: null,
    durationMs: null,
    lateMs: null,
    toolFailed: false,
    worst: null,
    findings: 0,
  };
}

test('each step waits from the row before it', () => {
  const steps = stepsOf([row(3, 100), row(5, 150), row(9, 300)], null);
  expect(steps.map(({ since, waited, from, to }) => [since, waited, from, to])).toEqual([
    [0, 0, 0, 0],
    [50, 50, 0, 0.25],
    [200, 150, 0.25, 1],
  ]);
});

test('an open exchange reaches until now', () => {
  expect(stepsOf([row(3, 100), row(5, 150)], 200).map((step) => step.to)).toEqual([0, 0.5]);
});

test('rows of one moment have no length', () => {
  expect(stepsOf([row(3, 100), row(4, 100)], null).map((step) => step.to)).toEqual([0, 0]);
  expect(stepsOf([], null)).toEqual([]);
});
