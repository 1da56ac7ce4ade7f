/** What a client of the modern era has asked to hear of by `subscriptions/listen` (MCP 2026-07-28 basic/patterns/subscriptions). */
import { metaKeys } from '../../mcp/revisions.ts';
import { isObject, type JsonObject } from '../../model/message.ts';
import { advertises, capabilitiesOf } from './capabilities.ts';
import type { Change, Offered } from './registry.ts';
import type { RequestId } from './scope.ts';
import type { ServerSettings } from './settings.ts';

export interface Notification {
  readonly method: string;
  readonly params: JsonObject;
}

export const listChangedMethods: Readonly<Record<Offered, string>> = {
  tools: 'notifications/tools/list_changed',
  resources: 'notifications/resources/list_changed',
  prompts: 'notifications/prompts/list_changed',
};

const flags: Readonly<Record<Offered, string>> = {
  tools: 'toolsListChanged',
  resources: 'resourcesListChanged',
  prompts: 'promptsListChanged',
};

export const updated = (uri: string): Notification => ({ method: 'notifications/resources/updated', params: { uri } });

export class Listening {
  readonly id: RequestId;
  /** What was asked for and can be done. */
  readonly #filter: JsonObject;

  constructor(id: RequestId, asked: JsonObject, settings: ServerSettings) {
    this.id = id;
    this.#filter = possible(asked, settings);
  }

  acknowledgement(): Notification {
    return this.#tagged({
      method: 'notifications/subscriptions/acknowledged',
      params: { notifications: this.#filter },
    });
  }

  /** Null: it has not been asked for. */
  notificationOf(change: Change): Notification | null {
    if ('list' in change) {
      return this.#filter[flags[change.list]] === true
        ? this.#tagged({ method: listChangedMethods[change.list], params: {} })
        : null;
    }
    const { resourceSubscriptions: uris } = this.#filter;
    return Array.isArray(uris) && uris.includes(change.uri) ? this.#tagged(updated(change.uri)) : null;
  }

  /** The result that ends it. */
  result({ info }: ServerSettings): JsonObject {
    const _meta = { [metaKeys.subscriptionId]: this.id, [metaKeys.serverInfo]: info };
    return { resultType: 'complete', _meta };
  }

  #tagged({ method, params }: Notification): Notification {
    return { method, params: { ...params, _meta: { [metaKeys.subscriptionId]: this.id } } };
  }
}

function possible(asked: JsonObject, settings: ServerSettings): JsonObject {
  const capabilities = capabilitiesOf(settings, 'modern');
  const lists = (['tools', 'resources', 'prompts'] as const).filter(
    (list) => asked[flags[list]] === true && isObject(capabilities[list]),
  );
  const { resourceSubscriptions: uris } = asked;
  const watches = Array.isArray(uris) && advertises(capabilities, 'resources.subscribe');
  return {
    ...Object.fromEntries(lists.map((list) => [flags[list], true])),
    ...(watches && { resourceSubscriptions: uris }),
  };
}
