/** The commands by which clients are told about a server: `claude mcp add`, `claude mcp add-json`, `code --add-mcp`. */
import type { Target } from '../model/target.ts';
import { isAssignment, readWords, splitAssignment, targetOf } from './command.ts';
import { httpProblem, isUrl, type LaunchOptions, type LaunchParse, refusal } from './launch-parse.ts';
import { parseServers } from './servers.ts';

const clients = new Set(['claude', 'codex', 'gemini', 'qwen']);
const editors = new Set(['code', 'code-insiders', 'codium', 'cursor']);
const envOptions = new Set(['-e', '--env']);
const valueOptions = new Set(['-s', '--scope', '-t', '--transport', '-H', '--header', '--timeout', '--client-id']);

interface Added {
  readonly env: Record<string, string>;
  transport: string | null;
  /** The name, and the command when no `--` sets it apart. */
  readonly operands: string[];
  readonly unknown: string[];
}

/** Null when the text is no such command. */
export function parseClientCommand(text: string, options: LaunchOptions): LaunchParse | null {
  if (!/^(?:claude|codex|gemini|qwen|code|code-insiders|codium|cursor)\s/.test(text)) return null;
  const { words, problem, notes } = readWords(text, options);
  const known = clientAdd(words, options) ?? editorAdd(words, options);
  if (known === null || problem === null) return known && { ...known, notes: [...known.notes, ...notes] };
  return refusal('claude-add', problem);
}

function clientAdd(words: readonly string[], options: LaunchOptions): LaunchParse | null {
  const [client, mcp, verb, ...rest] = words;
  if (!clients.has(client ?? '') || mcp !== 'mcp') return null;
  if (verb === 'add') return addCommand(rest);
  return verb === 'add-json' ? addJson(rest, options) : null;
}

function addCommand(rest: readonly string[]): LaunchParse {
  const dashes = rest.indexOf('--');
  const added = readOptions(dashes === -1 ? rest : rest.slice(0, dashes));
  const [name, ...operands] = added.operands;
  const command = dashes === -1 ? operands : rest.slice(dashes + 1);
  if (name === undefined) return refusal('claude-add', 'The name of the server is missing after "mcp add".');
  if (isHttp(added, command)) return refusal('claude-add', httpProblem);
  const target = targetOf(command, null);
  if (target === null) return refusal('claude-add', `The command of "${name}" is missing: it follows after " -- ".`);
  return accepted([{ ...target, name, env: { ...added.env, ...target.env } }], added.unknown.map(unknownNote));
}

function isHttp(added: Added, command: readonly string[]): boolean {
  return added.transport === 'http' || added.transport === 'sse' || isUrl(command[0] ?? '');
}

/** Options may stand before and after the name; once the command has begun, everything belongs to it. */
function readOptions(words: readonly string[]): Added {
  const added: Added = { env: {}, transport: null, operands: [], unknown: [] };
  for (let at = 0; at < words.length; ) {
    if (added.operands.length > 1) added.operands.push(words[at++] ?? '');
    else at = readOption(words, at, added);
  }
  return added;
}

function readOption(words: readonly string[], at: number, added: Added): number {
  const [option = '', inline] = splitOption(words[at] ?? '');
  if (!option.startsWith('-')) {
    added.operands.push(option);
    return at + 1;
  }
  const values = inline === undefined ? words.slice(at + 1) : [inline, ...words.slice(at + 1)];
  const shift = inline === undefined ? 1 : 0;
  if (envOptions.has(option)) return at + Math.max(1, shift + takeEnv(values, added));
  if (option === '-t' || option === '--transport') added.transport = values[0] ?? null;
  if (valueOptions.has(option)) return at + shift + 1;
  added.unknown.push(option);
  return at + 1;
}

function splitOption(word: string): [string, string | undefined] {
  const found = /^(--[\w-]+)=([\s\S]*)$/.exec(word);
  return [found?.[1] ?? word, found?.[2]];
}

/** `-e A=1 B=2`: Claude Code takes every assignment that follows. Returns how many words were taken. */
function takeEnv(values: readonly string[], added: Added): number {
  const end = values.findIndex((value) => !isAssignment(value));
  const taken = values.slice(0, end === -1 ? values.length : end);
  for (const [name, value] of taken.map(splitAssignment)) added.env[name] = value;
  return taken.length;
}

function addJson(rest: readonly string[], options: LaunchOptions): LaunchParse {
  const { operands } = readOptions(rest);
  const [name, json] = operands;
  if (name === undefined || json === undefined) {
    return refusal('claude-add', 'After "mcp add-json" a name and the JSON of the server are expected.');
  }
  const parsed = parseServers(json, options);
  return { ...parsed, kind: 'claude-add', targets: parsed.targets.map((target) => ({ ...target, name })) };
}

function editorAdd(words: readonly string[], options: LaunchOptions): LaunchParse | null {
  const at = words.indexOf('--add-mcp');
  if (!editors.has(words[0] ?? '') || at === -1) return null;
  const parsed = parseServers(words[at + 1] ?? '', options);
  return { ...parsed, kind: 'claude-add' };
}

function accepted(targets: readonly Target[], notes: readonly string[]): LaunchParse {
  return { targets, kind: 'claude-add', problem: null, notes };
}

function unknownNote(option: string): string {
  return `The option ${option} is not known here and was left out.`;
}
