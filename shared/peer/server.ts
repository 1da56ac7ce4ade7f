/**
 * The server half of the protocol as a pure function: a message and what is known of the connection in, an answer out.
 * It speaks both eras; like the SDKs, a connection keeps the era of its first request other than `server/discover`.
 */
import { type Era, handshakeRevisions, metaKeys, modernRevisions } from '../mcp/revisions.ts';
import { isObject, type JsonObject } from '../model/message.ts';
import { type Outcome, protocolError, protocolErrors, result } from './outcome.ts';
import { callTool, listedTool, type Tool } from './tool.ts';

export interface ServerDefinition {
  readonly name: string;
  readonly version: string;
  readonly tools: readonly Tool[];
}

/** What a connection has settled so far. */
export interface Connection {
  readonly era: Era | null;
}

export const newConnection: Connection = { era: null };

export interface Answer {
  readonly connection: Connection;
  /** Null for notifications and for what is no request. */
  readonly reply: JsonObject | null;
}

/** @param message A parsed line; anything may come. */
export function answer(server: ServerDefinition, connection: Connection, message: unknown): Answer {
  if (!isRequest(message)) return { connection, reply: null };
  const era = eraFor(message, connection);
  const outcome = era === 'modern' ? modernOutcome(server, message) : handshakeOutcome(server, message);
  const settled = connection.era ?? (message.method === 'server/discover' || 'error' in outcome ? null : era);
  return { connection: { era: settled }, reply: { jsonrpc: '2.0', id: message.id, ...outcome } };
}

type RequestMessage = JsonObject & { readonly id: string | number; readonly method: string };

function isRequest(message: unknown): message is RequestMessage {
  if (!isObject(message) || message.jsonrpc !== '2.0' || typeof message.method !== 'string') return false;
  return typeof message.id === 'string' || typeof message.id === 'number';
}

/** A request whose `_meta` names a revision claims the modern era (MCP 2026-07-28 basic/versioning). */
function eraFor(message: RequestMessage, { era }: Connection): Era {
  if (era !== null) return era;
  return metaKeys.protocolVersion in metaOf(message) || message.method === 'server/discover' ? 'modern' : 'handshake';
}

function metaOf({ params }: RequestMessage): JsonObject {
  return isObject(params) && isObject(params._meta) ? params._meta : {};
}

function handshakeOutcome(server: ServerDefinition, { method, params }: RequestMessage): Outcome {
  if (method === 'initialize') return initialize(server, params);
  if (method === 'ping') return result({});
  if (method === 'tools/list') return result({ tools: server.tools.map(listedTool) });
  if (method === 'tools/call') return callTool(server.tools, params);
  return protocolErrors.methodNotFound(method);
}

/** The version asked for when it is known here, else the newest one (MCP 2025-11-25 basic/lifecycle). */
function initialize({ name, version }: ServerDefinition, params: unknown): Outcome {
  const asked = isObject(params) ? params.protocolVersion : undefined;
  const protocolVersion = handshakeRevisions.find((revision) => revision === asked) ?? handshakeRevisions.at(-1);
  return result({ protocolVersion, capabilities: { tools: {} }, serverInfo: { name, version } });
}

function modernOutcome(server: ServerDefinition, message: RequestMessage): Outcome {
  const fault = envelopeFault(message);
  if (fault !== null) return fault;
  const outcome = modernResult(server, message);
  if ('error' in outcome) return outcome;
  const _meta = { [metaKeys.serverInfo]: { name: server.name, version: server.version } };
  return result({ ...outcome.result, resultType: 'complete', _meta });
}

function modernResult(server: ServerDefinition, { method, params }: RequestMessage): Outcome {
  const cacheable = { ttlMs: 0, cacheScope: 'private' };
  if (method === 'server/discover') {
    return result({ supportedVersions: modernRevisions, capabilities: { tools: {} }, ...cacheable });
  }
  if (method === 'tools/list') return result({ tools: server.tools.map(listedTool), ...cacheable });
  if (method === 'tools/call') return callTool(server.tools, params);
  return protocolErrors.methodNotFound(method);
}

/** The keys that every request of the era carries (MCP 2026-07-28 basic#meta). */
function envelopeFault(message: RequestMessage): Outcome | null {
  const meta = metaOf(message);
  const requested = meta[metaKeys.protocolVersion];
  if (message.method === 'initialize') return initializeFault(message.params);
  if (requested === undefined) return protocolErrors.missingEnvelope(metaKeys.protocolVersion);
  if (!isObject(meta[metaKeys.clientCapabilities])) return protocolErrors.missingEnvelope(metaKeys.clientCapabilities);
  return modernRevisions.some((revision) => revision === requested) ? null : unsupported(requested);
}

function initializeFault(params: unknown): Outcome {
  return unsupported(isObject(params) ? params.protocolVersion : undefined);
}

function unsupported(requested: unknown): Outcome {
  const data = { supported: modernRevisions, requested: String(requested) };
  return protocolError(-32022, `Unsupported protocol version: ${String(requested)}`, data);
}
