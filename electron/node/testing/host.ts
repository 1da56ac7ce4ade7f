/** For tests: a host process of its own, which starts a server and then ends in one of several ways. */

import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { silentClient } from '#shared/model/client-settings';
import { loadEnvironment } from '../environment.ts';
import { startSession } from '../launch-session.ts';

const [ending, command = '', ...args] = process.argv.slice(2);
const environment = await loadEnvironment({ askLoginShell: false });
const folder = mkdtempSync(path.join(os.tmpdir(), 'wirescope-host-'));
const session = startSession({
  target: { name: 'hosted', command, args, env: {}, unset: [] },
  client: silentClient,
  folder,
  environment,
});
process.stdin.once('data', () => {
  if (ending === 'exit') process.exit(0);
  throw new Error('the host fails');
});
session.subscribe(() => {
  if (session.log.length === 2) console.log(`pid ${session.summary().pid}`);
});
