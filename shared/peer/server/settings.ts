/** How a server behaves, apart from what it offers. */
import { type Era, handshakeRevisions, type Revision } from '../../mcp/revisions.ts';
import type { Implementation } from './definition.ts';
import type { ErrorNumbers } from './errors.ts';
import type { Registry } from './registry.ts';

/**
 * Which eras one connection may speak. `both`: each request is served as it claims to be, as the specification allows;
 * `strict`: the first request that is served settles the era of the connection; `handshake` and `modern`: only that one.
 */
export const eraRules = ['strict', 'both', 'handshake', 'modern'] as const;
export type EraRule = (typeof eraRules)[number];

export interface ServerSettings {
  readonly info: Implementation;
  readonly instructions?: string;
  readonly registry: Registry;
  readonly eras: EraRule;
  readonly errors: ErrorNumbers;
  /** Whether clients of the handshake era may subscribe and hear of changed lists; those of the modern era may. */
  readonly changes: boolean;
  /** The eras in which tools may send log messages; 2026-07-28 has deprecated them. */
  readonly logging: readonly Era[];
  /** Items on one page of a list. */
  readonly pageSize: number;
}

export const usualSettings = {
  eras: 'both',
  errors: 'specification',
  changes: true,
  logging: ['handshake', 'modern'],
  pageSize: 50,
} as const satisfies Partial<ServerSettings>;

/** The one that is asked for where it is known, else the newest (MCP 2025-11-25 basic/lifecycle#version-negotiation). */
export function negotiated(asked: string): Revision {
  return handshakeRevisions.find((revision) => revision === asked) ?? '2025-11-25';
}
