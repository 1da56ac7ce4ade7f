/** What a peer does on every message of a connection is told once, on the first that shows it. */
import { isObject } from '../../model/message.ts';
import type { MessageLook } from '../look.ts';
import { isModernMethod, metaOf } from '../request-envelope.ts';
import { metaKeys } from '../revisions.ts';

export class Habits {
  #unnamedClient = false;
  #unnamedServer = false;
  #typedResults = false;

  /** True once a request did not name the client. */
  get unnamedClient(): boolean {
    return this.#unnamedClient;
  }

  /** True once a result did not name the server. */
  get unnamedServer(): boolean {
    return this.#unnamedServer;
  }

  /** True once a result of the handshake era had the `resultType` "complete". */
  get typedResults(): boolean {
    return this.#typedResults;
  }

  note(look: MessageLook): void {
    const { kind } = look.message;
    if (look.era === 'modern' && look.known.envelopes.isPlain(look.json)) return;
    if (kind === 'request') this.#unnamedClient ||= isUnnamedRequest(look);
    else if (kind !== 'response') return;
    else if (look.era === 'handshake') this.#typedResults ||= isTypedEarly(look) && isComplete(look);
    else this.#unnamedServer ||= isUnnamedResult(look);
  }
}

/** A request of 2026-07-28 with an envelope that does not say which client asks. */
export function isUnnamedRequest({ message, direction, revision }: MessageLook): boolean {
  if (revision !== '2026-07-28' || direction !== 'client-to-server' || message.kind !== 'request') return false;
  const meta = metaOf(message.params);
  return meta !== null && meta[metaKeys.clientInfo] === undefined && isModernMethod(message.method);
}

/** A result of 2026-07-28 that does not say which server answers. */
export function isUnnamedResult({ message, json, direction, revision, link }: MessageLook): boolean {
  if (revision !== '2026-07-28' || direction !== 'server-to-client' || link.type !== 'answer') return false;
  // What was too large to be read says nothing.
  if (message.kind !== 'response' || !isObject(message.result) || message.result !== json.result) return false;
  const { _meta } = message.result;
  if (isObject(_meta) ? _meta[metaKeys.serverInfo] !== undefined : _meta !== undefined) return false;
  return isModernMethod(link.request.method);
}

function isComplete({ json: { result } }: MessageLook): boolean {
  return isObject(result) && result.resultType === 'complete';
}

/** A result up to 2025-11-25 with the member that tells results of 2026-07-28 apart. */
export function isTypedEarly({ message, era, link }: MessageLook): boolean {
  if (era !== 'handshake' || message.kind !== 'response' || link.type !== 'answer') return false;
  // Whatever version asks, the answer is one of the newer era.
  if (link.request.method === 'server/discover') return false;
  return isObject(message.result) && message.result.resultType !== undefined;
}
