/** Answers the tool `fault` with text in Latin-1: the byte E9 for "é" is not valid UTF-8. */
import { answer, put, serve, textResult, toLine } from './line-server.mjs';

serve({
  name: 'invalid-utf8',
  tools: {
    fault: ({ id }) => {
      put(Buffer.from(toLine(answer(id, textResult('caf\u00e9'))), 'latin1'));
    },
  },
});
