/** Tasks, as an experiment in the core of 2025-11-25: requests that are answered at once and finished later. */
import { nextCursor, notificationParams, paginatedParams, requestParamsWithoutMeta, result } from './basics.ts';
import { modelImmediateResponse, relatedTask } from './meta.ts';
import {
  choice,
  define,
  either,
  type Fields,
  integer,
  list,
  nothing,
  object,
  onlyIn,
  optional,
  required,
  string,
} from './vocabulary.ts';

const TaskMetadata = define(
  'TaskMetadata',
  'How to run a request as a task.',
  onlyIn('2025-11-25', object({ ttl: optional(integer, 'How long to keep the task, in milliseconds.') })),
);

/** The param of requests that can run as tasks. */
export const taskOption: Fields = { task: optional(TaskMetadata, 'Runs the request as a task.') };

export const TaskStatus = define(
  'TaskStatus',
  'The state of a task. The last three are final.',
  choice('working', 'input_required', 'completed', 'failed', 'cancelled'),
);

/** What tasks of every kind say about themselves. */
export const taskFields: Fields = {
  taskId: required(string, 'Names the task.'),
  status: required(TaskStatus, 'How it stands.'),
  statusMessage: optional(string, 'The same for people.'),
  createdAt: required(string, 'When it began, as an ISO 8601 date and time.'),
  lastUpdatedAt: required(string, 'When it last changed, as an ISO 8601 date and time.'),
};

export const milliseconds = either(integer, nothing);

const fields: Fields = {
  ...taskFields,
  ttl: required(milliseconds, 'How long it is kept from its beginning, in milliseconds; null: for ever.'),
  pollInterval: optional(integer, 'How long to wait before asking again, in milliseconds.'),
};

const Task = define('Task', 'A request that is finished later.', onlyIn('2025-11-25', object(fields)));

export const CreateTaskResult = define(
  'CreateTaskResult',
  'The answer at once to a request that runs as a task.',
  onlyIn(
    '2025-11-25',
    result({
      _meta: optional(object({ ...relatedTask, ...modelImmediateResponse }), 'About the result itself.'),
      task: required(Task, 'The task.'),
    }),
  ),
);

const whichTask: Fields = { taskId: required(string, 'The task.') };

export const coreTasks = {
  about: onlyIn('2025-11-25', requestParamsWithoutMeta(whichTask)),
  list: paginatedParams,
  state: define('GetTaskResult', 'How a task stands.', onlyIn('2025-11-25', result(fields))),
  cancelled: define(
    'CancelTaskResult',
    'How a task stands after it was asked to stop.',
    onlyIn('2025-11-25', result(fields)),
  ),
  payload: define(
    'GetTaskPayloadResult',
    'What the request that runs as a task would have been answered with.',
    onlyIn('2025-11-25', result({})),
  ),
  all: define(
    'ListTasksResult',
    'A page of the tasks that there are.',
    onlyIn('2025-11-25', result({ tasks: required(list(Task), 'The tasks of this page.'), ...nextCursor })),
  ),
  changed: define(
    'TaskStatusNotificationParams',
    'How a task stands now.',
    onlyIn('2025-11-25', notificationParams(fields)),
  ),
} as const;
