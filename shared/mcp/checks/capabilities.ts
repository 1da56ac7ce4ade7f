/** What is used of a server, or told of a client, without having been declared. */

import type { Direction } from '../../model/frame.ts';
import { opposite } from '../../model/frame.ts';
import { isObject } from '../../model/message.ts';
import { isDeclarable } from '../declarable.ts';
import type { Declared } from '../knowledge/capabilities.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { entryIn, type Method, methods } from '../methods.ts';
import { handshakeRevisions, isRevision, type Revision } from '../revisions.ts';
import { sources } from '../sources.ts';

const place = { pointer: '/method' } as const;

/** Requests that a client serves have a rule of their own: client-capability-missing. */
const ofClient: ReadonlySet<string> = new Set(['roots/list', 'sampling/createMessage', 'elicitation/create']);
const needing = methods.filter(({ capability, extension }) => capability !== undefined || extension !== undefined);
const namesOf = (kind: Method['kind']) => [
  ...new Set(needing.filter((one) => one.kind === kind).map(({ name }) => name)),
];
const requests = namesOf('request').filter((name) => !ofClient.has(name));
const listChanges = namesOf('notification').filter((name) => /(tools|prompts|resources)\/list_changed$/.test(name));

/** What is missing, in words, and who should have declared it where. */
interface Lack {
  readonly what: string;
  readonly declared: Declared;
}

/** Null while nothing was declared: then nobody knows. */
function lackFor(look: MessageLook, method: string, by: Direction): Lack | null {
  const { capabilities } = look.known;
  const declared = by === 'server-to-client' ? capabilities.server(look.era) : capabilities.client;
  const entry = isRevision(look.revision) ? entryIn(method, look.revision) : null;
  if (declared === null || entry === null || !isRevision(look.revision)) return null;
  const what = missing(entry, declared, by, look.revision);
  return what === null ? null : { what, declared };
}

function missing(
  { capability, extension }: Method,
  declared: Declared,
  by: Direction,
  revision: Revision,
): string | null {
  const { capabilities } = declared;
  if (extension !== undefined) {
    const { extensions } = capabilities;
    return isObject(extensions) && isObject(extensions[extension]) ? null : `extension ${extension}`;
  }
  if (capability === undefined || declared.has(capability)) return null;
  return isDeclarable(capability, by, revision) ? `capability ${capability}` : null;
}

const severities: { readonly [revision in Revision]: 'warning' | 'error' } = {
  '2024-11-05': 'warning',
  '2025-03-26': 'warning',
  '2025-06-18': 'error',
  '2025-11-25': 'error',
  '2026-07-28': 'warning',
};

function methodWithout(look: MessageLook): Finding | null {
  const { message, direction, revision } = look;
  if (message.kind !== 'request' || !isRevision(revision)) return null;
  const lack = lackFor(look, message.method, opposite(direction));
  if (lack === null) return null;
  const other = direction === 'client-to-server' ? 'server' : 'client';
  return {
    message: `The ${other} has not declared the ${lack.what} (#${lack.declared.seq}), which ${message.method} needs.`,
    place,
    severity: severities[revision],
    related: [lack.declared.seq],
  };
}

function answersWithout(look: MessageLook): Finding | null {
  const { link, direction } = look;
  if (link.type !== 'answer' || direction !== 'server-to-client') return null;
  const { method, seq } = link.request;
  const lack = lackFor(look, method, direction);
  if (lack === null) return null;
  return {
    message: `The server answers ${method} although it has not declared the ${lack.what} (#${lack.declared.seq}).`,
    related: [seq, lack.declared.seq],
  };
}

function changeWithout(look: MessageLook): Finding | null {
  const { message, direction } = look;
  if (message.kind !== 'notification') return null;
  const lack = lackFor(look, message.method, direction);
  if (lack === null) return null;
  return {
    message: `The sender of ${message.method} has not declared the ${lack.what} (#${lack.declared.seq}).`,
    place,
    related: [lack.declared.seq],
  };
}

export const capabilityChecks: readonly MessageCheck[] = [
  {
    code: 'method-without-capability',
    severity: 'error',
    kinds: ['request'],
    methods: requests,
    title: 'Asks for what was not declared',
    why: 'A side may only be asked for what it has declared. Servers that lack a capability answer −32601, and the official clients refuse to send such a request when they are told to be strict.',
    fix: 'Look at the capabilities in the answer to initialize or server/discover before asking. A server that does serve the method has to declare its capability there.',
    spec: sources.capabilities,
    look: methodWithout,
  },
  {
    code: 'answers-unadvertised',
    severity: 'info',
    kinds: ['response'],
    methods: requests,
    title: 'Serves what it has not declared',
    why: 'Most clients look at the declared capabilities first and never ask: what the server could do stays unused.',
    fix: 'Declare the capability in the answer to initialize, and to server/discover.',
    spec: sources.capabilities,
    look: answersWithout,
  },
  {
    code: 'list-changed-without-capability',
    severity: 'warning',
    kinds: ['notification'],
    methods: listChanges,
    title: 'List has changed, which was not to be expected',
    why: 'Clients that go by the capabilities do not listen for the notification and keep showing the old list.',
    fix: 'Declare "listChanged": true for the list, or do not send the notification.',
    spec: sources.listChanges,
    look: (look) => (look.direction === 'server-to-client' ? changeWithout(look) : null),
  },
  {
    code: 'roots-changed-without-capability',
    severity: 'warning',
    revisions: handshakeRevisions,
    kinds: ['notification'],
    methods: ['notifications/roots/list_changed'],
    title: 'Roots have changed, which was not to be expected',
    why: 'Servers that go by the capabilities do not listen for the notification and go on with the old roots.',
    fix: 'Declare "roots": {"listChanged": true} in the params of initialize.',
    spec: sources.rootChanges,
    look: (look) => (look.direction === 'client-to-server' ? changeWithout(look) : null),
  },
];
