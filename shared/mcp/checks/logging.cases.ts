import { connected, discovered } from './capabilities.cases.ts';
import { type Cases, modernMeta } from './cases.ts';

const log = (level: string) =>
  `S>C {"jsonrpc":"2.0","method":"notifications/message","params":{"level":"${level}","data":"text"}}`;
const set = (level: string) => `C>S {"jsonrpc":"2.0","id":1,"method":"logging/setLevel","params":{"level":"${level}"}}`;
const done = (id: number) => `S>C {"jsonrpc":"2.0","id":${id},"result":{}}`;
const call = (id: number, level?: string) => {
  const meta =
    level === undefined ? modernMeta : modernMeta.replace('{', `{"io.modelcontextprotocol/logLevel":"${level}",`);
  return `C>S {"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"add",${meta}}}`;
};
const result = (id: number) =>
  `S>C {"jsonrpc":"2.0","id":${id},"result":{"resultType":"complete","content":[],"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"s","version":"1"}}}}`;
const cancel = (id: number) => `C>S {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":${id}}}`;

export const loggingCases: Cases = {
  'log-without-capability': {
    fires: [
      { lines: [...connected('{"tools":{}}'), log('info')], at: 4, says: 'logging (#2)' },
      { lines: [...discovered('{"tools":{}}'), call(1, 'info'), log('info')], at: 4 },
    ],
    quiet: [
      [...connected('{"logging":{}}'), log('info')],
      [log('info')],
      [call(1, 'info'), log('info')],
      [...discovered('{"logging":{},"tools":{}}'), call(1, 'info'), log('info')],
    ],
  },
  'log-below-level': {
    fires: [
      {
        lines: [...connected('{"logging":{}}'), set('warning'), done(1), log('info')],
        at: 6,
        says: 'The level is "info", but messages were asked for from "warning" on (#4)',
      },
      { lines: [call(1, 'error'), call(2, 'warning'), log('info')], at: 3, says: '"warning" on (#2)' },
      { lines: [call(1, 'debug'), call(2, 'error'), result(1), log('info')], at: 4, says: '"error" on (#2)' },
    ],
    quiet: [
      [...connected('{"logging":{}}'), set('warning'), done(1), log('warning')],
      [...connected('{"logging":{}}'), set('warning'), done(1), log('error')],
      [...connected('{"logging":{}}'), log('debug')],
      // Until it is answered the server may not have read it.
      [...connected('{"logging":{}}'), set('warning'), log('info')],
      [...connected('{"logging":{}}'), set('error'), done(1), set('debug').replace(':1,', ':2,'), log('info')],
      [call(1, 'error'), call(2, 'debug'), log('debug')],
      [...connected('{"logging":{}}'), set('warning'), done(1), log('loud')],
    ],
  },
  'log-not-requested': {
    fires: [
      { lines: [call(1), log('info')], at: 2, says: 'No request that is open' },
      { lines: [call(1, 'info'), result(1), call(2), log('info')], at: 4 },
      { lines: [call(1, 'info'), cancel(1), 'wait 5000', call(2), log('info')], at: 4 },
    ],
    quiet: [
      [call(1, 'info'), log('info')],
      [call(1), call(2, 'info'), log('error')],
      // It was on its way.
      [call(1, 'info'), cancel(1), call(2), log('info')],
      // What it asks for is another fault.
      [call(1, 'loud'), log('info')],
      [...connected('{"logging":{}}'), log('info')],
    ],
  },
};
