/** The params of requests that wait for an answer, for those who look at the answer. */
import type { ExchangeIndex } from './exchange-table.ts';

/** A server that never answers must not fill the memory: beyond these the oldest are forgotten. */
const mostKept = 20_000;

export class Asked {
  readonly #params = new Map<ExchangeIndex, unknown>();

  keep(index: ExchangeIndex, params: unknown): void {
    if (params === undefined) return;
    this.#params.set(index, params);
    if (this.#params.size <= mostKept) return;
    for (const oldest of this.#params.keys()) {
      this.#params.delete(oldest);
      return;
    }
  }

  /** The params of a request, which are not kept any longer. */
  take(index: ExchangeIndex): unknown {
    const params = this.#params.get(index);
    this.#params.delete(index);
    return params;
  }
}
