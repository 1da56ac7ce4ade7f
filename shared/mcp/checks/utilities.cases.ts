import { type Cases, modernMeta } from './cases.ts';
import { able, answered, modernAnswered } from './content-lines.ts';

const values = (count: number) =>
  `"completion":{"values":[${Array.from({ length: count }, (_, index) => index % 10)
    .map((digit) => `"${digit}"`)
    .join()}]}`;
const typed = '"ref":{"type":"ref/prompt","name":"greet"},"argument":{"name":"who","value":"A"}';
const session = (line: string, revision?: string) => [...able('logging/setLevel', revision), line];
const set = (level: string) => `C>S {"jsonrpc":"2.0","id":1,"method":"logging/setLevel","params":{"level":${level}}}`;
const log = (level: string) =>
  `S>C {"jsonrpc":"2.0","method":"notifications/message","params":{"level":${level},"data":"slow"}}`;

export const utilityCases: Cases = {
  'completion-over-100': {
    fires: [
      {
        lines: answered('completion/complete', typed, values(101)),
        at: 5,
        says: 'The completion has 101 values; at most 100 are allowed.',
      },
      { lines: answered('completion/complete', typed, values(150), '2024-11-05'), at: 5 },
      { lines: modernAnswered('completion/complete', typed, values(101)), at: 2 },
    ],
    quiet: [
      answered('completion/complete', typed, values(100)),
      modernAnswered('completion/complete', typed, values(100)),
      answered('completion/complete', typed, '"completion":{"values":"A"}'),
    ],
  },
  'log-level-invalid': {
    fires: [
      { lines: session(set('"warn"')), at: 4, says: 'The level is "warn"; there are debug, info, notice' },
      { lines: session(set('"INFO"'), '2024-11-05'), at: 4 },
      { lines: session(log('"trace"'), '2025-03-26'), at: 4, says: '"trace"' },
      { lines: session(log('30')), at: 4, says: 'is 30' },
      { lines: session(set('null')), at: 4, says: 'null' },
      {
        lines: [
          `C>S {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add",${modernMeta.replace('{}}', '{},"io.modelcontextprotocol/logLevel":"debug"}')}}}`,
          log('"verbose"'),
        ],
        at: 2,
      },
    ],
    quiet: [
      session(set('"warning"')),
      session(log('"emergency"')),
      session('C>S {"jsonrpc":"2.0","id":1,"method":"logging/setLevel","params":{}}'),
    ],
  },
};
