/** The relations of those messages that have any, by `seq`. */
import type { Relation } from '../../model/relation.ts';
import { RelationRows } from './relation-rows.ts';

export class Relations {
  /** Nearly all of them: a session may have a million progress notifications. */
  readonly #rows = new RelationRows();
  /** Those that do not fit in there. */
  readonly #others = new Map<number, Relation[]>();

  of(seq: number): readonly Relation[] {
    return [...this.#rows.of(seq), ...(this.#others.get(seq) ?? [])];
  }

  add(seq: number, relation: Relation): void {
    if (this.#rows.take(seq, relation)) return;
    const others = this.#others.get(seq);
    if (others === undefined) this.#others.set(seq, [relation]);
    else others.push(relation);
  }
}
