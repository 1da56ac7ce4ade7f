/** The handshake of the revisions up to 2025-11-25: initialize, its answer, notifications/initialized, then work. */
import type { Direction } from '../../model/frame.ts';
import { maySpeakEarly } from '../lifecycle.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { handshakeRevisions } from '../revisions.ts';
import { sources } from '../sources.ts';
import { handshakeRequest } from './versions.ts';

const notWork: ReadonlySet<string> = new Set(['initialize', 'ping', 'server/discover']);

/** A request that is only allowed once the connection is open. */
function workingRequest(look: MessageLook): string | null {
  const method = handshakeRequest(look);
  return method === null || notWork.has(method) ? null : method;
}

function isFrom(look: MessageLook, direction: Direction): boolean {
  return look.direction === direction;
}

function isInitialized({ message, direction }: MessageLook): boolean {
  return (
    message.kind === 'notification' &&
    message.method === 'notifications/initialized' &&
    direction === 'client-to-server'
  );
}

function notFirst(look: MessageLook): Finding | null {
  const { openers, initialize, era } = look.lifecycle;
  if (openers > 0 || initialize !== null || era === 'modern') return null;
  const method = workingRequest(look);
  if (method === null) return null;
  return { message: `The first request is ${method}; it has to be initialize.`, place: { pointer: '/method' } };
}

function beforeResult(look: MessageLook): Finding | null {
  const { initialize, hurried } = look.lifecycle;
  if (initialize?.state !== 'open' || hurried) return null;
  const method = workingRequest(look);
  if (method === null) return null;
  return {
    message: `The request ${method} was sent before initialize (#${initialize.seq}) was answered; others until then are not marked.`,
    related: [initialize.seq],
  };
}

function serverBeforeResult(look: MessageLook): Finding | null {
  const { message, lifecycle } = look;
  const { initialize, spoken } = lifecycle;
  if (initialize?.state !== 'open' || spoken || !isFrom(look, 'server-to-client')) return null;
  if (!('method' in message) || maySpeakEarly(message.method)) return null;
  return {
    message: `The server sent ${message.method} before it answered initialize (#${initialize.seq}); others until then are not marked.`,
    related: [initialize.seq],
  };
}

function serverBeforeInitialized(look: MessageLook): Finding | null {
  const { message, lifecycle } = look;
  if (!isFrom(look, 'server-to-client') || message.kind !== 'request' || message.method === 'ping') return null;
  if (lifecycle.initialize?.state !== 'answered' || lifecycle.initialized !== null) return null;
  return { message: `The server sent the request ${message.method} before notifications/initialized.` };
}

function missingInitialized(look: MessageLook): Finding | null {
  const { lifecycle } = look;
  if (lifecycle.initialize?.state !== 'answered' || lifecycle.initialized !== null || lifecycle.early > 0) return null;
  const method = workingRequest(look);
  if (method === null) return null;
  return {
    message: `The request ${method} was sent without notifications/initialized before it.`,
    related: [lifecycle.initialize.seq],
  };
}

function afterFailure(look: MessageLook): Finding | null {
  const { initialize, early } = look.lifecycle;
  if (initialize?.state !== 'failed' || early > 0) return null;
  const method = workingRequest(look);
  if (method === null) return null;
  return {
    message: `The request ${method} was sent although initialize (#${initialize.seq}) had failed.`,
    related: [initialize.seq],
  };
}

function earlyInitialized(look: MessageLook): Finding | null {
  if (!isInitialized(look)) return null;
  const { initialize, initialized } = look.lifecycle;
  if (initialized !== null)
    return { message: `The notification was sent before, in #${initialized}.`, related: [initialized] };
  if (initialize === null) return { message: 'The notification was sent without initialize before it.' };
  if (initialize.state !== 'open') return null;
  return {
    message: `The notification was sent before initialize (#${initialize.seq}) was answered.`,
    related: [initialize.seq],
  };
}

function secondInitialize(look: MessageLook): Finding | null {
  const { initialize } = look.lifecycle;
  if (handshakeRequest(look) !== 'initialize' || initialize === null || initialize.state === 'failed') return null;
  return { message: `The connection was initialised before, in #${initialize.seq}.`, related: [initialize.seq] };
}

function cancelledInitialize({ message, link, direction }: MessageLook): Finding | null {
  if (message.kind !== 'notification' || direction !== 'client-to-server') return null;
  if (link.type !== 'cancel' || link.request?.method !== 'initialize') return null;
  return {
    message: 'The notification cancels initialize.',
    place: { pointer: '/params/requestId' },
    related: [link.request.seq],
  };
}

export const lifecycleChecks: readonly MessageCheck[] = [
  {
    code: 'initialize-not-first',
    severity: 'error',
    about: handshakeRevisions,
    kinds: ['request'],
    during: 'opening',
    title: 'First request is not initialize',
    why: 'Up to 2025-11-25 a connection starts with initialize. TypeScript servers answer all the same, Python servers refuse with −32602, "Invalid request parameters".',
    fix: 'Send initialize first, or name the revision in _meta of every request as 2026-07-28 does.',
    spec: sources.lifecycle,
    look: notFirst,
  },
  {
    code: 'request-before-init-result',
    severity: 'warning',
    about: handshakeRevisions,
    kinds: ['request'],
    during: 'opening',
    title: 'Request before initialize was answered',
    why: 'Until the answer, neither the revision nor the capabilities are agreed. All tested servers answer, but a server may treat the request as one of another revision.',
    fix: 'Wait for the answer to initialize. Only ping may be sent before.',
    spec: sources.lifecycle,
    look: beforeResult,
  },
  {
    code: 'server-before-init-result',
    severity: 'warning',
    about: handshakeRevisions,
    kinds: ['request', 'notification'],
    during: 'opening',
    title: 'Server spoke before it answered initialize',
    why: 'A client does not know the server’s capabilities yet and may drop the message. server-everything does this when initialize and initialized arrive together.',
    fix: 'Answer initialize first; only ping and log messages may be sent before notifications/initialized.',
    spec: sources.lifecycle,
    look: serverBeforeResult,
  },
  {
    code: 'server-before-initialized',
    severity: 'warning',
    about: handshakeRevisions,
    kinds: ['request'],
    during: 'opening',
    title: 'Server asked before the client was ready',
    why: 'Until notifications/initialized the client may not have installed its handlers: it answers −32601, or not at all.',
    fix: 'Wait for notifications/initialized before asking for roots, sampling or elicitation.',
    spec: sources.lifecycle,
    look: serverBeforeInitialized,
  },
  {
    code: 'initialized-missing',
    severity: 'error',
    about: handshakeRevisions,
    kinds: ['request'],
    during: 'opening',
    title: 'notifications/initialized was not sent',
    why: 'The handshake is not finished. The tested servers (TypeScript, Python) answer all the same; others wait for it and refuse requests until then.',
    fix: 'Send notifications/initialized once, after the answer to initialize and before the first request.',
    spec: sources.lifecycle,
    look: missingInitialized,
  },
  {
    code: 'initialize-error-then-use',
    severity: 'warning',
    about: handshakeRevisions,
    kinds: ['request'],
    during: 'opening',
    title: 'Went on after initialize failed',
    why: 'The server has refused the connection; what it does with further requests is its own affair.',
    fix: 'Read the error, try again with a version that it names, or close the connection.',
    spec: sources.versions,
    look: afterFailure,
  },
  {
    code: 'initialized-early',
    severity: 'warning',
    about: handshakeRevisions,
    kinds: ['notification'],
    methods: ['notifications/initialized'],
    title: 'notifications/initialized at the wrong time',
    why: 'It says that the client has read the answer to initialize, once. A server that starts its work on it may start too early, or twice.',
    fix: 'Send it exactly once, after the answer to initialize.',
    spec: sources.lifecycle,
    look: earlyInitialized,
  },
  {
    code: 'initialize-twice',
    severity: 'warning',
    about: handshakeRevisions,
    kinds: ['request'],
    methods: ['initialize'],
    title: 'initialize again',
    why: 'A process serves one connection and is initialised once. All tested servers answer again, but keep state of the first time.',
    fix: 'Start a new process for a new connection.',
    spec: sources.lifecycle,
    look: secondInitialize,
  },
  {
    code: 'cancel-initialize',
    severity: 'error',
    about: handshakeRevisions,
    kinds: ['notification'],
    links: ['cancel'],
    title: 'initialize was cancelled',
    why: 'A client must not cancel it: without an answer there is no connection, and whether the server is initialised is anybody’s guess.',
    fix: 'Close the connection instead.',
    spec: sources.cancellation,
    look: cancelledInitialize,
  },
];
