/** The blocks that tools, prompts and messages for a language model are made of. */
import { isObject } from '../../model/message.ts';
import { type Block, contentMethods, contentOf } from '../content-blocks.ts';
import { blockTypes, type NeededField } from '../content-types.ts';
import { gathered } from '../gathered.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { isPlain } from '../plain-content.ts';
import { isRevision } from '../revisions.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';

function* typeFindings(look: MessageLook): Generator<Finding> {
  for (const block of contentOf(look).blocks) {
    const finding = typeFinding(block, look.revision);
    if (finding !== null) yield finding;
  }
}

function typeFinding({ value, pointer, home }: Block, revision: string | null): Finding | null {
  if (Array.isArray(value)) return { message: 'An array stands where one content block belongs.', place: { pointer } };
  if (!isObject(value)) {
    return { message: `The content block is ${shown(value)}; it has to be an object.`, place: { pointer } };
  }
  const { type } = value;
  if (type === undefined) return { message: 'The content block has no type.', place: { pointer } };
  const types = blockTypes(home);
  const known = types.get(type);
  const place = { pointer: `${pointer}/type` };
  if (known === undefined) return { message: `The content block has the type ${shown(type)}; ${choice(home)}.`, place };
  if (!isRevision(revision) || known.since <= revision) return null;
  return {
    message: `The content block has the type ${shown(type)}, which ${revision} does not have; it came with ${known.since}.`,
    place,
    severity: 'warning',
  };
}

function choice(home: Block['home']): string {
  const names = [...blockTypes(home).keys()].join(', ');
  return home === 'content' ? `there are ${names}` : `messages of a language model have ${names}`;
}

function* fieldFindings(look: MessageLook): Generator<Finding> {
  for (const { value: json, pointer, home } of contentOf(look).objects) {
    const known = blockTypes(home).get(json.type);
    if (known === undefined || (isRevision(look.revision) && known.since > look.revision)) continue;
    const missing = known.needs.filter(({ name }) => json[name] === undefined).map(({ name }) => name);
    if (missing.length > 0) {
      yield { message: `The ${json.type} block has no ${missing.join(' and no ')}.`, place: { pointer } };
    }
    for (const field of known.needs) {
      if (json[field.name] !== undefined && !field.fits(json[field.name])) {
        yield wrongField(field, json[field.name], json.type, pointer);
      }
    }
  }
}

function wrongField({ name, wanted }: NeededField, value: unknown, type: unknown, pointer: string): Finding {
  return {
    message: `The ${name} of the ${type} block is ${shown(value)}; it has to be ${wanted}.`,
    place: { pointer: `${pointer}/${name}` },
  };
}

export const contentBlockChecks: readonly MessageCheck[] = [
  {
    code: 'content-block-type',
    severity: 'error',
    kinds: ['request', 'response', 'notification'],
    methods: contentMethods,
    links: ['alone', 'request', 'answer'],
    unless: isPlain,
    title: 'Content block of an unknown type',
    why: 'Clients on the TypeScript and Python SDKs check all blocks at once: one of a type that they do not know, and the whole result is refused with a dump of their validator, the good blocks included.',
    fix: 'Give each block one of the types that the revision has. Content of another kind fits into an embedded resource ("type": "resource"), with its mimeType.',
    spec: sources.contentBlocks,
    look: (look) => gathered(typeFindings(look)),
  },
  {
    code: 'content-block-fields',
    severity: 'error',
    kinds: ['request', 'response', 'notification'],
    methods: contentMethods,
    links: ['alone', 'request', 'answer'],
    unless: isPlain,
    title: 'Content block without what it needs',
    why: 'A block is nothing without its text, its data and mimeType, or its address. The SDKs of TypeScript and Python refuse the whole result, and the call fails on the client’s side although the tool has done its work.',
    fix: 'Send text as {"type":"text","text":"…"}, pictures and sounds with data (base64) and mimeType, links with uri and name. Turn numbers and objects into text before.',
    spec: sources.contentBlocks,
    look: (look) => gathered(fieldFindings(look)),
  },
];
