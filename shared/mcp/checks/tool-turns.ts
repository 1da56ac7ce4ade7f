/** Uses of tools in a conversation, and what came of them (MCP 2025-11-25 client/sampling, tool use and result balance). */
import { isObject, type JsonObject } from '../../model/message.ts';
import { shown } from '../shown.ts';

export interface StrayBlock {
  readonly what: string;
  /** JSON pointer from the list of messages. */
  readonly pointer: string;
}

interface Block {
  readonly json: JsonObject;
  readonly pointer: string;
}

/** The uses of tools in a message of the model, or the results in one of its user. */
interface Turn {
  readonly uses: readonly Block[];
  readonly results: readonly Block[];
}

const none: readonly Block[] = [];
const plain: Turn = { uses: none, results: none };

/** Each use has its result in the next message, and each result its use in the message before. */
export function strayBlocks(messages: readonly unknown[]): readonly StrayBlock[] {
  const turns = messages.map(turnOf);
  const open = turns.map(({ uses }, index) => unmatched(uses, 'id', turns[index + 1]?.results ?? none, 'toolUseId'));
  const told = new Set(open.flat().map(({ json }) => json.id));
  const strays = turns.map(({ results }, index) => {
    // Where the use before has no result, one of the two ids is wrong: that is told at the use.
    if ((open[index - 1] ?? none).length > 0) return none;
    const lost = unmatched(results, 'toolUseId', turns[index - 1]?.uses ?? none, 'id');
    return lost.filter(({ json }) => !told.has(json.toolUseId));
  });
  return turns.flatMap((_, index) => [
    ...(open[index] ?? none).map((use) => withoutResult(use, index)),
    ...(strays[index] ?? none).map((result) => withoutUse(result, index)),
  ]);
}

function withoutResult({ json, pointer }: Block, index: number): StrayBlock {
  return { what: `The tool_use ${shown(json.id)} of message ${index + 1} has no tool_result right after it.`, pointer };
}

function withoutUse({ json, pointer }: Block, index: number): StrayBlock {
  const use = shown(json.toolUseId);
  return {
    what: `The tool_result for ${use} in message ${index + 1} has no tool_use right before it.`,
    pointer: `${pointer}/toolUseId`,
  };
}

/** Only a model uses tools, and only its user reports what came of it. */
function turnOf(message: unknown, index: number): Turn {
  if (!isObject(message)) return plain;
  if (message.role === 'assistant') return { uses: blocksOf(message, index, 'tool_use'), results: none };
  return message.role === 'user' ? { uses: none, results: blocksOf(message, index, 'tool_result') } : plain;
}

function blocksOf({ content }: JsonObject, index: number, type: string): readonly Block[] {
  const pointer = `/${index}/content`;
  const isOf = (json: unknown): json is JsonObject => isObject(json) && json.type === type;
  if (!Array.isArray(content)) return isOf(content) ? [{ json: content, pointer }] : none;
  return content.flatMap((json: unknown, at) => (isOf(json) ? { json, pointer: `${pointer}/${at}` } : []));
}

/** Blocks without an id are of the wrong type, and may belong to any other. */
function unmatched(
  blocks: readonly Block[],
  key: string,
  others: readonly Block[],
  otherKey: string,
): readonly Block[] {
  if (blocks.length === 0) return none;
  const ids = new Set(others.map(({ json }) => json[otherKey]));
  if ([...ids].some((id) => typeof id !== 'string')) return none;
  return blocks.filter(({ json }) => typeof json[key] === 'string' && !ids.has(json[key]));
}
