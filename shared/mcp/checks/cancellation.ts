/** Requests that are given up. */
import { isId } from '../../jsonrpc/ids.ts';
import { isObject } from '../../model/message.ts';
import { type Finding, type MessageCheck, type MessageLook, paramsOf } from '../look.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';

const methods = ['notifications/cancelled'];
const kinds = ['notification'] as const;
const idPlace = { pointer: '/params/requestId' } as const;

function requestId(look: MessageLook): unknown {
  return paramsOf(look).requestId;
}

function withoutId(look: MessageLook): Finding | null {
  const { params } = look.json;
  if (requestId(look) !== undefined || (params !== undefined && !isObject(params))) return null;
  const mayBeLeftOut = look.revision === null || look.revision === '2025-11-25';
  return {
    message: 'The cancellation has no requestId.',
    place: { pointer: params === undefined ? '' : '/params' },
    ...(mayBeLeftOut ? { severity: 'warning' } : {}),
  };
}

/** From 2026-07-28 a server cancels nothing but a subscription, which is a request of the other side. */
function isOfModernServer({ era, direction }: MessageLook): boolean {
  return era === 'modern' && direction === 'server-to-client';
}

function unknownRequest(look: MessageLook): Finding | null {
  if (look.link.type !== 'cancel' || look.link.request !== null || isOfModernServer(look)) return null;
  return {
    message: `The sender has made no request with the id ${shown(requestId(look))}.`,
    place: idPlace,
  };
}

/** The side that runs the request has declared that it runs tasks. */
function runsTasks({ known: { capabilities }, direction, era }: MessageLook): boolean {
  const declared = direction === 'client-to-server' ? capabilities.server(era) : capabilities.client;
  return declared?.has('tasks') ?? false;
}

function isTaskCancel(look: MessageLook): boolean {
  const { link, known, revision } = look;
  if (revision !== '2025-11-25' || link.type !== 'cancel' || link.request === null) return false;
  return known.cancellations.isTask(link.request.seq) && runsTasks(look);
}

function taskRequest(look: MessageLook): Finding | null {
  if (!isTaskCancel(look) || look.link.type !== 'cancel' || look.link.request === null) return null;
  const { seq, method } = look.link.request;
  return {
    message: `The request #${seq} (${method}) runs as a task, which notifications/cancelled does not stop.`,
    place: idPlace,
    related: [seq],
  };
}

function finishedRequest(look: MessageLook): Finding | null {
  const { link, known } = look;
  if (link.type !== 'cancel' || link.request === null || !link.finished || isTaskCancel(look)) return null;
  const before = known.cancellations.of(link.request.seq);
  const how = before === undefined ? 'answered' : `cancelled by #${before.seq}`;
  return {
    message: `The request #${link.request.seq} was ${how} before this cancellation.`,
    place: idPlace,
    related: before === undefined ? [link.request.seq] : [link.request.seq, before.seq],
  };
}

function notAListen(look: MessageLook): Finding | null {
  const id = requestId(look);
  if (!isOfModernServer(look) || !isId(id)) return null;
  const { subscriptions } = look.known;
  if (subscriptions.of(id) !== undefined || subscriptions.forgot) return null;
  return { message: `The id ${shown(id)} is not that of a subscriptions/listen request.`, place: idPlace };
}

export const cancellationChecks: readonly MessageCheck[] = [
  {
    code: 'cancel-without-id',
    severity: 'error',
    kinds,
    methods,
    title: 'Cancellation without an id',
    why: 'Nothing says which request is given up, so that nothing is stopped. 2025-11-25 alone allows to leave the id out.',
    fix: 'Send the id of the request as params.requestId.',
    spec: sources.cancellation,
    look: withoutId,
  },
  {
    code: 'cancel-unknown',
    severity: 'warning',
    kinds,
    methods,
    title: 'Cancellation of a request that was never made',
    why: 'Receivers pass over it, and the request that was meant goes on. A side can cancel only its own requests, and 1 and "1" are different ids.',
    fix: 'Send the id exactly as it stands in the request, in value and type.',
    spec: sources.cancellation,
    look: unknownRequest,
  },
  {
    code: 'cancel-finished',
    severity: 'info',
    kinds,
    methods,
    title: 'Cancellation of a request that was over',
    why: 'It changes nothing. When it crossed the answer on the way, this is an ordinary race.',
    fix: 'Nothing has to be done, unless it comes long after: then forget a request once it is answered.',
    spec: sources.cancellation,
    look: finishedRequest,
  },
  {
    code: 'cancel-task-request',
    severity: 'error',
    revisions: ['2025-11-25'],
    kinds,
    methods,
    title: 'Cancellation of a task by notification',
    why: 'A task is stopped by tasks/cancel alone. Once the task is created its request is answered, so that the notification reaches nothing and the task goes on.',
    fix: 'Send tasks/cancel with the taskId.',
    spec: sources.taskCancellation,
    look: taskRequest,
  },
  {
    code: 'server-cancel-not-listen',
    severity: 'error',
    revisions: ['2026-07-28'],
    kinds,
    methods,
    title: 'Server cancels what is no subscription',
    why: 'From 2026-07-28 a server makes no requests of its own, and all that it may cancel is a subscription. Clients pass over it, and wait on for the request that it names.',
    fix: 'Answer the request with an error instead. Cancel only the id of a subscriptions/listen request.',
    spec: sources.serverCancellation,
    look: notAListen,
  },
];
