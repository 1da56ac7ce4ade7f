/** What a server asks of a client that has not declared that it can do it. */
import { isObject, type JsonObject } from '../../model/message.ts';
import { type Ask, askingMethods, asksNothing, serverAsks } from '../asks.ts';
import { isDeclarable } from '../declarable.ts';
import { clientIn, hasCapability } from '../knowledge/capabilities.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { handshakeRevisions, isRevision, modernRevisions } from '../revisions.ts';
import { sources } from '../sources.ts';

interface Client {
  readonly capabilities: JsonObject;
  /** `seq` of the message that declared them. */
  readonly seq: number;
}

interface Need {
  readonly capability: string;
  /** JSON pointer from what is asked to the reason for the need. */
  readonly pointer: string;
}

/** Up to 2025-11-25 a client declares once; since then with each request, and an answer asks that request's client. */
function clientOf({ era, known, link }: MessageLook): Client | null {
  if (era !== 'modern') return known.capabilities.client;
  const capabilities = link.type === 'answer' ? clientIn(link.asked) : null;
  return capabilities === null || link.type !== 'answer' ? null : { capabilities, seq: link.request.seq };
}

function missingFor(look: MessageLook): readonly Finding[] | null {
  const client = clientOf(look);
  if (client === null) return null;
  const found: Finding[] = [];
  for (const ask of serverAsks(look)) {
    const need = needOf(ask, client.capabilities, look.revision);
    if (
      need !== null &&
      isRevision(look.revision) &&
      isDeclarable(need.capability, 'client-to-server', look.revision)
    ) {
      found.push(findingFor(ask, need, client));
    }
  }
  return found.length === 0 ? null : found;
}

function findingFor({ method, pointer }: Ask, need: Need, { seq }: Client): Finding {
  return {
    message: `The client has not declared the capability ${need.capability} (#${seq}), which ${String(method)} needs.`,
    place: { pointer: pointer + need.pointer },
    related: [seq],
  };
}

function needOf({ method, params }: Ask, has: JsonObject, revision: string | null): Need | null {
  const details = isObject(params) ? params : {};
  if (method === 'roots/list') return lacking(has, 'roots', '/method');
  if (method === 'elicitation/create')
    return lacking(has, 'elicitation', '/method') ?? modeNeed(details, has, revision);
  if (method !== 'sampling/createMessage') return null;
  return lacking(has, 'sampling', '/method') ?? toolsNeed(details, has, revision);
}

function lacking(has: JsonObject, capability: string, pointer: string): Need | null {
  return hasCapability(has, capability) ? null : { capability, pointer };
}

/** Modes are declared since 2025-11-25; an empty elicitation stands for forms. */
function modeNeed({ mode }: JsonObject, has: JsonObject, revision: string | null): Need | null {
  if (!hasModes(revision)) return null;
  if (mode === 'url') return lacking(has, 'elicitation.url', '/params/mode');
  const isEmpty = isObject(has.elicitation) && !('form' in has.elicitation) && !('url' in has.elicitation);
  if (isEmpty || (mode !== undefined && mode !== 'form')) return null;
  return lacking(has, 'elicitation.form', mode === undefined ? '/params' : '/params/mode');
}

function toolsNeed(params: JsonObject, has: JsonObject, revision: string | null): Need | null {
  if (!hasModes(revision)) return null;
  const member = ['tools', 'toolChoice'].find((name) => params[name] !== undefined);
  return member === undefined ? null : lacking(has, 'sampling.tools', `/params/${member}`);
}

function hasModes(revision: string | null): boolean {
  return revision === '2025-11-25' || revision === '2026-07-28';
}

export const clientCapabilityChecks: readonly MessageCheck[] = [
  {
    code: 'client-capability-missing',
    severity: 'error',
    revisions: [...handshakeRevisions, ...modernRevisions],
    kinds: ['request', 'response'],
    methods: askingMethods,
    unless: asksNothing,
    title: 'Asks a client for what it cannot do',
    why: 'A client without the capability has nobody to ask. It answers −32601, or cannot continue the request that needs the input, and the tool fails although a simpler way may have been there.',
    fix: 'Look at the client’s capabilities first: in the params of initialize, since 2026-07-28 in the _meta of each request, where −32021 tells the client what is needed.',
    spec: sources.clientCapabilities,
    look: missingFor,
  },
];
