/** Reads whatever a person has at hand that says how to start a server. Pure: nothing is run or looked up. */
import { parseClientCommand } from './client-command.ts';
import { parseCommand } from './command.ts';
import { httpProblem, isUrl, type LaunchOptions, type LaunchParse, refusal } from './launch-parse.ts';
import { parseServers } from './servers.ts';

/**
 * Takes a shell line, a whole `mcpServers` object or one entry of it (comments, trailing commas and missing outer
 * braces are fine), or a client's `mcp add` command. Never throws: what cannot be started comes back as `problem`.
 */
export function parseLaunch(text: string, options: LaunchOptions = {}): LaunchParse {
  const trimmed = strip(text);
  if (trimmed === '') return { targets: [], kind: 'command', problem: null, notes: [] };
  if (isUrl(trimmed)) return refusal('command', httpProblem);
  if (looksLikeJson(trimmed)) return parseServers(trimmed, options);
  if (trimmed.startsWith('[')) return refusal('servers', 'This looks like TOML or a list; paste the command instead.');
  return parseClientCommand(trimmed, options) ?? parseCommand(trimmed, options);
}

/** Without what comes along when a block or a prompt is copied. */
function strip(text: string): string {
  const block = /^\s*```\w*\n([\s\S]*?)\n?```\s*$/.exec(text);
  return (block?.[1] ?? text)
    .replace(/^\uFEFF/, '')
    .trim()
    .replace(/^\$ +/, '');
}

/** An object, or members of one without the braces: `"name": {…}`. A quoted program is followed by no colon. */
function looksLikeJson(text: string): boolean {
  return /^(?:\{|"(?:[^"\\]|\\.)*"\s*:)/.test(text) || /^(?:\/\/|\/\*)[\s\S]*\{/.test(text);
}
