import { connected } from './capabilities.cases.ts';
import { type Cases, modernMeta } from './cases.ts';

const serverAsk = (method: string, params: string) =>
  `S>C {"jsonrpc":"2.0","id":1,"method":"${method}","params":${params}}`;
const message = '"messages":[{"role":"user","content":{"type":"text","text":"Hi"}}],"maxTokens":10';
const sample = serverAsk('sampling/createMessage', `{${message}}`);
const form = '"message":"Your name?","requestedSchema":{"type":"object","properties":{"name":{"type":"string"}}}';
const page = '"mode":"url","message":"Log in","url":"https://example.com/login","elicitationId":"e"';
const modernCall = (capabilities: string) =>
  `C>S {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add",${modernMeta.replace('clientCapabilities":{}', `clientCapabilities":${capabilities}`)}}}`;
const needs = (requests: string) =>
  `S>C {"jsonrpc":"2.0","id":1,"result":{"resultType":"input_required","inputRequests":{${requests}},"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"s","version":"1"}}}}`;
const who = `"who":{"method":"elicitation/create","params":{${form}}}`;
const login = `"who":{"method":"elicitation/create","params":{${page.replace(',"elicitationId":"e"', '')}}}`;

export const clientCapabilityCases: Cases = {
  'client-capability-missing': {
    fires: [
      {
        lines: [...connected('{}'), sample],
        at: 4,
        says: 'The client has not declared the capability sampling (#1), which sampling/createMessage needs.',
      },
      { lines: [...connected('{}', '{"sampling":{}}'), 'S>C {"jsonrpc":"2.0","id":1,"method":"roots/list"}'], at: 4 },
      {
        lines: [...connected('{}', '{"elicitation":{}}'), serverAsk('elicitation/create', `{${page}}`)],
        at: 4,
        says: 'elicitation.url',
      },
      {
        lines: [...connected('{}', '{"elicitation":{"url":{}}}'), serverAsk('elicitation/create', `{${form}}`)],
        at: 4,
        says: 'elicitation.form',
      },
      {
        lines: [
          ...connected('{}', '{"sampling":{}}'),
          serverAsk('sampling/createMessage', `{${message},"toolChoice":{"mode":"auto"}}`),
        ],
        at: 4,
        says: 'sampling.tools',
      },
      { lines: [modernCall('{}'), needs(who)], at: 2, says: 'the capability elicitation (#1)' },
      { lines: [modernCall('{"elicitation":{}}'), needs(login)], at: 2, says: 'elicitation.url' },
    ],
    quiet: [
      [...connected('{}', '{"sampling":{}}'), sample],
      [...connected('{}', '{"elicitation":{}}'), serverAsk('elicitation/create', `{${form}}`)],
      [...connected('{}', '{"elicitation":{"form":{},"url":{}}}'), serverAsk('elicitation/create', `{${page}}`)],
      // Modes are declared since 2025-11-25.
      [...connected('{}', '{"elicitation":{}}', '2025-06-18'), serverAsk('elicitation/create', `{${form}}`)],
      [sample],
      [modernCall('{"elicitation":{"form":{}}}'), needs(who)],
      [modernCall('{"elicitation":{"url":{}}}'), needs(login)],
    ],
  },
};
