/** Notifications that say that something has changed, and the latest answer that they outdate. */
import { isObject } from '../../model/message.ts';
import type { MessageLook } from '../look.ts';
import type { ListName } from './listings.ts';
import { Recent } from './recent.ts';
import type { Relations } from './relations.ts';

const lists: ReadonlyMap<string, ListName> = new Map([
  ['notifications/tools/list_changed', 'tools'],
  ['notifications/prompts/list_changed', 'prompts'],
  ['notifications/resources/list_changed', 'resources'],
]);
const mostKept = 2000;

export class Changes {
  readonly #relations: Relations;
  /** `seq` of the latest answer that read a resource. */
  readonly #reads = new Recent<string, number>(mostKept);

  constructor(relations: Relations) {
    this.#relations = relations;
  }

  note(look: MessageLook): void {
    const { message, link, seq } = look;
    if (message.kind === 'notification') this.#changed(look, message.method, message.params);
    else if (message.kind === 'response' && link.type === 'answer' && link.request.method === 'resources/read') {
      if (isObject(link.asked) && typeof link.asked.uri === 'string') this.#reads.set(link.asked.uri, seq);
    }
  }

  #changed({ seq, known }: MessageLook, method: string, params: unknown): void {
    const list = lists.get(method);
    if (list !== undefined) this.#relations.add(seq, { type: 'change', outdates: known.listings.of(list).seq });
    else if (method === 'notifications/resources/updated' && isObject(params) && typeof params.uri === 'string') {
      this.#relations.add(seq, { type: 'change', outdates: this.#reads.get(params.uri) ?? null });
    }
  }
}
