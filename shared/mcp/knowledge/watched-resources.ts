/** Resources that the client subscribed to by `resources/subscribe` (up to 2025-11-25, server/resources#subscriptions). */
import { isObject } from '../../model/message.ts';
import type { MessageLook } from '../look.ts';

const mostKept = 1000;

export class WatchedResources {
  readonly #addresses = new Set<string>();
  #forgot = false;

  /** False also when there were too many to remember. */
  lacks(address: string): boolean {
    if (this.#forgot || this.#addresses.has(address)) return false;
    // What lies below a subscribed resource may be reported too.
    for (const watched of this.#addresses) if (address.startsWith(watched)) return false;
    return true;
  }

  note({ message, link }: MessageLook): void {
    if (message.kind === 'request') {
      if (message.method === 'resources/subscribe') this.#add(message.params);
    } else if (message.kind === 'response' && link.type === 'answer') {
      if (link.request.method === 'resources/unsubscribe') this.#remove(link.asked);
    }
  }

  #add(params: unknown): void {
    if (!isObject(params) || typeof params.uri !== 'string') return;
    if (this.#addresses.size >= mostKept) this.#forgot = true;
    else this.#addresses.add(params.uri);
  }

  #remove(params: unknown): void {
    if (isObject(params) && typeof params.uri === 'string') this.#addresses.delete(params.uri);
  }
}
