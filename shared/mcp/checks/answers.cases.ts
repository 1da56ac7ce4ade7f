import { type Cases, call, error, handshake, modernCall, result } from './cases.ts';

const cancel = (id: string | number) =>
  `C>S {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":${JSON.stringify(id)}}}`;
const longCall =
  'C>S {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"a","_meta":{"progressToken":"t"}}}';
const progress = 'S>C {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"t","progress":1}}';
const withoutId = 'S>C {"jsonrpc":"2.0","result":{}}';

export const answerCases: Cases = {
  'response-unknown-id': {
    fires: [
      {
        lines: [call(7), 'wait 3100', result(424242)],
        at: 2,
        says: 'nearest pending one is 7 (tools/call), 3.1 s old',
      },
      { lines: [result(1)], at: 1, says: 'none is waiting' },
      { lines: ['S>C {"jsonrpc":"2.0","id":1,"method":"roots/list"}', result(1)], at: 2 },
      { lines: [call(1), call(2), error(3, -32603)], at: 3, says: 'is 2 (tools/call)' },
      { lines: [call('call-7'), call('call-8'), result('call-70')], at: 3, says: 'is "call-7" (tools/call)' },
    ],
    quiet: [
      [call(1), result(1)],
      [call(1), result(1), result(1)],
      [call(1), result('1')],
      ['S>C {"jsonrpc":"2.0","id":1,"method":"roots/list"}', 'C>S {"jsonrpc":"2.0","id":1,"result":{"roots":[]}}'],
    ],
  },
  'response-duplicate': {
    fires: [
      { lines: [call(1), result(1), result(1)], at: 3, says: 'by #2' },
      { lines: [call(1), result(1), error(1, -32603)], at: 3 },
    ],
    quiet: [
      [call(1), result(1), call(2), result(2)],
      [call(1), result(1), call(1), result(1)],
      [call(1), call(1), result(1), result(1)],
      [call(1), result(1), 'C>S {"jsonrpc":"2.0","id":1,"result":{}}'],
    ],
  },
  'response-id-type': {
    fires: [
      { lines: [call(1), result('1')], at: 2, says: 'is "1", but the request (#1) has 1' },
      { lines: [call('12'), result(12)], at: 2 },
    ],
    quiet: [
      [call(1), call('1'), result('1'), result(1)],
      [call('01'), result(1)],
      [call(1), result(1)],
    ],
  },
  'response-to-notification': {
    fires: [
      { lines: [...handshake('2025-06-18'), withoutId], at: 4, says: '#3' },
      { lines: [...handshake('2025-06-18'), 'S>C {"jsonrpc":"2.0","id":null,"result":{}}'], at: 4 },
      { lines: [...handshake('2025-06-18'), error(424242, -32601)], at: 4 },
    ],
    quiet: [
      [...handshake('2025-06-18'), call(1), result(1)],
      [...handshake('2025-06-18'), call(1), withoutId],
      [call(1), 'C>S {"jsonrpc":"2.0","method":"notifications/initialized"}', result(1)],
    ],
  },
  'result-without-id': {
    fires: [
      {
        lines: [call(1), withoutId],
        at: 2,
        says: 'is missing; the latest pending request is 1 (tools/call), 1 ms old.',
      },
      { lines: [withoutId], at: 1, says: 'is missing.' },
      { lines: [call(1), 'S>C {"jsonrpc":"2.0","id":null,"result":{}}'], at: 2, says: 'null' },
    ],
    quiet: [
      [call(0), result(0)],
      [call('x'), 'S>C {"jsonrpc":"2.0","error":{"code":1,"message":"x"}}'],
    ],
  },
  'result-not-object': {
    fires: [
      { lines: [call(1), 'S>C {"jsonrpc":"2.0","id":1,"result":null}'], at: 2, says: 'null' },
      { lines: [call(1), 'S>C {"jsonrpc":"2.0","id":1,"result":[]}'], at: 2 },
      { lines: [call(1), 'S>C {"jsonrpc":"2.0","id":1,"result":"5"}'], at: 2 },
    ],
    quiet: [
      [call(1), 'S>C {"jsonrpc":"2.0","id":1,"result":{}}'],
      [call(1), error(1, -32603)],
    ],
  },
  'response-after-cancel': {
    fires: [
      { lines: [call(1), cancel(1), 'wait 3200', result(1)], at: 3, says: 'late by 3.2 s' },
      { lines: [modernCall(1), cancel(1), result(1)], at: 3, severity: 'warning' },
    ],
    quiet: [
      [...handshake('2025-06-18'), call(1), result(1)],
      [call(1), result(1), cancel(1)],
      [call(1), cancel('1'), result(1)],
      [call(1), 'S>C {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}', result(1)],
    ],
  },
  'response-slow': {
    fires: [
      { lines: [call(1), 'wait 12000', result(1)], at: 2, says: 'took 12.0 s' },
      { lines: [longCall, 'wait 9000', progress, 'wait 11000', result(1)], at: 3, says: 'the last 11.0 s' },
    ],
    quiet: [
      [call(1), 'wait 9000', result(1)],
      [longCall, 'wait 9000', progress, 'wait 9000', result(1)],
    ],
  },
};
