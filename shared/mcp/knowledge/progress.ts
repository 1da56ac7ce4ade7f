/** Progress tokens: whose they are, how far each has come, and which of them are over. */
import { type Direction, opposite } from '../../model/frame.ts';
import { isObject } from '../../model/message.ts';
import type { MessageLook } from '../look.ts';
import { Recent } from './recent.ts';
import type { Relations } from './relations.ts';

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
const overStates: ReadonlySet<unknown> = new Set(['completed', 'failed', 'cancelled']);

export class Progress {
  readonly #relations: Relations;
  readonly #runs = {
    'client-to-server': new Recent<ProgressToken, Changing>(mostKept),
    'server-to-client': new Recent<ProgressToken, Changing>(mostKept),
  };
  /** Tokens that outlive the answer to their request, by the task that it created. */
  readonly #tasks = new Recent<string, Changing>(mostKept);

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
    else if (message.kind === 'notification') this.#notification(look, message.method, message.params);
    else if (message.kind === 'response' || message.kind === 'error') this.#answer(look);
  }

  #begin({ direction, seq }: MessageLook, params: unknown): void {
    const token = tokenIn(params);
    if (isToken(token)) {
      this.#runs[direction].set(token, { request: seq, ended: null, count: 0, value: null, seq });
    }
  }

  #notification(look: MessageLook, method: string, params: unknown): void {
    if (method === 'notifications/progress') this.#progress(look, params);
    else if (method === 'notifications/tasks/status' || method === 'notifications/tasks') this.#task(params, look.seq);
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

  #answer({ message, link, direction, seq }: MessageLook): void {
    if (link.type !== 'answer') return;
    const result = message.kind === 'response' ? message.result : null;
    if (link.request.method.startsWith('tasks/')) this.#task(result, seq);
    const token = tokenIn(link.asked);
    const run = isToken(token) ? this.#runs[opposite(direction)].get(token) : undefined;
    if (run === undefined || run.request !== link.request.seq) return;
    const task = createdTask(result);
    if (task === null) run.ended = seq;
    else this.#tasks.set(task, run);
  }

  /** Ends the token of a task that is over. */
  #task(state: unknown, seq: number): void {
    if (!isObject(state) || typeof state.taskId !== 'string' || !overStates.has(state.status)) return;
    const run = this.#tasks.take(state.taskId);
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

/** The task that a result created: `{task: {taskId}}` in 2025-11-25, `{resultType: "task", taskId}` since. */
function createdTask(result: unknown): string | null {
  if (!isObject(result)) return null;
  const task = result.resultType === 'task' ? result : result.task;
  return isObject(task) && typeof task.taskId === 'string' ? task.taskId : null;
}
