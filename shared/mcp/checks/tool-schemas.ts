/** How tools are described in a list: their names, and the roots of their schemas. */
import { pointerStep } from '../../jsonrpc/locate.ts';
import { isObject, type JsonObject } from '../../model/message.ts';
import { characterAt } from '../formats/characters.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import type { Revision } from '../revisions.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';

export interface DescribedTool {
  readonly tool: JsonObject;
  /** JSON pointer from the root of the message. */
  readonly pointer: string;
}

const lists = ['tools/list'];
/** Characters of a name. */
const longestName = 128;
const withNameRule: readonly Revision[] = ['2025-11-25', '2026-07-28'];
/** The revisions in which an outputSchema describes an object; later ones leave it open. */
const withObjectOutput: readonly Revision[] = ['2025-06-18', '2025-11-25'];

/** The tools of a page that are objects. */
export function* describedTools({ message }: MessageLook): Generator<DescribedTool> {
  if (message.kind !== 'response' || !isObject(message.result) || !Array.isArray(message.result.tools)) return;
  const tools: readonly unknown[] = message.result.tools;
  for (const [index, tool] of tools.entries()) if (isObject(tool)) yield { tool, pointer: `/result/tools/${index}` };
}

/** What the finder says of each tool of the page. */
export function ofEachTool(
  look: MessageLook,
  find: (tool: DescribedTool) => Finding | null,
): readonly Finding[] | null {
  let found: Finding[] | null = null;
  for (const tool of describedTools(look)) {
    const finding = find(tool);
    if (finding === null) continue;
    found ??= [];
    found.push(finding);
  }
  return found;
}

/** `the tool "add"` in a sentence; a tool without a name by where it stands. */
export function toolWords({ tool, pointer }: DescribedTool): string {
  return typeof tool.name === 'string'
    ? `the tool ${shown(tool.name)}`
    : `the tool at index ${pointer.slice(pointer.lastIndexOf('/') + 1)}`;
}

function nameFinding({ tool: { name }, pointer }: DescribedTool): Finding | null {
  if (typeof name !== 'string') return null;
  const fault = nameFault(name);
  return fault === null
    ? null
    : { message: `The tool name ${shown(name)} ${fault}.`, place: { pointer: `${pointer}/name` } };
}

function nameFault(name: string): string | null {
  if (name === '') return 'is empty';
  const offset = name.search(/[^\w.-]/);
  if (offset >= 0) return `has ${characterAt(name, offset)}`;
  return name.length > longestName ? `has ${name.length} characters; at most ${longestName} are allowed` : null;
}

/** A schema whose root has to describe an object. */
function rootFinding(described: DescribedTool, member: 'inputSchema' | 'outputSchema'): Finding | null {
  const schema = described.tool[member];
  const pointer = described.pointer + pointerStep(member);
  const words = `${member} of ${toolWords(described)}`;
  if (!isObject(schema))
    return { message: `The ${words} is ${shown(schema)}; it has to be an object.`, place: { pointer } };
  if (schema.type === 'object') return null;
  if (schema.type === undefined)
    return { message: `The ${words} has no type; it has to be "object".`, place: { pointer } };
  return {
    message: `The type of the ${words} is ${shown(schema.type)}; it has to be "object".`,
    place: { pointer: `${pointer}/type` },
  };
}

function inputFinding(described: DescribedTool): Finding | null {
  if (described.tool.inputSchema !== undefined) return rootFinding(described, 'inputSchema');
  const { pointer } = described;
  const words = toolWords(described);
  return { message: `${words.charAt(0).toUpperCase()}${words.slice(1)} has no inputSchema.`, place: { pointer } };
}

function outputFinding(described: DescribedTool): Finding | null {
  return described.tool.outputSchema === undefined ? null : rootFinding(described, 'outputSchema');
}

export const toolSchemaChecks: readonly MessageCheck[] = [
  {
    code: 'tool-name-format',
    severity: 'warning',
    revisions: withNameRule,
    kinds: ['response'],
    methods: lists,
    title: 'Name of a tool in other characters',
    why: 'A name should have 1 to 128 characters out of A–Z, a–z, 0–9, _, - and the full stop. Clients hand it to a model provider, and those refuse other characters: then no tool of the server can be used, or the client shows another name.',
    fix: 'Call it for instance "read_file", and put the words for people into "title".',
    spec: sources.toolNameFormat,
    look: (look) => ofEachTool(look, nameFinding),
  },
  {
    code: 'tool-input-schema-root',
    severity: 'error',
    kinds: ['response'],
    methods: lists,
    title: 'Input schema that describes no object',
    why: 'Arguments are always an object, and the schema has to say so. The TypeScript SDKs check a list as a whole: one tool without it, and the client shows no tools at all.',
    fix: 'Give every tool an inputSchema with "type": "object"; {"type":"object"} is enough for one without arguments.',
    spec: sources.tool,
    look: (look) => ofEachTool(look, inputFinding),
  },
  {
    code: 'tool-output-schema-root',
    severity: 'error',
    revisions: withObjectOutput,
    kinds: ['response'],
    methods: lists,
    title: 'Output schema that describes no object',
    why: 'In these revisions structuredContent is an object, and the schema has to say so. The TypeScript SDKs check a list as a whole: one such tool, and the client shows no tools at all. From 2026-07-28 any schema will do.',
    fix: 'Wrap the value: {"type":"object","properties":{"result":{"type":"array"}}}. Leave outputSchema out rather than sending null.',
    spec: sources.toolOutput,
    look: (look) => ofEachTool(look, outputFinding),
  },
];
