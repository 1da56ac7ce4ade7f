import { type Cases, call, handshake, modernCall, result } from './cases.ts';

export const idCases: Cases = {
  'id-null': {
    fires: [{ lines: ['C>S {"jsonrpc":"2.0","id":null,"method":"ping"}'], at: 1 }],
    quiet: [
      ['C>S {"jsonrpc":"2.0","id":0,"method":"ping"}'],
      ['C>S {"jsonrpc":"2.0","id":"null","method":"ping"}'],
      ['S>C {"jsonrpc":"2.0","id":null,"result":{}}'],
    ],
  },
  'id-type': {
    fires: [
      { lines: ['C>S {"jsonrpc":"2.0","id":1.5,"method":"ping"}'], at: 1, says: 'the number 1.5' },
      { lines: ['C>S {"jsonrpc":"2.0","id":true,"method":"ping"}'], at: 1, says: 'true' },
      { lines: ['S>C {"jsonrpc":"2.0","id":{},"result":{}}'], at: 1, says: 'an object' },
      { lines: ['S>C {"jsonrpc":"2.0","id":[1],"error":{"code":1,"message":"x"}}'], at: 1, says: 'an array' },
    ],
    quiet: [['C>S {"jsonrpc":"2.0","id":1.0,"method":"ping"}'], ['C>S {"jsonrpc":"2.0","id":"","method":"ping"}']],
  },
  'id-in-flight': {
    fires: [{ lines: [call(1), call(1)], at: 2, says: '#1' }],
    quiet: [
      [call(1), result(1), call(1)],
      [call(1), call('1')],
      [call(1), 'S>C {"jsonrpc":"2.0","id":1,"method":"roots/list"}'],
    ],
  },
  'id-reused': {
    fires: [
      { lines: [call(1), result(1), call(1)], at: 3, severity: 'warning', says: '#1' },
      { lines: [...handshake('2025-06-18'), call(1), result(1), call(1)], at: 6 },
      { lines: [modernCall(1), result(1), modernCall(1)], at: 3, severity: 'info' },
    ],
    quiet: [
      [call(1), result(1), call('1')],
      [call(1), call(1)],
      [call(1), result(1), 'S>C {"jsonrpc":"2.0","id":1,"method":"ping"}'],
    ],
  },
  'notification-with-id': {
    fires: [{ lines: ['C>S {"jsonrpc":"2.0","id":1,"method":"notifications/initialized"}'], at: 1 }],
    quiet: [
      ['C>S {"jsonrpc":"2.0","method":"notifications/initialized"}'],
      ['C>S {"jsonrpc":"2.0","id":1,"method":"ping"}'],
    ],
  },
  'request-without-id': {
    fires: [{ lines: ['C>S {"jsonrpc":"2.0","method":"tools/list"}'], at: 1, says: 'tools/list' }],
    quiet: [['C>S {"jsonrpc":"2.0","method":"vendor/event"}'], ['C>S {"jsonrpc":"2.0","id":0,"method":"tools/list"}']],
  },
};
