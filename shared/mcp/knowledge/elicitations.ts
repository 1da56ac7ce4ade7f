/** Pages that a server asked people to visit, in the url mode of elicitation (since MCP 2025-11-25). */
import { pointerStep } from '../../jsonrpc/locate.ts';
import { isObject } from '../../model/message.ts';
import { inputRequestsIn } from '../asks.ts';
import type { MessageLook } from '../look.ts';
import { Recent } from './recent.ts';

/** An error with this code names pages to visit first; 2025-11-25 only. */
export const pagesNeeded = -32042;

const mostKept = 2000;
/** Entries of one error that are looked at. */
const mostEntries = 100;
/** Ids and keys that are longer are not kept, UTF-16 units. */
const longest = 1000;

export class Elicitations {
  /** Every elicitationId, and the `seq` of what gave it. */
  readonly #ids = new Recent<string, number>(mostKept);
  readonly #visits = new Recent<string, true>(mostKept);
  #tooLong = false;

  /** True when ids had to be forgotten, so that an unknown one proves nothing. */
  get forgot(): boolean {
    return this.#tooLong || this.#ids.forgot;
  }

  /** `seq` of the message that gave the id. */
  of(id: string): number | undefined {
    return this.#ids.get(id);
  }

  /** True when the input request with this key asks to visit a page; `asker` is the `seq` of the result, or a task. */
  isVisit(asker: number | string, key: string): boolean {
    return this.#visits.get(visitKey(asker, `/inputRequests${pointerStep(key)}`)) === true;
  }

  note(look: MessageLook): void {
    if (look.direction !== 'server-to-client') return;
    const { message, seq } = look;
    if (message.kind === 'request') {
      if (message.method === 'elicitation/create') this.#ask(message.params, seq);
    } else if (message.kind === 'error') this.#error(look);
    else if (message.kind === 'response') this.#needs(message.result, seq);
    else if (message.kind === 'notification' && message.method === 'notifications/tasks') {
      this.#needs(message.params, seq);
    }
  }

  #ask(params: unknown, seq: number): void {
    if (isVisit(params)) this.#add(params.elicitationId, seq);
  }

  #error({ json, seq }: MessageLook): void {
    for (const { entry } of pagesIn(json.error)) if (isObject(entry)) this.#add(entry.elicitationId, seq);
  }

  #add(id: unknown, seq: number): void {
    if (typeof id !== 'string') return;
    if (id.length > longest) this.#tooLong = true;
    else this.#ids.set(id, seq);
  }

  #needs(holder: unknown, seq: number): void {
    if (!isObject(holder)) return;
    const { resultType, taskId } = holder;
    const asker = resultType === 'input_required' ? seq : taskId;
    if (typeof asker !== 'number' && typeof asker !== 'string') return;
    for (const { method, params, pointer } of inputRequestsIn(holder, '')) {
      if (method !== 'elicitation/create' || !isVisit(params) || pointer.length > longest) continue;
      this.#visits.set(visitKey(asker, pointer), true);
    }
  }
}

export interface PageEntry {
  readonly entry: unknown;
  /** JSON pointer from the message. */
  readonly pointer: string;
}

/** The pages that an error asks to visit first. */
export function pagesIn(error: unknown): readonly PageEntry[] {
  if (!isObject(error) || error.code !== pagesNeeded || !isObject(error.data)) return [];
  const { elicitations } = error.data;
  if (!Array.isArray(elicitations)) return [];
  return elicitations
    .slice(0, mostEntries)
    .map((entry: unknown, index) => ({ entry, pointer: `/error/data/elicitations/${index}` }));
}

function isVisit(params: unknown): params is { readonly [name: string]: unknown } {
  return isObject(params) && params.mode === 'url';
}

/** A task may be called like a number. */
function visitKey(asker: number | string, pointer: string): string {
  return `${typeof asker} ${asker} ${pointer}`;
}
