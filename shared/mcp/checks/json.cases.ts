import type { Cases } from './cases.ts';

const withParams = (params: string) => `C>S {"jsonrpc":"2.0","id":1,"method":"ping","params":${params}}`;

export const jsonCases: Cases = {
  'duplicate-json-key': {
    fires: [
      { lines: ['C>S {"jsonrpc":"2.0","id":1,"method":"ping","id":2}'], at: 1, says: '"id"' },
      { lines: [withParams('{"a":[{"b":1},{"c/d":1,"c/d":2}]}')], at: 1, says: '"c/d"' },
      { lines: [withParams('{"a" : 1, "a" : 2}')], at: 1 },
      { lines: [withParams('{"a":1,"\\u0061":2}')], at: 1, says: '"a"' },
      { lines: ['C>S [{"jsonrpc":"2.0","method":"a","method":"b"}]'], at: 1 },
      { lines: [withParams('{"__proto__":1,"__proto__":2}')], at: 1 },
    ],
    quiet: [
      [withParams('{"a":{"a":{"a":1}}}')],
      [withParams('[{"a":1},{"a":2}]')],
      [withParams('{"text":"{\\"a\\":1,\\"a\\":2}"}')],
      [withParams('{"a":"a\\":","b":":\\"a\\":"}')],
      [withParams('{"a\\\\":1,"b":["a\\\\"]}')],
    ],
  },
  'unsafe-integer': {
    fires: [
      {
        lines: ['C>S {"jsonrpc":"2.0","id":9007199254740993,"method":"ping"}'],
        at: 1,
        says: 'read as 9007199254740992',
      },
      { lines: [withParams('{"n":-90071992547409910}')], at: 1 },
      { lines: [withParams('[12345678901234567890,1,99999999999999999999]')], at: 1, says: '1 more' },
    ],
    quiet: [
      [withParams('{"n":9007199254740991}')],
      [withParams('{"n":"9007199254740993"}')],
      [withParams('{"n":"say \\"9007199254740993\\""}')],
      [withParams('{"n":3.14159265358979323846,"m":1e400,"9007199254740993":1}')],
    ],
  },
};
