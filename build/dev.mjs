// `npm run dev [-- COMMAND ARGS]`: the application with hot reload. The page comes from Vite's server; a change to main
// restarts Electron, one to preload reloads the page.
import { spawn } from 'node:child_process';
import { createBuilder, createServer } from 'vite';
import { electronArguments, electronEnvironment, readyElectron } from './launch.mjs';
import { root } from './paths.mjs';
import { openingArguments } from './start.mjs';

const configFile = `${root}/build/vite.config.ts`;
const logLevel = 'warn';
const watched = ['main', 'preload', 'cli', 'demo', 'schemaWorker'];

const exe = await readyElectron();
const server = await createServer({ configFile, server: { host: '127.0.0.1' }, logLevel });
await server.listen();
const url = server.resolvedUrls?.local[0]?.replace(/\/$/, '');
const builder = await createBuilder({ configFile, mode: 'development', build: { watch: {} }, logLevel });

/** @type {import('node:child_process').ChildProcess | null} */
let electron = null;
const waiting = new Set(watched);

function start() {
  const env = { ...electronEnvironment(process.env), WIRESCOPE_DEV_SERVER: url };
  const child = spawn(exe, electronArguments(openingArguments(process.argv.slice(2))), { stdio: 'inherit', env });
  electron = child;
  // One that was replaced ends on its own account.
  child.on('exit', (code) => {
    if (electron === child) process.exit(code ?? 0);
  });
}

function restart() {
  const old = electron;
  electron = null;
  old?.once('exit', start);
  old?.kill();
}

/** @param {string} name of an environment whose first or next build is done */
function built(name) {
  if (waiting.delete(name)) {
    if (waiting.size === 0) start();
  } else if (name === 'main') restart();
  else if (name === 'preload') server.ws.send({ type: 'full-reload' });
}

for (const name of watched) {
  const environment = builder.environments[name];
  if (!environment) continue;
  const watcher = await builder.build(environment);
  if (!('on' in watcher)) continue;
  watcher.on('event', (event) => {
    if (event.code === 'ERROR') console.error(event.error);
    if (event.code === 'BUNDLE_END') built(name);
  });
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    electron?.kill();
    process.exit(0);
  });
}
