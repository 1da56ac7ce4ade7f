import { type Cases, call, error, handshake, modernCall } from './cases.ts';

const answer = (body: string) => `S>C {"jsonrpc":"2.0","id":1,"error":${body}}`;
const legacy = (code: number, data = '', revision = '2025-11-25') => [
  ...handshake(revision),
  call(1),
  error(1, code, data),
];
const modern = (code: number, data = '') => [modernCall(1), error(1, code, data)];
const read = 'C>S {"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"a:b"}}';

export const errorCases: Cases = {
  'error-shape': {
    fires: [
      { lines: [answer('"no"')], at: 1, says: 'a string, not an object' },
      { lines: [answer('{"code":"-32603","message":"x"}')], at: 1, says: 'code is a string' },
      { lines: [answer('{"code":1.5,"message":"x"}')], at: 1, says: 'the number 1.5' },
      { lines: [answer('{"code":1}')], at: 1, says: 'no message' },
    ],
    quiet: [
      [call(1), error(1, -32603)],
      [answer('{"code":-1,"message":""}')],
      [answer('{"code":1,"message":"x","data":null}')],
    ],
  },
  'error-id-null': {
    fires: [
      { lines: ['C>S {broken', error(null, -32700)], at: 2, says: 'may be about #1' },
      { lines: [...handshake('2025-11-25'), error(null, -32700)], at: 4 },
      { lines: [modernCall(1), error(null, -32700)], at: 2, severity: 'warning' },
    ],
    quiet: [
      [call(1), error(1, -32603)],
      ['S>C {"jsonrpc":"2.0","error":{"code":-32700,"message":"x"}}'],
      ['C>S {"jsonrpc":"2.0","id":null,"method":"ping"}', error(null, -32600)],
    ],
  },
  'error-id-missing': {
    fires: [
      { lines: [...handshake('2025-06-18'), 'S>C {"jsonrpc":"2.0","error":{"code":-32700,"message":"x"}}'], at: 4 },
    ],
    quiet: [
      [...handshake('2025-06-18'), call(1), error(1, -32603)],
      [...handshake('2025-11-25'), 'S>C {"jsonrpc":"2.0","error":{"code":-32700,"message":"x"}}'],
      [...handshake('2025-06-18'), error(null, -32700)],
    ],
  },
  'error-code-jsonrpc-reserved': {
    fires: [
      { lines: [call(1), error(1, -32500)], at: 2 },
      { lines: [call(1), error(1, -32768)], at: 2 },
    ],
    quiet: [-32700, -32600, -32601, -32602, -32603, -32099, -32769, 42].map((code) => [call(1), error(1, code)]),
  },
  'error-code-mcp-reserved': {
    fires: [
      { lines: modern(-32050), at: 2 },
      { lines: modern(-32099), at: 2 },
    ],
    quiet: [modern(-32020), modern(-32019), modern(-32042), legacy(-32050)],
  },
  'error-code-retired': {
    fires: [
      { lines: modern(-32002), at: 2 },
      { lines: modern(-32042), at: 2 },
    ],
    quiet: [legacy(-32002), legacy(-32042, '{"elicitations":[]}'), modern(-32602)],
  },
  'error-code-legacy-band': {
    fires: [{ lines: modern(-32000), at: 2 }],
    quiet: [legacy(-32000), modern(-32002), modern(-32020)],
  },
  'error-code-collides': {
    fires: [
      { lines: legacy(-32002), at: 5, says: 'resource not found' },
      { lines: legacy(-32042, '', '2025-06-18'), at: 5 },
    ],
    quiet: [[...handshake('2025-11-25'), read, error(1, -32002)], legacy(-32042), legacy(-32602), modern(-32002)],
  },
  'error-data-shape': {
    fires: [
      { lines: modern(-32022, '{"supported":["2026-07-28"]}'), at: 2, says: '"requested"' },
      { lines: modern(-32022), at: 2, says: '"supported"' },
      { lines: modern(-32021, '{}'), at: 2, says: '"requiredCapabilities"' },
      { lines: legacy(-32042), at: 5, says: '"elicitations"' },
    ],
    quiet: [
      modern(-32022, '{"supported":["2026-07-28"],"requested":"2030-01-01"}'),
      modern(-32021, '{"requiredCapabilities":{"sampling":{}}}'),
      legacy(-32042, '{"elicitations":[]}'),
      legacy(-32022),
    ],
  },
};
