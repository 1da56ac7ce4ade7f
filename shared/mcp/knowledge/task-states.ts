/** What a message says about tasks (MCP 2025-11-25 basic/utilities/tasks; the tasks extension of 2026-07-28). */
import { isObject, type JsonObject } from '../../model/message.ts';
import type { MessageLook } from '../look.ts';
import { relatedTaskKey } from '../types/meta.ts';

/** How a task stands, as a message tells it. */
export interface TaskState {
  readonly id: string;
  readonly json: JsonObject;
  /** JSON pointer from the message. */
  readonly pointer: string;
  /** True in the answer that creates the task. */
  readonly created: boolean;
}

const finalStatuses: ReadonlySet<unknown> = new Set(['completed', 'failed', 'cancelled']);
/** Ids that are longer are not followed, UTF-16 units. */
const longestId = 1000;
/** Tasks of one listing that are looked at. */
const mostListed = 1000;
const none: readonly TaskState[] = [];

/** True for a status that a task cannot leave. */
export function isFinal(status: unknown): boolean {
  return finalStatuses.has(status);
}

export function isTaskId(id: unknown): id is string {
  return typeof id === 'string' && id.length <= longestId;
}

export function statesIn({ message, link }: MessageLook): readonly TaskState[] {
  if (message.kind === 'notification') {
    const { method, params } = message;
    return method === 'notifications/tasks/status' || method === 'notifications/tasks' ? one(params, '/params') : none;
  }
  if (message.kind !== 'response' || !isObject(message.result)) return none;
  const created = createdIn(message.result);
  return created ?? (link.type === 'answer' ? answeredIn(link.request.method, message.result) : none);
}

/** `{task: {taskId}}` in 2025-11-25, `{resultType: "task", taskId}` since. */
function createdIn(result: JsonObject): readonly TaskState[] | null {
  const isTask = result.resultType === 'task';
  const json = isTask ? result : result.task;
  // What has content is the result of a call, whatever else it has.
  if (!isObject(json) || !isTaskId(json.taskId) || result.content !== undefined) return null;
  return [{ id: json.taskId, json, pointer: isTask ? '/result' : '/result/task', created: true }];
}

function answeredIn(method: string, result: JsonObject): readonly TaskState[] {
  if (method === 'tasks/get' || method === 'tasks/cancel') return one(result, '/result');
  if (method !== 'tasks/list' || !Array.isArray(result.tasks)) return none;
  return result.tasks.slice(0, mostListed).flatMap((task: unknown, index) => one(task, `/result/tasks/${index}`));
}

function one(json: unknown, pointer: string): readonly TaskState[] {
  if (!isObject(json) || !isTaskId(json.taskId)) return none;
  return [{ id: json.taskId, json, pointer, created: false }];
}

/** The task that a message names in its `_meta`; undefined when it names none. */
export function relatedTaskIn({ message }: MessageLook): unknown {
  const holder = message.kind === 'response' ? message.result : 'params' in message ? message.params : undefined;
  if (!isObject(holder) || !isObject(holder._meta)) return undefined;
  const related = holder._meta[relatedTaskKey];
  return isObject(related) ? related.taskId : undefined;
}
