/** Arguments of a tool that a client repeats in HTTP headers (MCP 2026-07-28 basic/transports/streamable-http). */
import { pointerStep } from '../../jsonrpc/locate.ts';
import type { Severity } from '../../model/diagnostic.ts';
import { isObject, type JsonObject } from '../../model/message.ts';
import { characterAt } from '../formats/characters.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';
import { type DescribedTool, describedTools, toolWords } from './tool-schemas.ts';

const keyword = 'x-mcp-header';
/** Schemas of one tool that are looked at. */
const mostLookedAt = 20_000;
const types: ReadonlySet<unknown> = new Set(['string', 'integer', 'boolean']);

/** Keywords that hold schemas by name, and those that hold one schema or a list of them. */
const named = ['patternProperties', '$defs', 'definitions', 'dependentSchemas', 'properties'];
const nested = [
  ...['items', 'prefixItems', 'additionalItems', 'unevaluatedItems', 'contains'],
  ...['additionalProperties', 'unevaluatedProperties', 'propertyNames'],
  ...['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'],
];

/** A schema somewhere in an inputSchema. */
interface Inner {
  readonly schema: JsonObject;
  readonly pointer: string;
  /** True for one that is reached through `properties` alone. */
  readonly argument: boolean;
}

/** Those with the keyword. */
function* annotated({ tool, pointer }: DescribedTool): Generator<Inner> {
  const open: Inner[] = [];
  push(open, tool.inputSchema, `${pointer}/inputSchema`, false);
  let looked = 0;
  for (let inner = open.pop(); inner !== undefined && looked < mostLookedAt; inner = open.pop()) {
    looked++;
    if (Object.hasOwn(inner.schema, keyword)) yield inner;
    const isRoot = looked === 1;
    for (const key of nested) pushNested(open, inner, key);
    for (const key of named) pushNamed(open, inner, key, key === 'properties' && (isRoot || inner.argument));
  }
}

function push(open: Inner[], schema: unknown, pointer: string, argument: boolean): void {
  if (isObject(schema) && open.length < mostLookedAt) open.push({ schema, pointer, argument });
}

function pushNamed(open: Inner[], { schema, pointer }: Inner, key: string, argument: boolean): void {
  const members = schema[key];
  if (!isObject(members)) return;
  for (const [name, member] of Object.entries(members).reverse())
    push(open, member, pointer + pointerStep(key) + pointerStep(name), argument);
}

function pushNested(open: Inner[], { schema, pointer }: Inner, key: string): void {
  const value = schema[key];
  if (value === undefined) return;
  const at = pointer + pointerStep(key);
  if (Array.isArray(value)) for (const [index, item] of value.entries()) push(open, item, `${at}/${index}`, false);
  else push(open, value, at, false);
}

function typeWords({ type }: JsonObject): string {
  return type === undefined ? 'without a type' : `with the type ${shown(type)}`;
}

/** `taken` has the headers of the tool so far, in lower case. */
function faultOf({ schema, argument }: Inner, taken: Set<string>): string | null {
  const header = schema[keyword];
  if (typeof header !== 'string') return `is ${shown(header)}; it has to be a string`;
  if (header === '') return 'is empty';
  const offset = header.search(/[^\w!#$%&'*+.^`|~-]/);
  if (offset >= 0) return `is ${shown(header)}, with ${characterAt(header, offset)}`;
  if (!argument) return `is ${shown(header)} on what is no argument: it can only be reached through "properties"`;
  if (!types.has(schema.type)) return `is ${shown(header)} on a schema ${typeWords(schema)}`;
  if (taken.has(header.toLowerCase())) return `is ${shown(header)}, which another argument has too`;
  taken.add(header.toLowerCase());
  return null;
}

function headerFindings(look: MessageLook): readonly Finding[] | null {
  const found: Finding[] = [];
  for (const described of describedTools(look)) {
    const taken = new Set<string>();
    for (const inner of annotated(described)) {
      const fault = faultOf(inner, taken);
      const place = { pointer: inner.pointer + pointerStep(keyword) };
      if (fault !== null) found.push({ message: `An x-mcp-header of ${toolWords(described)} ${fault}.`, place });
    }
  }
  return found.length === 0 ? null : found;
}

/** The rule: over HTTP the tool is lost, on stdio nobody reads the keyword. */
export function toolHeaderCheck(transport: 'stdio' | 'http'): MessageCheck {
  const severity: Severity = transport === 'http' ? 'error' : 'info';
  return {
    code: 'tool-x-mcp-header',
    severity,
    revisions: ['2026-07-28'],
    kinds: ['response'],
    methods: ['tools/list'],
    title: 'HTTP header that no argument can be sent in',
    why: 'Over HTTP a client repeats the argument in the header Mcp-Param-…, and leaves a tool whose x-mcp-header it cannot follow out of the list: the tool is not there. On stdio the keyword does nothing, so that this shows only once the server is reached over HTTP.',
    fix: 'Put it on arguments of the type string, integer or boolean, nested in "properties" only, with the name of a header (letters, digits and -) that no other argument has.',
    spec: sources.toolHeaders,
    look: headerFindings,
  };
}

export const toolHeaderChecks: readonly MessageCheck[] = [toolHeaderCheck('stdio')];
