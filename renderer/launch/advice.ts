/** What to do about a launch that failed, in one or two sentences. */
import type { ExitInfo, LaunchFailure } from '#shared/model/session';

const byCode: { readonly [code: string]: string } = {
  EACCES: 'The file is there but may not be run: check its permissions, or start it with its interpreter.',
  ENOEXEC: 'The file is no program for this machine: start it with its interpreter, e.g. node or python.',
  ENOTDIR: 'A part of the path is not a folder: check the working directory and the command.',
  E2BIG: 'The arguments and the environment are too large together: pass less, or use a file.',
  EMFILE: 'Too many files are open: stop other sessions and try again.',
};

export function adviceFor(failure: LaunchFailure, exit: ExitInfo | null): string {
  if (failure.stage === 'resolve') return resolveAdvice(failure);
  if (failure.stage === 'first-byte') return firstByteAdvice(exit);
  if (failure.code !== null && Object.hasOwn(byCode, failure.code)) return byCode[failure.code] ?? '';
  if (failure.code === 'ENOENT') {
    return 'The program or its working directory does not exist: check both, and the interpreter in its first line.';
  }
  return 'Run the same command in a terminal: if it fails there too, the message is the same.';
}

function resolveAdvice({ tried, searched }: LaunchFailure): string {
  if (/[/\\]/.test(tried) || searched.length === 0) return 'No such file: check the path for typing errors.';
  return `No folder of the PATH has a program “${tried}”. Install it, or give its full path (in a terminal: which ${tried}).`;
}

function firstByteAdvice(exit: ExitInfo | null): string {
  if (exit?.code === 0) {
    return 'It ended by itself without a message: it may need an argument to serve over stdin and stdout, e.g. “stdio”.';
  }
  return 'It ended before its first message: its stderr says why. A module that is missing or an argument it does not know are the usual reasons.';
}
