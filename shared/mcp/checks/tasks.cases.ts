import { type Cases, modernCall, modernMeta } from './cases.ts';

const handshake = [
  'C>S {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}',
  'S>C {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{},"tasks":{"list":{},"cancel":{},"requests":{"tools":{"call":{}}}}},"serverInfo":{"name":"s","version":"1"}}}',
  'C>S {"jsonrpc":"2.0","method":"notifications/initialized"}',
];

const state = (status: string, minute = 0, more = '', id = 'k') =>
  `"taskId":"${id}","status":"${status}","createdAt":"2026-01-01T00:00:00Z","lastUpdatedAt":"2026-01-01T00:0${minute}:00Z","ttl":null${more}`;
const call = (id: number) =>
  `C>S {"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"research","arguments":{},"task":{}}}`;
const result = (id: number, members: string) => `S>C {"jsonrpc":"2.0","id":${id},"result":{${members}}}`;
const created = (id: number, status = 'working', more = '') => result(id, `"task":{${state(status, 0, more)}}`);
const about = (id: number, method: string, task = 'k') =>
  `C>S {"jsonrpc":"2.0","id":${id},"method":"tasks/${method}","params":{"taskId":"${task}"}}`;
const told = (status: string, minute = 1) =>
  `S>C {"jsonrpc":"2.0","method":"notifications/tasks/status","params":{${state(status, minute)}}}`;
const list = (id: number, status: string) => [
  `C>S {"jsonrpc":"2.0","id":${id},"method":"tasks/list"}`,
  result(id, `"tasks":[{${state('working', 0, '', 'other')}},{${state(status, 2)}}]`),
];
const outcome = (id: number, meta: string) => result(id, `"content":[{"type":"text","text":"done"}]${meta}`);
const related = (task: string) => `,"_meta":{"io.modelcontextprotocol/related-task":{"taskId":${task}}}`;

const session = (...lines: readonly string[]) => [...handshake, ...lines];
const task = (...lines: readonly string[]) => session(call(1), created(1), ...lines);

const extension =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"c","version":"1"},"io.modelcontextprotocol/clientCapabilities":{"extensions":{"io.modelcontextprotocol/tasks":{}}}}';
const server = '"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"s","version":"1"}}';
const inModern = (line: string) => line.replace(modernMeta, extension);
const modernState = (status: string, minute = 0, more = '') =>
  state(status, minute, more).replace('"ttl"', '"ttlMs"').replace('pollInterval', 'pollIntervalMs');
const modern = (status: string, ...lines: readonly string[]) => [
  inModern(modernCall(1)),
  result(1, `"resultType":"task",${modernState(status, 0, ',"pollInterval":1000')},${server}`),
  ...lines,
];
const modernPoll = (id: number) => inModern(about(id, 'get').replace('"taskId":"k"', `"taskId":"k",${modernMeta}`));
const modernTold = (id: number, status: string, minute = 1) =>
  result(id, `"resultType":"complete",${modernState(status, minute)},${server}`);

const slow = ',"pollInterval":1000';
const polled = (id: number) => [about(id, 'get'), result(id, state('working', 0, slow))];

export const taskCases: Cases = {
  'task-status-transition': {
    fires: [
      {
        lines: task(told('completed'), told('working', 2)),
        at: 7,
        says: '"working", but #6 said that it was completed',
      },
      { lines: session(call(1), created(1, 'completed')), at: 5, says: 'begins as "completed"' },
      { lines: task(told('failed'), about(2, 'get'), result(2, state('completed', 2))), at: 8 },
      { lines: task(told('completed'), about(2, 'cancel'), result(2, state('cancelled', 1))), at: 8 },
      { lines: task(told('cancelled'), ...list(2, 'working')), at: 8 },
      {
        lines: modern('working', modernPoll(2), modernTold(2, 'failed'), modernPoll(3), modernTold(3, 'working')),
        at: 6,
      },
      {
        lines: [
          ...modern('completed'),
          `S>C {"jsonrpc":"2.0","method":"notifications/tasks","params":{${modernState('working', 1)}}}`,
        ],
        at: 3,
      },
      // Once it is told, the task goes on from there.
      { lines: task(told('completed'), told('working', 2), told('failed', 3)), at: 7 },
    ],
    quiet: [
      task(told('input_required'), told('working', 2), told('completed', 3), told('completed', 3)),
      // The answer says how the task stood before the notification.
      task(about(2, 'get'), told('completed', 2), result(2, state('working', 1))),
      session(call(1), told('completed', 0), created(1)),
      session(call(1), told('working', 0), created(1, 'input_required')),
      task(told('completed'), call(2), created(2)),
      task(told('completed'), told('finished', 2)),
      modern('completed'),
      modern('working', modernPoll(2), modernTold(2, 'input_required'), modernPoll(3), modernTold(3, 'completed', 2)),
      // Tasks of the other side are other tasks.
      [...task(told('completed')), told('working', 2).replace('S>C', 'C>S')],
      task(told('cancelled'), 'S>C {"jsonrpc":"2.0","method":"notifications/tasks/status","params":{"status":5}}'),
    ],
  },
  'task-related-meta-missing': {
    fires: [
      { lines: task(about(2, 'result'), outcome(2, '')), at: 7, says: 'The result of the task "k"' },
      { lines: task(about(2, 'result'), outcome(2, ',"_meta":{}')), at: 7 },
      {
        lines: task(about(2, 'result'), outcome(2, related('"j"'))),
        at: 7,
        says: 'of the task "j"; "k" was asked for',
      },
    ],
    quiet: [
      task(about(2, 'result'), outcome(2, related('"k"'))),
      task(about(2, 'result'), 'S>C {"jsonrpc":"2.0","id":2,"error":{"code":-32603,"message":"no"}}'),
      task(about(2, 'get'), result(2, state('working'))),
      task(about(2, 'result'), outcome(2, ',"_meta":[]')),
    ],
  },
  'task-poll-too-fast': {
    fires: [
      {
        lines: session(call(1), created(1, 'working', slow), ...polled(2), 'wait 300', about(3, 'get')),
        at: 8,
        says: '302 ms before; its interval is 1.0 s',
      },
      { lines: modern('working', modernPoll(2), modernPoll(3)), at: 4 },
    ],
    quiet: [
      session(call(1), created(1, 'working', slow), ...polled(2), 'wait 1000', ...polled(3)),
      session(call(1), created(1, 'working', slow), ...polled(2), 'wait 920', ...polled(3)),
      // How soon the first poll comes is not said.
      session(call(1), created(1, 'working', slow), ...polled(2)),
      session(call(1), created(1, 'working', slow), ...polled(2), told('completed'), about(3, 'get')),
      session(call(1), created(1, 'working', slow), ...polled(2), about(3, 'get', 'other')),
      task(about(2, 'get'), about(3, 'get')),
      task(about(2, 'get'), result(2, state('working', 0, ',"pollInterval":5')), about(3, 'get')),
    ],
  },
  'task-status-before-create': {
    fires: [
      { lines: session(call(1), told('working'), created(1)), at: 5, says: 'the task "k" comes before' },
      { lines: session(call(1), told('working'), told('completed', 2), created(1)), at: 5 },
    ],
    quiet: [
      task(told('working')),
      // From an earlier session.
      session(told('working')),
      task(told('working').replace('"k"', '"from-before"')),
      session(about(1, 'get'), result(1, state('working')), call(2), told('working')),
    ],
  },
};
