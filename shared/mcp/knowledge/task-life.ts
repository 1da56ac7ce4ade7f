/** What a task has been through, for the relations of its messages. */
import type { Relation } from '../../model/relation.ts';

type TaskRelation = Extract<Relation, { type: 'task' }>;

/** Changes of status that are kept; the latest is always among them. */
const mostStates = 6;

export class TaskLife {
  readonly number: number;
  readonly #id: string;
  #states: TaskRelation['states'] = [];
  #skipped = 0;
  /** `seq` of the request whose answer created it; null when that was not seen. */
  created: number | null = null;
  /** Times that it was asked for its status. */
  polls = 0;

  /** `number` tells tasks apart, whoever runs them and however they are called. */
  constructor(number: number, id: string) {
    this.number = number;
    this.#id = id;
  }

  /** The message `seq` tells this status. */
  enter(status: string, seq: number): void {
    if (this.#states.at(-1)?.status === status) return;
    const full = this.#states.length === mostStates;
    if (full) this.#skipped++;
    this.#states = [...(full ? this.#states.slice(0, -1) : this.#states), { status, seq }];
  }

  relation(): TaskRelation {
    const { created, polls } = this;
    return { type: 'task', task: this.#id, created, states: this.#states, skipped: this.#skipped, polls };
  }
}
