import { type Cases, call, error, handshake, modernCall, modernMeta } from './cases.ts';

const done = handshake('2025-11-25');
const [ask = '', answer = '', ready = ''] = done;
const ping = 'C>S {"jsonrpc":"2.0","id":9,"method":"ping"}';
const probe = `C>S {"jsonrpc":"2.0","id":8,"method":"server/discover","params":{${modernMeta}}}`;
const roots = 'S>C {"jsonrpc":"2.0","id":0,"method":"roots/list"}';
const changed = 'S>C {"jsonrpc":"2.0","method":"notifications/tools/list_changed"}';
const log = 'S>C {"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":"x"}}';
const askFor = (version: string) =>
  `C>S {"jsonrpc":"2.0","id":"i","method":"initialize","params":{"protocolVersion":"${version}"}}`;

export const lifecycleCases: Cases = {
  'initialize-not-first': {
    fires: [
      { lines: [call(1)], at: 1, says: 'tools/call' },
      { lines: [ping, probe, call(1)], at: 3 },
    ],
    quiet: [
      [...done, call(1)],
      [modernCall(1)],
      [ping],
      [modernCall(1), call(2)],
      ['S>C {"jsonrpc":"2.0","id":1,"method":"roots/list"}'],
    ],
  },
  'request-before-init-result': {
    fires: [{ lines: [ask, call(1)], at: 2, says: '#1' }],
    quiet: [
      [...done, call(1)],
      [ask, ping],
      [ask, modernCall(1)],
    ],
  },
  'server-before-init-result': {
    fires: [
      { lines: [ask, changed], at: 2 },
      { lines: [ask, roots], at: 2 },
    ],
    quiet: [[ask, answer, changed], [ask, log], [changed]],
  },
  'server-before-initialized': {
    fires: [{ lines: [ask, answer, roots], at: 3 }],
    quiet: [
      [...done, roots],
      [ask, answer, changed],
      [ask, answer, 'S>C {"jsonrpc":"2.0","id":0,"method":"ping"}'],
    ],
  },
  'initialized-missing': {
    fires: [{ lines: [ask, answer, ping, call(1), call(2)], at: 4 }],
    quiet: [
      [...done, call(1)],
      [ask, answer, ping],
      [ask, answer, modernCall(1)],
      [ask, error('i', -32602), call(1)],
    ],
  },
  'initialize-error-then-use': {
    fires: [{ lines: [ask, error('i', -32602), call(1)], at: 3 }],
    quiet: [
      [ask, error('i', -32602), askFor('2025-06-18')],
      [...done, call(1)],
      [ask, error('i', -32602), modernCall(1)],
    ],
  },
  'initialized-early': {
    fires: [
      { lines: [ask, ready, answer], at: 2, says: 'before initialize (#1) was answered' },
      { lines: [...done, ready], at: 4, says: '#3' },
      { lines: [ready], at: 1, says: 'without initialize' },
    ],
    quiet: [[...done], [...done, 'S>C {"jsonrpc":"2.0","method":"notifications/initialized"}']],
  },
  'initialize-twice': {
    fires: [{ lines: [...done, ask.replace('"i"', '"j"')], at: 4, says: '#1' }],
    quiet: [[...done], [ask, error('i', -32602), ask.replace('"i"', '"j"')]],
  },
  'cancel-initialize': {
    fires: [
      { lines: [ask, 'C>S {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"i"}}'], at: 2 },
    ],
    quiet: [
      [...done, call(1), 'C>S {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}'],
      [ask, 'S>C {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"i"}}'],
    ],
  },
};
