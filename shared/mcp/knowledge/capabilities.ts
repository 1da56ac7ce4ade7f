/** What the peers have declared that they can do. */
import { isObject, type JsonObject } from '../../model/message.ts';
import type { MessageLook } from '../look.ts';
import { metaKeys } from '../revisions.ts';

export interface Declared {
  readonly capabilities: JsonObject;
  /** `seq` of the message that declared them. */
  readonly seq: number;
}

export class Capabilities {
  #server: Declared | null = null;
  #client: Declared | null = null;

  /** From the answer to `initialize` or `server/discover`; null while there is none. */
  get server(): Declared | null {
    return this.#server;
  }

  /** From the params of `initialize`; null without one. A request of the modern era brings its own: {@link clientIn}. */
  get client(): Declared | null {
    return this.#client;
  }

  note({ message, link, seq }: MessageLook): void {
    if (message.kind === 'request') {
      if (message.method === 'initialize') this.#client = declaredIn(message.params, seq);
    } else if (message.kind === 'response' && link.type === 'answer') {
      const { method } = link.request;
      if (method === 'initialize' || method === 'server/discover') {
        this.#server = declaredIn(message.result, seq) ?? this.#server;
      }
    }
  }
}

/** The client's capabilities in the `_meta` of a request's params (MCP 2026-07-28 basic#meta), or null. */
export function clientIn(params: unknown): JsonObject | null {
  if (!isObject(params) || !isObject(params._meta)) return null;
  const capabilities = params._meta[metaKeys.clientCapabilities];
  return isObject(capabilities) ? capabilities : null;
}

/** True when a capability is declared; `path` has dots, as in `resources.subscribe`. False and null declare nothing. */
export function hasCapability(capabilities: JsonObject, path: string): boolean {
  let value: unknown = capabilities;
  for (const key of path.split('.')) value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return value !== undefined && value !== null && value !== false;
}

function declaredIn(value: unknown, seq: number): Declared | null {
  return isObject(value) && isObject(value.capabilities) ? { capabilities: value.capabilities, seq } : null;
}
