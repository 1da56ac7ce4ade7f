import { type Cases, modernMeta } from './cases.ts';
import { able, answered, modernAnswered } from './content-lines.ts';

const get = (more: string, name = 'greet') =>
  `C>S {"jsonrpc":"2.0","id":2,"method":"prompts/get","params":{"name":"${name}"${more}}}`;
const session = (line: string, revision?: string) => [...able('prompts/get', revision), line];
const prompts =
  '"prompts":[{"name":"greet","arguments":[{"name":"who","required":true},{"name":"tone"},{"name":"day","required":false}]}]';
const listed = (line: string) => [...answered('prompts/list', '', prompts), line];
const changed = 'S>C {"jsonrpc":"2.0","method":"notifications/prompts/list_changed"}';

export const promptCases: Cases = {
  'prompt-arg-type': {
    fires: [
      {
        lines: session(get(',"arguments":{"who":"Ada","count":3}')),
        at: 4,
        says: 'The argument "count" is 3; arguments of prompts are strings.',
      },
      { lines: session(get(',"arguments":{"a/b":null}'), '2024-11-05'), at: 4, says: 'null' },
      { lines: session(get(',"arguments":{"who":["Ada"]}'), '2025-03-26'), at: 4, says: 'an array' },
      { lines: [get(`,"arguments":{"who":true},${modernMeta}`)], at: 1, says: 'true' },
    ],
    quiet: [
      session(get(',"arguments":{"who":"Ada","count":"3"}')),
      session(get('')),
      session(get(',"arguments":"Ada"')),
      session('C>S {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"greet","arguments":{"count":3}}}'),
    ],
  },
  'prompt-arg-missing': {
    fires: [
      {
        lines: listed(get(',"arguments":{"tone":"warm"}')),
        at: 6,
        says: 'The prompt "greet" requires "who" (#5), which the arguments do not have.',
      },
      { lines: listed(get('')), at: 6 },
      {
        lines: [
          ...modernAnswered('prompts/list', '', `${prompts},"ttlMs":0,"cacheScope":"private"`),
          get(`,${modernMeta}`),
        ],
        at: 3,
      },
    ],
    quiet: [
      listed(get(',"arguments":{"who":"Ada"}')),
      listed(get(',"arguments":{"who":""}')),
      listed(get(',"arguments":{"who":7}')),
      listed(get(',"arguments":"Ada"')),
      listed(get('', 'other')),
      session(get('')),
      [...listed(changed), get('')],
    ],
  },
};
