/** Prints a debugging line to stdout, among the messages, before it answers the tool `fault`. */
import { answer, put, serve, textResult } from './line-server.mjs';

serve({
  name: 'print-line',
  tools: {
    fault: ({ id }) => {
      put('DEBUG: about to answer\n');
      return answer(id, textResult('answered'));
    },
  },
});
