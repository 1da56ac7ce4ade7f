import { type Cases, handshake } from './cases.ts';

const list = (id: number, cursor = '', method = 'tools/list') =>
  `C>S {"jsonrpc":"2.0","id":${id},"method":"${method}"${cursor === '' ? '' : `,"params":{"cursor":${cursor}}`}}`;
const tool = (name: string) => `{"name":"${name}","inputSchema":{"type":"object"}}`;
const tools = (id: number, names: readonly string[], next = '') =>
  `S>C {"jsonrpc":"2.0","id":${id},"result":{"tools":[${names.map(tool).join(',')}]${next === '' ? '' : `,"nextCursor":${next}`}}}`;
const resources = (id: number, ...uris: readonly string[]) =>
  `S>C {"jsonrpc":"2.0","id":${id},"result":{"resources":[${uris.map((uri) => `{"uri":"${uri}","name":"r"}`).join(',')}]}}`;

const session = (...lines: readonly string[]) => [...handshake('2025-11-25'), ...lines];
const twoPages = (second: readonly string[], next = '') =>
  session(list(1), tools(1, ['a'], '"p2"'), list(2, '"p2"'), tools(2, second, next));

export const pageCases: Cases = {
  'cursor-not-issued': {
    fires: [
      { lines: session(list(1), tools(1, ['a'], '"p2"'), list(2, '"p3"')), at: 6, says: 'the cursor "p3"' },
      {
        lines: session(list(1), tools(1, ['a'], '"p2"'), list(2, '"p2"', 'prompts/list')),
        at: 6,
        says: 'prompts/list',
      },
      { lines: session(list(1, '""')), at: 4, says: '""' },
    ],
    quiet: [
      twoPages(['b']),
      session(list(1), tools(1, ['a'], '""'), list(2, '""'), tools(2, ['b'])),
      session(list(1), tools(1, ['a'], '"p2"'), list(2, '5')),
      [...twoPages(['b']), list(3, '"p2"')],
    ],
  },
  'cursor-loop': {
    fires: [
      { lines: twoPages(['b'], '"p2"'), at: 7, says: 'leads to this page itself' },
      {
        lines: [...twoPages(['b'], '"p3"'), list(3, '"p3"'), tools(3, ['c'], '"p2"')],
        at: 9,
        says: 'page 2 again, from page 3',
      },
    ],
    quiet: [
      [...twoPages(['b'], '"p3"'), list(3, '"p3"'), tools(3, ['c'])],
      // Two listings at once.
      session(
        list(1),
        list(2),
        tools(1, ['a'], '"p2"'),
        tools(2, ['a'], '"p2"'),
        list(3, '"p2"'),
        tools(3, ['b'], '"p3"'),
        list(4, '"p3"'),
        list(5, '"p2"'),
        tools(4, ['c']),
        tools(5, ['b'], '"p3"'),
      ),
      [...twoPages(['b'], '"p3"'), list(3), tools(3, ['a'], '"p2"')],
    ],
  },
  'cursor-type': {
    fires: [
      { lines: session(list(1), tools(1, ['a'], 'null')), at: 5, says: 'nextCursor is null' },
      { lines: session(list(1), tools(1, ['a'], '2')), at: 5, says: '2' },
    ],
    quiet: [session(list(1), tools(1, ['a'])), session(list(1), tools(1, ['a'], '""'))],
  },
  'list-duplicate-item': {
    fires: [
      { lines: session(list(1), tools(1, ['add', 'add'])), at: 5, says: 'name "add" is listed twice' },
      { lines: twoPages(['b', 'a']), at: 7, says: 'on an earlier page (#5)' },
      {
        lines: session(list(1, '', 'resources/list'), resources(1, 'file:///a', 'file:///a')),
        at: 5,
        says: 'uri "file:///a"',
      },
    ],
    quiet: [
      session(list(1), tools(1, ['add', 'Add'])),
      twoPages(['b', 'c']),
      session(list(1), tools(1, ['a']), list(2), tools(2, ['a'])),
      session(list(1, '', 'resources/list'), resources(1, 'file:///a', 'file:///b')),
      // Two listings at once, and a page that is asked for again.
      session(
        list(1),
        list(2),
        tools(1, ['a'], '"p2"'),
        tools(2, ['a'], '"p2"'),
        list(3, '"p2"'),
        list(4, '"p2"'),
        tools(3, ['b']),
        tools(4, ['b']),
      ),
      [...twoPages(['b']), list(3, '"p2"'), tools(3, ['b'])],
    ],
  },
};
