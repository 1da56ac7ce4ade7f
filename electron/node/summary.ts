/** A session summed up for the list of sessions. */
import type { Relay } from '#shared/engine/relay';
import { commandLine } from '#shared/launch/command-line';
import type { Channel } from '#shared/model/frame';
import type { Partial, SessionSummary } from '#shared/model/session';
import type { LiveCapture } from './live-session.ts';
import type { ProcessFacts } from './process-facts.ts';
import type { Session } from './session.ts';

/** Bytes of a partial line that are handed out, and characters of it that are shown in a row. */
const headLimit = 64 * 1024;
const previewLength = 200;

const channels: readonly Channel[] = ['stdin', 'stdout', 'stderr'];
const decoder = new TextDecoder('utf-8');

export function liveSummary(session: LiveCapture): SessionSummary {
  const { target, facts, source } = session;
  return {
    ...sharedSummary(session),
    ...processSummary(facts),
    connection: session.connection,
    name: target.name,
    state: session.state,
    commandLine: commandLine(target),
    target,
    startedAt: session.startedAt,
    nowMs: session.now(),
    partials: partialsOf(session.relay),
    unreadStdin: session.process.stdin?.unread ?? null,
    recording: { path: source.path, size: source.writtenSize, error: source.error },
    loading: null,
    notes: [],
  };
}

/** What the log and the dissector know, whatever the session is made of. */
export function sharedSummary({ id, log, dissector }: Pick<Session, 'id' | 'log' | 'dissector'>) {
  const { server, revision, era, pending, nextId } = dissector.facts;
  const { messages, findings } = log;
  return { id, server, revision, era, pending, nextId, entries: log.length, messages, findings };
}

export function processSummary({ pid, exit, failure }: ProcessFacts) {
  return { pid, exit, failure };
}

function partialsOf(relay: Relay): readonly Partial[] {
  return channels.flatMap((channel) => {
    const partial = relay.partial(channel);
    return partial === null ? [] : [{ channel, ...partial, preview: preview(relay.head(channel, 4 * previewLength)) }];
  });
}

/** The first characters; one that is cut at the end does not count. */
function preview(head: Uint8Array): string {
  return Array.from(decoder.decode(head, { stream: true }))
    .slice(0, previewLength)
    .join('');
}

export function partialHead(relay: Relay, channel: Channel): { bytes: Uint8Array; size: number } | null {
  const partial = relay.partial(channel);
  return partial === null ? null : { bytes: relay.head(channel, headLimit), size: partial.size };
}
