import { type Cases, call, handshake, result } from './cases.ts';

export const unansweredCases: Cases = {
  'request-unanswered': {
    fires: [
      { lines: [call(1), 'wait 4200', 'end stdout'], at: 1, says: '4.2 s' },
      {
        lines: ['C>S {"jsonrpc":"2.0","id":1,"method":"ping","extra":1}', 'end stdout', 'exit 0'],
        at: 1,
        says: 'unknown-envelope-key',
      },
      { lines: ['S>C {"jsonrpc":"2.0","id":1,"method":"roots/list"}', 'stop'], at: 1 },
      {
        lines: [...handshake('2025-06-18'), 'C>S [{"jsonrpc":"2.0","id":1,"method":"ping"}]', 'end stdout'],
        at: 4,
        says: 'batch-not-in-revision',
      },
    ],
    quiet: [
      [call(1), result(1), 'end stdout'],
      [call(1), 'C>S {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}', 'end stdout'],
      ['C>S {"jsonrpc":"2.0","id":1,"method":"subscriptions/listen","params":{}}', 'end stdout'],
      [call(1), 'stop'],
      [call(1), 'exit 0', result(1), 'end stdout'],
    ],
  },
};
