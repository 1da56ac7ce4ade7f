/** The relations of those messages that have any, by `seq`. */
import type { Relation } from '../../model/relation.ts';
import { Recent } from './recent.ts';
import { type Numeric, RelationRows } from './relation-rows.ts';
import { TaskLife } from './task-life.ts';

/** Tasks whose messages still lead to them. */
const mostTasks = 20_000;
/** Messages that are told of late: requests that turned out to create a task. */
const mostLate = 20_000;

export class Relations {
  /** Nearly all of them: a session may have a million progress notifications. */
  readonly #rows = new RelationRows();
  /** Those of messages before the last one. */
  readonly #late = new Recent<number, Numeric[]>(mostLate);
  readonly #tasks = new Recent<number, TaskLife>(mostTasks);
  #lastTask = 0;

  of(seq: number): readonly Relation[] {
    const all = [...this.#rows.of(seq), ...(this.#late.get(seq) ?? [])];
    const tasks = new Set(all.flatMap((one) => (one.type === 'task' ? one.number : [])));
    const others = all.flatMap((one) => (one.type === 'task' ? [] : one));
    return [...others, ...[...tasks].flatMap((number) => this.#tasks.get(number)?.relation() ?? [])];
  }

  add(seq: number, relation: Exclude<Relation, { type: 'task' }>): void {
    this.#add(seq, relation);
  }

  /** A task that messages can belong to. */
  newTask(id: string): TaskLife {
    const life = new TaskLife(++this.#lastTask, id);
    this.#tasks.set(life.number, life);
    return life;
  }

  addTask(seq: number, { number }: TaskLife): void {
    this.#add(seq, { type: 'task', number });
  }

  #add(seq: number, relation: Numeric): void {
    if (this.#rows.take(seq, relation)) return;
    const late = this.#late.get(seq);
    if (late === undefined) this.#late.set(seq, [relation]);
    else late.push(relation);
  }
}
