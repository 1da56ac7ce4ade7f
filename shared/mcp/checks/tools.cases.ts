import { type Cases, handshake } from './cases.ts';

const tools = (...names: readonly string[]) =>
  names.map((name) => `{"name":"${name}","inputSchema":{"type":"object"}}`).join(',');
const list = (id: number, cursor = '') =>
  `C>S {"jsonrpc":"2.0","id":${id},"method":"tools/list"${cursor === '' ? '' : `,"params":{"cursor":"${cursor}"}`}}`;
const listed = (id: number, names: readonly string[], next = '') =>
  `S>C {"jsonrpc":"2.0","id":${id},"result":{"tools":[${tools(...names)}]${next === '' ? '' : `,"nextCursor":"${next}"`}}}`;
const call = (name: string) =>
  `C>S {"jsonrpc":"2.0","id":9,"method":"tools/call","params":{"name":${name},"arguments":{}}}`;
const answer = 'S>C {"jsonrpc":"2.0","id":9,"result":{"content":[{"type":"text","text":"5"}]}}';
const changed = 'S>C {"jsonrpc":"2.0","method":"notifications/tools/list_changed"}';

const session = (...lines: readonly string[]) => [...handshake('2025-11-25'), ...lines];
const known = [list(1), listed(1, ['add', 'get_sum'])];

export const toolCallCases: Cases = {
  'tool-not-listed': {
    fires: [
      { lines: session(...known, call('"nope"')), at: 6, says: 'No tool "nope" is in the list (#5).' },
      { lines: session(...known, call('"get-sum"')), at: 6, says: 'the nearest is "get_sum"' },
      { lines: session(...known, changed, call('"new"')), at: 7, says: 'the list has changed since (#6)' },
      { lines: session(list(1), listed(1, ['add'], 'p2'), list(2, 'p2'), listed(2, ['b']), call('"c"')), at: 8 },
      { lines: session(...known, list(2), listed(2, ['add']), call('"get_sum"')), at: 8 },
    ],
    quiet: [
      session(...known, call('"get_sum"'), answer),
      session(call('"nope"')),
      session(list(1), listed(1, ['add'], 'p2'), call('"b"')),
      session(list(1), listed(1, ['add'], 'p2'), list(2, 'p2'), listed(2, ['b']), call('"add"')),
      session(...known, call('5')),
      // An unreadable list is none.
      session(list(1), 'S>C {"jsonrpc":"2.0","id":1,"result":{"tools":null}}', call('"nope"')),
    ],
  },
};
