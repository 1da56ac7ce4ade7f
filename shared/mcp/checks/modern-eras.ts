/** Which era, and which version, the requests of a connection belong to (MCP 2026-07-28 basic/versioning). */
import { pointerStep } from '../../jsonrpc/locate.ts';
import { hasHandshake } from '../lifecycle.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { claimedVersion, handshakeRevisions, isRevision, metaKeys, modernRevisions } from '../revisions.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';

const versionPlace = { pointer: `/params/_meta${pointerStep(metaKeys.protocolVersion)}` } as const;
const mostNamed = 5;

function onHandshake({ message, direction, lifecycle }: MessageLook): Finding | null {
  if (!hasHandshake(lifecycle) || message.kind !== 'request' || direction !== 'client-to-server') return null;
  const version = claimedVersion(message.params);
  const opened = lifecycle.initialize;
  if (version === null || opened === null) return null;
  return {
    message: `The request speaks ${shown(version)}, but initialize (#${opened.seq}) opened the connection in ${shown(opened.negotiated)}.`,
    place: versionPlace,
    related: [opened.seq],
  };
}

function lateInitialize({ direction, lifecycle, known: { envelopes } }: MessageLook): Finding | null {
  if (direction !== 'client-to-server' || lifecycle.era !== 'modern') return null;
  // After such an error it is no longer a matter of order; and after errors that any server gives it is the right way on.
  if (envelopes.refusal !== null || envelopes.refused) return null;
  const { claim } = lifecycle;
  const before =
    claim === null
      ? 'The server has said that it needs no handshake'
      : `Requests have named the version ${shown(claim.version)} since #${claim.seq}`;
  return {
    message: `${before}; initialize comes too late.`,
    place: { pointer: '/method' },
    ...(claim === null ? {} : { related: [claim.seq] }),
  };
}

function fallback({ direction, known: { envelopes } }: MessageLook): Finding | null {
  const { refusal } = envelopes;
  if (direction !== 'client-to-server' || refusal === null) return null;
  return {
    message: `The server has refused with −32022 and offered ${named(refusal.versions)} instead (#${refusal.seq}); initialize is for servers that do not know this error.`,
    place: { pointer: '/method' },
    related: [refusal.seq],
  };
}

function named(versions: readonly string[]): string {
  const more = versions.length > mostNamed ? ` and ${versions.length - mostNamed} more` : '';
  return versions.slice(0, mostNamed).map(shown).join(', ') + more;
}

/** The version that a request of the client claims; `server/discover` may try any. */
function claimOf({ message, direction }: MessageLook): string | null {
  if (message.kind !== 'request' || direction !== 'client-to-server' || message.method === 'server/discover')
    return null;
  return claimedVersion(message.params);
}

function mixed(look: MessageLook): Finding | null {
  const { envelopes } = look.known;
  const { spoken } = envelopes;
  if (spoken === null || spoken.version === look.revision) return null;
  const version = claimOf(look);
  // One that does not exist, or is not offered, has a rule of its own.
  if (version === null || !isRevision(version) || envelopes.refuses(version)) return null;
  return {
    message: `The request speaks ${version}; those before it have spoken ${shown(spoken.version)} since #${spoken.seq}.`,
    place: versionPlace,
    related: [spoken.seq],
  };
}

function notOffered(look: MessageLook): Finding | null {
  const { envelopes } = look.known;
  if (envelopes.offer === null) return null;
  const version = claimOf(look);
  if (version === null || !envelopes.refuses(version)) return null;
  const { versions, seq } = envelopes.offer;
  return {
    message: `The request speaks ${shown(version)}, but the server has named only ${named(versions)} (#${seq}).`,
    place: versionPlace,
    related: [seq],
  };
}

export const modernEraChecks: readonly MessageCheck[] = [
  {
    code: 'envelope-on-handshake-connection',
    severity: 'warning',
    revisions: modernRevisions,
    about: handshakeRevisions,
    kinds: ['request'],
    title: 'Request of 2026-07-28 after a handshake',
    why: 'A server may speak both eras on one connection, but few do. The Python SDK refuses the request with −32600; the TypeScript SDKs take no notice of the envelope and answer as they agreed in initialize, without resultType, so that a client of 2026-07-28 rejects the result.',
    fix: 'After initialize leave the version out of _meta. To speak 2026-07-28, start the server anew and send no initialize.',
    spec: sources.eras,
    look: onHandshake,
  },
  {
    code: 'initialize-on-modern-connection',
    severity: 'warning',
    about: modernRevisions,
    kinds: ['request'],
    methods: ['initialize'],
    title: 'initialize after requests of 2026-07-28',
    why: 'That revision has no handshake. Servers on the Python SDK, and on the TypeScript SDK once it has answered anything but server/discover, refuse it with −32022; the TypeScript SDK answers it after server/discover alone and then speaks the older era.',
    fix: 'Send initialize only when server/discover was refused, with any error but −32022. A server that has answered needs no initialize: go on with requests that name their version in _meta.',
    spec: sources.eras,
    look: lateInitialize,
  },
  {
    code: 'fallback-after-modern-error',
    severity: 'error',
    about: modernRevisions,
    kinds: ['request'],
    methods: ['initialize'],
    title: 'initialize after −32022',
    why: 'Only servers of the newer era give this error, and it lists what they speak. Such a server refuses initialize, or speaks an older revision than it could: the client has fallen back without need.',
    fix: 'Take a version from the data.supported of the error and send the request again with it. Fall back to initialize only after other errors, or when there is no answer.',
    spec: sources.fallback,
    look: fallback,
  },
  {
    code: 'version-mix',
    severity: 'info',
    about: modernRevisions,
    kinds: ['request'],
    title: 'Other version than in the requests before',
    why: 'Each request may speak a version of its own, and a server answers each in its own. It is rarely meant: what one request could do is refused to the next, and lists that were kept may have another form. Two clients behind one proxy look like this.',
    fix: 'Choose one version that the server offers and use it in all requests.',
    spec: sources.eras,
    look: mixed,
  },
  {
    code: 'version-not-offered',
    severity: 'warning',
    about: modernRevisions,
    kinds: ['request'],
    title: 'Version that the server does not offer',
    why: 'The server has said which versions it speaks, in supportedVersions or in the data of −32022. It answers this request with −32022, Unsupported protocol version.',
    fix: 'Take the newest version that both sides speak from the server’s list.',
    spec: sources.discovery,
    look: notOffered,
  },
];
