/** The `cacheScope` of the first page of each listing, which all its pages share (MCP 2026-07-28 server/utilities/caching). */
import { isObject } from '../../model/message.ts';
import type { MessageLook } from '../look.ts';
import { Recent } from './recent.ts';

export interface PageScope {
  readonly scope: string;
  /** `seq` of the answer with the first page. */
  readonly seq: number;
}

export const cacheScopes: readonly string[] = ['public', 'private'];

const mostListings = 200;

export class PageScopes {
  /** By `seq` of the request for the first page. */
  readonly #scopes = new Recent<number, PageScope>(mostListings);

  of(first: number): PageScope | undefined {
    return this.#scopes.get(first);
  }

  /** To be called while the page is still known as asked for. */
  note({ message, link, seq, era, known }: MessageLook): void {
    if (era !== 'modern' || message.kind !== 'response' || link.type !== 'answer' || !isObject(message.result)) return;
    const { nextCursor, cacheScope } = message.result;
    if (typeof nextCursor !== 'string' || typeof cacheScope !== 'string' || !cacheScopes.includes(cacheScope)) return;
    const page = known.pages.of(link.request.seq);
    if (page?.page === 1) this.#scopes.set(page.first, { scope: cacheScope, seq });
  }
}
