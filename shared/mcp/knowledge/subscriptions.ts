/** Subscriptions (MCP 2026-07-28 basic/patterns/subscriptions): each is a request that stays open. */

import { isId } from '../../jsonrpc/ids.ts';
import { type Id, isObject, type JsonObject } from '../../model/message.ts';
import type { MessageLook } from '../look.ts';
import { metaKeys } from '../revisions.ts';
import { Recent } from './recent.ts';
import type { Relations } from './relations.ts';

export const listenMethod = 'subscriptions/listen';
export const acknowledgement = 'notifications/subscriptions/acknowledged';

export interface Subscription {
  /** `seq` of the request that opened it. */
  readonly listen: number;
  readonly id: Id;
  /** The filter that the client asked for; null when the request has none. */
  readonly filter: JsonObject | null;
  /** True once the server has said anything on it, and what comes first must be the acknowledgement. */
  readonly begun: boolean;
  /** What the server says that it will report, and where it says so. */
  readonly acknowledged: { readonly filter: JsonObject; readonly seq: number } | null;
  readonly ended: End | null;
}

export interface End {
  readonly seq: number;
  readonly at: number;
  readonly by: 'client' | 'server';
}

type Kept = { -readonly [key in keyof Subscription]: Subscription[key] };

const mostKept = 2000;

export class Subscriptions {
  readonly #relations: Relations;
  readonly #byId = new Recent<Id, Kept>(mostKept);
  /** Addresses of resources that were asked for, since a filter may name very many. */
  readonly #resources = new WeakMap<JsonObject, ReadonlySet<unknown>>();

  constructor(relations: Relations) {
    this.#relations = relations;
  }

  /** True when subscriptions had to be forgotten, so that an unknown id proves nothing. */
  get forgot(): boolean {
    return this.#byId.forgot;
  }

  /** The latest subscription with this id, which may be over. Ids are told apart by their type. */
  of(id: unknown): Subscription | undefined {
    return isId(id) ? this.#byId.get(id) : undefined;
  }

  /** The addresses in `filter.resourceSubscriptions`. */
  resourcesIn(filter: JsonObject): ReadonlySet<unknown> {
    const known = this.#resources.get(filter);
    if (known !== undefined) return known;
    const made = new Set(Array.isArray(filter.resourceSubscriptions) ? filter.resourceSubscriptions : []);
    this.#resources.set(filter, made);
    return made;
  }

  note(look: MessageLook): void {
    const { message, link } = look;
    if (message.kind === 'request') this.#open(look, message.id, message.method, message.params);
    else if (message.kind === 'notification') this.#notification(look, message.method, message.params);
    else if (link.type === 'answer' && link.request.method === listenMethod) {
      this.#end(look, this.#listen(link.request.id, link.request.seq), 'server');
    }
  }

  #open({ direction, seq }: MessageLook, id: Id, method: string, params: unknown): void {
    if (method !== listenMethod || direction !== 'client-to-server') return;
    const filter = isObject(params) && isObject(params.notifications) ? params.notifications : null;
    this.#byId.set(id, { listen: seq, id, filter, begun: false, acknowledged: null, ended: null });
  }

  #notification(look: MessageLook, method: string, params: unknown): void {
    if (!isObject(params)) return;
    if (method === 'notifications/cancelled') this.#cancelled(look, params.requestId);
    else if (look.direction === 'server-to-client') this.#tagged(look, method, params);
  }

  #tagged({ seq }: MessageLook, method: string, params: JsonObject): void {
    const id = subscriptionIdIn(params);
    const subscription = isId(id) ? this.#byId.get(id) : undefined;
    if (subscription === undefined) {
      if (method === acknowledgement) this.#acknowledgeUnnamed();
      return;
    }
    subscription.begun = true;
    if (method === acknowledgement && isObject(params.notifications)) {
      subscription.acknowledged ??= { filter: params.notifications, seq };
    }
    this.#relations.add(seq, { type: 'subscription', listen: subscription.listen });
  }

  /** Without its id, or with a wrong one, it is for the only subscription that waits for it. */
  #acknowledgeUnnamed(): void {
    const waiting = this.#byId.latest().filter(({ begun, ended }) => !begun && ended === null);
    if (waiting.length === 1 && waiting[0] !== undefined) waiting[0].begun = true;
  }

  #cancelled(look: MessageLook, id: unknown): void {
    const { link, direction } = look;
    if (direction === 'client-to-server') {
      if (link.type !== 'cancel' || link.request?.method !== listenMethod) return;
      this.#end(look, this.#listen(link.request.id, link.request.seq), 'client');
    } else if (look.era === 'modern') {
      const subscription = isId(id) ? this.#byId.get(id) : undefined;
      if (subscription !== undefined)
        this.#relations.add(look.seq, { type: 'cancellation', request: subscription.listen });
      this.#end(look, subscription, 'server');
    }
  }

  #listen(id: Id, seq: number): Kept | undefined {
    const subscription = this.#byId.get(id);
    return subscription?.listen === seq ? subscription : undefined;
  }

  #end({ seq, at }: MessageLook, subscription: Kept | undefined, by: End['by']): void {
    if (subscription === undefined) return;
    subscription.ended ??= { seq, at, by };
    this.#relations.add(seq, { type: 'subscription', listen: subscription.listen });
  }
}

/** The subscription id in the `_meta` of params or of a result; undefined when it has none. */
export function subscriptionIdIn(holder: unknown): unknown {
  return isObject(holder) && isObject(holder._meta) ? holder._meta[metaKeys.subscriptionId] : undefined;
}
