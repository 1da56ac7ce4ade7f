/**
 * The messages of MCP: who may send which, since when and until when, and what each is for.
 *
 * One entry per message: its name, who may send it, and what it is for. It exists since 2024-11-05 unless the entry says
 * otherwise; with `until` it is gone in later revisions.
 * Sources: the schema and the pages of each dated revision at modelcontextprotocol.io/specification.
 */
import type { Direction } from '../model/frame.ts';
import { type Revision, revisions } from './revisions.ts';

export interface Method {
  readonly name: string;
  readonly kind: 'request' | 'notification';
  readonly from: Direction | 'both';
  readonly since: Revision;
  /** The last revision that has it; absent: it is still there. */
  readonly until?: Revision;
  /** What it is for, as a sentence that starts with a verb, without a full stop. */
  readonly about: string;
  /** The capability that the receiver of a request, or the sender of a notification, must have declared. */
  readonly capability?: string;
  /** The extension that defines it; absent: the core protocol. */
  readonly extension?: string;
}

const client = 'client-to-server';
const server = 'server-to-client';
const tasks = 'io.modelcontextprotocol/tasks';

type Extras = Partial<Pick<Method, 'since' | 'until' | 'capability' | 'extension'>>;

const request = (name: string, from: Method['from'], about: string, extras: Extras = {}): Method => {
  return { name, kind: 'request', from, since: '2024-11-05', about, ...extras };
};

const notification = (name: string, from: Method['from'], about: string, extras: Extras = {}): Method => {
  return { name, kind: 'notification', from, since: '2024-11-05', about, ...extras };
};

export const methods: readonly Method[] = [
  // Opening a connection
  request('initialize', client, 'opens the connection: the client says which revision it wants and what it can do', {
    until: '2025-11-25',
  }),
  notification(
    'notifications/initialized',
    client,
    'ends the handshake: the client has read the answer to initialize and starts to work',
    { until: '2025-11-25' },
  ),
  request('server/discover', client, 'asks which revisions and capabilities the server has, without opening anything', {
    since: '2026-07-28',
  }),
  request('ping', 'both', 'asks whether the other side is still there', { until: '2025-11-25' }),

  // Tools
  request('tools/list', client, 'asks for the tools that the server offers', { capability: 'tools' }),
  request('tools/call', client, 'runs a tool with arguments', { capability: 'tools' }),
  notification('notifications/tools/list_changed', server, 'says that the list of tools has changed', {
    capability: 'tools.listChanged',
  }),

  // Resources
  request('resources/list', client, 'asks for the resources that can be read', { capability: 'resources' }),
  request('resources/templates/list', client, 'asks for the address patterns of resources', {
    capability: 'resources',
  }),
  request('resources/read', client, 'reads a resource', { capability: 'resources' }),
  request('resources/subscribe', client, 'asks to be told when a resource changes', {
    until: '2025-11-25',
    capability: 'resources.subscribe',
  }),
  request('resources/unsubscribe', client, 'ends a subscription to a resource', {
    until: '2025-11-25',
    capability: 'resources.subscribe',
  }),
  notification('notifications/resources/list_changed', server, 'says that the list of resources has changed', {
    capability: 'resources.listChanged',
  }),
  notification('notifications/resources/updated', server, 'says that a subscribed resource has changed', {
    capability: 'resources.subscribe',
  }),

  // Prompts and completion
  request('prompts/list', client, 'asks for the prompts that the server offers', { capability: 'prompts' }),
  request('prompts/get', client, 'fetches a prompt, filled in with arguments', { capability: 'prompts' }),
  notification('notifications/prompts/list_changed', server, 'says that the list of prompts has changed', {
    capability: 'prompts.listChanged',
  }),
  request('completion/complete', client, 'asks for suggestions while an argument is being typed', {
    capability: 'completions',
  }),

  // Logging, progress, cancellation
  request('logging/setLevel', client, 'sets how serious a log message must be to be sent', {
    until: '2025-11-25',
    capability: 'logging',
  }),
  notification('notifications/message', server, 'carries a log message of the server', { capability: 'logging' }),
  notification('notifications/progress', 'both', 'says how far a request has come', { until: '2025-11-25' }),
  notification('notifications/progress', server, 'says how far a request has come', { since: '2026-07-28' }),
  notification('notifications/cancelled', 'both', 'gives a request up: its sender no longer waits for the answer'),

  // What a server asks of a client. From 2026-07-28 these travel inside results that ask for input.
  request('roots/list', server, 'asks for the folders that the server may work in', {
    until: '2025-11-25',
    capability: 'roots',
  }),
  notification('notifications/roots/list_changed', client, 'says that the list of folders has changed', {
    until: '2025-11-25',
    capability: 'roots.listChanged',
  }),
  request('sampling/createMessage', server, "asks the client's language model for a message", {
    until: '2025-11-25',
    capability: 'sampling',
  }),
  request('elicitation/create', server, 'asks the person for something: a form, or a page to visit', {
    since: '2025-06-18',
    until: '2025-11-25',
    capability: 'elicitation',
  }),
  notification('notifications/elicitation/complete', server, 'says that what a page was visited for is done', {
    since: '2025-11-25',
    until: '2025-11-25',
    capability: 'elicitation.url',
  }),

  // Tasks: experimental in 2025-11-25, an extension since
  request('tasks/get', 'both', 'asks for the state of a task', {
    since: '2025-11-25',
    until: '2025-11-25',
    capability: 'tasks',
  }),
  request('tasks/result', 'both', 'waits for the result of a task', {
    since: '2025-11-25',
    until: '2025-11-25',
    capability: 'tasks',
  }),
  request('tasks/list', 'both', 'asks for the tasks that there are', {
    since: '2025-11-25',
    until: '2025-11-25',
    capability: 'tasks.list',
  }),
  request('tasks/cancel', 'both', 'asks to stop a task', {
    since: '2025-11-25',
    until: '2025-11-25',
    capability: 'tasks.cancel',
  }),
  notification('notifications/tasks/status', 'both', 'says that the state of a task has changed', {
    since: '2025-11-25',
    until: '2025-11-25',
    capability: 'tasks',
  }),
  request('tasks/get', client, 'asks for the state of a task, with its result once there is one', {
    since: '2026-07-28',
    extension: tasks,
  }),
  request('tasks/update', client, 'gives a task the input that it asked for', {
    since: '2026-07-28',
    extension: tasks,
  }),
  request('tasks/cancel', client, 'asks to stop a task', { since: '2026-07-28', extension: tasks }),
  notification('notifications/tasks', server, 'says that the state of a task has changed', {
    since: '2026-07-28',
    extension: tasks,
  }),

  // Subscriptions: one open request instead of notifications out of nowhere
  request(
    'subscriptions/listen',
    client,
    'asks to be told about changes for as long as it stays open; it is answered only when the server ends it',
    { since: '2026-07-28' },
  ),
  notification('notifications/subscriptions/acknowledged', server, 'says which changes a subscription will report', {
    since: '2026-07-28',
  }),
];

const byName = new Map<string, readonly Method[]>();
for (const method of methods) byName.set(method.name, [...(byName.get(method.name) ?? []), method]);

/** Every entry with this name, oldest first; none for a method that MCP does not know. */
export function methodsNamed(name: string): readonly Method[] {
  return byName.get(name) ?? [];
}

/** The entry with this name in a revision; without a revision, or when that one has none, the latest entry. */
export function methodOf(name: string, revision: string | null): Method | null {
  const entries = methodsNamed(name);
  return entries.find((entry) => revision !== null && isIn(entry, revision)) ?? entries.at(-1) ?? null;
}

const byRevision = new Map<string, ReadonlyMap<string, Method>>(
  revisions.map((revision) => [
    revision,
    new Map(methods.filter((method) => isIn(method, revision)).map((method) => [method.name, method])),
  ]),
);

/** The entry with this name in a published revision; null: the revision does not have it. */
export function entryIn(name: string, revision: Revision): Method | null {
  return byRevision.get(revision)?.get(name) ?? null;
}

/** True when the side that writes in this direction may send it. */
export function maySend({ from }: Method, direction: Direction): boolean {
  return from === 'both' || from === direction;
}

/** True when the method is part of this revision. */
export function isIn(method: Method, revision: string): boolean {
  return revision >= method.since && revision <= (method.until ?? revisions[revisions.length - 1] ?? '');
}
