/** `prompts/*` and `completion/complete` (MCP 2025-11-25 server/prompts, server/utilities/completion). */
import { isObject, type JsonObject } from '../../model/message.ts';
import type { Prompt } from './definition.ts';
import { invalidParams, type Outcome, result, unknownName } from './errors.ts';
import { page } from './pages.ts';
import type { Scope } from './scope.ts';

/** Values in one answer at most, by the specification. */
const mostValues = 100;

export function listPrompts({ settings, request }: Scope): Outcome {
  const items = [...settings.registry.prompts.values()].map(({ get: _, complete: __, ...listed }) => listed);
  return page('prompts', items, request.params, settings.pageSize);
}

export async function getPrompt({ settings, request, context }: Scope): Promise<Outcome> {
  const { name, arguments: given } = request.params;
  const prompt = settings.registry.prompts.get(String(name));
  if (prompt === undefined) return unknownName('prompt', String(name), settings.errors);
  const args = stringsIn(isObject(given) ? given : {});
  const missing = missingIn(prompt, args);
  if (missing !== null) return invalidParams(`The prompt ${prompt.name} needs the argument ${missing}`);
  const said = await prompt.get(args, context);
  const content = typeof said === 'string' ? { type: 'text', text: said } : said;
  const { description } = prompt;
  return result({ ...(description !== undefined && { description }), messages: [{ role: 'user', content }] });
}

function stringsIn(given: JsonObject): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
}

function missingIn(prompt: Prompt, args: Readonly<Record<string, string>>): string | null {
  const needed = prompt.arguments?.find(({ name, required }) => required === true && args[name] === undefined);
  return needed?.name ?? null;
}

export function complete({ settings, request }: Scope): Outcome {
  const { ref, argument } = request.params;
  if (!isObject(ref) || !isObject(argument)) return invalidParams('ref and argument have to be objects');
  const [name, typed] = [String(argument.name), String(argument.value)];
  const source = sourceOf(ref, settings.registry);
  if (source === undefined) return invalidParams(`There is nothing to complete at ${JSON.stringify(ref)}`);
  const found = source.complete?.(name, typed) ?? [];
  const values = found.slice(0, mostValues);
  return result({ completion: { values, total: found.length, hasMore: found.length > values.length } });
}

function sourceOf(ref: JsonObject, { prompts, templates }: Scope['settings']['registry']) {
  return ref.type === 'ref/prompt' ? prompts.get(String(ref.name)) : templates.get(String(ref.uri));
}
