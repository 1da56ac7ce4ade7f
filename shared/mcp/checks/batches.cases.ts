import { type Cases, handshake } from './cases.ts';

const notification = '{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":1,"progress":1}}';
const ping = (id: number) => `{"jsonrpc":"2.0","id":${id},"method":"ping"}`;
const result = (id: number) => `{"jsonrpc":"2.0","id":${id},"result":{}}`;
const b = handshake('2025-03-26');

export const batchCases: Cases = {
  'batch-not-in-revision': {
    fires: [
      { lines: [...handshake('2024-11-05'), `C>S [${notification}]`], at: 4 },
      { lines: [...handshake('2025-06-18'), `C>S [${notification}]`], at: 4, says: '2025-06-18' },
      { lines: [`C>S [${notification}]`], at: 1, severity: 'warning' },
    ],
    quiet: [
      [
        ...handshake('2025-03-26'),
        'C>S [{"jsonrpc":"2.0","id":1,"method":"ping"}]',
        'S>C [{"jsonrpc":"2.0","id":1,"result":{}}]',
      ],
      [...b, `C>S [${notification}]`],
      [...handshake('2025-06-18'), `C>S ${notification}`],
    ],
  },
  'batch-empty': {
    fires: [{ lines: [...b, 'C>S []'], at: 4 }],
    quiet: [
      [
        ...handshake('2025-03-26'),
        'C>S [{"jsonrpc":"2.0","id":1,"method":"ping"}]',
        'S>C [{"jsonrpc":"2.0","id":1,"result":{}}]',
      ],
      [...b, `C>S [${notification}]`],
      [...handshake('2025-06-18'), 'C>S []'],
    ],
  },
  'batch-with-initialize': {
    fires: [{ lines: ['C>S [{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}]'], at: 1 }],
    quiet: [
      [
        'C>S {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}',
      ],
      ['C>S [{"jsonrpc":"2.0","method":"initialize"}]'],
      [`C>S [${ping(1)}]`],
    ],
  },
  'batch-mixed-kinds': {
    fires: [{ lines: [...b, `S>C [${result(1)},${notification}]`], at: 4 }],
    quiet: [
      [...b, `C>S [${ping(1)},${notification}]`],
      [...b, `C>S [${ping(1)},${ping(2)}]`, `S>C [${result(1)},${result(2)}]`],
    ],
  },
  'batch-ignored': {
    fires: [{ lines: [...b, `C>S [${ping(1)},${ping(2)}]`, 'end stdout'], at: 4 }],
    quiet: [
      [
        ...handshake('2025-03-26'),
        'C>S [{"jsonrpc":"2.0","id":1,"method":"ping"}]',
        'S>C [{"jsonrpc":"2.0","id":1,"result":{}}]',
        'end stdout',
      ],
      [...b, `C>S [${ping(1)},${ping(2)}]`, `S>C ${result(2)}`, 'end stdout'],
      [...handshake('2025-06-18'), `C>S [${ping(1)}]`, 'end stdout'],
      [...b, `C>S [${notification}]`, 'end stdout'],
      [...b, `C>S ${ping(1)}`, 'end stdout'],
    ],
  },
};
