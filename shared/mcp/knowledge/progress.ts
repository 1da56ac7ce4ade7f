/** Progress tokens: whose they are, how far each has come, and which of them are over. */
import { type Direction, opposite } from '../../model/frame.ts';
import { isObject } from '../../model/message.ts';
import type { MessageLook } from '../look.ts';
import { Recent } from './recent.ts';
import type { Relations } from './relations.ts';
import { isFinal, statesIn, type TaskState } from './task-states.ts';

export type ProgressToken = string | number;

/** What is known of one token. */
export interface Run {
  /** `seq` of the request that gave it. */
  readonly request: number;
  /** `seq` of what ended it: the answer, or the message that says that its task is over. */
  readonly ended: number | null;
  /** Notifications so far. */
  readonly count: number;
  /** The latest progress and its `seq`. */
  readonly value: number | null;
  readonly seq: number;
}

type Changing = { -readonly [key in keyof Run]: Run[key] };

/** Tokens of each side that are remembered, those that are over included. */
const mostKept = 20_000;

export class Progress {
  readonly #relations: Relations;
  readonly #runs = {
    'client-to-server': new Recent<ProgressToken, Changing>(mostKept),
    'server-to-client': new Recent<ProgressToken, Changing>(mostKept),
  };
  /** Tokens that outlive the answer to their request, by the task that it created and the side that runs it. */
  readonly #tasks = {
    'client-to-server': new Recent<string, Changing>(mostKept),
    'server-to-client': new Recent<string, Changing>(mostKept),
  };

  constructor(relations: Relations) {
    this.#relations = relations;
  }

  /** What a side's request said of this token. */
  run(requester: Direction, token: unknown): Run | undefined {
    return isToken(token) ? this.#runs[requester].get(token) : undefined;
  }

  /** True when tokens of this side had to be forgotten, so that an unknown one proves nothing. */
  forgot(requester: Direction): boolean {
    return this.#runs[requester].forgot;
  }

  note(look: MessageLook): void {
    const { message } = look;
    if (message.kind === 'request') this.#begin(look, message.params);
    else if (message.kind === 'notification') {
      if (message.method === 'notifications/progress') this.#progress(look, message.params);
      else this.#told(look, statesIn(look));
    } else if (message.kind === 'response' || message.kind === 'error') this.#answer(look);
  }

  #begin({ direction, seq }: MessageLook, params: unknown): void {
    const token = tokenIn(params);
    if (isToken(token)) {
      this.#runs[direction].set(token, { request: seq, ended: null, count: 0, value: null, seq });
    }
  }

  #progress({ direction, seq }: MessageLook, params: unknown): void {
    if (!isObject(params) || !isToken(params.progressToken)) return;
    const run = this.#runs[opposite(direction)].get(params.progressToken);
    const value = params.progress;
    if (run === undefined || typeof value !== 'number') return;
    run.count++;
    run.value = value;
    run.seq = seq;
    const total = typeof params.total === 'number' ? params.total : null;
    this.#relations.add(seq, { type: 'progress', request: run.request, nth: run.count, value, total });
  }

  #answer(look: MessageLook): void {
    const { link, direction, seq, message } = look;
    if (link.type !== 'answer') return;
    const states = statesIn(look);
    const token = tokenIn(link.asked);
    const run = isToken(token) ? this.#runs[opposite(direction)].get(token) : undefined;
    if (run?.request === link.request.seq) this.#answered(look, run, states);
    this.#told(look, states);
    // The result of a task is there once the task is over.
    if (link.request.method === 'tasks/result' && message.kind === 'response' && isObject(link.asked)) {
      this.#over(direction, link.asked.taskId, seq);
    }
  }

  /** The token goes on with the task that the answer creates, if any, unless that is known to be over. */
  #answered({ known, direction, seq }: MessageLook, run: Changing, states: readonly TaskState[]): void {
    const task = states.find(({ created }) => created);
    if (task === undefined || isFinal(known.tasks.of(direction, task.id)?.status)) run.ended = seq;
    else this.#tasks[direction].set(task.id, run);
  }

  #told({ direction, seq }: MessageLook, states: readonly TaskState[]): void {
    for (const { id, json } of states) if (isFinal(json.status)) this.#over(direction, id, seq);
  }

  /** Ends the token of a task that is over. */
  #over(runner: Direction, task: unknown, seq: number): void {
    const run = typeof task === 'string' ? this.#tasks[runner].take(task) : undefined;
    if (run !== undefined) run.ended = seq;
  }
}

/** The progress token that a request gives in `_meta`, of whatever type it is; undefined when it gives none. */
export function tokenIn(params: unknown): unknown {
  return isObject(params) && isObject(params._meta) ? params._meta.progressToken : undefined;
}

/** A token that a request can be found by. */
export function isToken(token: unknown): token is ProgressToken {
  return typeof token === 'string' || typeof token === 'number';
}
