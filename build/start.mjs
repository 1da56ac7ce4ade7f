// `npm start [-- COMMAND [ARGS]]`: opens the application on that server, or on the embedded demo. Does first whatever
// has to be done: runs on plain Node, before anything is installed.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuild } from './build.mjs';
import { hasDisplay } from './display.mjs';
import { electronArguments, electronEnvironment, readyElectron } from './launch.mjs';
import { cli } from './paths.mjs';
import { say } from './progress.mjs';
import { hand } from './run.mjs';
import { ensureDependencies } from './setup.mjs';

/**
 * What the application is asked to open.
 *
 * @param {readonly string[]} words what follows `npm start --`
 * @returns {string[]}
 */
export function openingArguments(words) {
  const [first] = words;
  if (first === undefined) return ['--demo'];
  return isRecording(first) && words.length === 1 ? [path.resolve(folder(), first)] : ['--', ...words];
}

/** @param {string} file */
function isRecording(file) {
  return file.endsWith('.jsonl') && fs.existsSync(path.resolve(folder(), file));
}

/** The folder that npm was called in; it runs scripts in the package's own. */
function folder() {
  return process.env.INIT_CWD ?? process.cwd();
}

/** @param {readonly string[]} words @returns {Promise<number>} the exit code */
async function start(words) {
  const display = hasDisplay(process.env);
  if (!display) {
    say(
      'No display here: the traffic is shown in this terminal. For the window, start it in a desktop session or over `ssh -X`.',
    );
  }
  await ensureDependencies();
  await ensureBuild();
  if (!display) return hand(process.execPath, [cli, ...terminalArguments(words)], { cwd: folder() });
  const exe = await readyElectron();
  const env = electronEnvironment(process.env);
  return hand(exe, electronArguments(openingArguments(words)), { cwd: folder(), env });
}

/** @param {readonly string[]} words */
function terminalArguments(words) {
  const [first] = words;
  if (first === undefined) return ['run'];
  return isRecording(first) && words.length === 1 ? ['show', first] : ['run', '--', ...words];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    process.exitCode = await start(process.argv.slice(2));
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
