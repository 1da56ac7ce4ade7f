/**
 * Schemas that a server supplies, and values that must satisfy them. What only a validator can tell comes later than the
 * message, from a worker: these rules have no look of their own, {@link findingOf} makes a finding of its verdict.
 */
import { pointerStep } from '../../jsonrpc/locate.ts';
import { isObject } from '../../model/message.ts';
import { roundMethods } from '../knowledge/rounds.ts';
import type { Finding, MessageCheck, MessageLook, Rule } from '../look.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';
import { strangeContent } from '../supplied/plain-faults.ts';
import type { About, Doubt, SchemaFault, Verdict } from '../supplied/question.ts';

const schemaInvalid: Rule = {
  code: 'tool-schema-invalid',
  severity: 'error',
  revisions: ['2025-06-18', '2025-11-25', '2026-07-28'],
  title: 'Schema of a tool is not valid JSON Schema',
  why: 'Clients compile the schemas of a listing before they use them, and many refuse the whole listing because of one that does not compile: then the model has no tools at all. Model providers refuse such a tool too.',
  fix: 'Mend the schema, or name the dialect that it is written in as its $schema. Without one it is read as JSON Schema 2020-12, in which items is a single schema and definitions are called $defs.',
  spec: sources.jsonSchema,
};

const remoteReference: Rule = {
  code: 'tool-schema-remote-ref',
  severity: 'warning',
  revisions: ['2026-07-28'],
  title: 'Schema refers to an address',
  why: 'Clients must not fetch what a $ref leads to unless the person wants it, since the address may be inside their network. The schema cannot be compiled without it, so that the tool is refused or runs unchecked.',
  fix: 'Put what is referred to into $defs of the same schema, and refer to it as "#/$defs/name".',
  spec: sources.jsonSchema,
};

const argumentsMismatch: Rule = {
  code: 'tool-args-mismatch',
  severity: 'warning',
  title: 'Arguments do not fit the input schema',
  why: 'Servers check the arguments against the schema that they listed, and refuse the call with isError or −32602. One that does not check runs the tool with what it did not expect.',
  fix: 'Give the arguments the names and types of the inputSchema in the latest tools/list. A model that gets them wrong again and again needs a clearer description.',
  spec: sources.tool,
};

const structuredMismatch: Rule = {
  code: 'structured-content-mismatch',
  severity: 'error',
  revisions: ['2025-06-18', '2025-11-25', '2026-07-28'],
  title: 'Structured content does not fit the output schema',
  why: 'Clients check it against the outputSchema that was listed. The official ones throw the whole result away and let the call fail, although the server did its work.',
  fix: 'Return what the outputSchema promises, or list a schema that allows what is returned. A failure needs no structuredContent, but isError.',
  spec: sources.toolOutput,
};

const inputError: Rule = {
  code: 'input-error-as-error',
  severity: 'warning',
  revisions: ['2025-11-25', '2026-07-28'],
  title: 'Invalid arguments answered with an error',
  why: 'A protocol error reaches the program, not the model. The model never learns which argument was wrong and cannot try again with a better one.',
  fix: 'Answer with a result: "isError": true, and a text block that says what is wrong with the arguments. Keep −32602 for tools that do not exist and requests that cannot be read.',
  spec: sources.toolErrors,
};

const contentMismatch: MessageCheck = {
  code: 'elicitation-content-mismatch',
  severity: 'warning',
  revisions: ['2025-06-18', '2025-11-25', '2026-07-28'],
  kinds: ['request', 'response'],
  methods: ['elicitation/create', ...roundMethods],
  title: 'Filled-in form does not fit its schema',
  why: 'Servers check what was filled in against the schema that they asked with. They ask again or give up, and the person does not know why.',
  fix: 'Check the form before it is sent: the names, types, formats and choices of requestedSchema, and nothing that is nested.',
  spec: sources.elicitationForms,
  look: strangeValues,
};

const notChecked: Rule = {
  code: 'schema-not-checked',
  severity: 'info',
  title: 'Not checked against its schema',
  why: 'Schemas come from the server and may be hostile: a pattern that takes for ever, a million levels, fifty megabytes. They are compiled in a process of its own with little time and memory, and never fetched from anywhere. What goes beyond that is left unchecked and said so; it may be right or wrong.',
  fix: 'Nothing has to be done for the protocol. A schema that is smaller, without a costly pattern, and in the dialect draft-07 or 2020-12 is checked.',
  spec: sources.jsonSchema,
};

export const suppliedSchemaChecks: readonly MessageCheck[] = [contentMismatch];

/** Those that speak later, too. */
export const suppliedSchemaRules: readonly Rule[] = [
  schemaInvalid,
  remoteReference,
  argumentsMismatch,
  structuredMismatch,
  inputError,
  contentMismatch,
  notChecked,
];

export interface RuleFinding {
  readonly rule: Rule;
  readonly finding: Finding;
}

/** What a verdict means for the message; null: nothing. */
export function findingOf(doubt: Doubt, verdict: Verdict): RuleFinding | null {
  if (verdict.kind === 'valid') return null;
  if (doubt.about.type === 'refused-arguments') return refusal(doubt, verdict);
  if (verdict.kind === 'mismatch') return mismatch(doubt, verdict);
  return doubt.about.type === 'schema' ? ofSchema(doubt, doubt.about, verdict) : unchecked(doubt, verdict);
}

type SchemaAbout = Extract<About, { type: 'schema' }>;

function ofSchema(doubt: Doubt, about: SchemaAbout, verdict: Exclude<Verdict, { kind: 'valid' }>): RuleFinding | null {
  if (verdict.kind === 'bad-schema' || verdict.kind === 'mismatch') return invalid(doubt, about, verdict);
  if (verdict.kind === 'not-checked' || !about.modern) return unchecked(doubt, verdict);
  const message = `${nameOf(doubt)} refers to ${shown(verdict.ref)}, which is not fetched.`;
  return { rule: remoteReference, finding: { message, place: { pointer: doubt.pointer + verdict.pointer } } };
}

/** The type of the root has rules of its own. */
function invalid(doubt: Doubt, about: SchemaAbout, fault: SchemaFault): RuleFinding | null {
  const ownRule = about.member === 'inputSchema' || !about.modern;
  if (fault.pointer === '/type' && ownRule) return null;
  return { rule: schemaInvalid, finding: found(`${nameOf(doubt)} is not valid: ${fault.what}.`, doubt, fault) };
}

function mismatch(doubt: Doubt, fault: SchemaFault): RuleFinding {
  const fits = doubt.about.type === 'arguments' ? 'do not fit' : 'does not fit';
  const message = `${nameOf(doubt)} ${fits} ${schemaOf(doubt)}: ${fault.what}.`;
  return { rule: ruleOf(doubt.about), finding: found(message, doubt, fault) };
}

function ruleOf({ type }: About): Rule {
  if (type === 'arguments') return argumentsMismatch;
  return type === 'structured-content' ? structuredMismatch : contentMismatch;
}

function refusal(doubt: Doubt, verdict: Verdict): RuleFinding | null {
  if (verdict.kind !== 'mismatch') return null;
  const message = `The error −32602 refuses arguments that do not fit ${schemaOf(doubt)}: ${verdict.what}.`;
  return { rule: inputError, finding: { message, place: { pointer: doubt.pointer }, related: doubt.related } };
}

/** That a schema is not valid has been said of its listing. */
function unchecked(doubt: Doubt, verdict: Exclude<Verdict, { kind: 'valid' | 'mismatch' }>): RuleFinding | null {
  if (verdict.kind === 'bad-schema' && 'saidOfSchema' in doubt.about && doubt.about.saidOfSchema) return null;
  const against = doubt.about.type === 'schema' || doubt.about.type === 'listing' ? '' : ` against ${schemaOf(doubt)}`;
  const were = doubt.about.type === 'arguments' || doubt.about.type === 'listing' ? 'were' : 'was';
  const message = `${nameOf(doubt)} ${were} not checked${against}: ${reasonOf(verdict)}.`;
  return { rule: notChecked, finding: { message, place: { pointer: doubt.pointer }, ...relatedOf(doubt) } };
}

function reasonOf(verdict: Exclude<Verdict, { kind: 'valid' | 'mismatch' }>): string {
  if (verdict.kind === 'remote') return `the schema refers to ${shown(verdict.ref)}, which is not fetched`;
  return verdict.kind === 'bad-schema' ? `the schema is not valid, ${verdict.what}` : verdict.why;
}

/** The subject of a sentence. */
function nameOf({ about }: Doubt): string {
  if (about.type === 'schema') return `The ${about.member} of the tool ${shown(about.tool)}`;
  if (about.type === 'arguments' || about.type === 'refused-arguments') return 'The arguments';
  if (about.type === 'structured-content') return 'The structuredContent';
  if (about.type === 'listing') return 'The schemas of the tools';
  return about.key === null ? 'The content' : `The content of the input response ${shown(about.key)}`;
}

function schemaOf({ about, related }: Doubt): string {
  const from = related[0] === undefined ? '' : ` (#${related[0]})`;
  if (about.type === 'structured-content') return `the outputSchema of the tool ${shown(about.tool)}${from}`;
  return 'tool' in about ? `the inputSchema of the tool ${shown(about.tool)}${from}` : `the requestedSchema${from}`;
}

function found(message: string, doubt: Doubt, { pointer, key }: SchemaFault): Finding {
  const place = { pointer: doubt.pointer + pointer, ...(key === true ? { key } : {}) };
  return { message, place, ...relatedOf(doubt) };
}

function relatedOf({ related }: Doubt): Pick<Finding, 'related'> {
  return related.length === 0 ? {} : { related };
}

/** Values that no form can have. */
function strangeValues({ message, link, revision }: MessageLook): readonly Finding[] | null {
  if (message.kind === 'request') return strangeResponses(message.params, revision);
  if (message.kind !== 'response' || link.type !== 'answer' || link.request.method !== 'elicitation/create')
    return null;
  return strangeIn(message.result, 'The content', '/result', revision);
}

function strangeResponses(params: unknown, revision: string | null): readonly Finding[] | null {
  if (revision !== '2026-07-28' || !isObject(params) || !isObject(params.inputResponses)) return null;
  return Object.entries(params.inputResponses).flatMap(([key, response]) => {
    // What a language model said has content of its own.
    if (isObject(response) && response.role !== undefined) return [];
    const name = `The content of the input response ${shown(key)}`;
    return strangeIn(response, name, `/params/inputResponses${pointerStep(key)}`, revision);
  });
}

function strangeIn(result: unknown, name: string, pointer: string, revision: string | null): readonly Finding[] {
  if (!isObject(result) || !isObject(result.content)) return [];
  return strangeContent(result.content, revision).map((fault) => ({
    message: `${name} does not fit any form: ${fault.what}.`,
    place: { pointer: `${pointer}/content${fault.pointer}` },
  }));
}
