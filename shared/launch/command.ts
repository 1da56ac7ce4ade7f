/** A shell line as a target: the tokenizer's words, with what a shell would do around them said or refused. */
import type { Target } from '../model/target.ts';
import { quoteWord } from './command-line.ts';
import { httpProblem, isUrl, type LaunchOptions, type LaunchParse, refusal } from './launch-parse.ts';
import { deriveName } from './name.ts';
import { type Token, tokenize } from './tokenize.ts';

export interface Words {
  readonly words: readonly string[];
  /** The folder of a leading `cd FOLDER &&`. */
  readonly cwd: string | null;
  readonly problem: string | null;
  readonly notes: readonly string[];
}

export function parseCommand(text: string, options: LaunchOptions): LaunchParse {
  const line = readWords(text, options);
  if (line.problem !== null) return refusal('command', line.problem);
  const target = targetOf(line.words, line.cwd);
  if (target === null) return refusal('command', 'There is no program to start in this line.');
  if (isUrl(target.command)) return refusal('command', httpProblem);
  return { targets: [target], kind: 'command', problem: null, notes: line.notes };
}

/** The words of one simple command, or the problem that keeps it from being one. */
export function readWords(text: string, options: LaunchOptions): Words {
  const windows = options.windows ?? false;
  const { tokens, variables, openQuote } = tokenize(text, { windows, home: options.home ?? null });
  const folder = leadingFolder(tokens);
  const rest = folder === null ? tokens : tokens.slice(3);
  const operator = rest.find((token) => token.type === 'operator');
  const problem = openQuote === null ? operator && operatorProblem(operator.text, text) : openQuoteProblem(openQuote);
  const words = rest.map((token) => token.text);
  return { words, cwd: folder, problem: problem ?? null, notes: variables.map(variableNote) };
}

function leadingFolder(tokens: readonly Token[]): string | null {
  const [cd, folder, and] = tokens;
  const found = cd?.text === 'cd' && folder?.type === 'word' && and?.type === 'operator' && and.text === '&&';
  return found ? folder.text : null;
}

/** The target of a command line in words: `NAME=value` and `env` in front become its environment. */
export function targetOf(words: readonly string[], cwd: string | null): Target | null {
  const { env, unset, rest } = leadingEnvironment(words);
  const [command, ...args] = rest;
  if (command === undefined || command === '') return null;
  const folder = cwd === null ? {} : { cwd };
  return { name: deriveName(command, args), command, args, ...folder, env, unset };
}

function leadingEnvironment(words: readonly string[]) {
  const assigned = takeAssignments(words);
  const wrapped = assigned.rest[0] === 'env' ? takeEnv(assigned.rest.slice(1)) : null;
  if (wrapped === null) return { ...assigned, unset: [] };
  return { ...wrapped, env: { ...assigned.env, ...wrapped.env } };
}

function takeAssignments(words: readonly string[]) {
  const count = words.findIndex((word) => !isAssignment(word));
  const end = count === -1 ? words.length : count;
  return { env: Object.fromEntries(words.slice(0, end).map(splitAssignment)), rest: words.slice(end) };
}

/** `env -u NAME NAME=value command`; with any other option it stays a program like any other. */
function takeEnv(words: readonly string[]) {
  const unset: string[] = [];
  let at = 0;
  for (; words[at] === '-u' || words[at]?.startsWith('--unset='); at += 1) {
    if (words[at] === '-u') at += 1;
    unset.push((words[at] ?? '').replace(/^--unset=/, ''));
  }
  const { env, rest } = takeAssignments(words.slice(at));
  return rest.length === 0 || rest[0]?.startsWith('-') ? null : { env, unset, rest };
}

export function isAssignment(word: string): boolean {
  return /^[A-Za-z_]\w*=/.test(word);
}

export function splitAssignment(word: string): [string, string] {
  const at = word.indexOf('=');
  return [word.slice(0, at), word.slice(at + 1)];
}

function operatorProblem(operator: string, text: string): string {
  if (operator === '\n') return 'Only one command can be started; end a line with a backslash to continue it.';
  return `${operatorName(operator)} needs a shell, and none is run here. To use one: sh -c ${quoteWord(text)}`;
}

function operatorName(operator: string): string {
  if (operator === '|' || operator === '|&') return 'A pipe';
  if (operator === '$(' || operator === '`') return 'Command substitution';
  if (/[<>]/.test(operator)) return 'A redirection';
  return `"${operator}"`;
}

function openQuoteProblem(quote: string): string {
  return `A quote (${quote}) is opened and never closed.`;
}

function variableNote(name: string): string {
  return `${name} is passed on as it is written: there is no shell to fill it in.`;
}
