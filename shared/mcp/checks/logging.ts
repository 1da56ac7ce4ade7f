/** Log messages that nobody asked for. */

import { logLevels, type Wanted } from '../knowledge/log-levels.ts';
import { subscriptionIdIn } from '../knowledge/subscriptions.ts';
import { hasHandshake } from '../lifecycle.ts';
import { type Finding, type MessageCheck, type MessageLook, paramsOf } from '../look.ts';
import { modernRevisions } from '../revisions.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';

const messages = {
  kinds: ['notification'],
  methods: ['notifications/message'],
} as const;

/** Sent by a server, and not on a subscription, which has a rule of its own. */
function isLog({ direction, json }: MessageLook): boolean {
  return direction === 'server-to-client' && subscriptionIdIn(json.params) === undefined;
}

function without(look: MessageLook): Finding | null {
  const server = look.known.capabilities.server(look.era);
  if (server === null || !isLog(look) || server.has('logging')) return null;
  return {
    message: `The server sends a log message, but has not declared the capability logging (#${server.seq}).`,
    place: { pointer: '/method' },
    related: [server.seq],
  };
}

/** What is wanted at least; null when that is not known. */
function wantedFor({ era, known, at }: MessageLook): Wanted | null {
  return era === 'modern' ? known.logLevels.widest(at) : known.logLevels.set;
}

function below(look: MessageLook): Finding | null {
  const wanted = isLog(look) ? wantedFor(look) : null;
  const { level } = paramsOf(look);
  const rank = logLevels.indexOf(level);
  if (wanted === null || rank < 0 || rank >= wanted.level) return null;
  return {
    message: `The level is ${shown(level)}, but messages were asked for from ${shown(logLevels[wanted.level])} on (#${wanted.seq}).`,
    place: { pointer: '/params/level' },
    related: [wanted.seq],
  };
}

function notRequested(look: MessageLook): Finding | null {
  const { logLevels } = look.known;
  // Then it may belong to the other era, where nobody has to ask.
  if (hasHandshake(look.lifecycle)) return null;
  if (!isLog(look) || logLevels.forgot || logLevels.widest(look.at) !== null) return null;
  return { message: 'No request that is open has asked for log messages.', place: { pointer: '/method' } };
}

export const loggingChecks: readonly MessageCheck[] = [
  {
    ...messages,
    code: 'log-without-capability',
    severity: 'error',
    title: 'Log message without the capability',
    why: 'A client that goes by the capabilities has no place for log messages and drops them.',
    fix: 'Declare "logging": {} in the answer to initialize, and to server/discover; or write the log to stderr.',
    spec: sources.logging,
    look: without,
  },
  {
    ...messages,
    code: 'log-below-level',
    severity: 'warning',
    title: 'Log message less serious than asked for',
    why: 'The client asked for less, often because the messages fill its window or cost the person attention. It shows them all the same.',
    fix: 'Compare each message with the level that was set last, or with that of the request, before sending it.',
    spec: sources.logging,
    look: below,
  },
  {
    ...messages,
    code: 'log-not-requested',
    severity: 'error',
    revisions: modernRevisions,
    title: 'Log message that no request asked for',
    why: 'From 2026-07-28 log messages are sent only for requests that ask for them, while these are open. A client has nothing to show others with.',
    fix: 'Send log messages only while a request with io.modelcontextprotocol/logLevel in its _meta is open; write the rest to stderr.',
    spec: sources.modernLogging,
    look: notRequested,
  },
];
