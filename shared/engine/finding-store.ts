/** The findings of those rows that have any. */
import type { Diagnostic, Severity } from '../model/diagnostic.ts';
import { TextStore } from './text-store.ts';

/** Lists remembered for being met again: a server that prints the same line all day costs one of them. */
const rememberedLists = 1000;

/** Findings as bytes rather than objects; alike lists are kept once. */
export class FindingStore {
  readonly #texts = new TextStore();
  readonly #addresses = new Map<number, number>();
  readonly #known = new Map<string, number>();
  readonly #counts: Record<Severity, number> = { error: 0, warning: 0, info: 0 };

  /** Findings of all rows, by severity, as they are now. */
  get counts(): Readonly<Record<Severity, number>> {
    return { ...this.#counts };
  }

  get(seq: number): readonly Diagnostic[] {
    const address = this.#addresses.get(seq);
    return address === undefined ? [] : JSON.parse(this.#texts.get(address));
  }

  /** Adds to the findings that the row has. */
  add(seq: number, found: readonly Diagnostic[]): void {
    for (const { severity } of found) this.#counts[severity]++;
    this.#addresses.set(seq, this.#addressOf(JSON.stringify([...this.get(seq), ...found])));
  }

  #addressOf(list: string): number {
    const known = this.#known.get(list);
    if (known !== undefined) return known;
    const address = this.#texts.add(list);
    if (this.#known.size < rememberedLists) this.#known.set(list, address);
    return address;
  }
}
