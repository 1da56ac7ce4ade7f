/** Errors as answers: is it the code that the request deserves? */
import { opposite } from '../../model/frame.ts';
import { isObject, type JsonObject } from '../../model/message.ts';
import { pagedMethods } from '../knowledge/pages.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { handshakeRevisions, isRevision } from '../revisions.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';
import { nodeFor } from '../validate/nodes.ts';
import { isCodeFault } from './errors.ts';
import { saysMissingResource, saysUnknown, seemsUnknown } from './said-missing.ts';

const codePlace = { pointer: '/error/code' } as const;
const methodNotFound = -32601;
const invalidParams = -32602;
const resourceNotFound = -32002;
/** Internal error, and the first of those that servers may give a meaning. */
const failures: ReadonlySet<number> = new Set([-32603, -32000]);

interface Refusal {
  readonly code: number;
  readonly text: string;
  readonly method: string;
  /** The params of the refused request. */
  readonly asked: JsonObject;
}

/** Null for an error without a proper code, or that answers what is not known any more. */
function refusalOf({ json: { error }, link }: MessageLook): Refusal | null {
  if (link.type !== 'answer' || !isObject(link.asked) || !isObject(error) || !Number.isInteger(error.code)) return null;
  const text = typeof error.message === 'string' ? error.message : '';
  return { code: Number(error.code), text, method: link.request.method, asked: link.asked };
}

function codeFinding(look: MessageLook, message: string): Finding | null {
  return isCodeFault(look) ? null : { message, place: codePlace };
}

function toolFailure(look: MessageLook): Finding | null {
  const refusal = refusalOf(look);
  if (refusal === null || !failures.has(refusal.code)) return null;
  const { code, text, asked } = refusal;
  const { listings } = look.known;
  if (typeof asked.name !== 'string' || !listings.of('tools').offers(asked.name)) return null;
  const isCancelled = look.link.type === 'answer' && look.link.lateMs !== null;
  if (isCancelled || /connection closed/i.test(text)) return null;
  return codeFinding(
    look,
    `The failure of the tool ${shown(asked.name)} is the error ${code}, ${shown(text)}, not a result.`,
  );
}

function unknownName(look: MessageLook): Finding | null {
  const refusal = refusalOf(look);
  if (refusal === null || refusal.code === invalidParams) return null;
  const { code, text, method, asked } = refusal;
  const what = method === 'tools/call' ? 'tool' : 'prompt';
  const list = look.known.listings.of(`${what}s`);
  if (typeof asked.name !== 'string' || list.offers(asked.name)) return null;
  const isLacking = list.lacks(asked.name) && (code === methodNotFound || seemsUnknown(text, what, asked.name));
  if (!isLacking && !saysUnknown(text, what, asked.name)) return null;
  return codeFinding(
    look,
    `The answer to the unknown ${what} ${shown(asked.name)} has the code ${code}, not ${invalidParams}.`,
  );
}

function missingResource(look: MessageLook): Finding | null {
  const refusal = refusalOf(look);
  if (refusal === null || refusal.code === invalidParams) return null;
  const isModern = look.era === 'modern';
  const { code, text, asked } = refusal;
  if ((code === resourceNotFound && !isModern) || typeof asked.uri !== 'string') return null;
  if (!saysMissingResource(text, asked.uri)) return null;
  const wanted = isModern ? invalidParams : resourceNotFound;
  const found = codeFinding(
    look,
    `The answer to the missing resource ${shown(asked.uri)} has the code ${code}, not ${wanted}.`,
  );
  return found === null || !isModern ? found : { ...found, severity: 'error' };
}

function badArgument(look: MessageLook): Finding | null {
  const refusal = refusalOf(look);
  if (refusal === null || refusal.code === invalidParams || refusal.code === methodNotFound) return null;
  const bad = refusal.method === 'logging/setLevel' ? badLevel(look, refusal) : badCursor(look, refusal);
  if (bad === null) return null;
  return codeFinding(look, `The answer to the ${bad} has the code ${refusal.code}, not ${invalidParams}.`);
}

/** A level that is none of those in the tables. */
function badLevel({ revision }: MessageLook, { method, asked: { level } }: Refusal): string | null {
  const node = isRevision(revision) ? nodeFor(revision, method, 'params') : null;
  if (node === null || node.fits(level === undefined ? {} : { level })) return null;
  return level === undefined ? 'missing log level' : `log level ${shown(level)}`;
}

/** A cursor that the server did not give, or that it says is bad. */
function badCursor({ direction, known: { pages } }: MessageLook, { method, text, asked }: Refusal): string | null {
  const { cursor } = asked;
  if (cursor === undefined) return null;
  const isIssued = typeof cursor === 'string' && pages.issued(opposite(direction), method, cursor) !== undefined;
  return /cursor/i.test(text) || (!isIssued && !pages.forgot) ? `bad cursor ${shown(cursor)}` : null;
}

export const errorAnswerChecks: readonly MessageCheck[] = [
  {
    code: 'tool-failure-as-error',
    severity: 'warning',
    kinds: ['error'],
    methods: ['tools/call'],
    title: 'Failure of a tool as an error',
    why: 'Errors are for the protocol. What goes wrong inside a tool belongs into a result: only that reaches the language model, which can then try something else. An error ends the call, and in many clients the whole turn.',
    fix: 'Catch what the tool throws and answer {"content":[{"type":"text","text":"what went wrong"}],"isError":true}.',
    spec: sources.toolErrors,
    look: toolFailure,
  },
  {
    code: 'unknown-name-code',
    severity: 'warning',
    kinds: ['error'],
    methods: ['tools/call', 'prompts/get'],
    title: 'Unknown name under another code',
    why: 'A tool or prompt that does not exist is −32602, invalid params. −32601 says that the server does not know the method itself, so that a client may give up on all its tools; other codes look like a failure that is worth trying again.',
    fix: 'Answer with −32602, and name in the message what is not known.',
    spec: sources.unknownNames,
    look: unknownName,
  },
  {
    code: 'resource-missing-code',
    severity: 'warning',
    kinds: ['error'],
    methods: ['resources/read', 'resources/subscribe', 'resources/unsubscribe'],
    title: 'Missing resource under another code',
    why: 'Clients tell a resource that is gone from a server that failed by the code: −32002 up to 2025-11-25, where the TypeScript SDK sends −32602, and −32602 from 2026-07-28. Under another one they show a failure, or try again.',
    fix: 'Answer with −32002 (up to 2025-11-25) or −32602 (from 2026-07-28), with data {"uri": …}.',
    spec: sources.missingResources,
    look: missingResource,
  },
  {
    code: 'bad-argument-code',
    severity: 'warning',
    revisions: handshakeRevisions,
    kinds: ['error'],
    methods: ['logging/setLevel', ...pagedMethods],
    title: 'Bad level or cursor under another code',
    why: 'An unknown log level or cursor is −32602, invalid params: the caller has to send something else. Servers that leave the check to their validator often answer −32603 with its whole report, as the TypeScript SDK 1.x does. Clients show it as a failure of the server; nothing else breaks.',
    fix: 'Answer with −32602 and a short message such as "Invalid log level".',
    spec: sources.badArguments,
    look: badArgument,
  },
];
