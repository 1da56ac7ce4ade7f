/** The version that client and server agree on. */
import { isObject } from '../../model/message.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { claimedVersion, eraOf, handshakeRevisions, isRevision, preRelease } from '../revisions.ts';
import { sources } from '../sources.ts';

/** A request of the client that belongs to the handshake era: it claims no version of its own. */
export function handshakeRequest({ message, direction }: MessageLook): string | null {
  if (message.kind !== 'request' || direction !== 'client-to-server') return null;
  return claimedVersion(message.params) === null ? message.method : null;
}

/** The version in a result of initialize, with the one that was asked for. */
function versionAnswer({ message, link, lifecycle }: MessageLook): { asked: string | null; answered: unknown } | null {
  if (message.kind !== 'response' || !isObject(message.result)) return null;
  if (link.type !== 'answer' || link.request.method !== 'initialize') return null;
  return { asked: lifecycle.initialize?.asked ?? null, answered: message.result.protocolVersion };
}

function differentVersion(look: MessageLook): Finding | null {
  const answer = versionAnswer(look);
  if (answer === null || answer.asked === null || typeof answer.answered !== 'string') return null;
  if (answer.asked === answer.answered) return null;
  return {
    message: `The client asked for ${answer.asked}, the server answered with ${answer.answered}.`,
    place: { pointer: '/result/protocolVersion' },
  };
}

/** The version that a message names, and where. */
function namedVersion(look: MessageLook): { version: unknown; pointer: string } | null {
  const { message } = look;
  if (message.kind === 'response') {
    const answer = versionAnswer(look);
    return answer === null ? null : { version: answer.answered, pointer: '/result/protocolVersion' };
  }
  if (message.kind !== 'request') return null;
  if (message.method === 'initialize' && isObject(message.params)) {
    return { version: message.params.protocolVersion, pointer: '/params/protocolVersion' };
  }
  const claim = claimedVersion(message.params);
  return claim === null ? null : { version: claim, pointer: '/params/_meta/io.modelcontextprotocol~1protocolVersion' };
}

function unknownVersion(look: MessageLook): Finding | null {
  const named = namedVersion(look);
  if (named === null || typeof named.version !== 'string') return null;
  if (isRevision(named.version) || named.version === preRelease) return null;
  // Where the server has said what it speaks, that is the rule to go by.
  if (isClaimRefused(look, named.version)) return null;
  return {
    message: `There is no revision ${JSON.stringify(named.version.slice(0, 40))} of MCP.`,
    place: { pointer: named.pointer },
  };
}

function isClaimRefused({ message, known }: MessageLook, version: string): boolean {
  if (message.kind !== 'request' || message.method === 'initialize' || message.method === 'server/discover')
    return false;
  return known.envelopes.refuses(version);
}

function modernInitialize(look: MessageLook): Finding | null {
  if (handshakeRequest(look) !== 'initialize') return null;
  const version = namedVersion(look)?.version;
  if (typeof version !== 'string' || eraOf(version) !== 'modern') return null;
  return {
    message: `The client asks for ${version} in initialize; that revision has no handshake.`,
    place: { pointer: '/params/protocolVersion' },
  };
}

export const versionChecks: readonly MessageCheck[] = [
  {
    code: 'version-differs',
    severity: 'info',
    about: handshakeRevisions,
    kinds: ['response'],
    methods: ['initialize'],
    title: 'Server chose another revision',
    why: 'The server does not speak the revision that was asked for and offers one that it does. The client goes on with that, or closes the connection.',
    fix: 'Nothing has to be done if the client speaks it. Features of the newer revision are not available.',
    spec: sources.versions,
    look: differentVersion,
  },
  {
    code: 'version-unknown',
    severity: 'warning',
    kinds: ['request', 'response'],
    title: 'Revision that does not exist',
    why: 'Servers answer an unknown version in initialize with their newest, and one in _meta with the error −32022.',
    fix: 'Use a published one: 2024-11-05, 2025-03-26, 2025-06-18, 2025-11-25 or 2026-07-28.',
    spec: sources.versions,
    look: unknownVersion,
  },
  {
    code: 'initialize-with-modern-version',
    severity: 'warning',
    about: handshakeRevisions,
    kinds: ['request'],
    methods: ['initialize'],
    title: 'initialize with a revision that has no handshake',
    why: 'From 2026-07-28 there is no initialize. The tested servers answer it with 2025-11-25, so that the connection is not what the client asked for.',
    fix: 'Name the version in _meta of every request, or ask for 2025-11-25 here.',
    spec: 'MCP 2026-07-28 basic/versioning',
    look: modernInitialize,
  },
];
