/** The `_meta` of requests of 2026-07-28: which revision they speak, what their client can do, who it is. */
import { pointerStep } from '../../jsonrpc/locate.ts';
import { isObject, type JsonObject } from '../../model/message.ts';
import { isUnnamedRequest } from '../knowledge/habits.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { isModernMethod, metaOf, missingKeys } from '../request-envelope.ts';
import { metaKeys, modernRevisions } from '../revisions.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';
import { LoggingLevel } from '../types/levels.ts';

const metaPointer = '/params/_meta';
const { protocolVersion, clientCapabilities, clientInfo, logLevel } = metaKeys;
const levels = LoggingLevel.shape.kind === 'choice' ? LoggingLevel.shape.values : [];
const isLevel: ReadonlySet<unknown> = new Set(levels);

const requests = {
  revisions: modernRevisions,
  kinds: ['request'],
  unless: ({ json, known }: MessageLook) => known.envelopes.isPlain(json),
  spec: sources.envelope,
} as const;

function quoted(keys: readonly string[]): string {
  return keys.map((key) => `"${key}"`).join(' and ');
}

function envelopeMissing(look: MessageLook): Finding | null {
  const { message, direction } = look;
  if (message.kind !== 'request' || direction !== 'client-to-server' || !needsEnvelope(message.method)) return null;
  const missing = missingKeys(look);
  return missing.length === 0 ? null : lacking(message.params, missing);
}

/** A notification with an id, and a method of another revision, have rules of their own. */
function needsEnvelope(method: string): boolean {
  return !method.startsWith('notifications/') && isModernMethod(method);
}

function lacking(params: unknown, missing: readonly string[]): Finding {
  const keys = quoted(missing);
  if (!isObject(params))
    return { message: `The request has no params, and so no _meta with ${keys}.`, place: { pointer: '' } };
  const { _meta } = params;
  if (_meta === undefined) return { message: `The params have no _meta with ${keys}.`, place: { pointer: '/params' } };
  if (isObject(_meta)) return { message: `The _meta of the request lacks ${keys}.`, place: { pointer: metaPointer } };
  return {
    message: `The _meta of the request is ${shown(_meta)}; it has to be an object with ${keys}.`,
    place: { pointer: metaPointer },
  };
}

function keyTypes({ message, direction }: MessageLook): readonly Finding[] | null {
  const isAsked = message.kind === 'request' && direction === 'client-to-server';
  const meta = isAsked ? metaOf(message.params) : null;
  if (meta === null) return null;
  const found = [
    ofType(meta, protocolVersion, isString, 'a string, as in "2026-07-28"'),
    ofType(meta, clientCapabilities, isObject, 'an object, which may be empty'),
    ...clientFaults(meta[clientInfo]),
    ofType(meta, logLevel, (value) => isLevel.has(value), `one of ${levels.join(', ')}`),
  ].filter((finding) => finding !== null);
  return found.length === 0 ? null : found;
}

function isString(value: unknown): boolean {
  return typeof value === 'string';
}

function ofType(meta: JsonObject, key: string, fits: (value: unknown) => boolean, wanted: string): Finding | null {
  const value = meta[key];
  return value === undefined || fits(value) ? null : wrongType(`"${key}"`, value, wanted, pointerStep(key));
}

function wrongType(what: string, value: unknown, wanted: string, step: string): Finding {
  return { message: `The ${what} is ${shown(value)}; it has to be ${wanted}.`, place: { pointer: metaPointer + step } };
}

function clientFaults(client: unknown): readonly Finding[] {
  const step = pointerStep(clientInfo);
  if (client === undefined) return [];
  if (!isObject(client)) return [wrongType(`"${clientInfo}"`, client, 'an object with a name and a version', step)];
  return ['name', 'version'].flatMap((member) => {
    const value = client[member];
    if (typeof value === 'string') return [];
    const missing = value === undefined;
    return [wrongType(`${member} in "${clientInfo}"`, value, 'a string', missing ? step : `${step}/${member}`)];
  });
}

function noClientInfo(look: MessageLook): Finding | null {
  if (look.known.habits.unnamedClient || !isUnnamedRequest(look)) return null;
  return {
    message: `The request does not say which client asks: its _meta has no "${clientInfo}"; later requests without it are not marked.`,
    place: { pointer: metaPointer },
  };
}

function acceptedMissing({ known, link }: MessageLook): Finding | null {
  if (link.type !== 'answer') return null;
  const missing = known.envelopes.lackedBy(link.request.seq);
  if (missing === undefined) return null;
  return {
    message: `The request (#${link.request.seq}) lacks ${quoted(missing)}, and was answered with a result all the same.`,
    place: { pointer: '/result', key: true },
    related: [link.request.seq],
  };
}

export const modernEnvelopeChecks: readonly MessageCheck[] = [
  {
    ...requests,
    code: 'envelope-missing',
    severity: 'error',
    title: 'Request without the keys that every request has',
    why: 'From 2026-07-28 there is no handshake that is remembered: each request says itself which revision it speaks and what its client can do. Servers refuse one that does not with −32602. The TypeScript SDK says "Request is missing the required _meta envelope" or "Invalid _meta envelope", the Python SDK "missing the required envelope key(s)".',
    fix: `Put "${protocolVersion}" and "${clientCapabilities}" into params._meta of every request; capabilities may be {}.`,
    look: envelopeMissing,
  },
  {
    ...requests,
    code: 'envelope-key-type',
    severity: 'error',
    title: 'Key of the envelope with the wrong type',
    why: 'The server cannot read who asks, in which revision, or with what capabilities. Servers on the TypeScript and Python SDKs refuse the request with −32602 before they look at anything else in it.',
    fix: 'Send the version as a string, capabilities as an object, clientInfo as an object with name and version, and logLevel as one of the eight levels. Leave out optional keys rather than sending null.',
    look: keyTypes,
  },
  {
    ...requests,
    code: 'envelope-no-client-info',
    severity: 'info',
    title: 'Request does not name its client',
    why: 'Every request should say which program asks. Nothing fails without it, but logs of the server do not show who it was, and a server cannot work around a fault of a certain client.',
    fix: `Add "${clientInfo}": {"name": …, "version": …} to params._meta of every request.`,
    look: noClientInfo,
  },
  {
    code: 'envelope-accepted-missing',
    severity: 'error',
    revisions: modernRevisions,
    kinds: ['response'],
    links: ['answer'],
    title: 'Result for a request without its envelope',
    why: 'A server refuses such a request with −32602. One that answers it guesses the revision and what the client can do, or takes it for a request of the handshake era: a client that is tried out against it seems to work, and fails with every other server.',
    fix: 'Check the required keys of _meta before anything else, and answer with −32602 when one is missing. Do not fill in what an earlier request has said.',
    spec: sources.envelope,
    look: acceptedMissing,
  },
];
