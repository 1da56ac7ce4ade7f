/** In the tool `fault`: a line of four NUL bytes, then an answer with a raw NUL inside its text. */
import { answer, put, serve, textResult, toLine } from './line-server.mjs';

serve({
  name: 'nul-bytes',
  tools: {
    fault: ({ id }) => {
      put('\0\0\0\0\n');
      put(toLine(answer(id, textResult('before|after'))).replace('|', '\0'));
    },
  },
});
