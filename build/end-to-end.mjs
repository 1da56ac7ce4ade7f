// Runs the end-to-end tests on the real application, on a screen of their own where there is none.
import { hasDisplay, startVirtualDisplay } from './display.mjs';
import { readyElectron } from './launch.mjs';
import { root, tool } from './paths.mjs';
import { hand } from './run.mjs';
import { ensureVirtualDisplay } from './system-libs.mjs';

/**
 * @param {readonly string[]} args for Playwright
 * @returns {Promise<number>} its exit code
 */
export async function runEndToEnd(args) {
  const env = { ...process.env, ELECTRON_PATH: await readyElectron() };
  if (hasDisplay(env)) return playwright(args, env);
  await ensureVirtualDisplay();
  const screen = await startVirtualDisplay();
  try {
    return await playwright(args, { ...env, DISPLAY: screen.display });
  } finally {
    screen.stop();
  }
}

/** @param {readonly string[]} args @param {NodeJS.ProcessEnv} env */
function playwright(args, env) {
  const command = [tool('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts', ...args];
  return hand(process.execPath, command, { cwd: root, env });
}
