/** Tasks: what becomes of them, and how they are asked about. */
import { pointerStep } from '../../jsonrpc/locate.ts';
import { opposite } from '../../model/frame.ts';
import { isObject } from '../../model/message.ts';
import { duration } from '../duration.ts';
import { isFinal, relatedTaskIn, statesIn, type TaskState } from '../knowledge/task-states.ts';
import { isOutdated, type Task } from '../knowledge/tasks.ts';
import { type Finding, type MessageCheck, type MessageLook, paramsOf } from '../look.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';
import { relatedTaskKey } from '../types/meta.ts';

/** Timers fire early and pipes delay: a poll may come this much too soon. */
const tolerance = { share: 0.1, ms: 10 };

const statuses: ReadonlySet<unknown> = new Set(['working', 'input_required', 'completed', 'failed', 'cancelled']);

function transitions(look: MessageLook): readonly Finding[] | null {
  const states = statesIn(look);
  if (states.length === 0) return null;
  const { known, direction } = look;
  return states.flatMap((state) => transition(state, known.tasks.of(direction, state.id), look) ?? []);
}

function transition(state: TaskState, before: Task | undefined, { revision }: MessageLook): Finding | null {
  const { status } = state.json;
  // A status that there is none is of the wrong type.
  if (!statuses.has(status) || status === before?.status) return null;
  const isFirst = before === undefined || before.status === null;
  if (isFirst) return state.created && revision === '2025-11-25' ? beginning(state) : null;
  // A notification may overtake the answer that creates its task; another task may get the same id.
  if (!isFinal(before.status) || state.created || isOutdated(before, state.json)) return null;
  return {
    message: `The task ${shown(state.id)} is ${shown(status)}, but #${before.told} said that it was ${before.status}.`,
    place: { pointer: `${state.pointer}/status` },
    related: [before.told],
  };
}

function beginning({ id, json: { status }, pointer }: TaskState): Finding | null {
  if (status === 'working') return null;
  return {
    message: `The task ${shown(id)} begins as ${shown(status)}, not as "working".`,
    place: { pointer: `${pointer}/status` },
  };
}

function relatedMeta(look: MessageLook): Finding | null {
  const { message, link } = look;
  if (message.kind !== 'response' || link.type !== 'answer' || !isObject(message.result)) return null;
  const asked = isObject(link.asked) ? link.asked.taskId : undefined;
  const related = [link.request.seq];
  const meta = message.result._meta;
  // What is there, but no object, has the wrong type.
  if (meta !== undefined && !isObject(meta)) return null;
  if (meta?.[relatedTaskKey] === undefined) {
    const place = { pointer: meta === undefined ? '/result' : '/result/_meta' };
    return { message: `The result of the task ${shown(asked)} has no ${relatedTaskKey} in its _meta.`, place, related };
  }
  const named = relatedTaskIn(look);
  if (typeof named !== 'string' || typeof asked !== 'string' || named === asked) return null;
  return {
    message: `The result is said to be of the task ${shown(named)}; ${shown(asked)} was asked for.`,
    place: { pointer: `/result/_meta${pointerStep(relatedTaskKey)}/taskId` },
    related,
  };
}

function tooFast(look: MessageLook): Finding | null {
  const id = paramsOf(look).taskId;
  const task = look.known.tasks.of(opposite(look.direction), id);
  if (task === undefined || task.polled === null || task.pollMs === null) return null;
  const waited = look.at - task.polled.at;
  if (waited + Math.max(tolerance.ms, task.pollMs * tolerance.share) >= task.pollMs) return null;
  return {
    message: `The task ${shown(id)} was asked about ${duration(waited)} before; its interval is ${duration(task.pollMs)}.`,
    place: { pointer: '/params/taskId' },
    related: [task.polled.seq],
  };
}

function beforeCreation(look: MessageLook): Finding | null {
  const { known, direction } = look;
  const id = paramsOf(look).taskId;
  const open = known.tasks.open(opposite(direction));
  if (open.size === 0 || typeof id !== 'string' || known.tasks.of(direction, id) !== undefined) return null;
  const [first] = open;
  return {
    message: `The status of the task ${shown(id)} comes before the answer that creates a task with this id.`,
    place: { pointer: '/params/taskId' },
    ...(open.size === 1 && first !== undefined ? { related: [first] } : {}),
  };
}

export const taskChecks: readonly MessageCheck[] = [
  {
    code: 'task-status-transition',
    severity: 'error',
    revisions: ['2025-11-25', '2026-07-28'],
    kinds: ['response', 'notification'],
    methods: [
      'tools/call',
      'sampling/createMessage',
      'elicitation/create',
      'tasks/get',
      'tasks/cancel',
      'tasks/list',
      'notifications/tasks/status',
      'notifications/tasks',
    ],
    title: 'Task in a state that it cannot reach',
    why: 'Completed, failed and cancelled are final: whoever asked has stopped polling and fetched the result, and never learns what comes after. In 2025-11-25 every task begins as "working".',
    fix: 'Keep a final status once it is set, also when the work behind it goes on after a cancellation. Answer tasks/cancel for a finished task with −32602. In 2025-11-25 create a task as "working", even if it is done at once.',
    spec: sources.taskStatus,
    look: transitions,
  },
  {
    code: 'task-related-meta-missing',
    severity: 'error',
    revisions: ['2025-11-25'],
    kinds: ['response'],
    methods: ['tasks/result'],
    title: 'Result of a task that does not name its task',
    why: 'The result is that of the call and has no task id of its own. Hosts that collect the results of several tasks cannot tell which one this is.',
    fix: `Add "${relatedTaskKey}": {"taskId": …} to the _meta of the result.`,
    spec: sources.relatedTask,
    look: relatedMeta,
  },
  {
    code: 'task-poll-too-fast',
    severity: 'info',
    revisions: ['2025-11-25', '2026-07-28'],
    kinds: ['request'],
    methods: ['tasks/get'],
    title: 'Task asked about too soon',
    why: 'Nothing has changed in so short a time, most likely. Servers may limit clients that ask more often than they want to be asked.',
    fix: 'Wait for the interval in the latest state of the task: pollInterval in 2025-11-25, pollIntervalMs since, both in milliseconds. It may change.',
    spec: sources.taskPolling,
    look: tooFast,
  },
  {
    code: 'task-status-before-create',
    severity: 'info',
    revisions: ['2025-11-25'],
    kinds: ['notification'],
    methods: ['notifications/tasks/status'],
    title: 'Status of a task that is not created yet',
    why: 'The receiver does not know the id before the answer that creates the task, and most pass over the notification. server-everything does this too; the status is told again when somebody asks for it.',
    fix: 'Answer the request first, and tell the status after that.',
    spec: sources.taskCreation,
    look: beforeCreation,
  },
];
