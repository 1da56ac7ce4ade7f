/**
 * In the tool `fault`: as many lines as its first argument says (100,000), as fast as they can be written, on stdout
 * (log notifications) or, with the second argument `stderr`, on stderr; then the answer.
 */
import { answer, put, serve, textResult, toLine } from './line-server.mjs';

const lines = Number(process.argv[2] ?? 100_000);
const onStderr = process.argv[3] === 'stderr';
const batch = 500;

const note = (data) => toLine({ jsonrpc: '2.0', method: 'notifications/message', params: { level: 'info', data } });
const log = (text) => `${text}\n`;

function writeBurst(render, write) {
  for (let from = 1; from <= lines; from += batch) {
    const to = Math.min(lines, from + batch - 1);
    let text = '';
    for (let n = from; n <= to; n += 1) text += render(`line ${n}`);
    write(text);
  }
}

serve({
  name: 'burst',
  capabilities: { logging: {} },
  tools: {
    fault: ({ id }) => {
      if (onStderr) writeBurst(log, (text) => process.stderr.write(text));
      else writeBurst(note, put);
      return answer(id, textResult(`${lines} lines`));
    },
  },
});
