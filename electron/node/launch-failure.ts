/** A launch that failed, in words that say what was tried. */
import type { LaunchStage, ProcessEventBody } from '#shared/model/process-event';
import type { Target } from '#shared/model/target';
import type { Resolution } from './resolve-binary.ts';

export interface SystemError {
  /** The operating system's code, e.g. `ENOENT`. */
  readonly code: string | null;
  readonly message: string;
}

export function systemError(error: unknown): SystemError {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
  return { code, message };
}

/** The file was found before: `ENOENT` then speaks of the interpreter that its first line names. */
export function spawnError(error: unknown): SystemError {
  const { code, message } = systemError(error);
  const hint = ' The file is there, but the program that its first line (#!) names is not.';
  return { code, message: code === 'ENOENT' ? `${message}.${hint}` : message };
}

export function notFound(target: Target, { searched, notExecutable }: Resolution): SystemError {
  if (notExecutable !== null) {
    return { code: 'EACCES', message: `${notExecutable} is there, but it may not be executed (try chmod +x).` };
  }
  const where =
    searched.length === 0 ? 'There is no such file.' : `It is in none of the ${searched.length} folders of the PATH.`;
  return { code: 'ENOENT', message: `${target.command} was not found. ${where}` };
}

export function noWorkingDirectory(cwd: string): SystemError {
  return { code: 'ENOENT', message: `The working directory ${cwd} does not exist or is no folder.` };
}

export function failureOf(
  stage: LaunchStage,
  error: SystemError,
  resolution: Resolution,
  target: Target,
): ProcessEventBody {
  const tried = resolution.binary ?? resolution.notExecutable ?? target.command;
  return { type: 'launch-failed', stage, ...error, tried, searched: resolution.searched };
}
