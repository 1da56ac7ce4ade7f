/** From a request and its terms to its outcome: methods and params by the tables of the revision. */
import { entryIn } from '../../mcp/methods.ts';
import { metaOf } from '../../mcp/request-envelope.ts';
import { metaKeys, modernRevisions } from '../../mcp/revisions.ts';
import { faultsIn } from '../../mcp/validate/faults.ts';
import { nodeFor } from '../../mcp/validate/nodes.ts';
import { sentenceOf } from '../../mcp/validate/words.ts';
import type { JsonObject } from '../../model/message.ts';
import { rounded } from '../exact-json.ts';
import { advertises, capabilitiesOf } from './capabilities.ts';
import { internalError, invalidParams, methodNotFound, type Outcome, result } from './errors.ts';
import { inRevision } from './in-revision.ts';
import { complete, getPrompt, listPrompts } from './prompts.ts';
import { listResources, listTemplates, readResource } from './resources.ts';
import type { Scope } from './scope.ts';
import { negotiated } from './settings.ts';
import { callTool, listTools } from './tools.ts';

type Handler = (scope: Scope) => Outcome | Promise<Outcome>;

const handlers: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['initialize', initialize],
  ['server/discover', discover],
  ['ping', () => result({})],
  ['tools/list', listTools],
  ['tools/call', callTool],
  ['resources/list', listResources],
  ['resources/templates/list', listTemplates],
  ['resources/read', readResource],
  ['prompts/list', listPrompts],
  ['prompts/get', getPrompt],
  ['completion/complete', complete],
]);

/** Complete results of these say how long they hold (MCP 2026-07-28 server/utilities/caching). */
const cacheable: ReadonlySet<string> = new Set([
  'server/discover',
  'tools/list',
  'resources/list',
  'resources/templates/list',
  'resources/read',
  'prompts/list',
]);

/** @param own methods that need more of the connection than its scope */
export async function dispatch(scope: Scope, own: ReadonlyMap<string, Handler>): Promise<Outcome> {
  const { method } = scope.request;
  const handler = own.get(method) ?? handlers.get(method);
  if (handler === undefined || !serves(method, scope)) return methodNotFound(method);
  const fault = paramsFault(scope);
  if (fault !== null) return fault;
  try {
    const outcome = await handler(scope);
    return 'error' in outcome ? outcome : result(dressed(outcome.result, scope));
  } catch (error) {
    return internalError(error instanceof Error ? error.message : String(error));
  }
}

/** The revision has the method, a client may send it, and what it needs is advertised. */
function serves(method: string, { revision, era, settings }: Scope): boolean {
  const entry = entryIn(method, revision);
  if (entry === null || entry.from === 'server-to-client') return false;
  return entry.capability === undefined || advertises(capabilitiesOf(settings, era), entry.capability);
}

function paramsFault({ request: { method, params }, revision }: Scope): Outcome | null {
  const node = nodeFor(revision, method, 'params');
  const [fault] = node === null ? [] : faultsIn(node, rounded(params), [], 1).faults;
  return fault === undefined ? null : invalidParams(sentenceOf(fault, 'params', method));
}

/** A result as the revision has it. */
function dressed(content: JsonObject, { request: { method }, era, revision, settings }: Scope): JsonObject {
  if (era === 'handshake') return inRevision(method, 'result', content, revision);
  const complete = content.resultType === undefined;
  const whole = {
    ...content,
    ...(complete && { resultType: 'complete' }),
    ...(complete && cacheable.has(method) && { ttlMs: 0, cacheScope: 'private' }),
    _meta: { ...metaOf(content), [metaKeys.serverInfo]: settings.info },
  };
  return complete ? inRevision(method, 'result', whole, revision) : whole;
}

function initialize({ request, settings }: Scope): Outcome {
  const protocolVersion = negotiated(String(request.params.protocolVersion));
  const { info, instructions } = settings;
  const told = { protocolVersion, capabilities: capabilitiesOf(settings, 'handshake'), serverInfo: info, instructions };
  return result(inRevision('initialize', 'result', told, protocolVersion));
}

function discover({ settings, era }: Scope): Outcome {
  const { instructions } = settings;
  return result({
    supportedVersions: modernRevisions,
    capabilities: capabilitiesOf(settings, era),
    ...(instructions !== undefined && { instructions }),
  });
}
