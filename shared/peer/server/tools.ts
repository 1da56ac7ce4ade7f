/** `tools/list` and `tools/call` (MCP 2025-11-25 server/tools). */
import { isObject, type JsonObject } from '../../model/message.ts';
import { printExact } from '../exact-json.ts';
import { argumentFault, faultIn } from './arguments.ts';
import type { ContentBlock, Tool, ToolOutcome } from './definition.ts';
import { internalError, invalidParams, type Outcome, result, unknownName } from './errors.ts';
import { page } from './pages.ts';
import { asked } from './questions.ts';
import type { Scope } from './scope.ts';

export function listTools({ settings, request }: Scope): Outcome {
  const items = [...settings.registry.tools.values()].map(({ call: _, exactIntegers: __, ...listed }) => listed);
  return page('tools', items, request.params, settings.pageSize);
}

export async function callTool(scope: Scope): Promise<Outcome> {
  const { settings, request, revision } = scope;
  const { name, arguments: given = {} } = request.params;
  const tool = settings.registry.tools.get(String(name));
  if (tool === undefined) return unknownName('tool', String(name), settings.errors);
  if (!isObject(given)) return invalidParams('The arguments have to be an object');
  const fault = argumentFault(tool, given);
  if (fault === null) return outcomeOf(tool, await attempt(tool, given, scope), scope);
  const words = `Invalid arguments for the tool ${tool.name}: ${fault}`;
  // The model may mend them: since 2025-11-25 that is for it to read (MCP 2025-11-25 server/tools#error-handling).
  const forTheModel = settings.errors === 'specification' && revision >= '2025-11-25';
  return forTheModel ? failed(words) : invalidParams(words);
}

/** A tool that throws has failed, and says why. */
async function attempt(tool: Tool, args: JsonObject, { context }: Scope): Promise<ToolOutcome> {
  try {
    return await tool.call(args, context);
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

function outcomeOf(tool: Tool, outcome: ToolOutcome, scope: Scope): Outcome | Promise<Outcome> {
  if ('failure' in outcome) return failed(outcome.failure);
  if ('ask' in outcome) return asked(outcome, scope, callTool);
  const structured = 'structured' in outcome ? outcome.structured : undefined;
  const fault = structured === undefined || !tool.outputSchema ? null : faultIn(tool.outputSchema, structured);
  if (fault !== null) return internalError(`The tool ${tool.name} breaks its own output schema: ${fault}`);
  const content = 'content' in outcome ? outcome.content : printExact(structured);
  return result({ content: blocks(content), ...(structured && { structuredContent: structured }), isError: false });
}

function failed(content: string | readonly ContentBlock[]): Outcome {
  return result({ content: blocks(content), isError: true });
}

function blocks(content: string | readonly ContentBlock[]): readonly ContentBlock[] {
  return typeof content === 'string' ? [{ type: 'text', text: content }] : content;
}
