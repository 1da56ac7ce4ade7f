/** Which methods there are, and who may send them in which revision. */
import type { Direction } from '../../model/frame.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { entryIn, maySend, methodsNamed } from '../methods.ts';
import { nearestMethod } from '../nearest-method.ts';
import { isRevision } from '../revisions.ts';
import { shown } from '../shown.ts';
import { deprecatedFeature } from './deprecated.ts';
import { eraDirectionChecks } from './methods-modern.ts';

const place = { pointer: '/method' } as const;

/** Methods of extensions that are not in the tables, by how they begin. */
const ofExtensions = ['skills/', 'resources/directory/', 'ui/', 'experimental/'];
/** As in `com.example/thing`: dotted labels, then a slash. */
const vendorPrefix = /^[\w-]+(\.[\w-]+)+\//;

const sides: { readonly [direction in Direction]: { readonly sender: string; readonly other: string } } = {
  'client-to-server': { sender: 'client', other: 'server' },
  'server-to-client': { sender: 'server', other: 'client' },
};

/** Nearly every message: the revision has its method, of this kind and for this side. */
function isOrdinary({ message, direction, revision }: MessageLook): boolean {
  if ((message.kind !== 'request' && message.kind !== 'notification') || !isRevision(revision)) return false;
  const entry = entryIn(message.method, revision);
  return entry !== null && entry.kind === message.kind && maySend(entry, direction);
}

/** A request of a server of the modern era has a rule of its own, whatever it asks. */
function isModernServerRequest({ message, era, direction }: MessageLook): boolean {
  return era === 'modern' && message.kind === 'request' && direction === 'server-to-client';
}

/** While no revision is known, it is enough that some revision allows it. */
function isAllowed({ direction, revision }: MessageLook, method: string): boolean {
  if (isRevision(revision)) {
    const entry = entryIn(method, revision);
    return entry === null || maySend(entry, direction);
  }
  const entries = methodsNamed(method);
  return entries.length === 0 || entries.some((entry) => maySend(entry, direction));
}

function wrongDirection(look: MessageLook): Finding | null {
  const { message, direction } = look;
  if (message.kind !== 'request' && message.kind !== 'notification') return null;
  if (isAllowed(look, message.method) || isModernServerRequest(look)) return null;
  const { sender, other } = sides[direction];
  return { message: `The ${sender} sent ${message.method}, which only a ${other} may send.`, place };
}

function notInRevision(look: MessageLook): Finding | null {
  const { message, revision, era } = look;
  if ((message.kind !== 'request' && message.kind !== 'notification') || !isRevision(revision)) return null;
  if (entryIn(message.method, revision) !== null || methodsNamed(message.method).length === 0) return null;
  if (isModernServerRequest(look) || isLateHandshake(look)) return null;
  const probe = message.method === 'server/discover' && era === 'handshake';
  return {
    message: `The revision ${revision} has no ${message.method}; ${spanOf(message.method, revision)}.`,
    place,
    ...(probe ? { severity: 'info' } : {}),
  };
}

/** A handshake after requests that name their revision has a rule of its own. */
function isLateHandshake({ message, lifecycle }: MessageLook): boolean {
  if (message.kind === 'notification')
    return message.method === 'notifications/initialized' && lifecycle.initialize !== null;
  return message.kind === 'request' && message.method === 'initialize' && lifecycle.era === 'modern';
}

function spanOf(name: string, revision: string): string {
  const entries = methodsNamed(name);
  const later = entries.find(({ since }) => since > revision);
  if (later !== undefined)
    return `it came with ${later.since}${later.extension ? ` as part of ${later.extension}` : ''}`;
  return `it ended with ${entries.at(-1)?.until ?? 'an earlier one'}`;
}

function unknownMethod({ message }: MessageLook): Finding | null {
  if (message.kind !== 'request' || methodsNamed(message.method).length > 0) return null;
  // An empty name, and a notification with an id, have rules of their own.
  if (message.method === '' || message.method.startsWith('notifications/')) return null;
  const finding = notInTables('method', message.method);
  return isForeign(message.method) ? { ...finding, severity: 'info' } : finding;
}

function notInTables(kind: 'method' | 'notification', name: string): Finding {
  const hint = isForeign(name) ? null : nearestMethod(name);
  const nearest = hint === null ? '' : `; the nearest one is ${hint}`;
  return { message: `The ${kind} ${shown(name)} is not part of MCP${nearest}.`, place };
}

function isForeign(name: string): boolean {
  return vendorPrefix.test(name) || ofExtensions.some((prefix) => name.startsWith(prefix));
}

function unknownNotification({ message }: MessageLook): Finding | null {
  if (message.kind !== 'notification' || message.method === '' || methodsNamed(message.method).length > 0) return null;
  return notInTables('notification', message.method);
}

const tables =
  'MCP 2025-11-25 schema (ClientRequest, ServerRequest, ClientNotification, ServerNotification); MCP 2026-07-28 schema';

export const methodChecks: readonly MessageCheck[] = [
  {
    code: 'wrong-direction',
    severity: 'error',
    kinds: ['request', 'notification'],
    unless: isOrdinary,
    title: 'Sent by the wrong side',
    why: 'Each method belongs to the client, to the server or to both. The other side has no handler for it: a request is answered with −32601, method not found, and a notification is passed over.',
    fix: 'Send it from the side that may. A server that wants something of its client has roots/list, sampling/createMessage and elicitation/create.',
    spec: tables,
    look: wrongDirection,
  },
  {
    code: 'method-not-in-revision',
    severity: 'warning',
    kinds: ['request', 'notification'],
    unless: isOrdinary,
    title: 'Method of another revision',
    why: 'The receiver does not have it in the revision that this message speaks: it answers −32601, method not found, or passes the notification over. server/discover on a connection with a handshake is how newer clients find out which era a server speaks; nothing is wrong with that.',
    fix: 'Use what the revision has instead, or agree on a revision that has the method.',
    spec: 'MCP 2025-06-18 changelog; MCP 2025-11-25 changelog; MCP 2026-07-28 changelog',
    look: notInRevision,
  },
  {
    code: 'unknown-method',
    severity: 'warning',
    kinds: ['request'],
    unless: isOrdinary,
    title: 'Unknown method',
    why: 'Servers and clients on the SDKs answer −32601, method not found, unless a handler of that name was installed.',
    fix: 'Look at the spelling. A method of your own takes a prefix, as in "com.example/reindex", so that it never collides with one of MCP.',
    spec: tables,
    look: unknownMethod,
  },
  {
    code: 'unknown-notification',
    severity: 'info',
    kinds: ['notification'],
    unless: isOrdinary,
    title: 'Unknown notification',
    why: 'Receivers pass over notifications that they do not know, without a word: whatever it should have told them is lost, unless both sides have agreed on it.',
    fix: 'Look at the spelling; if the two sides have agreed on it, nothing has to be done.',
    spec: tables,
    look: unknownNotification,
  },
  ...eraDirectionChecks,
  deprecatedFeature,
];
