/** The command line: the same capture as the window's, on plain Node. */
import os from 'node:os';
import path from 'node:path';
import type { Target } from '#shared/model/target';
import { loadEnvironment } from '../node/environment.ts';
import { type Request, readArguments, usage } from './arguments.ts';
import { explain } from './explain.ts';
import { showRecording } from './show.ts';
import { runTerminal } from './terminal.ts';

/** Built beside this program. */
const demo: Target = {
  name: 'calc (demo)',
  command: process.execPath,
  args: [path.join(__dirname, '../demo/index.cjs')],
  env: {},
  unset: [],
};

const interrupted = new AbortController();
const colour = process.stdout.isTTY === true && process.env.NO_COLOR === undefined;
const signal = interrupted.signal;
/** Wider lines are hard to read; narrower ones leave no room for an example. */
const width = Math.min(100, Math.max(40, process.stdout.columns ?? 100));

function write(text: string): void {
  process.stdout.write(text);
}

function complain(text: string): void {
  process.stderr.write(text);
}

async function carryOut(request: Request): Promise<number> {
  if (request.kind === 'usage') return tellUsage(request.problem);
  if (request.kind === 'explain') {
    const { name, revision } = request;
    return explain({ name, revision, width, colour, write, complain });
  }
  if (request.kind === 'show') return showRecording({ file: request.file, colour, signal, write });
  const environment = await loadEnvironment();
  const { target, client } = request;
  const folder = path.join(dataFolder(), 'recordings');
  return runTerminal({ target, client, colour, folder, environment, input: process.stdin, signal, write });
}

function tellUsage(problem: string | null): number {
  if (problem !== null) console.error(problem);
  (problem === null ? console.log : console.error)(usage);
  return problem === null ? 0 : 2;
}

/** Where the window keeps its files too (Electron's `userData`). */
function dataFolder(): string {
  const home = os.homedir();
  if (process.platform === 'darwin') return path.join(home, 'Library/Application Support/Wirescope');
  if (process.platform === 'win32') return path.join(process.env.APPDATA ?? home, 'Wirescope');
  return path.join(process.env.XDG_CONFIG_HOME ?? path.join(home, '.config'), 'Wirescope');
}

/** The first signal stops the server in good order, the second one ends everything at once. */
function onSignal(): void {
  if (signal.aborted) process.exit(130);
  interrupted.abort();
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal);
// Whoever reads our output has gone: nothing is left to be shown.
process.stdout.on('error', () => interrupted.abort());
void carryOut(readArguments(process.argv.slice(2), { cwd: process.cwd(), demo })).then((code) => {
  process.exitCode = code;
});
