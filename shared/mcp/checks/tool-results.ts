/** What tools give back. */
import { isObject, type JsonObject } from '../../model/message.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import type { Revision } from '../revisions.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';
import { firstText, saysUnknown, seemsUnknown } from './said-missing.ts';
import { repeatsData } from './structured-text.ts';

const nothing: JsonObject = {};
const calls = ['tools/call'];
const withData: readonly Revision[] = ['2025-06-18', '2025-11-25', '2026-07-28'];
const withObjectData: readonly Revision[] = ['2025-06-18', '2025-11-25'];

/** The result as an object, whatever it is: most have nothing that a rule is about. */
function resultOf({ json: { result } }: MessageLook): JsonObject {
  return isObject(result) ? result : nothing;
}

/** True for the answer that ends a call: no task, no round of input, and nothing that is no result at all. */
function isFinal({ message, json, link, revision }: MessageLook): boolean {
  if (message.kind !== 'response' || link.type !== 'answer') return false;
  const { result } = message;
  // A line that is too large to be parsed has something else in place of its result.
  return isObject(result) && result === json.result && !isUnderWay(result, revision);
}

/** A task of 2025-11-25, or another `resultType` of 2026-07-28. */
function isUnderWay({ task, resultType }: JsonObject, revision: string | null): boolean {
  const asTask = (revision === '2025-11-25' || revision === null) && isObject(task);
  const asOther = (revision === '2026-07-28' || revision === null) && typeof resultType === 'string';
  return asTask || (asOther && resultType !== 'complete');
}

/** The name in the call that is answered, when it is still known. */
function calledName({ link }: MessageLook): string | null {
  const asked = link.type === 'answer' ? link.asked : null;
  return isObject(asked) && typeof asked.name === 'string' ? asked.name : null;
}

function noData(look: MessageLook): Finding | null {
  const { structuredContent, isError } = resultOf(look);
  if (structuredContent !== undefined || (isError !== undefined && isError !== false)) return null;
  const list = look.known.listings.of('tools');
  const tool = list.get(calledName(look));
  if (tool === undefined || !isObject(tool.json.outputSchema) || list.outdatedBy !== null) return null;
  if (!isFinal(look)) return null;
  return {
    message: `The result has no structuredContent, though the tool ${shown(tool.json.name)} has an outputSchema (#${tool.seq}).`,
    place: { pointer: '/result' },
    related: [tool.seq],
  };
}

function dataType(look: MessageLook): Finding | null {
  const data = resultOf(look).structuredContent;
  if (data === undefined || isObject(data) || !isFinal(look)) return null;
  return {
    message: `The structuredContent is ${shown(data)}; in ${look.revision} it has to be an object.`,
    place: { pointer: '/result/structuredContent' },
  };
}

function noText(look: MessageLook): Finding | null {
  const { content, structuredContent } = resultOf(look);
  if (structuredContent === undefined || !Array.isArray(content) || !isFinal(look)) return null;
  if (repeatsData(content, structuredContent)) return null;
  const place = { pointer: '/result/content' };
  return content.length === 0
    ? { message: 'The content is empty: what structuredContent holds stands in no text.', place }
    : { message: 'No text of the content has anything of what structuredContent holds.', place };
}

function noContent(look: MessageLook): Finding | null {
  const { content, structuredContent } = resultOf(look);
  if (Array.isArray(content) || !isFinal(look)) return null;
  if (content !== undefined)
    return {
      message: `The content is ${shown(content)}; it has to be an array.`,
      place: { pointer: '/result/content' },
    };
  const only = structuredContent === undefined ? '' : ', only structuredContent';
  return { message: `The result has no content${only}; it has to be an array.`, place: { pointer: '/result' } };
}

function errorFlag(look: MessageLook): Finding | null {
  const { isError } = resultOf(look);
  if (isError === undefined || typeof isError === 'boolean' || !isFinal(look)) return null;
  return {
    message: `The isError is ${shown(isError)}; it has to be true or false.`,
    place: { pointer: '/result/isError' },
  };
}

function unknownTool(look: MessageLook): Finding | null {
  const { isError, content } = resultOf(look);
  if (isError !== true || !isFinal(look)) return null;
  const name = calledName(look);
  const text = firstText(content);
  const list = look.known.listings.of('tools');
  if (name === null || list.offers(name)) return null;
  const isSaid = saysUnknown(text, 'tool', name) || (list.lacks(name) && seemsUnknown(text, 'tool', name));
  if (!isSaid) return null;
  return {
    message: `A result says that there is no tool ${shown(name)}: ${shown(text)}.`,
    place: { pointer: '/result/content/0/text' },
  };
}

export const toolResultChecks: readonly MessageCheck[] = [
  {
    code: 'call-result-no-content',
    severity: 'error',
    kinds: ['response'],
    methods: calls,
    title: 'Result of a tool without content',
    why: 'The content is a list of blocks for the language model, required also beside structuredContent. Without it the TypeScript SDKs hand on an empty list, so that the model sees nothing; other clients refuse the result. Anything else than a list is refused, and the call fails on the client’s side although the tool has done its work.',
    fix: 'Send "content": [{"type":"text","text":"…"}], or "content": [] when there is nothing to say.',
    spec: sources.toolResults,
    look: noContent,
  },
  {
    code: 'is-error-type',
    severity: 'error',
    kinds: ['response'],
    methods: calls,
    title: 'isError is neither true nor false',
    why: 'The TypeScript SDKs check the type, and refuse the whole result: the client shows an error of its own instead of what the tool said.',
    fix: 'Send true when the tool failed; otherwise false, or nothing at all. Do not send null.',
    spec: sources.toolErrors,
    look: errorFlag,
  },
  {
    code: 'structured-content-missing',
    severity: 'error',
    revisions: withData,
    kinds: ['response'],
    methods: calls,
    title: 'Result without the promised data',
    why: 'A tool with an outputSchema has to give structuredContent. The TypeScript SDKs throw "has an output schema but did not return structured content", and the caller sees nothing of the content either.',
    fix: 'Return structuredContent beside the content, set isError when the tool failed, or leave outputSchema out of the list.',
    spec: sources.toolOutput,
    look: noData,
  },
  {
    code: 'structured-content-type',
    severity: 'error',
    revisions: withObjectData,
    kinds: ['response'],
    methods: calls,
    title: 'Data that are not an object',
    why: 'In these revisions structuredContent is an object. The TypeScript SDKs refuse a result with anything else, and the call fails on the client’s side. From 2026-07-28 it may be any JSON.',
    fix: 'Wrap the value, as in {"result": [1, 2]}, and describe that in the outputSchema.',
    spec: sources.structuredContent,
    look: dataType,
  },
  {
    code: 'structured-content-no-text',
    severity: 'info',
    revisions: withData,
    kinds: ['response'],
    methods: calls,
    title: 'Data that stand in no text',
    why: 'Clients that know nothing of structuredContent, and many that do, give only the content to the language model, which then never sees the data. Many servers send a sentence for people instead; nothing breaks by it.',
    fix: 'Put the same data as JSON text into a text block of the content.',
    spec: sources.structuredContent,
    look: noText,
  },
  {
    code: 'unknown-tool-as-result',
    severity: 'warning',
    kinds: ['response'],
    methods: calls,
    title: 'Unknown tool said in a result',
    why: 'A tool that does not exist is an error of the protocol, −32602. As a result it looks as if a tool had run and failed, so that clients do not notice that their list is out of date. The TypeScript SDK 1.x and the Python SDK answer in this way; clients live with it.',
    fix: 'Answer with the error −32602 and a message such as "Unknown tool: name". In SDKs that do otherwise nothing has to be done.',
    spec: sources.toolErrors,
    look: unknownTool,
  },
];
