/**
 * `node faulty-server.mjs NUMBER`: a proper server that makes one fault of faults-to-client.mjs, once. What it reads and
 * when it has made its fault is told on stderr, one JSON value a line.
 */
import { createInterface } from 'node:readline';
import { faults } from './faults-to-client.mjs';
import { goodAnswer } from './good-server.mjs';

const fault = faults[Number(process.argv[2])];
const tell = (what) => process.stderr.write(`${JSON.stringify(what)}\n`);
let made = false;

createInterface({ input: process.stdin }).on('line', (text) => {
  const message = JSON.parse(text);
  tell({ read: message });
  if (message.id === undefined || message.method === undefined) return;
  const answer = goodAnswer(message, fault.revision);
  if (made || !isMeant(message)) process.stdout.write(`${JSON.stringify(answer)}\n`);
  else makeFault(answer);
});

function isMeant({ method, params }) {
  if (fault.ask === 'connect') return method === 'initialize';
  if (fault.ask === 'list') return method === 'tools/list';
  return method === 'tools/call' && params.name === (fault.ask === 'typed' ? 'typed' : 'fault');
}

function makeFault(answer) {
  made = true;
  process.stdout.write(fault.bytes(answer), () => {
    tell({ made: true });
    if (fault.exits) process.exit(0);
  });
}
