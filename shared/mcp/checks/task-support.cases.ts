import { connected } from './capabilities.cases.ts';
import type { Cases } from './cases.ts';

const tasks = '{"tools":{},"tasks":{"requests":{"tools":{"call":{}}}}}';
const ask = 'C>S {"jsonrpc":"2.0","id":1,"method":"tools/list"}';
const listed = (execution: string) =>
  `S>C {"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"add","inputSchema":{"type":"object"}${execution}}]}}`;
const support = (value: string) => `,"execution":{"taskSupport":"${value}"}`;
const call = (more = '') =>
  `C>S {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"add","arguments":{}${more}}}`;
const asTask = call(',"task":{}');
const changed = 'S>C {"jsonrpc":"2.0","method":"notifications/tools/list_changed"}';
const changing = tasks.replace('"tools":{}', '"tools":{"listChanged":true}');
const sample =
  'S>C {"jsonrpc":"2.0","id":1,"method":"sampling/createMessage","params":{"messages":[{"role":"user","content":{"type":"text","text":"Hi"}}],"maxTokens":10,"task":{}}}';

export const taskSupportCases: Cases = {
  'task-without-capability': {
    fires: [
      {
        lines: [...connected('{"tools":{}}'), asTask],
        at: 4,
        says: 'the server has not declared tasks.requests.tools.call (#2)',
      },
      { lines: [...connected('{"tools":{},"tasks":{}}'), asTask], at: 4 },
      { lines: [...connected(tasks), ask, listed(''), asTask], at: 6, says: 'has no taskSupport (#5)' },
      { lines: [...connected(tasks), ask, listed(support('forbidden')), asTask], at: 6, says: '"forbidden"' },
      { lines: [...connected('{}', '{"sampling":{}}'), sample], at: 4, says: 'the client has not declared' },
    ],
    quiet: [
      [...connected(tasks), ask, listed(support('optional')), asTask],
      [...connected(tasks), ask, listed(support('required')), asTask],
      [...connected(tasks), asTask],
      [...connected(changing), ask, listed(''), changed, asTask],
      [...connected('{"tools":{}}'), call()],
      [...connected('{}', '{"sampling":{},"tasks":{"requests":{"sampling":{"createMessage":{}}}}}'), sample],
      [asTask],
    ],
  },
  'task-required-not-used': {
    fires: [
      {
        lines: [...connected(tasks), ask, listed(support('required')), call()],
        at: 6,
        says: 'The tool "add" runs only as a task (#5)',
      },
    ],
    quiet: [
      [...connected(tasks), ask, listed(support('required')), asTask],
      [...connected(tasks), ask, listed(support('optional')), call()],
      [...connected('{"tools":{}}'), ask, listed(support('required')), call()],
      [...connected(changing), ask, listed(support('required')), changed, call()],
    ],
  },
};
