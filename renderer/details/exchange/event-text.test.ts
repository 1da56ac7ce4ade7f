import { expect, test } from 'vitest';
import type { ProcessEventBody } from '#shared/model/process-event';
import { eventFacts } from './event-text.ts';

const lines = (event: ProcessEventBody) =>
  eventFacts(event).map((fact) => [`${fact.label}: ${fact.value}`, ...(fact.list ?? [])].join(', '));

test('an exit names its code or its signal, and whether it was asked for', () => {
  expect(lines({ type: 'exited', code: 3, signal: null, uptimeMs: 1830, requested: false })).toEqual([
    'Exit code: 3',
    'Uptime: 1.83 s',
    'Stop asked for: no: the server ended on its own',
  ]);
  expect(lines({ type: 'exited', code: null, signal: 'SIGKILL', uptimeMs: 5, requested: true })).toEqual([
    'Signal: SIGKILL',
    'Uptime: 5 ms',
    'Stop asked for: yes',
  ]);
});

test('a failed launch names the stage, the error, the program and the PATH', () => {
  const failed = {
    type: 'launch-failed',
    stage: 'resolve',
    code: 'ENOENT',
    message: 'no such program',
    tried: 'nod',
    searched: ['/usr/bin', '/bin'],
  } as const;
  expect(lines(failed)).toEqual([
    'Failed while: finding the program',
    'Error: ENOENT: no such program',
    'Tried: nod',
    'PATH searched: 2 folders, /usr/bin, /bin',
  ]);
});

test('a closed stdin has no facts beside the row', () => {
  expect(lines({ type: 'stdin-closed' })).toEqual([]);
});
