import { type Cases, handshake, modernMeta, modernResult } from './cases.ts';

const ask = (id: number, method = 'tools/list', params = '') =>
  `C>S {"jsonrpc":"2.0","id":${id},"method":"${method}","params":{${params}${modernMeta}}}`;
const answer = (id: number, ...members: readonly string[]) =>
  `S>C {"jsonrpc":"2.0","id":${id},"result":{${[...members, modernResult].join(',')}}}`;
const hints = '"ttlMs":60000,"cacheScope":"public"';
const named = (...names: readonly string[]) =>
  `"tools":[${names.map((name) => `{"name":"${name}","inputSchema":{"type":"object"}}`).join(',')}]`;
const clean = [ask(1), answer(1, named('add'), hints)];

const next = (cursor: string) => `"nextCursor":"${cursor}"`;
const follow = (id: number, cursor: string) => ask(id, 'tools/list', `"cursor":"${cursor}",`);
const pages = (scope: string) => [
  ask(1),
  answer(1, named('add'), hints, next('p2')),
  follow(2, 'p2'),
  answer(2, named('sub'), `"ttlMs":60000,"cacheScope":"${scope}"`),
];
/** A list in two pages, the second from the third request on. */
const again = (...last: readonly string[]) => [
  ask(3),
  answer(3, named('add'), hints, next('q2')),
  follow(4, 'q2'),
  answer(4, named(...last), hints),
];
const twice = (before: readonly string[], after: readonly string[], ...between: readonly string[]) => [
  ask(1),
  answer(1, named(...before), hints),
  ...between,
  ask(2),
  answer(2, named(...after), hints),
];
const subscribed = [
  ask(9, 'subscriptions/listen', '"notifications":{"toolsListChanged":true},'),
  'S>C {"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged","params":{"notifications":{"toolsListChanged":true},"_meta":{"io.modelcontextprotocol/subscriptionId":9}}}',
  'S>C {"jsonrpc":"2.0","method":"notifications/tools/list_changed","params":{"_meta":{"io.modelcontextprotocol/subscriptionId":9}}}',
];

export const cacheHintCases: Cases = {
  'cache-hints-missing': {
    fires: [
      { lines: [ask(1), answer(1, named('add'))], at: 2, says: 'no ttlMs and no cacheScope' },
      { lines: [ask(1), answer(1, named('add'), '"ttlMs":0')], at: 2, says: 'no cacheScope' },
      {
        lines: [ask(1, 'resources/read', '"uri":"file:///a",'), answer(1, '"contents":[]', '"cacheScope":"public"')],
        at: 2,
      },
    ],
    quiet: [
      clean,
      [ask(1, 'tools/call', '"name":"add",'), answer(1, '"content":[]')],
      [
        ask(1, 'resources/read', '"uri":"file:///a",'),
        answer(1, '"requestState":"s"').replace('"complete"', '"input_required"'),
      ],
      [
        ...handshake('2025-11-25'),
        'C>S {"jsonrpc":"2.0","id":1,"method":"tools/list"}',
        'S>C {"jsonrpc":"2.0","id":1,"result":{"tools":[]}}',
      ],
    ],
  },
  'cache-hints-invalid': {
    fires: [
      { lines: [ask(1), answer(1, named('add'), '"ttlMs":-1,"cacheScope":"public"')], at: 2, says: '-1' },
      { lines: [ask(1), answer(1, named('add'), '"ttlMs":1.5,"cacheScope":"public"')], at: 2, says: '1.5' },
      { lines: [ask(1), answer(1, named('add'), '"ttlMs":"60","cacheScope":"public"')], at: 2, says: '"60"' },
      { lines: [ask(1), answer(1, named('add'), '"ttlMs":0,"cacheScope":"shared"')], at: 2, says: '"shared"' },
      { lines: [ask(1), answer(1, named('add'), '"ttlMs":0,"cacheScope":null')], at: 2, says: 'null' },
    ],
    quiet: [clean, [ask(1), answer(1, named('add'), '"ttlMs":0,"cacheScope":"private"')]],
  },
  'cache-scope-varies': {
    fires: [{ lines: pages('private'), at: 4, says: 'page 2 is "private"' }],
    quiet: [pages('public'), [...clean, ask(2), answer(2, named('add'), '"ttlMs":0,"cacheScope":"private"')]],
  },
  'list-order-changed': {
    fires: [
      { lines: twice(['add', 'sub'], ['sub', 'add']), at: 4, says: '"sub" stands where "add" stood' },
      { lines: [...twice(['add', 'sub', 'mul'], ['add', 'sub', 'mul']), ...again('mul', 'sub')], at: 8, says: '#4' },
    ],
    quiet: [
      twice(['add', 'sub'], ['add', 'sub']),
      twice(['add', 'sub'], ['sub', 'mul']),
      twice(['add', 'sub'], ['sub', 'add'], ...subscribed),
      [...pages('public'), ...again('sub')],
      [...pages('public'), follow(3, 'p2'), answer(3, named('sub'), hints)],
    ],
  },
};
