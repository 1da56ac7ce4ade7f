/** Which program a command name stands for: the search of execvp(3) on POSIX, of cmd.exe with PATHEXT on Windows. */
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

export interface SearchSettings {
  readonly platform: NodeJS.Platform;
  /** The value of PATH. */
  readonly path: string;
  /** The value of PATHEXT; used on Windows only. */
  readonly pathExt: string;
  /** Relative commands and relative folders of the PATH start here. */
  readonly cwd: string;
}

export interface Resolution {
  /** The file that will be run, symbolic links left as they are; null when there is none. */
  readonly binary: string | null;
  /** The folders that were searched, in order; empty when the command is a path itself. */
  readonly searched: readonly string[];
  /** A file of that name that may not be executed, when nothing better was found. */
  readonly notExecutable: string | null;
}

export type FileKind = 'executable' | 'file' | 'none';

/** `kindOf` says what is at a path; given by tests that search a Windows disk on Linux. */
export function resolveBinary(command: string, settings: SearchSettings, kindOf = kindOnDisk(settings)): Resolution {
  const searched = isPath(command, settings) ? [] : searchPath(settings);
  const places = isPath(command, settings) ? [settings.cwd] : searched;
  const candidates = places.flatMap((folder) => candidatesIn(folder, command, settings));
  const binary = candidates.find((file) => kindOf(file) === 'executable') ?? null;
  const refused = binary === null ? candidates.find((file) => kindOf(file) === 'file') : undefined;
  return { binary, searched, notExecutable: refused ?? null };
}

function isPath(command: string, { platform }: SearchSettings): boolean {
  return platform === 'win32' ? /[\\/]|^[a-z]:/i.test(command) : command.includes('/');
}

/** The folders of the PATH in order; an empty one means the working directory, which Windows searches first. */
export function searchPath(settings: SearchSettings): readonly string[] {
  const { delimiter, resolve } = pathFor(settings.platform);
  const folders = settings.path.split(delimiter).map((folder) => resolve(settings.cwd, unquoted(folder)));
  const all = settings.platform === 'win32' ? [settings.cwd, ...folders] : folders;
  return settings.path === '' ? all.slice(0, 1) : [...new Set(all)];
}

function unquoted(folder: string): string {
  return /^".*"$/.test(folder) ? folder.slice(1, -1) : folder;
}

function candidatesIn(folder: string, command: string, settings: SearchSettings): readonly string[] {
  const file = pathFor(settings.platform).resolve(folder, command);
  if (settings.platform !== 'win32') return [file];
  const extensions = settings.pathExt.split(';').filter((extension) => extension !== '');
  const complete = extensions.some((extension) => file.toLowerCase().endsWith(extension.toLowerCase()));
  const extended = extensions.map((extension) => file + extension.toLowerCase());
  return complete ? [file, ...extended] : extended;
}

function pathFor(platform: NodeJS.Platform): path.PlatformPath {
  return platform === 'win32' ? path.win32 : path.posix;
}

function kindOnDisk({ platform }: SearchSettings): (file: string) => FileKind {
  return (file) => {
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return 'none';
    return platform === 'win32' || mayExecute(file) ? 'executable' : 'file';
  };
}

function mayExecute(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
