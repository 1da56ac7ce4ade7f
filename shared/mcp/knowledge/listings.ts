/** What the server has listed: its tools, prompts, resources and resource templates, each as it was listed last. */
import { isObject, type JsonObject } from '../../model/message.ts';
import type { MessageLook } from '../look.ts';

export type ListName = 'tools' | 'prompts' | 'resources' | 'resourceTemplates';

export interface Listed {
  readonly json: JsonObject;
  /** `seq` of the answer that listed it, and where it stands there. */
  readonly seq: number;
  readonly pointer: string;
}

export interface ListShape {
  /** The member of the result that holds the items. */
  readonly list: ListName;
  /** The member that names an item. */
  readonly key: string;
}

/** The lists by the method that asks for them. */
export const listShapes: ReadonlyMap<string, ListShape> = new Map([
  ['tools/list', { list: 'tools', key: 'name' }],
  ['prompts/list', { list: 'prompts', key: 'name' }],
  ['resources/list', { list: 'resources', key: 'uri' }],
  ['resources/templates/list', { list: 'resourceTemplates', key: 'uriTemplate' }],
]);

export class Listings {
  readonly #lists = {
    tools: new Listing(),
    prompts: new Listing(),
    resources: new Listing(),
    resourceTemplates: new Listing(),
  };

  of(list: ListName): Listing {
    return this.#lists[list];
  }

  tool(name: unknown): Listed | undefined {
    return this.#lists.tools.get(name);
  }

  prompt(name: unknown): Listed | undefined {
    return this.#lists.prompts.get(name);
  }

  note({ message, link, seq }: MessageLook): void {
    if (message.kind !== 'response' || link.type !== 'answer') return;
    const known = listShapes.get(link.request.method);
    if (known === undefined || !isObject(message.result)) return;
    const items = message.result[known.list];
    if (!Array.isArray(items)) return;
    const further = isObject(link.asked) && typeof link.asked.cursor === 'string';
    this.#lists[known.list].take(items, known.key, seq, {
      pointer: `/result/${known.list}`,
      first: !further,
      last: message.result.nextCursor === undefined,
    });
  }
}

interface Page {
  readonly pointer: string;
  readonly first: boolean;
  readonly last: boolean;
}

/** One list. A new first page starts it anew; until its last page has come, what was listed before still counts. */
export class Listing {
  #items = new Map<string, Listed>();
  #coming = new Map<string, Listed>();
  #complete = false;
  #seq: number | null = null;

  /** True once a whole list, to its last page, has been seen. */
  get complete(): boolean {
    return this.#complete;
  }

  /** `seq` of the latest answer with a page of it. */
  get seq(): number | null {
    return this.#seq;
  }

  /** Names or addresses in the order of the latest whole list, or of what has come so far. */
  names(): readonly string[] {
    return [...(this.#complete ? this.#items : this.#coming).keys()];
  }

  get(name: unknown): Listed | undefined {
    return typeof name === 'string' ? (this.#coming.get(name) ?? this.#items.get(name)) : undefined;
  }

  take(items: readonly unknown[], key: string, seq: number, page: Page): void {
    this.#seq = seq;
    if (page.first) this.#coming = new Map();
    items.forEach((item, index) => {
      if (!isObject(item)) return;
      const name = item[key];
      if (typeof name === 'string') this.#coming.set(name, { json: item, seq, pointer: `${page.pointer}/${index}` });
    });
    if (!page.last) return;
    this.#items = this.#coming;
    this.#complete = true;
  }
}
