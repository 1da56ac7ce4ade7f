/** The official servers on which the faults are tried. */
import path from 'node:path';

/**
 * @typedef {object} Server
 * @property {'ts1' | 'ts2'} name
 * @property {readonly ('handshake' | 'modern')[]} eras
 * @property {string} script
 */

/** @type {readonly Server[]} */
export const servers = [
  { name: 'ts1', eras: ['handshake'], script: path.join(import.meta.dirname, 'server-1.mjs') },
  { name: 'ts2', eras: ['handshake', 'modern'], script: path.join(import.meta.dirname, 'server-2.mjs') },
];
