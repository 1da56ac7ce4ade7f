/**
 * Tasks: requests that are answered at once and finished later (MCP 2025-11-25 basic/utilities/tasks; since 2026-07-28
 * the extension io.modelcontextprotocol/tasks). Each side names those that it runs.
 */
import { type Direction, opposite } from '../../model/frame.ts';
import { isObject, type JsonObject } from '../../model/message.ts';
import type { MessageLook } from '../look.ts';
import { Recent } from './recent.ts';
import type { Relations } from './relations.ts';
import type { TaskLife } from './task-life.ts';
import { isTaskId, relatedTaskIn, statesIn, type TaskState } from './task-states.ts';

/** What is known of a task. */
export interface Task {
  readonly life: TaskLife;
  /** The latest status, and the `seq` that told it; null while none was told. */
  readonly status: string | null;
  readonly told: number;
  /** When it changed last, as its side says; null when that is no date. Milliseconds since 1970. */
  readonly changed: number | null;
  /** How long to wait from one poll to the next, milliseconds; null when its side does not say. */
  readonly pollMs: number | null;
  /** The latest poll; null once something else was said about the task. */
  readonly polled: { readonly seq: number; readonly at: number } | null;
}

type Kept = { -readonly [key in keyof Task]: Task[key] };

/** Tasks of each side that are remembered. */
const mostKept = 10_000;
/** Requests of each side that are counted as waiting for a task. */
const mostOpen = 1000;
const longestStatus = 40;

export class Tasks {
  readonly #relations: Relations;
  /** By the side that runs them. */
  readonly #tasks = {
    'client-to-server': new Recent<string, Kept>(mostKept),
    'server-to-client': new Recent<string, Kept>(mostKept),
  };
  readonly #open = { 'client-to-server': new Set<number>(), 'server-to-client': new Set<number>() };

  constructor(relations: Relations) {
    this.#relations = relations;
  }

  /** A task of the side that sends in this direction. */
  of(runner: Direction, id: unknown): Task | undefined {
    return isTaskId(id) ? this.#tasks[runner].get(id) : undefined;
  }

  /** `seq` of the requests of a side that ask to be run as a task and are not answered yet. */
  open(requester: Direction): ReadonlySet<number> {
    return this.#open[requester];
  }

  note(look: MessageLook): void {
    const { message } = look;
    if (message.kind === 'request') this.#request(look, message.method, message.params);
    else if (message.kind === 'response' || message.kind === 'error') this.#answer(look);
    for (const state of statesIn(look)) this.#state(look, state);
    this.#related(look);
  }

  #request(look: MessageLook, method: string, params: unknown): void {
    if (!isObject(params)) return;
    if (method.startsWith('tasks/')) this.#about(look, method, params.taskId);
    else if (isObject(params.task)) {
      const open = this.#open[look.direction];
      if (open.size < mostOpen) open.add(look.seq);
    }
  }

  #about({ direction, seq, at }: MessageLook, method: string, id: unknown): void {
    if (!isTaskId(id)) return;
    const task = this.#known(opposite(direction), id);
    const poll = method === 'tasks/get';
    task.polled = poll ? { seq, at } : null;
    if (poll) task.life.polls++;
    this.#relations.addTask(seq, task.life);
  }

  #answer({ link, direction, seq }: MessageLook): void {
    if (link.type !== 'answer') return;
    const open = this.#open[opposite(direction)];
    if (open.size > 0) open.delete(link.request.seq);
    if (!link.request.method.startsWith('tasks/') || !isObject(link.asked)) return;
    const task = this.of(direction, link.asked.taskId);
    if (task !== undefined) this.#relations.addTask(seq, task.life);
  }

  #state(look: MessageLook, { id, json, created }: TaskState): void {
    const { direction, seq, message, link } = look;
    const task = created ? this.#create(look, id) : this.#known(direction, id);
    if (message.kind === 'notification') task.polled = null;
    // A listing is not about any one of its tasks.
    if (link.type !== 'answer' || link.request.method !== 'tasks/list') this.#relations.addTask(seq, task.life);
    take(task, json, seq);
  }

  /** A second task with the id of another is a new one. */
  #create({ link, direction }: MessageLook, id: string): Kept {
    const before = this.#tasks[direction].get(id);
    const task = before === undefined || before.life.created !== null ? this.#begin(direction, id) : before;
    if (link.type !== 'answer') return task;
    task.life.created = link.request.seq;
    this.#relations.addTask(link.request.seq, task.life);
    return task;
  }

  /** A request of the other side may be about a task too: what the task asks for. */
  #related(look: MessageLook): void {
    const id = relatedTaskIn(look);
    if (id === undefined) return;
    const task = this.of(look.direction, id) ?? this.of(opposite(look.direction), id);
    if (task !== undefined) this.#relations.addTask(look.seq, task.life);
  }

  #known(runner: Direction, id: string): Kept {
    return this.#tasks[runner].get(id) ?? this.#begin(runner, id);
  }

  #begin(runner: Direction, id: string): Kept {
    const life = this.#relations.newTask(id);
    const task: Kept = { life, status: null, told: 0, changed: null, pollMs: null, polled: null };
    this.#tasks[runner].set(id, task);
    return task;
  }
}

/** True for a state from before the one that is known: an answer may be overtaken by a notification. */
export function isOutdated({ changed }: Task, { lastUpdatedAt }: JsonObject): boolean {
  const told = timeOf(lastUpdatedAt);
  return told !== null && changed !== null && told < changed;
}

function take(task: Kept, json: JsonObject, seq: number): void {
  if (isOutdated(task, json)) return;
  const pollMs = json.pollInterval ?? json.pollIntervalMs;
  if (typeof pollMs === 'number') task.pollMs = pollMs;
  if (typeof json.status !== 'string') return;
  const status = json.status.slice(0, longestStatus);
  task.life.enter(status, seq);
  task.status = status;
  task.told = seq;
  task.changed = timeOf(json.lastUpdatedAt) ?? task.changed;
}

function timeOf(date: unknown): number | null {
  const time = typeof date === 'string' && date.length < 40 ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}
