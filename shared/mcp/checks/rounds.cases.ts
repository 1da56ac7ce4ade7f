import { type Cases, handshake } from './cases.ts';

const meta =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"c","version":"1"},"io.modelcontextprotocol/clientCapabilities":{"elicitation":{},"sampling":{},"roots":{}}}';
const server = '"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"s","version":"1"}}';

const request = (id: number, method: string, params: string) =>
  `C>S {"jsonrpc":"2.0","id":${id},"method":"${method}","params":{${params}${params === '' ? '' : ','}${meta}}}`;
const greet = (id: number, more = '', name = 'greet') =>
  request(id, 'tools/call', `"name":"${name}","arguments":{"lang":"en"}${more === '' ? '' : `,${more}`}`);
const answer = (id: number, members: string) => `S>C {"jsonrpc":"2.0","id":${id},"result":{${members},${server}}}`;
const needs = (id: number, members: string) =>
  answer(id, `"resultType":"input_required"${members === '' ? '' : `,${members}`}`);
const done = (id: number) => answer(id, '"resultType":"complete","content":[{"type":"text","text":"Hello Ada"}]');

const form =
  '"method":"elicitation/create","params":{"message":"Your name?","requestedSchema":{"type":"object","properties":{"name":{"type":"string"}}}}';
const asks = `"inputRequests":{"who":{${form}}}`;
const askRoots = '"inputRequests":{"where":{"method":"roots/list"}}';
const askModel = '"inputRequests":{"text":{"method":"sampling/createMessage","params":{"messages":[],"maxTokens":10}}}';
const state = '"requestState":"s1"';
const says = '"inputResponses":{"who":{"action":"accept","content":{"name":"Ada"}}}';
const responds = (key: string, response: string) => `"inputResponses":{"${key}":${response}}`;

/** A request that needs input and a second round of it. */
const rounds = (ask: string, second: string) => [greet(1), needs(1, ask), second];
const clean = [greet(1), needs(1, `${asks},${state}`), greet(2, `${says},${state}`), done(2)];
const stateless = [greet(1), needs(1, asks), greet(2, says), done(2)];

export const roundCases: Cases = {
  'input-required-empty': {
    fires: [
      { lines: [greet(1), needs(1, '')], at: 2, says: 'neither inputRequests nor' },
      { lines: [greet(1), needs(1, '"inputRequests":{}')], at: 2, says: 'are empty' },
    ],
    quiet: [
      [greet(1), needs(1, asks)],
      [greet(1), needs(1, state)],
      [greet(1), needs(1, `"inputRequests":{},${state}`)],
      [greet(1), done(1)],
    ],
  },
  'input-required-wrong-method': {
    fires: [
      { lines: [request(1, 'tools/list', ''), needs(1, asks)], at: 2, says: 'tools/list asks for input' },
      { lines: [request(1, 'tools/list', ''), needs(1, '')], at: 2 },
    ],
    quiet: [
      [greet(1), needs(1, asks)],
      [request(1, 'prompts/get', '"name":"p"'), needs(1, asks)],
      [request(1, 'resources/read', '"uri":"file:///a"'), needs(1, state)],
    ],
  },
  'input-request-kind': {
    fires: [
      {
        lines: [greet(1), needs(1, '"inputRequests":{"who":{"method":"tools/call","params":{"name":"x"}}}')],
        at: 2,
        says: '"who" has the method "tools/call"',
      },
      { lines: [greet(1), needs(1, `"inputRequests":{"a/b":{"jsonrpc":"2.0",${form}}}`)], at: 2, says: '"jsonrpc"' },
      { lines: [greet(1), needs(1, `"inputRequests":{"who":{"id":1,${form}}}`)], at: 2, says: '"id"' },
      { lines: [greet(1), needs(1, '"inputRequests":{"who":"Your name?"}')], at: 2, says: 'not an object' },
      { lines: [greet(1), needs(1, '"inputRequests":{"who":{}}')], at: 2, says: 'no method' },
    ],
    quiet: [
      [greet(1), needs(1, asks)],
      [greet(1), needs(1, askRoots)],
      [greet(1), needs(1, askModel)],
    ],
  },
  'input-retry-same-id': {
    fires: [{ lines: rounds(`${asks},${state}`, greet(1, `${says},${state}`)), at: 3, says: 'before (#1)' }],
    quiet: [clean, stateless, [greet(1), needs(1, asks), greet(1)]],
  },
  'request-state-changed': {
    fires: [
      {
        lines: rounds(`${asks},${state}`, greet(2, `${says},"requestState":"s2"`)),
        at: 3,
        says: '"s2", but #2 gave "s1"',
      },
      { lines: rounds(`${asks},${state}`, greet(2, says)), at: 3, says: 'is missing' },
      { lines: rounds(asks, greet(2, `${says},${state}`)), at: 3, says: 'gave none' },
      {
        lines: rounds(
          `${asks},"requestState":"${'x'.repeat(90)}a"`,
          greet(2, `${says},"requestState":"${'x'.repeat(90)}b"`),
        ),
        at: 3,
        says: 'from character 91 on',
      },
    ],
    quiet: [
      clean,
      stateless,
      rounds(state, greet(2, state)),
      // Two calls of one tool, continued in the other order.
      [
        greet(1),
        greet(2),
        needs(1, `${asks},"requestState":"a"`),
        needs(2, `${asks},"requestState":"b"`),
        greet(3, `${says},"requestState":"a"`),
        greet(4, `${says},"requestState":"b"`),
      ],
      // Sent once more, and a state from before this session.
      [greet(1), needs(1, `${asks},${state}`), greet(2, `${says},${state}`), greet(3, `${says},${state}`)],
      [greet(1, `${says},${state}`)],
    ],
  },
  'input-responses-keys': {
    fires: [
      {
        lines: rounds(
          asks,
          greet(2, responds('name', '{"action":"decline"}').replace('}}', '},"who":{"action":"cancel"}}')),
        ),
        at: 3,
        says: '"name" answers nothing',
      },
      {
        lines: rounds(`${asks},${state}`, greet(2, `"inputResponses":{},${state}`)),
        at: 3,
        says: '"who" of #2 has no response',
      },
      { lines: rounds(`${asks},${state}`, greet(2, state)), at: 3, says: '"who"' },
    ],
    quiet: [clean, stateless, rounds(state, greet(2, state)), rounds(asks, greet(2, '"inputResponses":5'))],
  },
  'input-response-schema': {
    fires: [
      { lines: rounds(asks, greet(2, responds('who', '{"name":"Ada"}'))), at: 3, says: 'has no action' },
      { lines: rounds(asks, greet(2, responds('who', '{"action":"ok"}'))), at: 3, says: '"ok" as its action' },
      {
        lines: rounds(asks, greet(2, responds('who', '{"jsonrpc":"2.0","id":1,"result":{"action":"decline"}}'))),
        at: 3,
        says: 'whole JSON-RPC answer',
      },
      { lines: rounds(askRoots, greet(2, responds('where', '{"roots":[{"name":"x"}]}'))), at: 3, says: 'index 0' },
      {
        lines: rounds(
          askModel,
          greet(2, responds('text', '{"role":"assistant","content":{"type":"text","text":"Hi"}}')),
        ),
        at: 3,
        says: 'no model',
      },
      { lines: rounds(asks, greet(2, responds('who', 'null'))), at: 3, says: 'is null' },
      // The round before was not seen.
      { lines: [greet(2, responds('who', 'null'))], at: 1, says: 'is null' },
      { lines: [greet(2, responds('who', '{"action":"ok"}'))], at: 1, says: '"ok" as its action' },
      { lines: [greet(2, responds('who', '{"name":"Ada"}'))], at: 1, says: 'neither an action, a role nor roots' },
    ],
    quiet: [
      clean,
      stateless,
      [greet(2, says)],
      [greet(2, responds('text', '{"role":"assistant","content":{"type":"text","text":"Hi"},"model":"m"}'))],
      rounds(asks, greet(2, responds('who', '{"action":"decline"}'))),
      rounds(askRoots, greet(2, responds('where', '{"roots":[]}'))),
      rounds(askModel, greet(2, responds('text', '{"role":"assistant","content":[],"model":"m"}'))),
    ],
  },
  'retry-params-differ': {
    fires: [
      {
        lines: rounds(`${asks},${state}`, greet(2, `${says},${state}`).replace('"lang":"en"', '"lang":"fr"')),
        at: 3,
        says: 'The arguments differ',
      },
      {
        lines: rounds(`${asks},${state}`, greet(2, `${says},${state}`, 'part')),
        at: 3,
        says: 'is "part"; it was "greet"',
      },
      { lines: rounds(asks, greet(2, says, 'part')), at: 3 },
      {
        lines: rounds(asks, request(2, 'tools/call', `"name":"greet",${says}`)),
        at: 3,
        says: 'missing',
      },
    ],
    quiet: [
      clean,
      stateless,
      [greet(1), needs(1, asks), greet(2).replace('"lang":"en"', '"lang":"fr"')],
      // The order of keys does not count.
      [
        greet(1).replace('"lang":"en"', '"a":[1],"b":{}'),
        needs(1, asks),
        greet(2, says).replace('"lang":"en"', '"b":{},"a":[1]'),
      ],
      [...handshake('2025-11-25'), greet(1, says).replace(`,${meta}`, '')],
    ],
  },
};
