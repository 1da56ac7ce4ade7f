import { connected } from './capabilities.cases.ts';
import { type Cases, modernMeta } from './cases.ts';

const session = connected('{"resources":{"subscribe":true}}');
const ask = (id: number, what: string, uri: string) =>
  `C>S {"jsonrpc":"2.0","id":${id},"method":"resources/${what}","params":{"uri":"${uri}"}}`;
const done = (id: number) => `S>C {"jsonrpc":"2.0","id":${id},"result":{}}`;
const updated = (uri: string, meta = '') =>
  `S>C {"jsonrpc":"2.0","method":"notifications/resources/updated","params":{"uri":"${uri}"${meta}}}`;
const subscribed = [...session, ask(1, 'subscribe', 'file:///a'), done(1)];
const tag = '"_meta":{"io.modelcontextprotocol/subscriptionId":1}';
const listen = `C>S {"jsonrpc":"2.0","id":1,"method":"subscriptions/listen","params":{"notifications":{"resourceSubscriptions":["file:///a","file:///b"]},${modernMeta}}}`;
const acknowledged = (addresses: string) =>
  `S>C {"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged","params":{"notifications":{"resourceSubscriptions":${addresses}},${tag}}}`;

export const resourceUpdateCases: Cases = {
  'updated-without-subscription': {
    fires: [
      { lines: [...session, updated('file:///a')], at: 4, says: '"file:///a"' },
      { lines: [...subscribed, updated('file:///b')], at: 6, says: '"file:///b"' },
      {
        lines: [...subscribed, ask(2, 'unsubscribe', 'file:///a'), done(2), updated('file:///a')],
        at: 8,
      },
      {
        lines: [listen, acknowledged('["file:///a"]'), updated('file:///b', `,${tag}`)],
        at: 3,
        severity: 'error',
        says: 'The acknowledgement (#2) left out the resource "file:///b"',
      },
    ],
    quiet: [
      [...subscribed, updated('file:///a')],
      // What lies below it counts too.
      [...subscribed, updated('file:///a/b')],
      // Until it is answered the server may not have read it.
      [...subscribed, ask(2, 'unsubscribe', 'file:///a'), updated('file:///a')],
      [updated('file:///a')],
      [listen, acknowledged('["file:///a"]'), updated('file:///a', `,${tag}`)],
      // Not even asked for: another rule.
      [listen, acknowledged('["file:///a"]'), updated('file:///c', `,${tag}`)],
    ],
  },
};
