/** Answers the tool `fault`, then closes its stdout and goes on reading; it tells on stderr what it reads. */
import { closeSync } from 'node:fs';
import { answer, put, serve, textResult, toLine } from './line-server.mjs';

let closed = false;

serve({
  name: 'close-stdout',
  onMessage: (message) => {
    if (closed) process.stderr.write(`close-stdout: read ${message?.method}\n`);
  },
  encode: (reply) => (closed ? undefined : toLine(reply)),
  tools: {
    fault: ({ id }) => {
      put(toLine(answer(id, textResult('the last answer'))));
      closeSync(1);
      closed = true;
    },
  },
});
