import { type Cases, handshake } from './cases.ts';

const meta =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"c","version":"1"},"io.modelcontextprotocol/clientCapabilities":{}}';
const idKey = '"io.modelcontextprotocol/subscriptionId"';
const serverInfo = '"io.modelcontextprotocol/serverInfo":{"name":"s","version":"1"}';

const listen = (filter = '"toolsListChanged":true', id = '1') =>
  `C>S {"jsonrpc":"2.0","id":${id},"method":"subscriptions/listen","params":{"notifications":{${filter}},${meta}}}`;
/** `id` empty: without one. */
const notice = (method: string, id = '1', params = '') => {
  const members = [...(params === '' ? [] : [params]), ...(id === '' ? [] : [`"_meta":{${idKey}:${id}}`])];
  return `S>C {"jsonrpc":"2.0","method":"notifications/${method}","params":{${members.join(',')}}}`;
};
const acknowledge = (filter = '"toolsListChanged":true', id = '1') =>
  notice('subscriptions/acknowledged', id, `"notifications":{${filter}}`);
const toolsChanged = (id = '1') => notice('tools/list_changed', id);
const updated = (uri: string, id = '1') => notice('resources/updated', id, `"uri":"${uri}"`);
const ended = (id = '1', request = '1') =>
  `S>C {"jsonrpc":"2.0","id":${request},"result":{"resultType":"complete","_meta":{${id === '' ? '' : `${idKey}:${id},`}${serverInfo}}}}`;
const cancel = (way: string) => `${way} {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}`;

const whole = [listen(), acknowledge(), toolsChanged(), ended()];
const files = '"resourceSubscriptions":["file:///a","file:///dir/"]';

export const subscriptionCases: Cases = {
  'listen-ack-missing': {
    fires: [
      { lines: [listen(), toolsChanged(), acknowledge()], at: 2, says: 'tools/list_changed, not the acknowledgement' },
      { lines: [listen(), toolsChanged(), toolsChanged()], at: 2 },
      { lines: [listen(), ended()], at: 2, says: 'without ever' },
    ],
    quiet: [
      whole,
      [listen(), 'S>C {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}'],
      [listen(), acknowledge('"toolsListChanged":true', ''), toolsChanged()],
      [listen(), acknowledge('"toolsListChanged":true', '"1"'), toolsChanged()],
      [listen(), cancel('C>S'), toolsChanged()],
      [listen(), toolsChanged('')],
    ],
  },
  'listen-ack-wider': {
    fires: [
      {
        lines: [listen(), acknowledge('"toolsListChanged":true,"promptsListChanged":true')],
        at: 2,
        says: 'has promptsListChanged',
      },
      {
        lines: [listen(files), acknowledge('"resourceSubscriptions":["file:///a","file:///b"]')],
        at: 2,
        says: '"file:///b" in resourceSubscriptions',
      },
    ],
    quiet: [
      whole,
      [listen('"toolsListChanged":true,"promptsListChanged":true'), acknowledge()],
      [listen(), acknowledge('"toolsListChanged":true,"promptsListChanged":false')],
      [listen(files), acknowledge('"resourceSubscriptions":["file:///a"]')],
      [listen(), acknowledge('')],
    ],
  },
  'listen-unrequested-type': {
    fires: [
      {
        lines: [listen(), acknowledge(), notice('prompts/list_changed')],
        at: 3,
        says: 'did not ask for promptsListChanged',
      },
      { lines: [listen(files), acknowledge(files), updated('file:///b')], at: 3, says: 'the resource "file:///b"' },
      { lines: [listen('"toolsListChanged":false'), acknowledge(''), toolsChanged()], at: 3 },
    ],
    quiet: [
      whole,
      [listen(files), acknowledge(files), updated('file:///a')],
      [listen(files), acknowledge(files), updated('file:///dir/deep/b')],
      [
        listen(),
        listen('"promptsListChanged":true', '2'),
        acknowledge(),
        acknowledge('"promptsListChanged":true', '2'),
        notice('prompts/list_changed', '2'),
      ],
    ],
  },
  'subscription-id-missing': {
    fires: [
      { lines: [listen(), acknowledge(), toolsChanged('')], at: 3, says: 'no io.modelcontextprotocol/subscriptionId' },
      { lines: [listen(), acknowledge('"toolsListChanged":true', '')], at: 2 },
      {
        lines: [
          listen(),
          acknowledge(),
          'S>C {"jsonrpc":"2.0","method":"notifications/tools/list_changed","params":{"_meta":{}}}',
        ],
        at: 3,
      },
      { lines: [listen(), acknowledge(), 'S>C {"jsonrpc":"2.0","method":"notifications/tools/list_changed"}'], at: 3 },
    ],
    quiet: [
      whole,
      [...handshake('2025-11-25'), 'S>C {"jsonrpc":"2.0","method":"notifications/tools/list_changed"}'],
      [listen(), acknowledge(), notice('progress', '', '"progressToken":1,"progress":1')],
      [listen('"toolsListChanged":true', '0'), acknowledge('"toolsListChanged":true', '0'), toolsChanged('0')],
    ],
  },
  'subscription-id-unknown': {
    fires: [
      { lines: [listen(), acknowledge(), toolsChanged('2')], at: 3, says: 'has the id 2' },
      { lines: [listen(), acknowledge(), toolsChanged('"1"')], at: 3, says: '#1 has 1, which is another id' },
      { lines: [listen(), acknowledge(), ended(), toolsChanged()], at: 4, says: 'ended before, by #3' },
      { lines: [listen(), acknowledge(), cancel('C>S'), 'wait 500', toolsChanged()], at: 4, says: 'by #3' },
      { lines: [listen(), acknowledge(), cancel('S>C'), toolsChanged()], at: 4 },
    ],
    quiet: [
      whole,
      [listen(), acknowledge(), cancel('C>S'), toolsChanged()],
      [listen(), acknowledge(), ended(), listen(), acknowledge(), toolsChanged()],
      [listen(), acknowledge(), notice('message', '2', '"level":"info","data":"x"')],
    ],
  },
  'request-scoped-on-listen': {
    fires: [
      {
        lines: [listen(), acknowledge(), notice('message', '1', '"level":"info","data":"x"')],
        at: 3,
        says: 'subscription 1',
      },
      { lines: [listen(), acknowledge(), notice('progress', '9', '"progressToken":1,"progress":1')], at: 3 },
    ],
    quiet: [whole, [listen(), acknowledge(), notice('message', '', '"level":"info","data":"x"')]],
  },
  'listen-result-meta': {
    fires: [
      { lines: [listen(), acknowledge(), ended('')], at: 3, says: 'is missing; that of the request is 1' },
      { lines: [listen(), acknowledge(), ended('"1"')], at: 3, says: 'is "1"' },
      { lines: [listen(), acknowledge(), 'S>C {"jsonrpc":"2.0","id":1,"result":{"resultType":"complete"}}'], at: 3 },
    ],
    quiet: [
      whole,
      [listen('"toolsListChanged":true', '"s"'), acknowledge('"toolsListChanged":true', '"s"'), ended('"s"', '"s"')],
      [listen(), 'S>C {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}'],
    ],
  },
};
