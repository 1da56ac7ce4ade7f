/**
 * The errors that a server answers with.
 *
 * `specification` numbers are those of MCP. `notes` numbers are those of an older set of notes, for whoever has to
 * look like a server that follows them: -32601 for whatever has an unknown name, -32602 for arguments that do not fit.
 * These notes also put "access denied" and "rate limited" at -32001 and -32002 and hold that those lie outside of the
 * range that JSON-RPC reserves, where codes of applications belong. It is the other way round: -32768 to -32000 is
 * reserved, both lie in it, and application codes belong outside (JSON-RPC 2.0, section 5.1). -32002 is taken besides:
 * "resource not found" until 2025-11-25, and not to be sent at all since.
 */
import type { Era } from '../../mcp/revisions.ts';
import type { JsonObject } from '../../model/message.ts';

export type ErrorNumbers = 'specification' | 'notes';

export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

export type Outcome = { readonly result: JsonObject } | { readonly error: RpcError };

export function result(content: JsonObject): Outcome {
  return { result: content };
}

export function refused(code: number, message: string, data?: unknown): Outcome {
  return { error: { code, message, ...(data === undefined ? {} : { data }) } };
}

export const invalidRequest = (message: string): Outcome => refused(-32600, message);
export const methodNotFound = (method: string): Outcome => refused(-32601, 'Method not found', { method });
export const invalidParams = (message: string): Outcome => refused(-32602, message);
export const internalError = (message: string): Outcome => refused(-32603, message);

export function unknownName(what: 'tool' | 'prompt', name: string, numbers: ErrorNumbers): Outcome {
  return refused(numbers === 'notes' ? -32601 : -32602, `Unknown ${what}: ${name}`);
}

/** -32002 until 2025-11-25, -32602 since (MCP 2026-07-28 server/resources). */
export function unknownResource(uri: string, era: Era, numbers: ErrorNumbers): Outcome {
  const code = era === 'modern' ? -32602 : -32002;
  return refused(numbers === 'notes' ? -32601 : code, 'Resource not found', { uri });
}

/** The client asked for a revision that is not served (MCP 2026-07-28 basic/versioning). */
export function unsupportedVersion(message: string, supported: readonly string[], requested: unknown): Outcome {
  return refused(-32022, message, { supported, requested: String(requested) });
}

/** What the request's own envelope does not declare may not be asked (MCP 2026-07-28 basic/patterns/mrtr). */
export function missingCapability(requiredCapabilities: JsonObject): Outcome {
  return refused(-32021, 'The client lacks a capability that this needs', { requiredCapabilities });
}
