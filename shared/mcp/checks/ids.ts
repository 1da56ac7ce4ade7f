/** Ids of requests, and which messages have to have one. */
import { describeScalar } from '../../jsonrpc/classify.ts';
import { idText, isId } from '../../jsonrpc/ids.ts';
import type { Severity } from '../../model/diagnostic.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { methodsNamed } from '../methods.ts';
import { sources } from '../sources.ts';

const idPlace = { pointer: '/id' } as const;

function typeFinding(id: unknown): Finding | null {
  if (id === undefined || id === null || typeof id === 'string' || Number.isInteger(id)) return null;
  return { message: `The id is ${describeScalar(id)}; it has to be a string or a whole number.`, place: idPlace };
}

function hasPlainId({ json: { id } }: MessageLook): boolean {
  return typeof id === 'string' || Number.isInteger(id);
}

function isNewId({ link }: MessageLook): boolean {
  return link.type === 'request' && link.inFlight === null && link.usedBefore === null;
}

function shownId({ json: { id } }: MessageLook): string {
  return isId(id) ? idText(id).slice(0, 60) : '?';
}

/** An id may come again only where requests stand alone; the session's rule applies to the handshake era. */
function reuseSeverity({ era }: MessageLook): Severity {
  if (era === null) return 'warning';
  return era === 'modern' ? 'info' : 'error';
}

function isKnownRequest(method: string): boolean {
  return methodsNamed(method).some((entry) => entry.kind === 'request');
}

export const idChecks: readonly MessageCheck[] = [
  {
    code: 'id-null',
    severity: 'error',
    kinds: ['request'],
    unless: hasPlainId,
    title: 'Request with id null',
    why: 'MCP does not allow null, though JSON-RPC does. The TypeScript and Python SDKs drop the request: it is never answered.',
    fix: 'Number requests 1, 2, 3, …, or use unique strings.',
    spec: sources.requests,
    look: ({ json }) => (json.id === null ? { message: 'The id of the request is null.', place: idPlace } : null),
  },
  {
    code: 'id-type',
    severity: 'error',
    kinds: ['request', 'response', 'error', 'invalid'],
    unless: hasPlainId,
    title: 'Id is neither a string nor a whole number',
    why: 'Fractions, true, false, arrays and objects cannot be matched safely. The TypeScript and Python SDKs drop such a message: a request is never answered.',
    fix: 'Number requests 1, 2, 3, …, or use unique strings; an answer repeats the id exactly.',
    spec: sources.requests,
    look: ({ json }) => typeFinding(json.id),
  },
  {
    code: 'id-in-flight',
    severity: 'error',
    kinds: ['request'],
    unless: isNewId,
    title: 'Id of a request that is not answered yet',
    why: 'Two open requests with one id cannot be told apart: the first answer may be taken for either of them, and most clients then ignore the second.',
    fix: 'Count ids up for the whole connection, over all callers.',
    spec: sources.requests,
    look: (look) =>
      look.link.type === 'request' && look.link.inFlight !== null
        ? {
            message: `The id ${shownId(look)} belongs to #${look.link.inFlight}, which has no answer yet.`,
            place: idPlace,
            related: [look.link.inFlight],
          }
        : null,
  },
  {
    code: 'id-reused',
    severity: 'error',
    kinds: ['request'],
    unless: isNewId,
    title: 'Id used before',
    why: 'Up to 2025-11-25 an id is used once in a session. Servers answer all the same, but logs, cancellations and late answers then point at the wrong request. From 2026-07-28 an id may come again once it was answered.',
    fix: 'Count ids up for the whole connection, over all callers.',
    spec: sources.requests,
    look: (look) =>
      look.link.type === 'request' && look.link.usedBefore !== null
        ? {
            message: `The id ${shownId(look)} was used before, by #${look.link.usedBefore}.`,
            place: idPlace,
            related: [look.link.usedBefore],
            severity: reuseSeverity(look),
          }
        : null,
  },
  {
    code: 'notification-with-id',
    severity: 'error',
    kinds: ['request'],
    title: 'Notification with an id',
    why: 'With an id it is a request. Servers answer it with −32601, method not found, and what it should have told them is lost; after notifications/initialized with an id some servers never start.',
    fix: 'Leave the id out of notifications.',
    spec: sources.notifications,
    look: ({ message }) =>
      message.kind === 'request' && message.method.startsWith('notifications/')
        ? { message: 'The notification has an id, which makes it a request.', place: { ...idPlace, key: true } }
        : null,
  },
  {
    code: 'request-without-id',
    severity: 'error',
    kinds: ['notification'],
    title: 'Request without an id',
    why: 'Without an id it is a notification: servers read it, do nothing, and never answer.',
    fix: 'Give the request an id that was not used before.',
    spec: sources.requests,
    look: ({ message }) =>
      message.kind === 'notification' && isKnownRequest(message.method)
        ? { message: `The request ${message.method} has no id, so that nothing can answer it.`, place: { pointer: '' } }
        : null,
  },
];
