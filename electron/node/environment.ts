/** What a server inherits: our own environment, mended for launches from a desktop, and what a target changes in it. */
import os from 'node:os';
import path from 'node:path';
import type { EnvironmentEntry, TargetPreview } from '#shared/ipc/contract';
import type { Target } from '#shared/model/target';
import { readLoginShell, type Variables } from './login-shell.ts';
import { type Resolution, resolveBinary } from './resolve-binary.ts';

export interface Environment {
  readonly platform: NodeJS.Platform;
  /** What a server inherits. */
  readonly variables: Variables;
  /** The names of those whose values came from the login shell. */
  readonly fromLoginShell: ReadonlySet<string>;
  /** Working directory of a target that names none, and start of relative ones. */
  readonly cwd: string;
  readonly home: string;
}

export interface EnvironmentOptions {
  /** Default: the folder that we were started in. */
  readonly cwd?: string;
  /** Ask the login shell. Default: only when we were not started from a terminal. */
  readonly askLoginShell?: boolean;
  /** Default: `process.env`. */
  readonly variables?: NodeJS.ProcessEnv;
}

/** Reads the environment once at the start of the application; takes up to five seconds when the shell hangs. */
export async function loadEnvironment(options: EnvironmentOptions = {}): Promise<Environment> {
  const own = withoutOwnTraces(defined(options.variables ?? process.env));
  const ask = options.askLoginShell ?? !startedFromTerminal(own);
  const shell = own.SHELL ?? shellOfUser();
  const reading = ask && process.platform !== 'win32' && shell !== '' ? await readLoginShell(shell, own) : null;
  return { ...merged(own, reading?.variables ?? {}), ...places(options) };
}

function places({ cwd }: EnvironmentOptions) {
  return { platform: process.platform, cwd: cwd ?? startFolder(), home: os.homedir() };
}

/** A start from the desktop begins in the root folder, which is no place to work in. */
function startFolder(): string {
  const folder = process.cwd();
  return path.parse(folder).root === folder ? os.homedir() : folder;
}

/** Empty for a user without an entry in the system's table, as containers have them. */
function shellOfUser(): string {
  try {
    return os.userInfo().shell ?? '';
  } catch {
    return '';
  }
}

function startedFromTerminal(variables: Variables): boolean {
  return variables.TERM !== undefined && variables.TERM !== '';
}

/** PATH is the shell's; every other variable only where we have none of that name. */
function merged(own: Variables, shell: Variables): Pick<Environment, 'variables' | 'fromLoginShell'> {
  const taken = Object.entries(shell).filter(
    ([name, value]) => name === 'PATH' || !(name in own) || own[name] === value,
  );
  const news = taken.filter(([name, value]) => own[name] !== value);
  return { variables: { ...own, ...Object.fromEntries(news) }, fromLoginShell: new Set(news.map(([name]) => name)) };
}

function defined(variables: NodeJS.ProcessEnv): Variables {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/**
 * Without what our own start added: Electron's switches, and what `npm start` tells its scripts (an `npx` below us would
 * otherwise take our package for its own).
 */
export function withoutOwnTraces(variables: Variables): Variables {
  const underNpm = variables.npm_lifecycle_event !== undefined;
  const kept = Object.entries(variables).filter(([name]) => !isOwnTrace(name, underNpm));
  const cleaned = Object.fromEntries(kept);
  return underNpm && cleaned.PATH !== undefined ? { ...cleaned, PATH: withoutScriptFolders(cleaned.PATH) } : cleaned;
}

function isOwnTrace(name: string, underNpm: boolean): boolean {
  if (/^(?:ELECTRON_RUN_AS_NODE|ELECTRON_NO_ATTACH_CONSOLE|WIRESCOPE_\w*)$/.test(name)) return true;
  return (
    underNpm &&
    /^(?:npm_(?:lifecycle|package)_\w*|npm_(?:command|execpath|node_execpath|config_local_prefix)|INIT_CWD)$/.test(name)
  );
}

function withoutScriptFolders(value: string): string {
  const isScriptFolder = (folder: string) => /[\\/]node_modules[\\/]\.bin$|[\\/]node-gyp-bin$/.test(folder);
  const folders = value.split(path.delimiter);
  const first = folders.findIndex((folder) => !isScriptFolder(folder));
  return folders.slice(Math.max(first, 0)).join(path.delimiter);
}

/** The variables that the child gets, all of them. */
export function childVariables(target: Target, environment: Environment): Variables {
  const replaced = new Set([...target.unset, ...Object.keys(target.env)].map((name) => keyOf(name, environment)));
  const kept = Object.entries(environment.variables).filter(([name]) => !replaced.has(keyOf(name, environment)));
  return { ...Object.fromEntries(kept), ...target.env };
}

/** Windows does not tell `Path` from `PATH`. */
function keyOf(name: string, { platform }: Environment): string {
  return platform === 'win32' ? name.toUpperCase() : name;
}

function readVariable(variables: Variables, name: string, environment: Environment): string | undefined {
  if (environment.platform !== 'win32') return variables[name];
  return Object.entries(variables).find(([other]) => keyOf(other, environment) === keyOf(name, environment))?.[1];
}

export function workingDirectory(target: Target, environment: Environment): string {
  return path.resolve(environment.cwd, target.cwd ?? '.');
}

/** The program that the target's command stands for, in the child's own PATH. */
export function resolveTarget(target: Target, environment: Environment): Resolution {
  const variables = childVariables(target, environment);
  return resolveBinary(target.command, {
    platform: environment.platform,
    path: readVariable(variables, 'PATH', environment) ?? '',
    pathExt: readVariable(variables, 'PATHEXT', environment) ?? '.COM;.EXE;.BAT;.CMD',
    cwd: workingDirectory(target, environment),
  });
}

/** What would be started, before it is; environment values are masked. */
export function previewTarget(target: Target, environment: Environment): TargetPreview {
  const { binary, searched } = resolveTarget(target, environment);
  const cwd = workingDirectory(target, environment);
  return { binary, searched, args: target.args, cwd, environment: environmentEntries(target, environment) };
}

function environmentEntries(target: Target, environment: Environment): readonly EnvironmentEntry[] {
  const all = { ...childVariables(target, environment), ...removedVariables(target, environment) };
  return Object.entries(all)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => ({ name, value: masked(value), from: sourceOf(name, value, target, environment) }));
}

function removedVariables(target: Target, environment: Environment): Variables {
  const present = target.unset.map((name) => [name, readVariable(environment.variables, name, environment)] as const);
  return Object.fromEntries(present.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

function sourceOf(name: string, value: string, target: Target, environment: Environment): EnvironmentEntry['from'] {
  const inherited = readVariable(environment.variables, name, environment);
  if (name in target.env && inherited === undefined) return 'added';
  if (name in target.env && inherited !== value) return 'changed';
  if (target.unset.includes(name) && !(name in target.env)) return 'removed';
  return environment.fromLoginShell.has(name) ? 'login-shell' : 'inherited';
}

/** The length is told, the value is not. */
export function masked(value: string): string {
  return value === '' ? '(empty)' : `••••• (${value.length === 1 ? '1 character' : `${value.length} characters`})`;
}
