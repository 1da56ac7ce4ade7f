/** Tasks as an extension of 2026-07-28 (io.modelcontextprotocol/tasks): only tools/call, and asked about by the client. */
import { notificationParams, requestParams, result, resultMeta, resultType } from './basics.ts';
import { ErrorObject } from './errors.ts';
import { InputRequests, InputResponses } from './input.ts';
import type { Messages } from './message.ts';
import { coreTasks, milliseconds, taskFields } from './tasks.ts';
import {
  define,
  either,
  type Fields,
  integer,
  object,
  optional,
  required,
  type Shape,
  since,
  string,
} from './vocabulary.ts';

const fields: Fields = {
  ...taskFields,
  ttlMs: required(milliseconds, 'How long it is kept from its beginning, in milliseconds; null: for ever.'),
  pollIntervalMs: optional(integer, 'How long to wait before asking again, in milliseconds.'),
};

export const TaskResult = define(
  'TaskResult',
  'The answer at once to a call that is finished later.',
  since(
    '2026-07-28',
    object({ _meta: optional(resultMeta, 'About the result itself.'), ...resultType('task'), ...fields }),
  ),
);

/** What a task has come to, according to its status. */
const outcome: Fields = {
  result: optional(object({}), 'Status completed: what the call would have been answered with.'),
  error: optional(ErrorObject, 'Status failed: the error that the call would have been answered with.'),
  inputRequests: optional(InputRequests, 'Status input_required: questions to answer with tasks/update.'),
};

const DetailedTaskResult = define(
  'DetailedTaskResult',
  'How a task stands, and what it has come to.',
  since('2026-07-28', result({ ...fields, ...outcome })),
);

const TaskNotificationParams = define(
  'TaskNotificationParams',
  'How a task stands now, and what it has come to.',
  since('2026-07-28', notificationParams({ ...fields, ...outcome })),
);

const whichTask: Fields = { taskId: required(string, 'The task.') };
const about = since('2026-07-28', requestParams(whichTask));
const UpdateTaskRequestParams = define(
  'UpdateTaskRequestParams',
  'Gives a task the input that it asked for.',
  since(
    '2026-07-28',
    requestParams({ ...whichTask, inputResponses: required(InputResponses, 'The answers to its inputRequests.') }),
  ),
);
const done: Shape = since('2026-07-28', result({}));

/** Tasks of both kinds: those of the core of 2025-11-25, and those of the extension since. */
export const tasks: Messages = {
  'tasks/get': { params: either(coreTasks.about, about), result: either(coreTasks.state, DetailedTaskResult) },
  'tasks/cancel': { params: either(coreTasks.about, about), result: either(coreTasks.cancelled, done) },
  'tasks/result': { params: coreTasks.about, result: coreTasks.payload },
  'tasks/list': { params: coreTasks.list, result: coreTasks.all },
  'tasks/update': { params: UpdateTaskRequestParams, result: done },
  'notifications/tasks/status': { params: coreTasks.changed },
  'notifications/tasks': { params: TaskNotificationParams },
};
