/** The official clients under one roof, so that the same faults can be tried on each. */
import { Client as Client2 } from '@modelcontextprotocol/client';
import { StdioClientTransport as Transport2 } from '@modelcontextprotocol/client/stdio';
import { Client as Client1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as Transport1 } from '@modelcontextprotocol/sdk/client/stdio.js';

const self = { name: 'tolerance', version: '1.0.0' };

/**
 * @typedef {object} Reader
 * @property {'ts1' | 'ts2'} name
 * @property {readonly ('handshake' | 'modern')[]} eras
 * @property {(era: 'handshake' | 'modern') => any} client not connected yet
 * @property {(args: readonly string[]) => any} transport to `node ARGS`
 */

const spawned = (/** @type {readonly string[]} */ args) => ({
  command: process.execPath,
  args: [...args],
  stderr: /** @type {const} */ ('pipe'),
});

/** @type {readonly Reader[]} */
export const clients = [
  {
    name: 'ts1',
    eras: ['handshake'],
    client: () => new Client1(self),
    transport: (args) => new Transport1(spawned(args)),
  },
  {
    name: 'ts2',
    eras: ['handshake', 'modern'],
    client: (era) => new Client2(self, era === 'modern' ? { versionNegotiation: { mode: { pin: '2026-07-28' } } } : {}),
    transport: (args) => new Transport2(spawned(args)),
  },
];
