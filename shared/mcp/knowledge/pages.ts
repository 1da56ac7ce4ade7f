/** Listings that come in pages: which cursors were issued, and which listing a page belongs to. */
import { type Direction, opposite } from '../../model/frame.ts';
import { isObject } from '../../model/message.ts';
import type { MessageLook } from '../look.ts';
import { Recent } from './recent.ts';
import type { Relations } from './relations.ts';

/** The requests that are answered in pages (MCP 2025-11-25 server/utilities/pagination). */
export const pagedMethods: readonly string[] = [
  'tools/list',
  'prompts/list',
  'resources/list',
  'resources/templates/list',
  'tasks/list',
];

export interface Page {
  /** `seq` of the request for the first page. */
  readonly first: number;
  /** 1 for the first page. */
  readonly page: number;
  /** True when the same page was asked for twice: two listings may then be mixed up. */
  readonly again: boolean;
}

/** A cursor and the page that it leads to. */
interface Issued extends Page {
  asked: boolean;
}

const paged: ReadonlySet<string> = new Set(pagedMethods);
const mostCursors = 2000;
const mostOpen = 1000;
/** Cursors that are longer are not kept, UTF-16 units. */
const longestCursor = 2000;

export class Pages {
  readonly #relations: Relations;
  /** By method, side and cursor. */
  readonly #issued = new Recent<string, Issued>(mostCursors);
  /** Pages that are asked for, by `seq` of their request. */
  readonly #open = new Recent<number, Page>(mostOpen);
  #tooLong = false;

  constructor(relations: Relations) {
    this.#relations = relations;
  }

  /** True when cursors had to be forgotten, so that an unknown one proves nothing. */
  get forgot(): boolean {
    return this.#tooLong || this.#issued.forgot;
  }

  /** The page that an issued cursor leads to. */
  issued(requester: Direction, method: string, cursor: string): Page | undefined {
    return this.#issued.get(keyOf(requester, method, cursor));
  }

  /** The page that a request asks for, until it is answered. */
  of(request: number): Page | undefined {
    return this.#open.get(request);
  }

  note(look: MessageLook): void {
    const { message, link } = look;
    if (message.kind === 'request') {
      if (paged.has(message.method)) this.#ask(look, message.method, message.params);
    } else if (link.type === 'answer' && paged.has(link.request.method)) {
      const page = this.#open.take(link.request.seq);
      if (page !== undefined && message.kind === 'response')
        this.#answer(look, link.request.method, message.result, page);
    }
  }

  #ask({ direction, seq }: MessageLook, method: string, params: unknown): void {
    const cursor = isObject(params) ? params.cursor : undefined;
    if (cursor === undefined) this.#open.set(seq, { first: seq, page: 1, again: false });
    if (typeof cursor !== 'string') return;
    const issued = this.#issued.get(keyOf(direction, method, cursor));
    if (issued === undefined) return;
    this.#open.set(seq, { first: issued.first, page: issued.page, again: issued.again || issued.asked });
    issued.asked = true;
    this.#relations.add(seq, { type: 'page', first: issued.first, page: issued.page });
  }

  #answer({ direction }: MessageLook, method: string, result: unknown, { first, page, again }: Page): void {
    const next = isObject(result) ? result.nextCursor : undefined;
    if (typeof next !== 'string') return;
    if (next.length > longestCursor) {
      this.#tooLong = true;
      return;
    }
    const key = keyOf(opposite(direction), method, next);
    const known = this.#issued.get(key);
    if (known !== undefined && known.first === first && known.page <= page) return;
    this.#issued.set(key, { first, page: page + 1, again, asked: false });
  }
}

function keyOf(requester: Direction, method: string, cursor: string): string {
  return `${requester} ${method} ${cursor}`;
}
