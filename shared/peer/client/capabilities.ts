/** What the client says of itself when it opens a connection, or in the envelope of every request. */

import { metaKeys } from '../../mcp/revisions.ts';
import type { ClientSettings } from '../../model/client-settings.ts';
import type { JsonObject } from '../../model/message.ts';

/** Capabilities follow from what is answered (MCP 2025-11-25 basic/lifecycle#capability-negotiation). */
export function capabilitiesOf({ answers }: ClientSettings, revision: string): JsonObject {
  const { roots, sampling, elicitation } = answers;
  return {
    ...(roots.how !== 'none' && { roots: {} }),
    ...(sampling.how !== 'none' && { sampling: {} }),
    ...(elicitation.how !== 'none' && elicitationIn(revision)),
  };
}

/** 2025-06-18 brought it, with forms alone; since 2025-11-25 its modes are named. */
function elicitationIn(revision: string): JsonObject {
  if (revision < '2025-06-18') return {};
  return { elicitation: revision < '2025-11-25' ? {} : { form: {}, url: {} } };
}

/** The `_meta` of a request of the modern era (MCP 2026-07-28 basic#meta). */
export function envelopeOf(settings: ClientSettings, clientInfo: JsonObject, revision: string): JsonObject {
  return {
    [metaKeys.protocolVersion]: revision,
    [metaKeys.clientCapabilities]: capabilitiesOf(settings, revision),
    [metaKeys.clientInfo]: clientInfo,
  };
}
