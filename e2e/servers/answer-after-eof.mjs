/** Holds its answer to the tool `fault` back until its stdin was closed, then writes it and exits with code 0. */
import { answer, put, serve, textResult, toLine } from './line-server.mjs';

const held = [];

serve({
  name: 'answer-after-eof',
  tools: {
    fault: ({ id }) => {
      held.push(answer(id, textResult('after the end')));
    },
  },
  onEnd: () => {
    for (const reply of held) put(toLine(reply));
    process.exit(0);
  },
});
