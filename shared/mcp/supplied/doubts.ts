/** What only a schema can tell about a message. Nearly every message is told from its kind and method to have nothing. */
import { pointerStep } from '../../jsonrpc/locate.ts';
import { isObject, type JsonObject } from '../../model/message.ts';
import { isUnread } from '../checks/schema-contents.ts';
import type { Listed } from '../knowledge/listings.ts';
import type { MessageLook } from '../look.ts';
import { strangeContent } from './plain-faults.ts';
import type { About, Dialect, Doubt, NotChecked, SchemaMember } from './question.ts';
import { isQuestion, questionOf } from './texts.ts';

const none: readonly Doubt[] = [];
const invalidParams = -32602;
const withSchemas: ReadonlySet<string | null> = new Set(['2025-06-18', '2025-11-25', '2026-07-28']);
const withoutErrors: ReadonlySet<string | null> = new Set(['2025-11-25', '2026-07-28']);
const lenient: ReadonlySet<string | null> = new Set(['2024-11-05', '2025-03-26', '2025-06-18']);

/** To be asked before the message becomes part of what is known. Never throws. */
export function doubtsOf(look: MessageLook): readonly Doubt[] {
  const { message, link } = look;
  if (message.kind === 'request') return ofRequest(look, message.method, message.params);
  if (link.type !== 'answer') return none;
  if (message.kind === 'response') return ofResult(look, link.request.method, message.result, link.asked);
  return message.kind === 'error' && link.request.method === 'tools/call'
    ? ofRefusal(look, message.error, link.asked)
    : none;
}

function ofRequest(look: MessageLook, method: string, params: unknown): readonly Doubt[] {
  const forms = look.known.forms.size > 0 && look.era === 'modern' ? ofResponses(look, params) : none;
  if (method !== 'tools/call' || !isObject(params) || isUnread(look)) return forms;
  const listed = currentTool(look, params.name);
  const given = argumentsIn(params);
  if (listed === undefined || given === null) return forms;
  const about: About = { type: 'arguments', tool: nameOf(listed), saidOfSchema: withSchemas.has(look.revision) };
  const pointer = params.arguments === undefined ? '/params' : '/params/arguments';
  return [...forms, ...ofValue(look, listed, 'inputSchema', given, about, pointer)];
}

function ofResult(look: MessageLook, method: string, result: unknown, asked: unknown): readonly Doubt[] {
  switch (method) {
    case 'tools/list':
      return withSchemas.has(look.revision) ? ofListing(look, result) : none;
    case 'tools/call':
      return isObject(asked) ? ofStructured(look, result, asked.name) : none;
    case 'tasks/result':
      return isObject(asked) ? ofStructured(look, result, look.known.taskTools.of(asked.taskId)) : none;
    case 'elicitation/create':
      return withSchemas.has(look.revision) ? ofForm(look, result, asked) : none;
    default:
      return none;
  }
}

function ofListing(look: MessageLook, result: unknown): readonly Doubt[] {
  if (isUnread(look)) return [unread];
  if (!isObject(result) || !Array.isArray(result.tools)) return none;
  return result.tools.flatMap((tool: unknown, index) =>
    isObject(tool) ? schemaMembers.flatMap((member) => ofSchema(look, tool, member, index)) : [],
  );
}

const schemaMembers: readonly SchemaMember[] = ['inputSchema', 'outputSchema'];

const unread: Doubt = {
  about: { type: 'listing' },
  pointer: '',
  related: [],
  question: { kind: 'not-checked', why: 'lines of more than 16 MiB are not parsed' },
};

function ofSchema(look: MessageLook, tool: JsonObject, member: SchemaMember, index: number): readonly Doubt[] {
  const schema = tool[member];
  if (!isObject(schema)) return none;
  const about: About = { type: 'schema', member, tool: nameIn(tool, index), modern: look.era === 'modern' };
  const question = questionOf(schema, undefined, dialectIn(look));
  return [{ about, pointer: `/result/tools/${index}/${member}`, related: [], question }];
}

/** A failure, a task and a round of input need not keep what the schema promises. */
function ofStructured(look: MessageLook, result: unknown, name: unknown): readonly Doubt[] {
  if (!isObject(result) || result.structuredContent === undefined || !withSchemas.has(look.revision)) return none;
  const { structuredContent: value, isError = false, resultType = 'complete' } = result;
  if (isError !== false || (look.era === 'modern' && resultType !== 'complete')) return none;
  // In the handshake era another value is a fault in itself.
  if (look.era === 'handshake' && !isObject(value)) return none;
  const listed = currentTool(look, name);
  if (listed === undefined) return none;
  const about: About = { type: 'structured-content', tool: nameOf(listed), saidOfSchema: true };
  return ofValue(look, listed, 'outputSchema', value, about, '/result/structuredContent');
}

/** Undefined also for what was listed before the server said that the list has changed. */
function currentTool({ known: { listings } }: MessageLook, name: unknown): Listed | undefined {
  return listings.of('tools').outdatedBy === null ? listings.tool(name) : undefined;
}

/** Invalid arguments belong into a result that has isError, so that the model can mend them (MCP 2025-11-25 server/tools). */
function ofRefusal(look: MessageLook, error: unknown, asked: unknown): readonly Doubt[] {
  if (!withoutErrors.has(look.revision) || !isObject(error) || error.code !== invalidParams) return none;
  if (!isObject(asked)) return none;
  const listed = currentTool(look, asked.name);
  const given = argumentsIn(asked);
  if (listed === undefined || given === null) return none;
  const about: About = { type: 'refused-arguments', tool: nameOf(listed) };
  // That the arguments could not be checked is said of the call.
  return ofValue(look, listed, 'inputSchema', given, about, '/error/code').filter(({ question }) =>
    isQuestion(question),
  );
}

function ofForm(look: MessageLook, result: unknown, asked: unknown): readonly Doubt[] {
  const schema = isObject(asked) ? asked.requestedSchema : undefined;
  return isObject(schema) && look.link.type === 'answer'
    ? ofContent(look, schema, result, { type: 'form', key: null }, '/result', look.link.request.seq)
    : none;
}

/** Answers to the forms that the round before asked for. */
function ofResponses(look: MessageLook, params: unknown): readonly Doubt[] {
  const responses = isObject(params) ? params.inputResponses : undefined;
  if (!isObject(responses)) return none;
  const round = look.known.rounds.continuedBy(look);
  const forms = round === null ? undefined : look.known.forms.of(round.answer);
  if (round === null || forms === undefined) return none;
  return [...forms].flatMap(([key, schema]) =>
    Object.hasOwn(responses, key)
      ? ofContent(
          look,
          schema,
          responses[key],
          { type: 'form', key },
          `/params/inputResponses${pointerStep(key)}`,
          round.answer,
        )
      : none,
  );
}

/** What was filled in counts only if the person agreed; values that no form can have are told without its schema. */
function ofContent(
  look: MessageLook,
  schema: JsonObject | null,
  result: unknown,
  about: About,
  pointer: string,
  asked: number,
): readonly Doubt[] {
  if (!isObject(result) || result.action !== 'accept') return none;
  const { content = {} } = result;
  if (!isObject(content) || strangeContent(content, look.revision).length > 0) return none;
  const place = result.content === undefined ? pointer : `${pointer}/content`;
  const question = schema === null ? notKept : questionOf(schema, content, dialectIn(look));
  return [{ about, pointer: place, related: [asked], question }];
}

const notKept: NotChecked = { kind: 'not-checked', why: 'the schema is too large to be kept' };

function ofValue(
  look: MessageLook,
  { json, seq, cut }: Listed,
  member: SchemaMember,
  value: unknown,
  about: About,
  pointer: string,
): readonly Doubt[] {
  const schema = json[member];
  if (!isObject(schema) && cut !== true) return none;
  const question = isObject(schema) ? questionOf(schema, value, dialectIn(look)) : notKept;
  return [{ about, pointer, related: [seq], question }];
}

/** A call without arguments has none; null for arguments that are no object, which have a rule of their own. */
function argumentsIn(params: JsonObject): JsonObject | null {
  const { arguments: given = {} } = params;
  return isObject(given) ? given : null;
}

/** Before 2025-11-25 nothing was said of it, and clients took the older one. */
function dialectIn({ revision }: MessageLook): Dialect {
  return lenient.has(revision) ? 'draft-07' : '2020-12';
}

function nameIn(tool: JsonObject, index: number): string {
  return typeof tool.name === 'string' ? tool.name : `#${index}`;
}

function nameOf({ json }: Listed): string {
  return nameIn(json, 0);
}
