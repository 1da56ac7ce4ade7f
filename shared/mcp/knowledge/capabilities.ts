/** What the peers have declared that they can do. */
import { pointerStep } from '../../jsonrpc/locate.ts';
import type { Direction } from '../../model/frame.ts';
import { isObject, type JsonObject } from '../../model/message.ts';
import { type Stranger, strangersIn } from '../declarable.ts';
import type { MessageLook } from '../look.ts';
import { metaKeys } from '../revisions.ts';

/** More capabilities of one's own than anybody has. */
const mostStrange = 1000;

export interface Declared {
  readonly capabilities: JsonObject;
  /** `seq` of the message that declared them. */
  readonly seq: number;
}

export class Capabilities {
  #server: Declared | null = null;
  #client: Declared | null = null;
  /** What each side has declared that no revision knows. */
  readonly #strange = { 'client-to-server': new Set<string>(), 'server-to-client': new Set<string>() };

  /** From the answer to `initialize` or `server/discover`; null while there is none. */
  get server(): Declared | null {
    return this.#server;
  }

  /** From the params of `initialize`; null without one. A request of the modern era brings its own: {@link clientIn}. */
  get client(): Declared | null {
    return this.#client;
  }

  /** Since 2026-07-28 a client declares with each request: true when it has declared this before. */
  wasDeclared(by: Direction, { steps }: Stranger): boolean {
    const strange = this.#strange[by];
    return strange.size >= mostStrange || strange.has(steps.join('.'));
  }

  note(look: MessageLook): void {
    const { message, link, seq } = look;
    this.#noteStrangers(look);
    if (message.kind === 'request') {
      if (message.method === 'initialize') this.#client = declaredIn(message.params, seq);
    } else if (message.kind === 'response' && link.type === 'answer') {
      const { method } = link.request;
      if (method === 'initialize' || method === 'server/discover') {
        this.#server = declaredIn(message.result, seq) ?? this.#server;
      }
    }
  }

  #noteStrangers(look: MessageLook): void {
    const declaration = declarationIn(look);
    if (declaration === null) return;
    const strange = this.#strange[look.direction];
    for (const { steps } of strangersIn(declaration.capabilities, look.direction)) {
      if (strange.size < mostStrange) strange.add(steps.join('.'));
    }
  }
}

export interface Declaration {
  readonly capabilities: JsonObject;
  /** JSON pointer from the root of the message. */
  readonly pointer: string;
}

/** Where a message declares what its sender can do; null: it does not. */
export function declarationIn({ message, link, direction, era }: MessageLook): Declaration | null {
  if (message.kind === 'request') {
    if (direction !== 'client-to-server') return null;
    if (message.method === 'initialize') return within(message.params, '/params/capabilities');
    const own = era === 'modern' ? clientIn(message.params) : null;
    return own === null ? null : { capabilities: own, pointer: envelopePointer };
  }
  if (message.kind !== 'response' || link.type !== 'answer' || direction !== 'server-to-client') return null;
  const { method } = link.request;
  return method === 'initialize' || method === 'server/discover'
    ? within(message.result, '/result/capabilities')
    : null;
}

const envelopePointer = `/params/_meta${pointerStep(metaKeys.clientCapabilities)}`;

function within(holder: unknown, pointer: string): Declaration | null {
  return isObject(holder) && isObject(holder.capabilities) ? { capabilities: holder.capabilities, pointer } : null;
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
