/**
 * From which level on log messages were asked for: by `logging/setLevel` up to 2025-11-25 (MCP server/utilities/logging),
 * since 2026-07-28 by each request that wants them, for as long as it is open.
 */
import { isObject } from '../../model/message.ts';
import type { MessageLook } from '../look.ts';
import { metaKeys } from '../revisions.ts';
import { crossingMs } from './cancellations.ts';

/** Least serious first (RFC 5424, section 6.2.1). */
export const logLevels: readonly unknown[] = [
  'debug',
  'info',
  'notice',
  'warning',
  'error',
  'critical',
  'alert',
  'emergency',
];

export interface Wanted {
  /** Index in {@link logLevels}: what is less serious was not asked for. */
  readonly level: number;
  /** `seq` of the request. */
  readonly seq: number;
}

interface Open extends Wanted {
  /** Messages that were on their way when the request was cancelled still come until then. */
  until: number;
}

const mostOpen = 10_000;

export class LogLevels {
  #set: Wanted | null = null;
  #asked: Wanted | null = null;
  readonly #open = new Map<number, Open>();
  #forgot = false;

  /**
   * By the latest `logging/setLevel` that was answered with a result, or by one that the server may have read already
   * and that asks for more; null: the server chooses.
   */
  get set(): Wanted | null {
    const [set, asked] = [this.#set, this.#asked];
    return set !== null && asked !== null && asked.level < set.level ? asked : set;
  }

  /** True when too many requests were open at once, so that no open request proves nothing. */
  get forgot(): boolean {
    return this.#forgot;
  }

  /** The open request that asks for the least serious messages; null when none asks for any. */
  widest(at: number): Wanted | null {
    let widest: Open | null = null;
    for (const [seq, one] of this.#open) {
      if (one.until < at) this.#open.delete(seq);
      else if (widest === null || one.level < widest.level) widest = one;
    }
    return widest;
  }

  note(look: MessageLook): void {
    const { message, link } = look;
    if (message.kind === 'request') {
      if (look.direction === 'client-to-server') this.#request(look, message.method, message.params);
    } else if (link.type === 'answer') {
      this.#open.delete(link.request.seq);
      if (link.request.method === 'logging/setLevel') this.#answer(message.kind === 'response', link.request.seq);
    } else if (link.type === 'cancel' && link.request !== null) {
      const open = this.#open.get(link.request.seq);
      if (open !== undefined) open.until = look.at + crossingMs;
    }
  }

  #request({ era, seq }: MessageLook, method: string, params: unknown): void {
    if (era === 'modern') this.#begin(seq, params);
    else if (method === 'logging/setLevel' && isObject(params)) {
      const level = logLevels.indexOf(params.level);
      this.#asked = level < 0 ? null : { level, seq };
    }
  }

  /** A level that does not exist is another fault: such a request may get any message. */
  #begin(seq: number, params: unknown): void {
    const wanted = requestedLevel(params);
    if (wanted === undefined) return;
    const level = Math.max(0, logLevels.indexOf(wanted));
    if (this.#open.size >= mostOpen) this.#forgot = true;
    else this.#open.set(seq, { level, seq, until: Number.POSITIVE_INFINITY });
  }

  #answer(isSet: boolean, seq: number): void {
    if (this.#asked?.seq !== seq) return;
    if (isSet) this.#set = this.#asked;
    this.#asked = null;
  }
}

/** The level in the `_meta` of a request's params (MCP 2026-07-28 server/utilities/logging); undefined: none. */
function requestedLevel(params: unknown): unknown {
  return isObject(params) && isObject(params._meta) ? params._meta[metaKeys.logLevel] : undefined;
}
