/** The official clients, able to answer whatever a server may ask, each behind a tap. */
import path from 'node:path';
import { Client as Client2 } from '@modelcontextprotocol/client';
import { StdioClientTransport as Transport2 } from '@modelcontextprotocol/client/stdio';
import { Client as Client1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as Transport1 } from '@modelcontextprotocol/sdk/client/stdio.js';
import {
  CreateMessageRequestSchema,
  ElicitRequestSchema,
  ListRootsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';

const tap = path.join(import.meta.dirname, 'tap.mjs');
const capabilities = { roots: { listChanged: true }, sampling: {}, elicitation: { form: {}, url: {} } };

const answers = {
  roots: () => ({ roots: [{ uri: 'file:///home/me/project', name: 'project' }] }),
  sample: () => ({ role: 'assistant', content: { type: 'text', text: 'hi' }, model: 'm', stopReason: 'endTurn' }),
  elicit: (/** @type {{ params: { mode?: string, requestedSchema?: { properties: object } } }} */ { params }) =>
    params.mode === 'url' ? { action: 'accept' } : { action: 'accept', content: contentFor(params.requestedSchema) },
};

/** A value for each property that has to be there. */
function contentFor({ properties = {}, required = [] } = {}) {
  return Object.fromEntries(required.map((name) => [name, valueFor(properties[name])]));
}

const valueFor = ({ type, enum: values, oneOf }) =>
  oneOf?.[0]?.const ?? values?.[0] ?? { string: 'Ada', boolean: true, number: 3, integer: 3 }[type];

/** @typedef {'sdk-1' | 'legacy' | 'auto' | 'pinned'} ClientName */

const modes = {
  legacy: {},
  auto: { versionNegotiation: { mode: 'auto' } },
  pinned: { versionNegotiation: { mode: { pin: '2026-07-28' } } },
};

/**
 * A connected client.
 * @param {ClientName} name
 * @param {string} folder for the tap
 * @param {readonly string[]} server arguments of node
 * @param {Record<string, string>} env further variables of the server
 */
export async function connect(name, folder, server, env) {
  const launch = {
    env,
    command: process.execPath,
    args: [tap, folder, process.execPath, ...server],
    stderr: /** @type {const} */ ('ignore'),
  };
  const client = name === 'sdk-1' ? client1() : client2(modes[name]);
  client.onerror = () => {};
  await client.connect(name === 'sdk-1' ? new Transport1(launch) : new Transport2(launch));
  return client;
}

function client1() {
  const client = new Client1({ name: 'peer-test', version: '1.0.0' }, { capabilities });
  client.setRequestHandler(ListRootsRequestSchema, answers.roots);
  client.setRequestHandler(CreateMessageRequestSchema, answers.sample);
  client.setRequestHandler(ElicitRequestSchema, answers.elicit);
  return client;
}

function client2(mode) {
  const client = new Client2({ name: 'peer-test', version: '1.0.0' }, { capabilities, ...mode });
  client.setRequestHandler('roots/list', answers.roots);
  client.setRequestHandler('sampling/createMessage', answers.sample);
  client.setRequestHandler('elicitation/create', answers.elicit);
  return client;
}
