import { type Cases, result } from './cases.ts';

const message = '{"jsonrpc":"2.0","method":"notifications/initialized"}';

export const framingCases: Cases = {
  'stdout-not-json': {
    fires: [
      { lines: ['S>C Server listening on stdio'], at: 1, says: 'looks like a banner' },
      { lines: ['S>C 2026-11-30 12:00:01 INFO loaded 5 tools'], at: 1, says: 'looks like a log line' },
      { lines: ['S>C     at Server.handle (/srv/index.js:10:5)'], at: 1, says: 'part of a Node stack trace' },
      { lines: ['S>C npm notice New major version of npm available!'], at: 1, says: 'a notice or warning of npm' },
      { lines: ['S>C > calc@1.0.0 build'], at: 1, says: 'the header that npm run prints' },
      { lines: ["S>C {'jsonrpc': '2.0', 'id': 1}"], at: 1, says: 'Python' },
      { lines: ['S>C \u001b[32mok\u001b[0m'], at: 1, says: 'coloured' },
      {
        lines: ['S>C {"jsonrpc":"2.0","id":1,"result":{"serverInfo":{"version":"1\x04'],
        at: 1,
        says: 'before its brackets',
      },
      { lines: ['S>C {"jsonrpc":"2.0","id":1,"result":{"x":NaN}}'], at: 1, says: 'NaN' },
      { lines: ['S>C {"jsonrpc":"2.0","id":1,"result":{"x":None}}'], at: 1, says: 'None, True and False are Python’s' },
      { lines: ['S>C {"jsonrpc":"2.0","id":1,"result":{"x":"NaN",}}'], at: 1, says: 'a comma too many' },
      { lines: ['S>C {"jsonrpc":"2.0","id":1,"resu\x04'], at: 1, says: 'before its brackets are closed' },
      { lines: ['S>C {"jsonrpc":"2.0","id":1,"result":{}} done'], at: 1, says: 'other text follows' },
      { lines: ['hexS>C 7b 00 22 00 61 00 22 00'], at: 1, says: 'UTF-16' },
    ],
    quiet: [[`S>C ${message}`], ['err Server listening on stdio'], ['S>C '], ['C>S hello'], ['S>C "hello"']],
  },
  'stdin-not-json': {
    fires: [{ lines: ['C>S hello'], at: 1 }],
    quiet: [['C>S {"jsonrpc":"2.0","id":1,"method":"ping"}'], [`C>S ${message}`], ['S>C hello']],
  },
  'line-not-object': {
    fires: [
      { lines: ['S>C 5'], at: 1, says: 'the number 5' },
      { lines: ['S>C null'], at: 1 },
      { lines: ['S>C "INFO"'], at: 1 },
      { lines: [`C>S [${message},5]`], at: 1, says: 'Item 2' },
    ],
    quiet: [['S>C {"jsonrpc":"2.0","id":1,"method":"ping"}'], ['S>C {}'], [`C>S [${message}]`]],
  },
  'several-messages-on-line': {
    fires: [
      { lines: [`S>C ${message}${message}`], at: 1, says: '2 JSON texts' },
      { lines: [`C>S ${message} ${message} ${message}`], at: 1, says: '3 JSON texts' },
    ],
    quiet: [
      ['S>C {"jsonrpc":"2.0","id":1,"method":"ping"}', 'S>C {"jsonrpc":"2.0","id":2,"method":"ping"}'],
      [`S>C ${message} done`],
      [`S>C [${message},${message}]`],
      ['S>C {"a":"}{"} {"b'],
      [`S>C ${message}`, `S>C ${message}`],
    ],
  },
  'content-length-header': {
    fires: [
      { lines: ['S>C Content-Length: 54\r'], at: 1 },
      { lines: [`C>S ${message}Content-Length: 54\r`], at: 1 },
    ],
    quiet: [
      ['S>C {"jsonrpc":"2.0","id":"Content-Length: 5","method":"ping"}'],
      ['S>C The Content-Length: header is not used'],
      ['S>C {"jsonrpc":"2.0","method":"Content-Length: 5"}'],
    ],
  },
  'embedded-newline': {
    fires: [
      {
        lines: ['S>C {', 'S>C   "jsonrpc": "2.0",', 'S>C   "method": "x"', 'S>C }', result(1)],
        at: 1,
        says: '#1 to #4',
      },
      { lines: ['C>S [', 'C>S {"a":', 'S>C noise', 'C>S 5', 'C>S }', 'C>S ]'], at: 1, says: '#1 to #6' },
    ],
    quiet: [
      ['S>C {"jsonrpc":"2.0","id":1,"method":"ping"}'],
      ['S>C {', 'S>C oops', 'S>C }'],
      ['S>C {', `S>C ${message}`, 'S>C }'],
      ['S>C {', 'end stdout'],
      ['S>C {"a":1}', 'S>C {"b":1}'],
    ],
  },
};
