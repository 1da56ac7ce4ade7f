// Keeps two processes from doing the same thing at once.
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs `work` while holding the lock file; waits for its holder, and takes over from one that died.
 *
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  while (!tryLock(file)) await sleep(100);
  try {
    return await work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}

/** @param {string} file */
function tryLock(file) {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isAlive(readPid(file))) fs.rmSync(file, { force: true });
    return false;
  }
}

/** @param {string} file */
function readPid(file) {
  try {
    return Number(fs.readFileSync(file, 'utf8')) || null;
  } catch {
    return null;
  }
}

/** @param {number | null} pid null: being written right now */
function isAlive(pid) {
  if (pid === null) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
