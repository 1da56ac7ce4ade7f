// Runs other programs.
import { spawn } from 'node:child_process';

/**
 * Runs a program to its end with its output captured.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ code: number, output: string }>} `output` is stdout and stderr in the order of arrival; a program
 *   that cannot be started has code 127
 */
export function capture(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], shell: needsShell(command) });
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Like {@link capture}, but a failure is an error whose message ends with the program's last lines.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<string>}
 */
export async function mustRun(command, args, options) {
  const { code, output } = await capture(command, args, options);
  if (code === 0) return output;
  throw new Error(`\`${[command, ...args].join(' ')}\` failed (exit code ${code}):\n${lastLines(output, 40)}`);
}

/**
 * Runs a program on this terminal and passes interruptions on; resolves to its exit code (128 + signal number when it
 * was killed, as shells report it).
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>}
 */
export function hand(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: 'inherit', shell: needsShell(command) });
    // Ctrl+C reaches the whole process group: the child ends by itself, and this process waits for it.
    const ignore = () => {};
    const forward = () => child.kill('SIGTERM');
    process.on('SIGINT', ignore);
    process.on('SIGTERM', forward);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGINT', ignore);
      process.off('SIGTERM', forward);
      resolve(code ?? 128 + (signal === 'SIGINT' ? 2 : signal === 'SIGKILL' ? 9 : 15));
    });
  });
}

/** `npm` and its like are .cmd files on Windows, which only a shell starts. @param {string} command */
function needsShell(command) {
  return process.platform === 'win32' && !command.includes('\\');
}

/** @param {string} text @param {number} count */
function lastLines(text, count) {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}
