import { type Cases, handshake } from './cases.ts';

const meta =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"c","version":"1"},"io.modelcontextprotocol/clientCapabilities":{"elicitation":{"form":{},"url":{}},"extensions":{"io.modelcontextprotocol/tasks":{}}}}';
const server = '"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"s","version":"1"}}';

const able = (revision: string) =>
  handshake(revision).map((line) =>
    line.replace('"capabilities":{},', '"capabilities":{"elicitation":{"form":{},"url":{}}},'),
  );
const session = (...lines: readonly string[]) => [...able('2025-11-25'), ...lines];
const older = (...lines: readonly string[]) => [...able('2025-06-18'), ...lines];

const formWith = (properties: string) =>
  `"message":"Who?","requestedSchema":{"type":"object","properties":{${properties}}}`;
const text = formWith('"name":{"type":"string"}');
const page = (more = '') => `"mode":"url","message":"Sign in","url":"https://example.com/in"${more}`;
const id = ',"elicitationId":"e1"';

const ask = (params: string) => `S>C {"jsonrpc":"2.0","id":7,"method":"elicitation/create","params":{${params}}}`;
const says = (members: string) => `C>S {"jsonrpc":"2.0","id":7,"result":{${members}}}`;
const ended = (name: string) =>
  `S>C {"jsonrpc":"2.0","method":"notifications/elicitation/complete","params":{"elicitationId":"${name}"}}`;
const call = 'C>S {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","arguments":{}}}';
const pageError = (entry: string) =>
  `S>C {"jsonrpc":"2.0","id":1,"error":{"code":-32042,"message":"Sign in first","data":{"elicitations":[{${entry}}]}}}`;

const modernCall = (nr: number, more = '') =>
  `C>S {"jsonrpc":"2.0","id":${nr},"method":"tools/call","params":{"name":"add","arguments":{}${more},${meta}}}`;
const needs = (params: string) =>
  `S>C {"jsonrpc":"2.0","id":1,"result":{"resultType":"input_required","inputRequests":{"who":{"method":"elicitation/create","params":{${params}}}},${server}}}`;
const modern = (params: string, ...lines: readonly string[]) => [modernCall(1), needs(params), ...lines];
const responds = (response: string) => modernCall(2, `,"inputResponses":{"who":{${response}}}`);

const state =
  '"taskId":"k","status":"input_required","createdAt":"2026-01-01T00:00:00Z","lastUpdatedAt":"2026-01-01T00:00:00Z","ttlMs":null';
const taskNeeds = (params: string) => [
  `C>S {"jsonrpc":"2.0","id":2,"method":"tasks/get","params":{"taskId":"k",${meta}}}`,
  `S>C {"jsonrpc":"2.0","id":2,"result":{"resultType":"complete",${state},"inputRequests":{"who":{"method":"elicitation/create","params":{${params}}}},${server}}}`,
];
const update = (response: string) =>
  `C>S {"jsonrpc":"2.0","id":3,"method":"tasks/update","params":{"taskId":"k","inputResponses":{"who":{${response}}},${meta}}}`;

const nested = '"address":{"type":"object","properties":{"city":{"type":"string"}}}';
const many = (items: string) => formWith(`"colours":{"type":"array","items":${items}}`);

export const elicitationCases: Cases = {
  'elicitation-schema-not-flat': {
    fires: [
      {
        lines: session(ask(formWith(nested))),
        at: 4,
        says: 'The field "address" of the form has "object" as its type',
      },
      { lines: older(ask(formWith(nested))), at: 4 },
      { lines: modern(formWith(nested)), at: 2 },
      { lines: taskNeeds(formWith(nested)), at: 2 },
      { lines: session(ask(formWith('"a":5'))), at: 4, says: 'is 5, not a schema' },
      { lines: session(ask(formWith('"a/b":{"enum":["x"]}'))), at: 4, says: 'has no type' },
      { lines: session(ask(formWith('"a":{"$ref":"#/$defs/a"}'))), at: 4, says: '"$ref" instead' },
      { lines: session(ask(formWith('"a":{"type":["string","null"]}'))), at: 4, says: 'an array' },
      { lines: session(ask(formWith('"a":{"type":"array"}'))), at: 4, says: 'without items' },
      { lines: session(ask(many('[]'))), at: 4, says: 'an array as its items' },
      { lines: session(ask(many('{"type":"object","properties":{}}'))), at: 4, says: 'items of the type "object"' },
      { lines: older(ask(many('{"type":"string","enum":["a"]}'))), at: 4, says: '"array"' },
    ],
    quiet: [
      session(
        ask(formWith('"address_city":{"type":"string"}')),
        says('"action":"accept","content":{"address_city":"Oslo"}'),
      ),
      session(ask(many('{"type":"string","enum":["red","green"]}'))),
      session(ask(many('{"anyOf":[{"const":"r","title":"Red"}]}'))),
      session(ask(formWith('"a":{"type":"string","oneOf":[{"const":"r","title":"Red"}]},"b":{"type":"boolean"}'))),
      older(ask(formWith('"n":{"type":"integer"}'))),
      // A choice that cannot be read has the wrong type.
      session(ask(many('{"type":"string"}'))),
      session(ask(formWith(nested)).replace('S>C', 'C>S')),
    ],
  },
  'elicitation-id': {
    fires: [
      { lines: session(ask(page())), at: 4, says: 'no elicitationId' },
      { lines: session(ask(page(',"elicitationId":5'))), at: 4, says: 'is 5' },
      { lines: session(call, pageError(page())), at: 5 },
      { lines: modern(page(id)), at: 2, severity: 'info', says: '"e1"' },
      { lines: taskNeeds(page(id)), at: 2, severity: 'info' },
    ],
    quiet: [
      session(ask(page(id)), says('"action":"accept"')),
      session(ask(text)),
      session(call, pageError(page(id))),
      modern(page()),
      older(ask(`${text},"mode":"url"`)),
    ],
  },
  'elicitation-complete-unknown': {
    fires: [
      { lines: session(ask(page(id)), says('"action":"accept"'), ended('e2')), at: 6, says: '"e2"' },
      { lines: session(ended('e1')), at: 4 },
    ],
    quiet: [
      session(ask(page(id)), says('"action":"accept"'), ended('e1')),
      session(call, pageError(page(id)), ended('e1')),
      session(ended('e1').replace('S>C', 'C>S')),
      [ended('e1')],
    ],
  },
  'elicitation-content-on-refusal': {
    fires: [
      { lines: session(ask(text), says('"action":"decline","content":{"name":"Ada"}')), at: 5, says: '"decline"' },
      { lines: older(ask(text), says('"action":"cancel","content":{}')), at: 5 },
      { lines: session(ask(page(id)), says('"action":"accept","content":{"name":"Ada"}')), at: 5, says: 'a page' },
      { lines: modern(text, responds('"action":"cancel","content":{"name":"Ada"}')), at: 3 },
      { lines: modern(page(), responds('"action":"accept","content":{"name":"Ada"}')), at: 3 },
      { lines: [...taskNeeds(text), update('"action":"decline","content":{"name":"Ada"}')], at: 3 },
      { lines: [...taskNeeds(page()), update('"action":"accept","content":{"name":"Ada"}')], at: 3 },
    ],
    quiet: [
      session(ask(text), says('"action":"decline"')),
      session(ask(text), says('"action":"accept","content":{"name":"Ada"}')),
      session(ask(page(id)), says('"action":"accept"')),
      modern(text, responds('"action":"accept","content":{"name":"Ada"}')),
      modern(text, responds('"action":"decline"')),
      [...taskNeeds(text), update('"action":"accept","content":{"name":"Ada"}')],
      // What is no object has the wrong type.
      session(ask(text), says('"action":"decline","content":null')),
    ],
  },
};
