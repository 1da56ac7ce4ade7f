/**
 * Leaves out the newline after the answer to the tool `fault`, then waits for the next request like any server, or
 * with the argument `exit` exits with code 0.
 */
import { answer, put, serve, textResult } from './line-server.mjs';

const exits = process.argv[2] === 'exit';

serve({
  name: 'no-newline',
  tools: {
    fault: ({ id }) => {
      put(JSON.stringify(answer(id, textResult('unfinished'))));
      if (exits) process.exit(0);
    },
  },
});
