import { type Cases, handshake, result } from './cases.ts';

const ask = (id: number, token: string) =>
  `C>S {"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"add","arguments":{},"_meta":{"progressToken":${token}}}}`;
const progress = (token: string, value: number, total = '') =>
  `S>C {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":${token},"progress":${value}${total === '' ? '' : `,"total":${total}`}}}`;
const cancel = (id: number) => `C>S {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":${id}}}`;

const session = (...lines: readonly string[]) => [...handshake('2025-11-25'), ...lines];

const taskAsk = ask(1, '"t"').replace('"arguments":{}', '"arguments":{},"task":{}');
const task = (status: string) =>
  `"taskId":"k","status":"${status}","createdAt":"2026-01-01T00:00:00Z","lastUpdatedAt":"2026-01-01T00:00:00Z","ttl":null`;
const created = `S>C {"jsonrpc":"2.0","id":1,"result":{"task":{${task('working')}}}}`;
const status = (state: string) =>
  `S>C {"jsonrpc":"2.0","method":"notifications/tasks/status","params":{${task(state)}}}`;
const taskResult = [
  'C>S {"jsonrpc":"2.0","id":2,"method":"tasks/result","params":{"taskId":"k"}}',
  'S>C {"jsonrpc":"2.0","id":2,"result":{"content":[],"_meta":{"io.modelcontextprotocol/related-task":{"taskId":"k"}}}}',
];

export const progressCases: Cases = {
  'progress-token-type': {
    fires: [
      { lines: session(ask(1, '1.5')), at: 4, says: 'is 1.5' },
      { lines: session(ask(1, 'null')), at: 4, says: 'null' },
      { lines: session(ask(1, '1'), progress('{}', 1)), at: 5, says: 'an object' },
      {
        lines: session(ask(1, '1'), 'S>C {"jsonrpc":"2.0","method":"notifications/progress","params":{"progress":1}}'),
        at: 5,
        says: 'no progressToken',
      },
      { lines: ['S>C {"jsonrpc":"2.0","method":"notifications/progress"}'], at: 1 },
    ],
    quiet: [
      session(ask(1, '1'), progress('1', 1), result(1)),
      session(ask(1, '""'), progress('""', 1)),
      session(ask(1, '0'), progress('0', 1)),
      ['C>S {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"a","progressToken":{}}}'],
      ['S>C {"jsonrpc":"2.0","method":"notifications/progress","params":[]}'],
    ],
  },
  'progress-token-in-use': {
    fires: [
      { lines: session(ask(1, '"t"'), ask(2, '"t"')), at: 5, says: '"t" belongs to #4' },
      { lines: session(taskAsk, created, ask(2, '"t"')), at: 6 },
    ],
    quiet: [
      session(ask(1, '"t"'), result(1), ask(2, '"t"'), result(2)),
      session(ask(1, '"1"'), ask(2, '1')),
      session(ask(1, '"t"'), cancel(1), ask(2, '"t"')),
      session(
        ask(1, '"t"'),
        'S>C {"jsonrpc":"2.0","id":1,"method":"roots/list","params":{"_meta":{"progressToken":"t"}}}',
      ),
      session(taskAsk, created, status('completed'), ask(2, '"t"')),
    ],
  },
  'progress-unknown-token': {
    fires: [
      { lines: session(ask(1, '"a"'), progress('"b"', 1)), at: 5, says: 'token "b"' },
      { lines: session(ask(1, '1'), progress('"1"', 1)), at: 5, says: '#4 gave 1, which is another' },
      { lines: [progress('5', 1)], at: 1 },
      {
        lines: session(
          ask(1, '1'),
          'C>S {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":1,"progress":1}}',
        ),
        at: 5,
      },
    ],
    quiet: [
      session(ask(1, '"a"'), progress('"a"', 1), result(1)),
      session(ask(1, '"a"'), result(1), progress('"a"', 1)),
      session(ask(1, '1'), progress('1.5', 1)),
      session(
        'S>C {"jsonrpc":"2.0","id":1,"method":"sampling/createMessage","params":{"_meta":{"progressToken":7}}}',
        'C>S {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":7,"progress":1}}',
      ),
    ],
  },
  'progress-after-end': {
    fires: [
      {
        lines: session(ask(1, '"t"'), progress('"t"', 1, '2'), result(1), progress('"t"', 2, '2')),
        at: 7,
        says: 'belongs to #4, which ended with #6',
      },
      { lines: session(taskAsk, created, status('failed'), progress('"t"', 2)), at: 7, says: 'ended with #6' },
      { lines: session(taskAsk, created, ...taskResult, progress('"t"', 2)), at: 8, says: 'ended with #7' },
      { lines: session(taskAsk, status('completed'), created, progress('"t"', 2)), at: 7, says: 'ended with #6' },
    ],
    quiet: [
      session(ask(1, '"t"'), progress('"t"', 1, '2'), progress('"t"', 2, '2'), result(1)),
      session(ask(1, '"t"'), result(1), ask(2, '"t"'), progress('"t"', 1)),
      session(taskAsk, created, progress('"t"', 1), status('working'), progress('"t"', 2)),
      session(taskAsk, created, status('failed').replace('"k"', '"other"'), progress('"t"', 1)),
      session(taskAsk, created, status('failed').replace('S>C', 'C>S'), progress('"t"', 1)),
    ],
  },
  'progress-not-increasing': {
    fires: [
      { lines: session(ask(1, '1'), progress('1', 2), progress('1', 1)), at: 6, says: 'is 1, after 2 in #5' },
      { lines: session(ask(1, '1'), progress('1', 0), progress('1', 0)), at: 6 },
    ],
    quiet: [
      session(ask(1, '1'), progress('1', 1), progress('1', 2), result(1)),
      session(ask(1, '1'), progress('1', 0.1), progress('1', 0.2)),
      session(ask(1, '1'), ask(2, '2'), progress('1', 2), progress('2', 1)),
      session(ask(1, '1'), progress('1', 2), result(1), ask(2, '1'), progress('1', 1)),
    ],
  },
  'progress-over-total': {
    fires: [{ lines: session(ask(1, '1'), progress('1', 6, '5')), at: 5, says: '6 of a total of 5' }],
    quiet: [session(ask(1, '1'), progress('1', 5, '5'), result(1)), session(ask(1, '1'), progress('1', 6, '"5"'))],
  },
  'progress-after-cancel': {
    fires: [
      {
        lines: session(ask(1, '1'), cancel(1), 'wait 3000', progress('1', 1)),
        at: 6,
        says: 'about #4, which was cancelled 3.0 s before',
      },
      { lines: session(ask(1, '1'), cancel(1), progress('1', 1)), at: 6, severity: 'info' },
    ],
    quiet: [
      session(ask(1, '1'), progress('1', 1), cancel(1)),
      session(ask(1, '1'), ask(2, '2'), cancel(1), 'wait 3000', progress('2', 1)),
      session(
        ask(1, '1'),
        'S>C {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}',
        'wait 3000',
        progress('1', 1),
      ),
    ],
  },
};
