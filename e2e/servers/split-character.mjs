/**
 * Writes the answer to the tool `fault` in two pieces, 100 ms apart, cut in the middle of the four bytes of one
 * character. This is legal: a reader has to decode whole lines, not chunks.
 */
import { answer, put, serve, textResult, toLine } from './line-server.mjs';

serve({
  name: 'split-character',
  tools: {
    fault: ({ id }) => {
      const bytes = Buffer.from(toLine(answer(id, textResult('one \u{1f9ea} whole'))));
      const cut = bytes.indexOf(0xf0) + 2;
      put(bytes.subarray(0, cut));
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
      put(bytes.subarray(cut));
    },
  },
});
