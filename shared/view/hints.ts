/**
 * What is unusual about a text before it is sent. Nothing here stops or changes anything: malformed input is a test of
 * the server, and only has to be meant.
 */
import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';

export interface Hint {
  readonly code:
    | 'empty'
    | 'not-json'
    | 'lines'
    | 'batch'
    | 'not-object'
    | 'no-jsonrpc'
    | 'no-method'
    | 'bad-id'
    | 'used-id';
  readonly text: string;
}

export interface HintContext {
  /** The next integer id that was not used yet; null without a session. */
  readonly nextId: number | null;
}

/** What a person should know about the text, the most important first. */
export function hintsFor(text: string, context: HintContext): readonly Hint[] {
  if (text.trim() === '') return [{ code: 'empty', text: 'An empty line goes out.' }];
  return [...lineHints(text), ...jsonHints(text, context)];
}

function lineHints(text: string): readonly Hint[] {
  const lines = text.split('\n').length;
  if (lines === 1) return [];
  return [{ code: 'lines', text: `Will arrive as ${lines} lines: each line is a message of its own.` }];
}

function jsonHints(text: string, context: HintContext): readonly Hint[] {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first !== undefined || root === undefined) {
    return [{ code: 'not-json', text: `Not JSON from ${placeOf(text, first?.offset ?? 0)} on.` }];
  }
  if (root.type === 'array') return [{ code: 'batch', text: 'A batch: only revision 2025-03-26 knows them.' }];
  if (root.type !== 'object') return [{ code: 'not-object', text: 'JSON, but not an object: not a JSON-RPC message.' }];
  return [...envelopeHints(root), ...idHints(root, context)];
}

function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return before.length === 1 ? `character ${column}` : `line ${before.length}, character ${column}`;
}

function member(root: Node, name: string): Node | undefined {
  return findNodeAtLocation(root, [name]);
}

function envelopeHints(root: Node): readonly Hint[] {
  const hints: Hint[] = [];
  if (member(root, 'jsonrpc')?.value !== '2.0')
    hints.push({ code: 'no-jsonrpc', text: '"jsonrpc": "2.0" is missing.' });
  if (!['method', 'result', 'error'].some((name) => member(root, name) !== undefined)) {
    hints.push({ code: 'no-method', text: 'Neither "method" nor "result" nor "error": not a JSON-RPC message.' });
  }
  return hints;
}

function idHints(root: Node, { nextId }: HintContext): readonly Hint[] {
  const id = member(root, 'id');
  if (id === undefined || member(root, 'method') === undefined) return [];
  if (id.type !== 'string' && !Number.isInteger(id.value)) {
    return [{ code: 'bad-id', text: 'The id of a request is a string or an integer.' }];
  }
  if (nextId === null || id.type === 'string' || id.value >= nextId || id.value < 0) return [];
  return [{ code: 'used-id', text: `Id ${id.value} may have been used already; ${nextId} is free.` }];
}

/** Where the id of a message stands in its text, or null when it has none. Offsets are UTF-16 units. */
export function idRange(text: string): { readonly from: number; readonly to: number } | null {
  const root = parseTree(text, [], { disallowComments: true });
  const id = root?.type === 'object' ? member(root, 'id') : undefined;
  return id === undefined ? null : { from: id.offset, to: id.offset + id.length };
}
