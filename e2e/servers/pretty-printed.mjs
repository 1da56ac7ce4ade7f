/** Writes the answer to the tool `fault` as indented JSON over many lines. */
import { answer, put, serve, textResult } from './line-server.mjs';

serve({
  name: 'pretty-printed',
  tools: {
    fault: ({ id }) => {
      put(`${JSON.stringify(answer(id, textResult('indented')), null, 2)}\n`);
    },
  },
});
