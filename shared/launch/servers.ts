/** Servers as clients keep them in JSON: a whole settings file, its `mcpServers` object, or one entry of it. */
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import type { JsonObject } from '../model/message.ts';
import { type EntryResult, isEntry, readEntry } from './entry.ts';
import { type LaunchOptions, type LaunchParse, refusal } from './launch-parse.ts';

/** Where clients put their servers: Claude, Cursor, Windsurf; VS Code; Zed; VS Code's settings; Codex; opencode. */
const containers = ['mcpServers', 'servers', 'context_servers', 'mcp.servers', 'mcp_servers', 'mcp', 'projects'];

/** Reads JSON with comments, trailing commas and missing outer braces. Never throws. */
export function parseServers(text: string, options: LaunchOptions): LaunchParse {
  const errors: ParseError[] = [];
  const value: unknown = parse(withBraces(text), errors, { allowTrailingComma: true });
  if (!isObject(value)) return refusal('servers', jsonProblem(text, errors));
  if (isEntry(value)) return collect('entry', [readEntry(nameIn(value), value, options)], []);
  const servers = findServers(value);
  const notes = errors.length === 0 ? [] : [jsonProblem(text, errors)];
  const results = Object.entries(servers).map(([name, entry]) => readEntry(name, entry, options));
  return collect(wrapped(value) || results.length !== 1 ? 'servers' : 'entry', results, notes);
}

function withBraces(text: string): string {
  return text.trimStart().startsWith('"') ? `{${text}}` : text;
}

function nameIn(entry: JsonObject): string | null {
  return typeof entry.name === 'string' && entry.name !== '' ? entry.name : null;
}

function wrapped(value: JsonObject): boolean {
  return containers.some((key) => isObject(value[key]) && !isEntry(value[key]));
}

/** The object whose members are servers: the first known container, however deep, else the object itself. */
function findServers(value: JsonObject, depth = 0): JsonObject {
  const found = containers.map((key) => value[key]).filter((inner) => isObject(inner) && !isEntry(inner));
  const inner = found[0];
  if (!isObject(inner) || depth > 4) return value;
  return 'projects' in value && inner === value.projects ? inProjects(inner, depth) : findServers(inner, depth + 1);
}

/** Claude Code keeps servers by project: all of them are offered. */
function inProjects(projects: JsonObject, depth: number): JsonObject {
  const each = Object.values(projects).filter((project) => isObject(project) && isObject(project.mcpServers));
  return Object.assign({}, ...each.map((project) => (isObject(project) ? findServers(project, depth + 1) : {})));
}

function collect(kind: 'servers' | 'entry', results: readonly EntryResult[], notes: readonly string[]): LaunchParse {
  const targets = results.flatMap(({ target }) => (target === null ? [] : [target]));
  const problems = results.flatMap(({ problem }) => (problem === null ? [] : [problem]));
  if (targets.length === 0) {
    return refusal(kind, problems[0] ?? notes[0] ?? 'There is no server in this object: an entry has a "command".');
  }
  return { targets, kind, problem: null, notes: [...notes, ...problems, ...results.flatMap((result) => result.notes)] };
}

function jsonProblem(text: string, errors: readonly ParseError[]): string {
  const [first] = errors;
  if (first === undefined) return 'An object with servers was expected.';
  const line = text.slice(0, first.offset).split('\n').length;
  return `The JSON is broken in line ${line} (${printParseErrorCode(first.error)}).`;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
