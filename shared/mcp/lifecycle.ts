/** How far a connection has come: what the lifecycle checks and the session's facts are based on. */
import type { Direction } from '../model/frame.ts';
import { isObject, type WireMessage } from '../model/message.ts';
import type { Link } from './link.ts';
import { claimedVersion, type Era, metaKeys } from './revisions.ts';

export interface Initialize {
  /** `seq` of the request. */
  readonly seq: number;
  /** The version that the client asked for, or null when it named none. */
  readonly asked: string | null;
  readonly state: 'open' | 'answered' | 'failed';
  /** The version that the server answered with. */
  readonly negotiated: string | null;
  /** The era that the connection was taken for before it. */
  readonly eraBefore: Era | null;
}

export interface Lifecycle {
  /** Client requests that commit a connection to an era: all but ping, server/discover and those with a claim. */
  readonly openers: number;
  /** The latest `initialize`. */
  readonly initialize: Initialize | null;
  /** `seq` of the first `notifications/initialized`. */
  readonly initialized: number | null;
  /** Client requests other than ping since initialize was answered and before `notifications/initialized`. */
  readonly early: number;
  /** The client has asked for something, the server has spoken, while the latest initialize was not answered. */
  readonly hurried: boolean;
  readonly spoken: boolean;
  /** The version that a request claimed last, and where. */
  readonly claim: { readonly version: string; readonly seq: number } | null;
  readonly era: Era | null;
  readonly server: { readonly name: string; readonly version: string } | null;
}

export const untouched: Lifecycle = {
  openers: 0,
  initialize: null,
  initialized: null,
  early: 0,
  hurried: false,
  spoken: false,
  claim: null,
  era: null,
  server: null,
};

/** True once the handshake is finished: nothing that belongs to opening a connection is to be expected any more. */
export function isOpen({ initialize, initialized }: Lifecycle): boolean {
  return initialized !== null && initialize?.state === 'answered';
}

/** True once the server has agreed to a handshake: what claims no version belongs to it, whatever else is spoken. */
export function hasHandshake({ initialize }: Lifecycle): boolean {
  return initialize?.state === 'answered';
}

/** The lifecycle after this message. Returns the same object when nothing changed, which is the ordinary case. */
export function advance(
  before: Lifecycle,
  message: WireMessage,
  link: Link,
  direction: Direction,
  seq: number,
): Lifecycle {
  switch (message.kind) {
    case 'request':
      if (direction === 'server-to-client') return afterServer(before, message.method);
      return afterRequest(before, message.method, message.params, seq);
    case 'notification':
      if (direction === 'server-to-client') return afterServer(before, message.method);
      return afterNotification(before, message.method, seq);
    case 'response':
    case 'error':
      return link.type === 'answer' ? afterAnswer(before, message, link.request.method, link.request.seq) : before;
    default:
      return before;
  }
}

function afterRequest(before: Lifecycle, method: string, params: unknown, seq: number): Lifecycle {
  const version = claimedVersion(params);
  if (version !== null) return afterClaim(before, method, version, seq);
  if (method === 'initialize') return afterInitialize(before, params, seq);
  if (method === 'ping' || method === 'server/discover') return before;
  const early = isWaitingForInitialized(before) ? before.early + 1 : before.early;
  const hurried = before.hurried || before.initialize?.state === 'open';
  if (early === before.early && hurried === before.hurried && before.openers > 0) return before;
  return { ...before, openers: before.openers + 1, early, hurried };
}

/** A server may ping and log before it has answered initialize (MCP 2025-11-25 basic/lifecycle#initialization). */
export function maySpeakEarly(method: string): boolean {
  return method === 'ping' || method === 'notifications/message';
}

function afterServer(before: Lifecycle, method: string): Lifecycle {
  if (before.spoken || before.initialize?.state !== 'open' || maySpeakEarly(method)) return before;
  return { ...before, spoken: true };
}

/** A claim is what makes a connection modern; `server/discover` only asks (MCP 2026-07-28 basic/versioning). */
function afterClaim(before: Lifecycle, method: string, version: string, seq: number): Lifecycle {
  const era = method === 'server/discover' || hasHandshake(before) ? before.era : 'modern';
  if (before.claim?.version === version && before.era === era) return before;
  return { ...before, claim: { version, seq }, era };
}

function afterInitialize(before: Lifecycle, params: unknown, seq: number): Lifecycle {
  const asked = isObject(params) && typeof params.protocolVersion === 'string' ? params.protocolVersion : null;
  const initialize: Initialize = { seq, asked, state: 'open', negotiated: null, eraBefore: before.era };
  return { ...before, openers: before.openers + 1, initialize, hurried: false, spoken: false, era: 'handshake' };
}

function isWaitingForInitialized(lifecycle: Lifecycle): boolean {
  return lifecycle.initialized === null && lifecycle.initialize !== null && lifecycle.initialize.state !== 'open';
}

function afterNotification(before: Lifecycle, method: string, seq: number): Lifecycle {
  const first = method === 'notifications/initialized' && before.initialized === null;
  return first ? { ...before, initialized: seq } : before;
}

function afterAnswer(before: Lifecycle, message: WireMessage, method: string, request: number): Lifecycle {
  const { initialize } = before;
  if (method === 'initialize' && initialize?.seq === request) return afterInitializeAnswer(before, initialize, message);
  if (method === 'server/discover') return afterDiscover(before, message);
  const server = before.server ?? serverInMeta(message);
  return server === before.server ? before : { ...before, server };
}

function afterInitializeAnswer(before: Lifecycle, initialize: Initialize, message: WireMessage): Lifecycle {
  if (message.kind !== 'response' || !isObject(message.result)) {
    const era = isModernRefusal(message) ? 'modern' : (initialize.eraBefore ?? before.era);
    return { ...before, initialize: { ...initialize, state: 'failed' }, era };
  }
  const { protocolVersion, serverInfo } = message.result;
  const negotiated = typeof protocolVersion === 'string' ? protocolVersion : null;
  return {
    ...before,
    initialize: { ...initialize, state: 'answered', negotiated },
    era: 'handshake',
    server: implementationOf(serverInfo) ?? before.server,
  };
}

/** A result, or the error that lists other versions, comes only from a server of the modern era. */
function afterDiscover(before: Lifecycle, message: WireMessage): Lifecycle {
  if (message.kind !== 'response' && !isModernRefusal(message)) return before;
  const era = hasHandshake(before) ? before.era : 'modern';
  return { ...before, era, server: serverInMeta(message) ?? before.server };
}

function isModernRefusal(message: WireMessage): boolean {
  return message.kind === 'error' && isObject(message.error) && message.error.code === -32022;
}

function serverInMeta(message: WireMessage): Lifecycle['server'] {
  if (message.kind !== 'response' || !isObject(message.result) || !isObject(message.result._meta)) return null;
  return implementationOf(message.result._meta[metaKeys.serverInfo]);
}

function implementationOf(value: unknown): Lifecycle['server'] {
  if (!isObject(value) || typeof value.name !== 'string') return null;
  return { name: value.name, version: typeof value.version === 'string' ? value.version : '' };
}
