/** Tools of a server: what is listed of them, and a call (MCP 2025-11-25 server/tools). */
import { isObject, type JsonObject } from '../model/message.ts';
import { type Outcome, protocolErrors, result } from './outcome.ts';

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: JsonObject;
  readonly outputSchema: JsonObject;
  /** Arguments come as the client sent them; what is wrong with them is said in words. */
  call(args: JsonObject): ToolOutcome;
}

export type ToolOutcome = { readonly structured: JsonObject; readonly text: string } | { readonly problem: string };

export function listedTool({ name, title, description, inputSchema, outputSchema }: Tool): JsonObject {
  return { name, title, description, inputSchema, outputSchema };
}

/** An unknown tool is an error of the protocol; a call that fails is a result that says so. */
export function callTool(tools: readonly Tool[], params: unknown): Outcome {
  const name = isObject(params) ? params.name : undefined;
  const args = isObject(params) && isObject(params.arguments) ? params.arguments : {};
  const tool = tools.find((candidate) => candidate.name === name);
  return tool === undefined ? protocolErrors.unknownTool(name) : result(resultOf(tool.call(args)));
}

function resultOf(outcome: ToolOutcome): JsonObject {
  if ('problem' in outcome) return { content: [{ type: 'text', text: outcome.problem }], isError: true };
  return { content: [{ type: 'text', text: outcome.text }], structuredContent: outcome.structured };
}
