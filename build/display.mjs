// Whether there is a screen to open a window on, and a virtual one for tests.

import { spawn } from 'node:child_process';
import fs from 'node:fs';

/** @param {NodeJS.ProcessEnv} env @param {string} [platform] */
export function hasDisplay(env, platform = process.platform) {
  return platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

/**
 * Starts an X server in memory that only this machine's users reach (no TCP), on a display number that it picks itself.
 *
 * @param {string} [size] width x height
 * @returns {Promise<{ display: string, stop: () => void }>}
 */
export async function startVirtualDisplay(size = '1600x1000') {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', `${size}x24`, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const pipe = child.stdio[3];
  const stop = () => {
    child.kill();
  };
  process.on('exit', stop);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', () => reject(new Error('Xvfb ended before it was ready')));
    if (!(pipe instanceof fs.ReadStream) && pipe) {
      pipe.on('data', (/** @type {Buffer} */ number) => resolve({ display: `:${String(number).trim()}`, stop }));
    }
  });
}
