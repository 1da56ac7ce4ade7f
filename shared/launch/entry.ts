/** One server entry of a client's settings as a target. */
import type { JsonObject } from '../model/message.ts';
import type { Target } from '../model/target.ts';
import { readWords } from './command.ts';
import type { LaunchOptions } from './launch-parse.ts';
import { deriveName } from './name.ts';

export interface EntryResult {
  readonly target: Target | null;
  readonly problem: string | null;
  readonly notes: readonly string[];
}

const urlKeys = ['url', 'httpUrl', 'serverUrl'];

/** True for an object that says how to reach one server. */
export function isEntry(value: unknown): value is JsonObject {
  return isObject(value) && (isCommand(value.command) || urlKeys.some((key) => typeof value[key] === 'string'));
}

export function readEntry(name: string | null, entry: unknown, options: LaunchOptions): EntryResult {
  const label = name === null ? 'This server' : `"${name}"`;
  if (!isEntry(entry)) return failed(`${label} has no "command", so it is left out.`);
  if (!isCommand(entry.command)) return failed(`${label} is an HTTP server; those are not supported yet.`);
  const words = commandWords(entry, options);
  const [command, ...args] = words;
  if (command === undefined || command === '') return failed(`${label} has an empty "command".`);
  const target = { name: name ?? deriveName(command, args), command, args, ...folder(entry), ...environment(entry) };
  return { target, problem: null, notes: placeholders(label, target) };
}

/** A command is a string; a list of words (opencode); or an object of its own (earlier Zed). */
function isCommand(value: unknown): boolean {
  if (typeof value === 'string' || (Array.isArray(value) && value.length > 0)) return true;
  return isObject(value) && typeof value.path === 'string';
}

function commandWords(entry: JsonObject, options: LaunchOptions): readonly string[] {
  const { command } = entry;
  if (Array.isArray(command)) return command.map(String);
  if (isObject(command)) return [String(command.path), ...list(command.args)];
  const args = list(entry.args);
  return [...(args.length === 0 ? wholeLine(String(command), options) : [String(command)]), ...args];
}

/** People put a whole line into "command"; a path with blanks in it is left alone. */
function wholeLine(command: string, options: LaunchOptions): readonly string[] {
  if (!/^[^\s\\/]+\s/.test(command)) return [command];
  const { words, problem } = readWords(command, options);
  return problem === null ? words : [command];
}

function folder(entry: JsonObject): { cwd?: string } {
  return typeof entry.cwd === 'string' && entry.cwd !== '' ? { cwd: entry.cwd } : {};
}

/** `null` takes a variable away (VS Code); numbers and booleans are written out. */
function environment(entry: JsonObject): Pick<Target, 'env' | 'unset'> {
  const nested = isObject(entry.command) ? entry.command.env : undefined;
  const source = entry.env ?? entry.environment ?? nested;
  const all = isObject(source) ? Object.entries(source) : [];
  const set = all.filter(([, value]) => value !== null).map(([name, value]) => [name, String(value)]);
  return { env: Object.fromEntries(set), unset: all.filter(([, value]) => value === null).map(([name]) => name) };
}

function placeholders(label: string, target: Target): readonly string[] {
  const texts = [target.command, ...target.args, target.cwd ?? '', ...Object.values(target.env)];
  const found = texts.flatMap((text) => text.match(/\$\{[^}]*\}/g) ?? []);
  return [...new Set(found)].map((text) => `${label} contains ${text}, which a client fills in: put the value there.`);
}

function list(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function failed(problem: string): EntryResult {
  return { target: null, problem, notes: [] };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
