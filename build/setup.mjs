// What has to be there before anything else: dependencies as the lock file says, and a fresh build. Runs on plain Node.
import fs from 'node:fs';
import path from 'node:path';
import { needsBuild, outdatedPackages } from './freshness.mjs';
import { builtStamp, root, tool } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { mustRun } from './run.mjs';

const sourceFolders = ['shared', 'electron', 'renderer'];
const sourceFiles = ['package.json', 'package-lock.json', 'build/vite.config.ts'];

/** Runs `npm ci` when dependencies are missing or older than the lock file. */
export async function ensureDependencies() {
  const lock = readJson(path.join(root, 'package-lock.json'));
  if (outdatedPackages(lock ?? {}, readJson(tool('.package-lock.json'))).length === 0) return;
  await withProgress('Installing dependencies', () =>
    mustRun('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], { cwd: root }),
  );
}

/** Whether the sources changed since the last build. */
export function buildIsStale() {
  const stamp = fs.statSync(builtStamp, { throwIfNoEntry: false });
  return needsBuild(stamp ? stamp.mtimeMs : null, sources());
}

function* sources() {
  for (const file of sourceFiles) yield timed(path.join(root, file));
  for (const folder of sourceFolders) {
    yield timed(path.join(root, folder));
    const names = fs.readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
    for (const name of names) yield timed(path.join(root, folder, name));
  }
}

/** A file that disappears meanwhile is new: its folder changed. @param {string} file */
function timed(file) {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  return { path: file, mtimeMs: stat ? stat.mtimeMs : Number.POSITIVE_INFINITY };
}

/** @param {string} file @returns {any} */
function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
