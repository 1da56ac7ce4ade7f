import { type Cases, call, handshake, modernCall, modernMeta, result } from './cases.ts';

const cancelled = (params: string) => `{"jsonrpc":"2.0","method":"notifications/cancelled","params":${params}}`;
const cancel = (id: string) => `C>S ${cancelled(`{"requestId":${id}}`)}`;
const serverCancel = (id: string) => `S>C ${cancelled(`{"requestId":${id}}`)}`;
const listen = `C>S {"jsonrpc":"2.0","id":1,"method":"subscriptions/listen","params":{"notifications":{"toolsListChanged":true},${modernMeta}}}`;
const acknowledged =
  'S>C {"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged","params":{"notifications":{"toolsListChanged":true},"_meta":{"io.modelcontextprotocol/subscriptionId":1}}}';

/** A session with a server that runs tasks. */
const withTasks = (...lines: readonly string[]) => [
  ...handshake('2025-11-25').map((line) =>
    line.replace(
      '"capabilities":{"tools":{}}',
      '"capabilities":{"tools":{},"tasks":{"requests":{"tools":{"call":{}}}}}',
    ),
  ),
  ...lines,
];
const taskCall = 'C>S {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","arguments":{},"task":{}}}';
const created =
  'S>C {"jsonrpc":"2.0","id":1,"result":{"task":{"taskId":"k","status":"working","createdAt":"2026-01-01T00:00:00Z","lastUpdatedAt":"2026-01-01T00:00:00Z","ttl":null}}}';
const tasksCancel = 'C>S {"jsonrpc":"2.0","id":2,"method":"tasks/cancel","params":{"taskId":"k"}}';

export const cancellationCases: Cases = {
  'cancel-without-id': {
    fires: [
      { lines: [...handshake('2025-06-18'), call(1), `C>S ${cancelled('{"reason":"too slow"}')}`], at: 5 },
      { lines: [...handshake('2025-11-25'), call(1), `C>S ${cancelled('{}')}`], at: 5, severity: 'warning' },
      { lines: [call(1), 'C>S {"jsonrpc":"2.0","method":"notifications/cancelled"}'], at: 2, severity: 'warning' },
      { lines: [modernCall(1), `C>S ${cancelled('{}')}`], at: 2 },
    ],
    quiet: [
      [...handshake('2025-06-18'), call(1), cancel('1')],
      [call(0), cancel('0')],
      [call(1), `C>S ${cancelled('[1]')}`],
    ],
  },
  'cancel-unknown': {
    fires: [
      { lines: [...handshake('2025-06-18'), call(1), cancel('2')], at: 5, says: 'no request with the id 2' },
      { lines: [call(1), cancel('"1"')], at: 2, says: '"1"' },
      { lines: [call(1), serverCancel('1')], at: 2 },
    ],
    quiet: [
      [...handshake('2025-06-18'), call(1), cancel('1')],
      [call(1), result(1), cancel('1')],
      ['S>C {"jsonrpc":"2.0","id":1,"method":"roots/list"}', serverCancel('1')],
      [listen, acknowledged, serverCancel('1')],
    ],
  },
  'cancel-finished': {
    fires: [
      { lines: [...handshake('2025-06-18'), call(1), result(1), cancel('1')], at: 6, says: '#4 was answered' },
      { lines: [call(1), cancel('1'), cancel('1')], at: 3, says: 'cancelled by #2' },
      { lines: [...handshake('2025-11-25'), taskCall, created, cancel('1')], at: 6 },
    ],
    quiet: [
      [...handshake('2025-06-18'), call(1), cancel('1')],
      [call(1), call(2), result(2), cancel('1')],
      withTasks(taskCall, created, cancel('1')),
    ],
  },
  'cancel-task-request': {
    fires: [
      { lines: withTasks(taskCall, created, cancel('1')), at: 6, says: '#4 (tools/call) runs as a task' },
      { lines: withTasks(taskCall, cancel('1')), at: 5 },
    ],
    quiet: [
      withTasks(taskCall, created, tasksCancel),
      withTasks(call(1), cancel('1')),
      [...handshake('2025-11-25'), taskCall, cancel('1')],
      [taskCall, cancel('1')],
    ],
  },
  'server-cancel-not-listen': {
    fires: [
      { lines: [modernCall(1), serverCancel('1')], at: 2, says: 'id 1 is not that of a subscriptions/listen' },
      { lines: [listen, acknowledged, serverCancel('"1"')], at: 3 },
    ],
    quiet: [
      [listen, acknowledged, serverCancel('1')],
      [modernCall(1), cancel('1')],
      [listen, acknowledged, serverCancel('1'), serverCancel('1')],
      [...handshake('2025-11-25'), call(1), serverCancel('1')],
    ],
  },
};
