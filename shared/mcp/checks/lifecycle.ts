/** The handshake of the revisions up to 2025-11-25: initialize, its answer, notifications/initialized, then work. */
import type { Direction } from '../../model/frame.ts';
import { isObject } from '../../model/message.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { claimedVersion, eraOf, isRevision, preRelease } from '../revisions.ts';
import { sources } from '../sources.ts';

/** A request of the client that belongs to the handshake era: it claims no version of its own. */
function handshakeRequest({ message, direction }: MessageLook): string | null {
  if (message.kind !== 'request' || direction !== 'client-to-server') return null;
  return claimedVersion(message.params) === null ? message.method : null;
}

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
  const { initialize } = look.lifecycle;
  if (initialize?.state !== 'open') return null;
  const method = workingRequest(look);
  if (method === null) return null;
  return {
    message: `The request ${method} was sent before initialize (#${initialize.seq}) was answered.`,
    related: [initialize.seq],
  };
}

function serverBeforeResult(look: MessageLook): Finding | null {
  const { message, lifecycle } = look;
  const { initialize } = lifecycle;
  if (initialize?.state !== 'open' || !isFrom(look, 'server-to-client') || !('method' in message)) return null;
  if (['ping', 'notifications/message'].includes(message.method)) return null;
  return {
    message: `The server sent ${message.method} before it answered initialize (#${initialize.seq}).`,
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

/** The version in a result of initialize, with the one that was asked for. */
function versionAnswer({ message, link, lifecycle }: MessageLook): { asked: string | null; answered: unknown } | null {
  if (message.kind !== 'response' || !isObject(message.result)) return null;
  if (link.type !== 'answer' || link.request.method !== 'initialize') return null;
  return { asked: lifecycle.initialize?.asked ?? null, answered: message.result.protocolVersion };
}

function differentVersion(look: MessageLook): Finding | null {
  const answer = versionAnswer(look);
  if (answer === null || answer.asked === null || typeof answer.answered !== 'string') return null;
  if (answer.asked === answer.answered) return null;
  return {
    message: `The client asked for ${answer.asked}, the server answered with ${answer.answered}.`,
    place: { pointer: '/result/protocolVersion' },
  };
}

/** The version that a message names, and where. */
function namedVersion(look: MessageLook): { version: unknown; pointer: string } | null {
  const { message } = look;
  if (message.kind === 'response') {
    const answer = versionAnswer(look);
    return answer === null ? null : { version: answer.answered, pointer: '/result/protocolVersion' };
  }
  if (message.kind !== 'request') return null;
  if (message.method === 'initialize' && isObject(message.params)) {
    return { version: message.params.protocolVersion, pointer: '/params/protocolVersion' };
  }
  const claim = claimedVersion(message.params);
  return claim === null ? null : { version: claim, pointer: '/params/_meta/io.modelcontextprotocol~1protocolVersion' };
}

function unknownVersion(look: MessageLook): Finding | null {
  const named = namedVersion(look);
  if (named === null || typeof named.version !== 'string') return null;
  if (isRevision(named.version) || named.version === preRelease) return null;
  return {
    message: `There is no revision ${JSON.stringify(named.version.slice(0, 40))} of MCP.`,
    place: { pointer: named.pointer },
  };
}

function modernInitialize(look: MessageLook): Finding | null {
  if (handshakeRequest(look) !== 'initialize') return null;
  const version = namedVersion(look)?.version;
  if (typeof version !== 'string' || eraOf(version) !== 'modern') return null;
  return {
    message: `The client asks for ${version} in initialize; that revision has no handshake.`,
    place: { pointer: '/params/protocolVersion' },
  };
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
    kinds: ['request'],
    title: 'First request is not initialize',
    why: 'Up to 2025-11-25 a connection starts with initialize. TypeScript servers answer all the same, Python servers refuse with −32602, "Invalid request parameters".',
    fix: 'Send initialize first, or name the revision in _meta of every request as 2026-07-28 does.',
    spec: sources.lifecycle,
    look: notFirst,
  },
  {
    code: 'request-before-init-result',
    severity: 'warning',
    kinds: ['request'],
    title: 'Request before initialize was answered',
    why: 'Until the answer, neither the revision nor the capabilities are agreed. All tested servers answer, but a server may treat the request as one of another revision.',
    fix: 'Wait for the answer to initialize. Only ping may be sent before.',
    spec: sources.lifecycle,
    look: beforeResult,
  },
  {
    code: 'server-before-init-result',
    severity: 'warning',
    kinds: ['request', 'notification'],
    title: 'Server spoke before it answered initialize',
    why: 'A client does not know the server’s capabilities yet and may drop the message. server-everything does this when initialize and initialized arrive together.',
    fix: 'Answer initialize first; only ping and log messages may be sent before notifications/initialized.',
    spec: sources.lifecycle,
    look: serverBeforeResult,
  },
  {
    code: 'server-before-initialized',
    severity: 'warning',
    kinds: ['request'],
    title: 'Server asked before the client was ready',
    why: 'Until notifications/initialized the client may not have installed its handlers: it answers −32601, or not at all.',
    fix: 'Wait for notifications/initialized before asking for roots, sampling or elicitation.',
    spec: sources.lifecycle,
    look: serverBeforeInitialized,
  },
  {
    code: 'initialized-missing',
    severity: 'error',
    kinds: ['request'],
    title: 'notifications/initialized was not sent',
    why: 'The handshake is not finished. The tested servers (TypeScript, Python) answer all the same; others wait for it and refuse requests until then.',
    fix: 'Send notifications/initialized once, after the answer to initialize and before the first request.',
    spec: sources.lifecycle,
    look: missingInitialized,
  },
  {
    code: 'initialize-error-then-use',
    severity: 'warning',
    kinds: ['request'],
    title: 'Went on after initialize failed',
    why: 'The server has refused the connection; what it does with further requests is its own affair.',
    fix: 'Read the error, try again with a version that it names, or close the connection.',
    spec: sources.versions,
    look: afterFailure,
  },
  {
    code: 'initialized-early',
    severity: 'warning',
    kinds: ['notification'],
    title: 'notifications/initialized at the wrong time',
    why: 'It says that the client has read the answer to initialize, once. A server that starts its work on it may start too early, or twice.',
    fix: 'Send it exactly once, after the answer to initialize.',
    spec: sources.lifecycle,
    look: earlyInitialized,
  },
  {
    code: 'initialize-twice',
    severity: 'warning',
    kinds: ['request'],
    title: 'initialize again',
    why: 'A process serves one connection and is initialised once. All tested servers answer again, but keep state of the first time.',
    fix: 'Start a new process for a new connection.',
    spec: sources.lifecycle,
    look: secondInitialize,
  },
  {
    code: 'version-differs',
    severity: 'info',
    kinds: ['response'],
    title: 'Server chose another revision',
    why: 'The server does not speak the revision that was asked for and offers one that it does. The client goes on with that, or closes the connection.',
    fix: 'Nothing has to be done if the client speaks it. Features of the newer revision are not available.',
    spec: sources.versions,
    look: differentVersion,
  },
  {
    code: 'version-unknown',
    severity: 'warning',
    kinds: ['request', 'response'],
    title: 'Revision that does not exist',
    why: 'Servers answer an unknown version in initialize with their newest, and one in _meta with the error −32022.',
    fix: 'Use a published one: 2024-11-05, 2025-03-26, 2025-06-18, 2025-11-25 or 2026-07-28.',
    spec: sources.versions,
    look: unknownVersion,
  },
  {
    code: 'initialize-with-modern-version',
    severity: 'warning',
    kinds: ['request'],
    title: 'initialize with a revision that has no handshake',
    why: 'From 2026-07-28 there is no initialize. The tested servers answer it with 2025-11-25, so that the connection is not what the client asked for.',
    fix: 'Name the version in _meta of every request, or ask for 2025-11-25 here.',
    spec: 'MCP 2026-07-28 basic/versioning',
    look: modernInitialize,
  },
  {
    code: 'cancel-initialize',
    severity: 'error',
    kinds: ['notification'],
    title: 'initialize was cancelled',
    why: 'A client must not cancel it: without an answer there is no connection, and whether the server is initialised is anybody’s guess.',
    fix: 'Close the connection instead.',
    spec: sources.cancellation,
    look: cancelledInitialize,
  },
];
