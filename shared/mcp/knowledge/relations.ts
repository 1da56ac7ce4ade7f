/** The relations of those messages that have any, by `seq`. */
import type { Relation } from '../../model/relation.ts';

export class Relations {
  readonly #bySeq = new Map<number, Relation[]>();

  of(seq: number): readonly Relation[] {
    return this.#bySeq.get(seq) ?? [];
  }

  add(seq: number, relation: Relation): void {
    const others = this.#bySeq.get(seq);
    if (others === undefined) this.#bySeq.set(seq, [relation]);
    else others.push(relation);
  }
}
