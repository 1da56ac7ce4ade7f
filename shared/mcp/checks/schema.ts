/** Params and results that do not have the types of the tables. */
import { isObject } from '../../model/message.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { entryIn, maySend } from '../methods.ts';
import { type Fault, type Faults, faultsIn } from '../validate/faults.ts';
import type { Node } from '../validate/node.ts';
import { sentenceOf } from '../validate/words.ts';
import { contentsOf, isUnread, methodOf, nodeOf, partOf, revisionOf } from './schema-contents.ts';
import { newerField } from './schema-newer.ts';
import { isOwned } from './schema-owned.ts';

/** Faults that are looked for in one message, and how many of them are told when that was not enough. */
const mostFaults = 50;
const toldFaults = 9;
const nothing = {};

/** The types are looked at first: nearly every message has the right ones. */
function schemaFindings(look: MessageLook): Finding | readonly Finding[] | null {
  const node = nodeOf(look);
  if (node === null) return null;
  if (isUnread(look)) return unread(look);
  const value = contentsOf(look);
  return node.fits(value ?? nothing) ? null : misfit(look, node, value);
}

/** Params and results that are no objects, and messages of the wrong side, have rules of their own. */
function misfit(look: MessageLook, node: Node, value: unknown): Finding | readonly Finding[] | null {
  const revision = revisionOf(look);
  const method = methodOf(look);
  if (revision === null || method === null || (value !== undefined && !isObject(value))) return null;
  const entry = entryIn(method, revision);
  if (look.message.kind !== 'response' && entry !== null && !maySend(entry, look.direction)) return null;
  const part = partOf(look);
  const found = faultsIn(node, value ?? nothing, [part, `${method} ${part}`], mostFaults);
  const faults = found.faults.filter((fault) => !isOwned(fault, revision));
  if (value === undefined) return withoutParams(faults, method);
  return told(look, { ...found, faults }, method);
}

function told(look: MessageLook, { faults, cut }: Faults, method: string): readonly Finding[] {
  const part = partOf(look);
  const related = look.link.type === 'answer' ? { related: [look.link.request.seq] } : {};
  const findings = faults.map((fault): Finding => {
    const place = { pointer: `/${part}${fault.pointer}` };
    return { message: sentenceOf(fault, part, method), place, ...related };
  });
  if (!cut) return findings;
  const message = `At least ${mostFaults} places in the ${part} break the tables; no more were looked for.`;
  return [...findings.slice(0, toldFaults), { message, place: { pointer: `/${part}` }, severity: 'info' }];
}

function withoutParams(faults: readonly Fault[], method: string): Finding | null {
  const names = faults.flatMap((fault) => (fault.kind === 'missing' ? fault.members : [])).map((name) => `"${name}"`);
  if (names.length === 0) return null;
  return { message: `The message has no params; ${method} requires ${names.join(', ')}.`, place: { pointer: '' } };
}

function unread(look: MessageLook): Finding {
  return {
    message: `The ${partOf(look)} were not held against the tables: lines of more than 16 MiB are not parsed.`,
    severity: 'info',
  };
}

const spec =
  'Schema of MCP 2024-11-05, 2025-03-26, 2025-06-18, 2025-11-25 and 2026-07-28 (schema.ts); MCP 2025-11-25 schema; MCP 2026-07-28 schema';

export const schemaChecks: readonly MessageCheck[] = [
  {
    code: 'params-schema',
    severity: 'error',
    kinds: ['request', 'notification'],
    title: 'Params of the wrong type',
    why: 'The receiver cannot read them. Servers on the TypeScript and Python SDKs answer a request with −32602 ("Invalid request parameters"), or −32603 with a dump of their validator, and drop a notification without a word.',
    fix: 'Send every required member with the type that the schema of the revision gives it. Leave out optional members rather than sending null.',
    spec,
    look: schemaFindings,
  },
  {
    code: 'result-schema',
    severity: 'error',
    kinds: ['response'],
    title: 'Result of the wrong type',
    why: 'Clients on the TypeScript and Python SDKs check results before they use them: the call fails on the client’s side with a validation error although the server believes that it answered. One bad tool in tools/list costs the whole list.',
    fix: 'Send every required member with the type that the schema of the revision gives it. Leave out optional members rather than sending null: in Python, serialise with exclude_none=True.',
    spec,
    look: schemaFindings,
  },
  newerField,
];
