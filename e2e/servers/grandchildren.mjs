/**
 * Starts two processes that outlive it: one in its own process group, one detached into a group and session of its
 * own. Both have nothing on their stdio, or with the argument `inherit` they keep the server's stdout open. Their
 * process ids go to stderr. At the end of its stdin the server exits and leaves them behind.
 */
import { spawn } from 'node:child_process';
import { serve } from './line-server.mjs';

const stdio = process.argv[2] === 'inherit' ? ['ignore', 'inherit', 'ignore'] : 'ignore';
const sleep = ['-e', 'setTimeout(() => undefined, 600_000)', 'wirescope-grandchild'];

function leave(detached) {
  const child = spawn(process.execPath, sleep, { stdio, detached });
  child.unref();
  return child.pid;
}

process.stderr.write(`grandchildren ${leave(false)} ${leave(true)}\n`);
serve({ name: 'grandchildren' });
