/** Features that still work but are to go. */
import { pointerStep } from '../../jsonrpc/locate.ts';
import { isObject, type JsonObject } from '../../model/message.ts';
import { inputRequestsIn } from '../asks.ts';
import { clientIn } from '../knowledge/capabilities.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { metaKeys } from '../revisions.ts';

const metaPointer = (key: string) => `/params/_meta${pointerStep(key)}`;
const featureOf: ReadonlyMap<unknown, string> = new Map([
  ['roots/list', 'Roots are'],
  ['roots', 'Roots are'],
  ['sampling/createMessage', 'Sampling is'],
  ['sampling', 'Sampling is'],
]);

function features(look: MessageLook): readonly Finding[] | Finding | null {
  const { message, direction, era } = look;
  if (direction === 'client-to-server') return era === 'modern' && message.kind === 'request' ? fromClient(look) : null;
  if (era === 'modern') return message.kind === 'response' ? fromServer(look, message.result) : null;
  if (message.kind !== 'request' || message.method !== 'sampling/createMessage') return null;
  return contextFinding(message.params, '/params');
}

/** Only the context of servers is deprecated since 2025-11-25. */
function contextFinding(params: unknown, pointer: string): Finding | null {
  if (!isObject(params)) return null;
  const { includeContext } = params;
  if (includeContext !== 'thisServer' && includeContext !== 'allServers') return null;
  return {
    message: `The context "${includeContext}" is asked for, which is deprecated since 2025-11-25.`,
    place: { pointer: `${pointer}/includeContext` },
  };
}

function fromServer(look: MessageLook, result: unknown): readonly Finding[] | Finding | null {
  if (!isObject(result)) return null;
  if (result.resultType === 'input_required') return questions(look, result);
  const { link } = look;
  if (link.type !== 'answer' || link.request.method !== 'server/discover' || !isObject(result.capabilities))
    return null;
  const has = result.capabilities.logging !== undefined;
  return has ? deprecation('Logging is', look, '/result/capabilities/logging') : null;
}

function questions({ revision }: MessageLook, result: JsonObject): readonly Finding[] {
  const found: Finding[] = [];
  for (const { method, params, pointer } of inputRequestsIn(result)) {
    const feature = featureOf.get(method);
    if (feature === undefined) continue;
    found.push(
      contextFinding(params, `${pointer}/params`) ?? {
        message: `${feature} deprecated in ${revision}.`,
        place: { pointer: `${pointer}/method` },
      },
    );
  }
  return found;
}

/** The wish for log messages stands in each request that has it; what the client can do is told of once, in its first. */
function fromClient(look: MessageLook): readonly Finding[] | Finding | null {
  const { params, method } = look.json;
  if (!isObject(params) || !isObject(params._meta)) return null;
  if (params._meta[metaKeys.logLevel] !== undefined)
    return deprecation('Logging is', look, metaPointer(metaKeys.logLevel));
  return method === 'server/discover' ? offered(look, clientIn(params) ?? {}) : null;
}

function offered(look: MessageLook, capabilities: JsonObject): readonly Finding[] {
  return ['roots', 'sampling']
    .filter((name) => capabilities[name] !== undefined)
    .map((name) => deprecation(featureOf.get(name) ?? '', look, `${metaPointer(metaKeys.clientCapabilities)}/${name}`));
}

function deprecation(feature: string, { revision }: MessageLook, pointer: string): Finding {
  return { message: `${feature} deprecated in ${revision}.`, place: { pointer, key: true } };
}

export const deprecatedFeature: MessageCheck = {
  code: 'deprecated-feature',
  severity: 'info',
  revisions: ['2025-11-25', '2026-07-28'],
  kinds: ['request', 'response'],
  title: 'Deprecated feature',
  why: 'Roots, sampling, log messages and includeContext work as before, and will be removed in a revision to come. Some clients never had them.',
  fix: 'Nothing has to be done now. Instead of roots, take folders as arguments; instead of sampling, call a model from the server; instead of log messages, write to stderr; leave includeContext out.',
  spec: 'MCP 2026-07-28 deprecated; MCP 2025-11-25 client/sampling',
  look: features,
};
