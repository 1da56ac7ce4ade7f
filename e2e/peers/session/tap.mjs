/**
 * `node tap.mjs FOLDER COMMAND [ARGS]`: a pass-through between a client and the server that it starts. Every chunk is
 * written to a file of its own in FOLDER before it is passed on, as one JSON line: what one side has read is never recorded
 * after its answer.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const [folder = '', command = '', ...args] = process.argv.slice(2);
// A client may start its server twice.
const output = fs.openSync(path.join(folder, `${process.pid}.jsonl`), 'w');
const began = performance.now();
const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'] });

const record = (/** @type {object} */ what) =>
  fs.writeSync(output, `${JSON.stringify({ at: Math.round((performance.now() - began) * 1000) / 1000, ...what })}\n`);

/** @param {import('node:stream').Readable} from @param {import('node:stream').Writable} to */
function pass(channel, from, to) {
  from.on('data', (bytes) => {
    record({ channel, base64: bytes.toString('base64') });
    if (!to.write(bytes)) from.pause();
  });
  to.on('drain', () => from.resume());
  to.on('error', () => {});
}

pass('stdin', process.stdin, child.stdin);
pass('stdout', child.stdout, process.stdout);
process.stdin.on('end', () => {
  record({ event: { type: 'stdin-closed' } });
  child.stdin.end();
});
child.stdout.on('end', () => record({ ended: 'stdout' }));
process.on('SIGTERM', () => {
  record({ event: { type: 'signal-sent', signal: 'SIGTERM' } });
  child.kill('SIGTERM');
});
child.on('close', (code, signal) => {
  const uptimeMs = performance.now() - began;
  record({ event: { type: 'exited', code, signal, uptimeMs, requested: true } });
  process.exit(code ?? 1);
});
