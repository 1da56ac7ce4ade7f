/** What a client does with a fault of the server. */
import path from 'node:path';
import { createInterface } from 'node:readline';
import { faults } from './faults-to-client.mjs';
import { until, watch } from './watch.mjs';
import { shortened } from './words.mjs';

const server = path.join(import.meta.dirname, 'faulty-server.mjs');

/**
 * @typedef {'accepts' | 'ignores' | 'refuses' | 'fails' | 'hangs' | 'closes' | 'crashes'} Verdict
 * @typedef {object} Seen
 * @property {Verdict} verdict
 * @property {string} detail what the reader said to its peer or its caller, shortened; empty when it said nothing
 * @property {boolean} [reported] whether the reader told its program (`onerror`), where that matters
 */

/**
 * @param {import('./clients.mjs').Reader} reader
 * @param {number} index of the fault
 * @returns {Promise<Seen>}
 */
export async function measureClient(reader, index) {
  const fault = faults[index];
  const client = reader.client(fault.era);
  const transport = reader.transport([server, String(index)]);
  const heard = { errors: [], closed: false, notified: false, told: [] };
  client.onerror = (/** @type {Error} */ error) => heard.errors.push(error);
  client.onclose = () => Object.assign(heard, { closed: true });
  client.fallbackNotificationHandler = async () => Object.assign(heard, { notified: true });
  createInterface({ input: transport.stderr }).on('line', (line) => heard.told.push(JSON.parse(line)));
  const connected = watch(client.connect(transport));
  try {
    await until(() => connected.state !== 'pending');
    if (fault.ask === 'connect' || connected.state !== 'resolved') return outcomeOf(connected, heard);
    return await judge(client, fault, heard);
  } finally {
    await client.close();
  }
}

async function judge(client, fault, heard) {
  if (fault.ask === 'typed') await client.listTools();
  const asked = watch(ask(client, fault.ask));
  await until(() => heard.told.some(({ made }) => made));
  // Answers come in order: when the last of these is there, the fault has been dealt with. A first one may be lost with it.
  watch(client.callTool({ name: 'echo' }));
  const last = watch(client.callTool({ name: 'echo' }));
  await until(() => last.state !== 'pending' || heard.closed);
  await until(() => asked.state !== 'pending', 50);
  if (fault.judged === 'answer') return outcomeOf(asked, heard);
  if (asked.state !== 'resolved') return outcomeOf(asked, heard);
  return handlingOf(fault, heard);
}

function ask(client, what) {
  if (what === 'list') return client.listTools();
  return client.callTool({ name: what === 'typed' ? 'typed' : 'fault' });
}

function outcomeOf(asked, heard) {
  if (asked.state === 'resolved') return quietly('accepts', heard);
  if (heard.closed) return quietly('closes', heard);
  if (asked.state === 'rejected') return { verdict: 'fails', detail: shortened(asked.value.message) };
  return quietly('hangs', heard);
}

/** What became of a line in front of the answer. */
async function handlingOf({ judged }, heard) {
  const isReply = ({ read }) => read !== undefined && read.method === undefined;
  if (judged === 'request') await until(() => heard.told.some(isReply), 200);
  const reply = heard.told.find(isReply)?.read;
  if (reply?.error !== undefined) return { verdict: 'refuses', detail: `${reply.error.code} ${reply.error.message}` };
  if (reply !== undefined || heard.notified) return { verdict: 'accepts', detail: '' };
  return quietly(judged === 'request' ? 'hangs' : 'ignores', heard);
}

const quietly = (verdict, { errors }) => ({ verdict, detail: '', reported: errors.length > 0 });
