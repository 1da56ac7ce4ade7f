/**
 * Dies in the tool `die`: a stack on stderr, exit code 3, no answer. In the tool `die-halfway` it first writes the
 * beginning of an answer. In the tool `die-by-signal` it kills itself with SIGSEGV.
 */
import { answer, put, serve, textResult } from './line-server.mjs';

function die() {
  process.stderr.write(`${new Error('cannot add these').stack}\n`);
  process.exit(3);
}

serve({
  name: 'die',
  tools: {
    die,
    'die-halfway': ({ id }) => {
      put(JSON.stringify(answer(id, textResult('never finished'))).slice(0, 60));
      die();
    },
    'die-by-signal': () => {
      process.kill(process.pid, 'SIGSEGV');
    },
  },
});
