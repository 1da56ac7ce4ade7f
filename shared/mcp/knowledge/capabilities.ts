/** What the peers have declared that they can do. */
import { pointerStep } from '../../jsonrpc/locate.ts';
import type { Direction } from '../../model/frame.ts';
import { isObject, type JsonObject } from '../../model/message.ts';
import { type Stranger, strangersIn } from '../declarable.ts';
import type { MessageLook } from '../look.ts';
import { type Era, metaKeys } from '../revisions.ts';

/** More capabilities of one's own than anybody has. */
const mostStrange = 1000;

/** What one side has declared in one message. */
export class Declared {
  readonly capabilities: JsonObject;
  /** `seq` of the message that declared them. */
  readonly seq: number;
  readonly #has = new Map<string, boolean>();

  constructor(capabilities: JsonObject, seq: number) {
    this.capabilities = capabilities;
    this.seq = seq;
  }

  /** As {@link hasCapability}; the paths are those of the tables, and asked for again and again. */
  has(path: string): boolean {
    let has = this.#has.get(path);
    if (has === undefined) {
      has = hasCapability(this.capabilities, path);
      this.#has.set(path, has);
    }
    return has;
  }
}

export class Capabilities {
  /** Of the server: in its answer to `initialize`, and in that to `server/discover`. */
  #negotiated: Declared | null = null;
  #discovered: Declared | null = null;
  #client: Declared | null = null;
  /** What each side has declared that no revision knows. */
  readonly #strange = { 'client-to-server': new Set<string>(), 'server-to-client': new Set<string>() };

  /** What the server has declared for messages of an era: a connection may speak both. Null while there is nothing. */
  server(era: Era | null): Declared | null {
    return era === 'modern' ? this.#discovered : this.#negotiated;
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
    } else if (link.type === 'answer') this.#answer(link.request.method, message, seq);
  }

  #answer(method: string, message: MessageLook['message'], seq: number): void {
    if (method !== 'initialize' && method !== 'server/discover') return;
    const declared = message.kind === 'response' ? declaredIn(message.result, seq) : null;
    if (method === 'initialize') this.#negotiated = declared;
    else this.#discovered = declared ?? this.#discovered;
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
  return isObject(value) && isObject(value.capabilities) ? new Declared(value.capabilities, seq) : null;
}
