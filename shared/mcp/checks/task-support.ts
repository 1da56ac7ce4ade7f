/** Requests that are to run as tasks, and whether the other side said that they can (2025-11-25). */
import { isObject } from '../../model/message.ts';
import { type Finding, type MessageCheck, type MessageLook, paramsOf } from '../look.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';

/** The capability that lets a request run as a task, by its method. */
const needed: ReadonlyMap<string, string> = new Map([
  ['tools/call', 'tasks.requests.tools.call'],
  ['sampling/createMessage', 'tasks.requests.sampling.createMessage'],
  ['elicitation/create', 'tasks.requests.elicitation.create'],
]);

interface Support {
  readonly support: unknown;
  /** `seq` of the answer that listed the tool. */
  readonly seq: number;
}

/** How the tool that is called may run, if that is known: as it was listed last, when nothing has outdated the list. */
function supportOf(look: MessageLook): Support | null {
  const list = look.known.listings.of('tools');
  const tool = list.outdatedBy === null ? list.get(paramsOf(look).name) : undefined;
  if (tool === undefined || tool.cut === true) return null;
  const { execution } = tool.json;
  return { support: isObject(execution) ? execution.taskSupport : undefined, seq: tool.seq };
}

function taskWithout(look: MessageLook): Finding | null {
  const { message, direction, known } = look;
  if (message.kind !== 'request' || !isObject(paramsOf(look).task)) return null;
  const capability = needed.get(message.method);
  const declared = direction === 'client-to-server' ? known.capabilities.server(look.era) : known.capabilities.client;
  if (capability === undefined || declared === null) return null;
  if (declared.has(capability)) return message.method === 'tools/call' ? toolWithout(look) : null;
  const other = direction === 'client-to-server' ? 'server' : 'client';
  return {
    message: `The request asks to run as a task, but the ${other} has not declared ${capability} (#${declared.seq}).`,
    place: { pointer: '/params/task', key: true },
    related: [declared.seq],
  };
}

function toolWithout(look: MessageLook): Finding | null {
  const tool = supportOf(look);
  if (tool === null || tool.support === 'optional' || tool.support === 'required') return null;
  const says = tool.support === undefined ? 'has no taskSupport' : `has the taskSupport ${shown(tool.support)}`;
  return {
    message: `The call asks to run as a task, but the tool ${shown(paramsOf(look).name)} ${says} (#${tool.seq}).`,
    place: { pointer: '/params/task', key: true },
    related: [tool.seq],
  };
}

function requiredNotUsed(look: MessageLook): Finding | null {
  const server = look.known.capabilities.server(look.era);
  if (paramsOf(look).task !== undefined || server === null || look.direction !== 'client-to-server') return null;
  // Without the capability, what a tool says about tasks means nothing.
  if (!server.has('tasks.requests.tools.call')) return null;
  const tool = supportOf(look);
  if (tool?.support !== 'required') return null;
  return {
    message: `The tool ${shown(paramsOf(look).name)} runs only as a task (#${tool.seq}), but the call does not ask for one.`,
    place: { pointer: '/params' },
    related: [tool.seq],
  };
}

export const taskSupportChecks: readonly MessageCheck[] = [
  {
    code: 'task-without-capability',
    severity: 'error',
    revisions: ['2025-11-25'],
    kinds: ['request'],
    methods: [...needed.keys()],
    title: 'Task where none can be',
    why: 'A receiver without the capability passes over "task" and answers at once, or late: the sender waits for a task that does not exist. A tool that forbids tasks answers −32601.',
    fix: 'Leave "task" out unless the other side has declared the request under tasks.requests, and the tool has "taskSupport" of "optional" or "required".',
    spec: sources.taskSupport,
    look: taskWithout,
  },
  {
    code: 'task-required-not-used',
    severity: 'error',
    revisions: ['2025-11-25'],
    kinds: ['request'],
    methods: ['tools/call'],
    title: 'Tool that runs only as a task',
    why: 'The server answers −32601 to a plain call of a tool with "taskSupport": "required".',
    fix: 'Add "task": {} to the params, and fetch the result with tasks/result.',
    spec: sources.taskSupport,
    look: requiredNotUsed,
  },
];
