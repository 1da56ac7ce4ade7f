/** The revisions of the protocol, and the keys that tell which one a message speaks. */
import { isObject } from '../model/message.ts';

/** Dated revisions, oldest first. Up to 2025-11-25 a connection opens with a handshake; from 2026-07-28 none does. */
export const revisions = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'] as const;

export type Revision = (typeof revisions)[number];

/** An early draft that SDKs still accept in `initialize`; no published schema has it. */
export const preRelease = '2024-10-07';

export const handshakeRevisions: readonly Revision[] = revisions.slice(0, 4);
export const modernRevisions: readonly Revision[] = revisions.slice(4);

export type Era = 'handshake' | 'modern';

const published: ReadonlySet<unknown> = new Set(revisions);

export function isRevision(value: unknown): value is Revision {
  return published.has(value);
}

/** The era of a version string; revisions are dates, so that unknown ones can be placed too. Null: not a date. */
export function eraOf(version: string): Era | null {
  if (isRevision(version)) return version === '2026-07-28' ? 'modern' : 'handshake';
  if (!/^\d{4}-\d\d-\d\d$/.test(version)) return null;
  return version < '2026-07-28' ? 'handshake' : 'modern';
}

export const metaKeys = {
  protocolVersion: 'io.modelcontextprotocol/protocolVersion',
  clientCapabilities: 'io.modelcontextprotocol/clientCapabilities',
  clientInfo: 'io.modelcontextprotocol/clientInfo',
  logLevel: 'io.modelcontextprotocol/logLevel',
  serverInfo: 'io.modelcontextprotocol/serverInfo',
  subscriptionId: 'io.modelcontextprotocol/subscriptionId',
} as const;

/** The version that params claim in `_meta` (MCP 2026-07-28 basic#meta), or null. */
export function claimedVersion(params: unknown): string | null {
  if (!isObject(params) || !isObject(params._meta)) return null;
  const version = params._meta[metaKeys.protocolVersion];
  return typeof version === 'string' ? version : null;
}
