/** The demo server on stdin and stdout: one JSON-RPC message a line, everything else goes to stderr. */
import { createInterface } from 'node:readline';
import { answer, newConnection } from '#shared/peer/server';
import { calc } from './calc.ts';

let connection = newConnection;

function take(line: string): void {
  const answered = answer(calc, connection, parse(line));
  connection = answered.connection;
  if (answered.reply !== null) process.stdout.write(`${JSON.stringify(answered.reply)}\n`);
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (line.trim() !== '') console.error(`calc: ignored a line that is not JSON (${String(error)})`);
    return undefined;
  }
}

console.error('calc: ready, reading JSON-RPC messages from stdin');
createInterface({ input: process.stdin }).on('line', take);
