/** Which era serves a request (MCP 2026-07-28 basic/versioning), and what its envelope lacks (basic#meta). */

import { metaOf, requiredKeys } from '../../mcp/request-envelope.ts';
import { metaKeys, modernRevisions, type Revision } from '../../mcp/revisions.ts';
import { isObject, type JsonObject } from '../../model/message.ts';
import { invalidParams, invalidRequest, type Outcome, unsupportedVersion } from './errors.ts';
import type { Request, Terms } from './scope.ts';
import type { EraRule } from './settings.ts';

/** What a connection has settled so far. */
export interface Settled {
  /** The era of the first request that was served; null: none was. */
  readonly era: Terms['era'] | null;
  /** By `initialize`; null: there was none. */
  readonly revision: Revision | null;
  readonly clientCapabilities: JsonObject;
}

export const nothingSettled: Settled = { era: null, revision: null, clientCapabilities: {} };

const current = modernRevisions.at(-1) ?? '2026-07-28';

export function termsFor(request: Request, rule: EraRule, settled: Settled): Terms | Outcome {
  if (rule === 'handshake') return handshakeTerms(settled);
  if (rule === 'modern') return modernTerms(request, `Unsupported protocol version`);
  const claims = claimsModern(request);
  if (rule === 'strict' && settled.era === 'handshake') return claims ? otherEra : handshakeTerms(settled);
  if (rule === 'strict' && settled.era === 'modern') return modernTerms(request, initializeRefused);
  const opened = request.method === 'initialize' || settled.revision !== null || settled.era !== 'modern';
  return claims || !opened ? modernTerms(request, initializeRefused) : handshakeTerms(settled);
}

const otherEra = invalidRequest(
  `this connection serves the handshake protocol era; requests carrying the ${current} envelope are not accepted on it`,
);
const initializeRefused = `connection is serving the ${current} protocol; the initialize handshake is not accepted`;

function handshakeTerms({ revision, clientCapabilities }: Settled): Terms {
  return { era: 'handshake', revision: revision ?? '2025-11-25', clientCapabilities };
}

/** A key of the envelope is a claim, even where another one is missing. */
function claimsModern({ method, params }: Request): boolean {
  const meta = metaOf(params);
  return method === 'server/discover' || (meta !== null && requiredKeys.some((key) => key in meta));
}

function modernTerms({ method, params }: Request, refusal: string): Terms | Outcome {
  if (method === 'initialize') return unsupportedVersion(refusal, modernRevisions, params.protocolVersion);
  const meta = metaOf(params);
  if (meta === null)
    return invalidParams(`params._meta must be an object carrying the required ${named} envelope keys`);
  const missing = requiredKeys.filter((key) => meta[key] === undefined);
  if (missing.length > 0) {
    return invalidParams(`params._meta is missing the required envelope key(s): ${missing.join(', ')}`);
  }
  return termsIn(meta);
}

const named = requiredKeys.map((key) => `'${key}'`).join(' and ');

function termsIn(meta: JsonObject): Terms | Outcome {
  const { [metaKeys.protocolVersion]: version, [metaKeys.clientCapabilities]: clientCapabilities } = meta;
  if (typeof version !== 'string') return invalidParams(`${metaKeys.protocolVersion} has to be a string`);
  if (!isObject(clientCapabilities)) return invalidParams(`${metaKeys.clientCapabilities} has to be an object`);
  const revision = modernRevisions.find((served) => served === version);
  if (revision === undefined) return unsupportedVersion('Unsupported protocol version', modernRevisions, version);
  return { era: 'modern', revision, clientCapabilities };
}
