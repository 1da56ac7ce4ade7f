/** From 2026-07-28 clients ask and servers answer, never the other way round. */
import type { Finding, MessageCheck, MessageLook } from '../look.ts';

const revisions = ['2026-07-28'] as const;
const spec = 'MCP 2026-07-28 basic/patterns; MCP 2026-07-28 basic/transports/stdio';

/** A server may serve both eras at once: after a handshake its requests may belong to that. */
function hasHandshake({ lifecycle }: MessageLook): boolean {
  return lifecycle.initialize !== null && lifecycle.initialize.state !== 'failed';
}

function serverRequest(look: MessageLook): Finding | null {
  const { message, direction } = look;
  if (message.kind !== 'request' || direction !== 'server-to-client' || hasHandshake(look)) return null;
  // A notification with an id has a rule of its own.
  if (message.method.startsWith('notifications/')) return null;
  return {
    message: `The server sent the request ${message.method.slice(0, 60)}; in ${look.revision} servers send none.`,
    place: { pointer: '/method' },
  };
}

/** Answers to nothing have a rule of their own. */
function clientResponse(look: MessageLook): Finding | null {
  const { message, direction, link } = look;
  if (direction !== 'client-to-server' || link.type !== 'answer' || hasHandshake(look)) return null;
  return {
    message: `The client sent ${message.kind === 'error' ? 'an error' : 'a result'}; in ${look.revision} clients answer nothing.`,
    place: { pointer: message.kind === 'error' ? '/error' : '/result', key: true },
    related: [link.request.seq],
  };
}

export const eraDirectionChecks: readonly MessageCheck[] = [
  {
    code: 'client-sends-response',
    severity: 'error',
    revisions,
    kinds: ['response', 'error'],
    title: 'Client sent an answer',
    why: 'From 2026-07-28 a server asks for input in the result of a call, and the client sends what it gathered with the next call. Servers of that revision do not read answers: they report the line or drop it.',
    fix: 'Send the request again with inputResponses, and with the requestState that came with the questions.',
    spec,
    look: clientResponse,
  },
  {
    code: 'server-sends-request',
    severity: 'error',
    revisions,
    kinds: ['request'],
    title: 'Server sent a request',
    why: 'From 2026-07-28 only clients send requests. A client of that revision has no handler for it and does not answer, so that the server waits for ever.',
    fix: 'Answer the call with resultType "input_required" and put the question into inputRequests.',
    spec,
    look: serverRequest,
  },
];
