/** Every fault on every reader: which measurements there are, and how one is made. */
import fs from 'node:fs';
import path from 'node:path';
import { clients } from './clients.mjs';
import { faults as faultsToClient } from './faults-to-client.mjs';
import { faults as faultsToServer } from './faults-to-server.mjs';
import { measureClient } from './measure-client.mjs';
import { measureServer } from './measure-server.mjs';
import { servers } from './servers.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * @typedef {object} Planned
 * @property {string} code
 * @property {string} what
 * @property {'client' | 'server'} side that reads the fault
 * @property {'answer' | 'extra' | 'request' | 'notification' | 'other'} judged
 * @property {{ readonly [reader: string]: () => Promise<import('./measure-client.mjs').Seen> }} readers
 */

/** @returns {readonly Planned[]} */
export function planned() {
  return [
    ...faultsToClient.map((fault, index) => plan(fault, 'client', clients, (reader) => measureClient(reader, index))),
    ...faultsToServer.map((fault, index) => plan(fault, 'server', servers, (reader) => measureServer(reader, index))),
  ];
}

function plan({ code, what, judged, era }, side, readers, measure) {
  const able = readers.filter(({ eras }) => eras.includes(era));
  return {
    code,
    what,
    side,
    judged,
    readers: Object.fromEntries(able.map((reader) => [reader.name, () => measure(reader)])),
  };
}

/** What each of its readers does. @param {Planned} one */
export async function measure({ readers, ...fault }) {
  const seen = {};
  for (const [name, run] of Object.entries(readers)) seen[name] = await run();
  return { ...fault, seen };
}

/** The installed versions of the SDKs. */
export function versions() {
  return { ts1: versionOf('sdk'), ts2: versionOf('client') };
}

function versionOf(name) {
  const file = path.join(root, 'node_modules/@modelcontextprotocol', name, 'package.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')).version;
}
