// How Electron is started on this machine.
import { resolveElectron } from './electron-runtime.mjs';
import { root } from './paths.mjs';
import { ensureLibraries, sandboxProblem } from './system-libs.mjs';

/** An Electron that can be started: the runtime with everything that it needs. @returns {Promise<string>} */
export async function readyElectron() {
  const { exe } = await resolveElectron();
  await ensureLibraries(exe);
  const problem = sandboxProblem(exe);
  if (problem !== null) throw new Error(problem);
  return exe;
}

/**
 * Electron's arguments: its switches, the application, the application's arguments.
 *
 * @param {readonly string[]} opening
 * @param {NodeJS.ProcessEnv} [env]
 * @param {number | undefined} [uid]
 */
export function electronArguments(opening, env = process.env, uid = process.getuid?.()) {
  // Chromium refuses to run sandboxed as root.
  const sandbox = uid === 0 ? ['--no-sandbox'] : [];
  // Electron below 38 takes X11 unless it is told.
  const platform = env.WAYLAND_DISPLAY && !env.DISPLAY ? ['--ozone-platform=wayland'] : [];
  // Chromium's log is about graphics and D-Bus, and of no use here.
  return [...sandbox, ...platform, '--log-level=3', root, ...opening];
}

/**
 * The environment for Electron: in a terminal inside another Electron application it may be told to run as plain Node.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function electronEnvironment(env) {
  const { ELECTRON_RUN_AS_NODE: _inherited, ...rest } = env;
  return rest;
}
