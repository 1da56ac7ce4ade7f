/** What the server has listed: its tools, prompts, resources and resource templates, each as it was listed last. */
import { isObject, type JsonObject } from '../../model/message.ts';
import type { MessageLook } from '../look.ts';
import { type Limits, sizeOf } from '../supplied/limits.ts';

export type ListName = 'tools' | 'prompts' | 'resources' | 'resourceTemplates';

export interface Listed {
  readonly json: JsonObject;
  /** True when there was no room for it: only its name was kept. */
  readonly cut?: true;
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

/** Notifications that outdate lists. */
const outdates: ReadonlyMap<string, readonly ListName[]> = new Map([
  ['notifications/tools/list_changed', ['tools']],
  ['notifications/prompts/list_changed', ['prompts']],
  ['notifications/resources/list_changed', ['resources', 'resourceTemplates']],
]);

/** Items of one list that are kept; a longer one never counts as whole. */
const mostItems = 10_000;
/** UTF-16 units of the items of one list that are kept, about; of a larger item only the name is. */
const mostText = 16 * 1024 * 1024;
const itemLimits: Limits = { text: 2 * 1024 * 1024, depth: 1000, values: 200_000 };

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

  note(look: MessageLook): void {
    const { message, link, direction } = look;
    if (direction !== 'server-to-client') return;
    if (message.kind === 'notification') {
      for (const list of outdates.get(message.method) ?? []) this.#lists[list].change(look.seq);
    } else if (message.kind === 'response' && link.type === 'answer') {
      const shape = listShapes.get(link.request.method);
      if (shape !== undefined) this.#take(look.seq, shape, message.result, link);
    }
  }

  #take(seq: number, { list, key }: ListShape, result: unknown, { request, asked }: Answer): void {
    const items = isObject(result) ? result[list] : undefined;
    if (isObject(result) && Array.isArray(items)) {
      const first = !isObject(asked) || typeof asked.cursor !== 'string';
      const page = { pointer: `/result/${list}`, asked: request.seq, first, last: result.nextCursor === undefined };
      this.#lists[list].take(items, key, seq, page);
    } else this.#lists[list].lose();
  }
}

type Answer = Extract<MessageLook['link'], { type: 'answer' }>;

interface Page {
  readonly pointer: string;
  /** `seq` of the request for it. */
  readonly asked: number;
  readonly first: boolean;
  readonly last: boolean;
}

/** One list. A new first page starts it anew; until its last page has come, what was listed before still counts. */
export class Listing {
  #items = new Map<string, Listed>();
  #coming = new Map<string, Listed>();
  #comingText = 0;
  #complete = false;
  #seq: number | null = null;
  #wholeSeq: number | null = null;
  /** `seq` of the request for the first page of what is there as a whole, and of what is coming; null: it was not seen. */
  #asked: number | null = null;
  #comingAsked: number | null = null;
  #changed: number | null = null;

  /** True once a whole list, to its last page, has been seen. */
  get complete(): boolean {
    return this.#complete;
  }

  /** `seq` of the notification that the list has changed since it was asked for as a whole, or null. */
  get outdatedBy(): number | null {
    return this.#changed !== null && this.#changed > (this.#asked ?? 0) ? this.#changed : null;
  }

  /** True when there is a whole list that nothing has outdated. */
  get current(): boolean {
    return this.#complete && this.outdatedBy === null;
  }

  /** True for an item that is not in a whole and current list. */
  lacks(name: string): boolean {
    return this.current && this.get(name) === undefined;
  }

  /** True for an item that was listed, and no change was announced since. */
  offers(name: string): boolean {
    return this.get(name) !== undefined && this.outdatedBy === null;
  }

  /** `seq` of the latest answer with a page of it. */
  get seq(): number | null {
    return this.#seq;
  }

  /** `seq` of the answer with the last page of the latest whole list. */
  get wholeSeq(): number | null {
    return this.#wholeSeq;
  }

  /** Names or addresses in the order of the latest whole list, or of what has come so far. */
  names(): readonly string[] {
    return [...(this.#complete ? this.#items : this.#coming).keys()];
  }

  /** Names of the pages so far of the listing that the request `first` began; null when another has begun since. */
  comingSince(first: number): readonly string[] | null {
    return this.#comingAsked === first ? [...this.#coming.keys()] : null;
  }

  get(name: unknown): Listed | undefined {
    return typeof name === 'string' ? (this.#coming.get(name) ?? this.#items.get(name)) : undefined;
  }

  take(items: readonly unknown[], key: string, seq: number, page: Page): void {
    this.#seq = seq;
    if (page.first) {
      this.#coming = new Map();
      this.#comingText = 0;
      this.#comingAsked = page.asked;
    }
    items.forEach((item, index) => {
      const name = isObject(item) ? item[key] : undefined;
      if (isObject(item) && typeof name === 'string')
        this.#add(name, { ...this.#kept(item, key, name), seq, pointer: `${page.pointer}/${index}` });
    });
    if (page.last) this.#finish();
  }

  /** A page that cannot be read, or not be kept: nothing is whole any more. */
  lose(): void {
    this.#comingAsked = null;
    this.#complete = false;
  }

  change(seq: number): void {
    this.#changed = seq;
  }

  #add(name: string, listed: Listed): void {
    if (this.#coming.size < mostItems || this.#coming.has(name)) this.#coming.set(name, listed);
    else this.lose();
  }

  #kept(json: JsonObject, key: string, name: string): Pick<Listed, 'json' | 'cut'> {
    const size = sizeOf(json, itemLimits);
    const fits = typeof size === 'number' && this.#comingText + size <= mostText;
    if (!fits) return { json: { [key]: name }, cut: true };
    this.#comingText += size;
    return { json };
  }

  #finish(): void {
    this.#items = this.#coming;
    this.#wholeSeq = this.#seq;
    this.#asked = this.#comingAsked;
    this.#complete = this.#asked !== null;
  }
}
