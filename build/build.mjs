// `npm run build`: builds everything into dist/. The new build is made beside the old one and takes its place at the
// end, so that a failed build leaves the last good one and a running application never sees half of one.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withLock } from './lock.mjs';
import { builtStamp, dist, root, tool } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { mustRun } from './run.mjs';
import { buildIsStale } from './setup.mjs';

/**
 * Builds when the sources are newer than the build.
 *
 * @param {{ force?: boolean }} [options]
 */
export async function ensureBuild({ force = false } = {}) {
  if (!force && !buildIsStale()) return;
  await withLock(tool('.cache/build.lock'), async () => {
    if (force || buildIsStale()) await withProgress('Building', build);
  });
}

async function build() {
  const startedAt = new Date();
  const next = `${dist}.next`;
  fs.rmSync(next, { recursive: true, force: true });
  const vite = [tool('vite/bin/vite.js'), 'build', '--app', '--config', 'build/vite.config.ts', '--logLevel', 'warn'];
  await mustRun(process.execPath, vite, { cwd: root, env: { ...process.env, WIRESCOPE_DIST: next, NO_COLOR: '1' } });
  const stamp = path.join(next, path.basename(builtStamp));
  fs.writeFileSync(stamp, '');
  fs.utimesSync(stamp, startedAt, startedAt);
  replaceFolder(next, dist);
}

/** @param {string} next @param {string} current */
function replaceFolder(next, current) {
  const old = `${current}.old`;
  fs.rmSync(old, { recursive: true, force: true });
  if (fs.existsSync(current)) fs.renameSync(current, old);
  fs.renameSync(next, current);
  fs.rmSync(old, { recursive: true, force: true });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await ensureBuild({ force: true });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
