/** Answers the tool `fault` with one line that holds a text of as many bytes as its argument says (200,000,000). */
import { answer, put, serve, textResult, toLine } from './line-server.mjs';

const size = Number(process.argv[2] ?? 200_000_000);
const piece = 'abcdefghijklmnopqrstuvwxyz012345'.repeat(32_768);

serve({
  name: 'big-line',
  tools: {
    fault: ({ id }) => {
      const [head, tail] = toLine(answer(id, textResult('|'))).split('|');
      put(head);
      for (let left = size; left > 0; left -= piece.length) put(piece.slice(0, left));
      put(tail);
    },
  },
});
