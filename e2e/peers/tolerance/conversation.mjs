/** The conversation in which a fault is made, as the bytes that cross the pipes. */
import { envelope, initialize, initialized } from './faults-to-server.mjs';
import { goodAnswer } from './good-server.mjs';

/** @typedef {import('../session/dissect.ts').Happening} Happening */

/**
 * @param {'client' | 'server'} side that reads the fault
 * @param {any} fault of either table
 * @returns {readonly Happening[]}
 */
export function conversationWith(side, fault) {
  const pipes = new Pipes();
  if (side === 'client') toClient(pipes, fault);
  else toServer(pipes, fault);
  pipes.end();
  return pipes.happenings;
}

class Pipes {
  /** @type {Happening[]} */
  happenings = [];

  /** A message in either direction. */
  say(channel, message) {
    this.write(channel, `${JSON.stringify(message)}\n`);
  }

  write(channel, bytes) {
    this.happenings.push({ type: 'bytes', channel, bytes: Buffer.from(bytes), at: this.happenings.length });
  }

  end() {
    for (const channel of ['stdin', 'stdout'])
      this.happenings.push({ type: 'end', channel, at: this.happenings.length });
  }
}

function toClient(pipes, fault) {
  if (fault.ask === 'connect') {
    const request = initialize();
    pipes.say('stdin', request);
    pipes.write('stdout', fault.bytes(goodAnswer(request)));
    return;
  }
  if (fault.era === 'handshake') greet(pipes, fault.revision);
  if (fault.ask === 'typed') exchange(pipes, asked(fault, 'tools/list', {}, 2));
  const request = askedFor(fault);
  pipes.say('stdin', request);
  pipes.write('stdout', fault.bytes(goodAnswer(request)));
}

function askedFor(fault) {
  if (fault.ask === 'list') return asked(fault, 'tools/list', {}, 3);
  return asked(fault, 'tools/call', { name: fault.ask === 'typed' ? 'typed' : 'fault', arguments: {} }, 3);
}

function asked({ era }, method, params, id) {
  return { jsonrpc: '2.0', id, method, params: era === 'modern' ? { ...params, _meta: envelope } : params };
}

function toServer(pipes, fault) {
  if (fault.greets !== false) exchange(pipes, initialize(fault.opening));
  if (fault.greets === true) pipes.say('stdin', initialized);
  if (fault.code === 'tool-args-mismatch' || fault.code === 'tool-not-listed') listDouble(pipes);
  if (fault.code === 'version-not-offered') exchange(pipes, asked(fault, 'server/discover', {}, 1));
  pipes.write('stdin', fault.bytes);
}

function greet(pipes, version) {
  exchange(pipes, initialize(version));
  pipes.say('stdin', initialized);
}

function exchange(pipes, request) {
  pipes.say('stdin', request);
  pipes.say('stdout', goodAnswer(request));
}

/** The tool of the measured servers. */
function listDouble(pipes) {
  const request = { jsonrpc: '2.0', id: 2, method: 'tools/list' };
  const inputSchema = { type: 'object', properties: { n: { type: 'number' } }, required: ['n'] };
  pipes.say('stdin', request);
  pipes.say('stdout', { jsonrpc: '2.0', id: 2, result: { tools: [{ name: 'double', inputSchema }] } });
}
