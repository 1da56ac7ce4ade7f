// Shared libraries and programs of the system that Electron (and, for tests, its virtual screen) needs. Knows Debian
// and its relatives; elsewhere it says what is missing.
import fs from 'node:fs';
import path from 'node:path';
import { say, withProgress } from './progress.mjs';
import { capture } from './run.mjs';

/** The package that brings each library; most come along with the GTK one. */
const packageOf = {
  'libasound.so.2': 'libasound2',
  'libatk-1.0.so.0': 'libatk1.0-0',
  'libatk-bridge-2.0.so.0': 'libatk-bridge2.0-0',
  'libatspi.so.0': 'libatspi2.0-0',
  'libcairo.so.2': 'libcairo2',
  'libcups.so.2': 'libcups2',
  'libdbus-1.so.3': 'libdbus-1-3',
  'libdrm.so.2': 'libdrm2',
  'libexpat.so.1': 'libexpat1',
  'libgbm.so.1': 'libgbm1',
  'libgio-2.0.so.0': 'libglib2.0-0',
  'libglib-2.0.so.0': 'libglib2.0-0',
  'libgobject-2.0.so.0': 'libglib2.0-0',
  'libgtk-3.so.0': 'libgtk-3-0',
  'libnspr4.so': 'libnspr4',
  'libnss3.so': 'libnss3',
  'libnssutil3.so': 'libnss3',
  'libpango-1.0.so.0': 'libpango-1.0-0',
  'libsmime3.so': 'libnss3',
  'libudev.so.1': 'libudev1',
  'libX11.so.6': 'libx11-6',
  'libxcb.so.1': 'libxcb1',
  'libXcomposite.so.1': 'libxcomposite1',
  'libXdamage.so.1': 'libxdamage1',
  'libXext.so.6': 'libxext6',
  'libXfixes.so.3': 'libxfixes3',
  'libxkbcommon.so.0': 'libxkbcommon0',
  'libXrandr.so.2': 'libxrandr2',
};

/** Renamed with the transition to 64-bit time (Debian 13, Ubuntu 24.04). */
const renamed = new Set([
  'libasound2',
  'libatk1.0-0',
  'libatk-bridge2.0-0',
  'libatspi2.0-0',
  'libcups2',
  'libglib2.0-0',
  'libgtk-3-0',
]);

/**
 * Sees to it that Electron finds its shared libraries. Rejects with the one command that mends it when that takes a
 * password or another package manager.
 *
 * @param {string} exe
 */
export async function ensureLibraries(exe) {
  if (process.platform !== 'linux') return;
  const missing = await missingLibraries(exe);
  if (missing.length === 0) return;
  await installPackages(packagesFor(missing), `Electron needs system libraries: ${missing.join(', ')}`);
  const left = await missingLibraries(exe);
  if (left.length > 0) throw new Error(`Electron still lacks system libraries: ${left.join(', ')}`);
}

/** Sees to it that tests can have a screen of their own. */
export async function ensureVirtualDisplay() {
  if (!hasProgram('Xvfb')) await installPackages(['xvfb'], 'The tests need a virtual screen');
}

/** Sees to it that tests can run programs in Python. */
export async function ensurePython() {
  if (!hasProgram('python3')) await installPackages(['python3'], 'The tests run small programs in Python');
}

/** @param {string} name */
function hasProgram(name) {
  return (process.env.PATH ?? '').split(path.delimiter).some((folder) => fs.existsSync(path.join(folder, name)));
}

/** @param {string} exe */
async function missingLibraries(exe) {
  const { code, output } = await capture('ldd', [exe]);
  return code === 127 ? [] : notFound(output);
}

/** @param {string} output of ldd @returns {string[]} */
export function notFound(output) {
  return [...output.matchAll(/^\s*(\S+) => not found/gm)].map((match) => match[1] ?? '');
}

/**
 * @param {readonly string[]} libraries
 * @returns {string[]} Debian packages by their old names; a library that is not known comes with the GTK package
 */
export function packagesFor(libraries) {
  const known = new Map(Object.entries(packageOf));
  return [...new Set(libraries.map((library) => known.get(library) ?? 'libgtk-3-0'))].sort();
}

/** @param {readonly string[]} packages @param {string} reason */
async function installPackages(packages, reason) {
  if ((await capture('apt-get', ['--version'])).code !== 0) {
    throw new Error(`${reason}. Install what Debian calls ${packages.join(' ')} with this system's package manager.`);
  }
  const prefix = await rootPrefix();
  if (prefix === null) {
    const names = packages.map((name) => currentName(name, fs.readFileSync('/etc/os-release', 'utf8')));
    throw new Error(`${reason}. Run this once, then start again:\n\n  sudo apt-get install -y ${names.join(' ')}\n`);
  }
  say(`${reason}.`);
  await withProgress('Reading package lists', () => apt(prefix, ['update']));
  const names = packages.map((name) => currentName(name, fs.readFileSync('/etc/os-release', 'utf8')));
  await withProgress(`Installing ${names.length} packages of the system`, () =>
    apt(prefix, ['install', '-y', '--no-install-recommends', ...names]),
  );
}

/** What makes a command run as root without a question; null: nothing does. @returns {Promise<string[] | null>} */
async function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  return (await capture('sudo', ['-n', 'true'])).code === 0 ? ['sudo', '-n'] : null;
}

/** @param {readonly string[]} prefix @param {readonly string[]} args */
async function apt(prefix, args) {
  const [command = 'apt-get', ...rest] = [...prefix, 'apt-get', ...args];
  const { code, output } = await capture(command, rest, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (code !== 0) throw new Error(`\`${[command, ...rest].join(' ')}\` failed:\n${output.slice(-2000)}`);
}

/**
 * The package's name in this release.
 *
 * @param {string} name
 * @param {string} release the text of /etc/os-release
 */
export function currentName(name, release) {
  const field = (/** @type {string} */ key) => new RegExp(`^${key}="?([^"\n]*)`, 'm').exec(release)?.[1] ?? '';
  const since = field('ID') === 'ubuntu' ? 24.04 : 13;
  // Testing and unstable have no number.
  const version = field('VERSION_ID') === '' ? Number.POSITIVE_INFINITY : Number(field('VERSION_ID'));
  return renamed.has(name) && version >= since ? `${name}t64` : name;
}

/**
 * Why Chromium's sandbox cannot start here for a user who is not root, and what mends it; null when nothing is known to
 * be in its way.
 *
 * @param {string} exe
 */
export function sandboxProblem(exe) {
  if (process.platform !== 'linux' || process.getuid?.() === 0) return null;
  const helper = path.join(path.dirname(exe), 'chrome-sandbox');
  const restricted = ['/proc/sys/kernel/apparmor_restrict_unprivileged_userns'].some((file) => readNumber(file) === 1);
  const forbidden = readNumber('/proc/sys/kernel/unprivileged_userns_clone') === 0;
  const setuid = ((fs.statSync(helper, { throwIfNoEntry: false })?.mode ?? 0) & 0o4000) !== 0;
  if (setuid || !(restricted || forbidden)) return null;
  return `This system keeps Chromium's sandbox from starting. Run this once, then start again:\n\n  sudo chown root:root '${helper}' && sudo chmod 4755 '${helper}'\n`;
}

/** @param {string} file */
function readNumber(file) {
  try {
    return Number(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
