/** Subscriptions: what a server says on them. */
import { idInOtherType, isId } from '../../jsonrpc/ids.ts';
import { pointerStep } from '../../jsonrpc/locate.ts';
import { isObject, type JsonObject } from '../../model/message.ts';
import { crossingMs } from '../knowledge/cancellations.ts';
import { acknowledgement, listenMethod, type Subscription, subscriptionIdIn } from '../knowledge/subscriptions.ts';
import { type Finding, type MessageCheck, type MessageLook, paramsOf } from '../look.ts';
import { metaKeys } from '../revisions.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';

const idKey = metaKeys.subscriptionId;
const idPointer = `/_meta${pointerStep(idKey)}`;
const notifications = { revisions: ['2026-07-28'], kinds: ['notification'], spec: sources.subscriptions } as const;
/** A resource may lie below one that was asked for; beyond this many nobody looks. */
const mostAddresses = 1000;

/** The member of the filter that asks for a change. */
const filterMembers: ReadonlyMap<string, string> = new Map([
  ['notifications/tools/list_changed', 'toolsListChanged'],
  ['notifications/prompts/list_changed', 'promptsListChanged'],
  ['notifications/resources/list_changed', 'resourcesListChanged'],
  ['notifications/resources/updated', 'resourceSubscriptions'],
]);
const onSubscriptions = [...filterMembers.keys(), acknowledgement];
const requestScoped = ['notifications/progress', 'notifications/message'];

function methodOf({ message }: MessageLook): string {
  return message.kind === 'notification' ? message.method : '';
}

/** The subscription that a notification names; undefined when there is none, or when it is over. */
function openOf(look: MessageLook): Subscription | undefined {
  const named = look.known.subscriptions.of(subscriptionIdIn(look.json.params));
  return named === undefined || named.ended !== null ? undefined : named;
}

function ackMissing(look: MessageLook): Finding | null {
  const method = methodOf(look);
  const open = openOf(look);
  if (open === undefined || open.begun || method === acknowledgement || requestScoped.includes(method)) return null;
  return {
    message: `The first message on the subscription #${open.listen} is ${method.slice(0, 60)}, not the acknowledgement.`,
    place: { pointer: '/method' },
    related: [open.listen],
  };
}

function endedWithoutAck({ message, link, known }: MessageLook): Finding | null {
  if (message.kind !== 'response' || link.type !== 'answer') return null;
  const named = known.subscriptions.of(link.request.id);
  if (named === undefined || named.listen !== link.request.seq || named.begun || named.ended !== null) return null;
  return {
    message: `The subscription #${named.listen} ends here without ever having been acknowledged.`,
    place: { pointer: '' },
    related: [named.listen],
  };
}

function ackWider(look: MessageLook): readonly Finding[] | null {
  const open = openOf(look);
  const said = paramsOf(look).notifications;
  if (open === undefined || open.filter === null || !isObject(said)) return null;
  const { filter, listen } = open;
  return Object.entries(said).flatMap(([member, value]) => wider(member, value, filter[member], listen));
}

function wider(member: string, said: unknown, asked: unknown, listen: number): Finding | readonly Finding[] {
  const pointer = `/params/notifications${pointerStep(member)}`;
  if (Array.isArray(said)) {
    const wanted = new Set<unknown>(Array.isArray(asked) ? asked : []);
    return said.flatMap((item: unknown, index) => {
      if (wanted.has(item)) return [];
      const message = `The acknowledgement lists ${shown(item)} in ${member.slice(0, 60)}, which #${listen} did not ask for.`;
      return { message, place: { pointer: `${pointer}/${index}` }, related: [listen] };
    });
  }
  if (said !== true || asked === true) return [];
  return {
    message: `The acknowledgement has ${member.slice(0, 60)}, which #${listen} did not ask for.`,
    place: { pointer, key: true },
    related: [listen],
  };
}

function unrequested(look: MessageLook): Finding | null {
  const open = openOf(look);
  const method = methodOf(look);
  const member = filterMembers.get(method);
  if (open === undefined || open.filter === null || member === undefined) return null;
  if (member === 'resourceSubscriptions') return unrequestedResource(look, open, open.filter);
  if (open.filter[member] === true) return null;
  return {
    message: `The subscription #${open.listen} did not ask for ${member}, which this notification is about.`,
    place: { pointer: '/method' },
    related: [open.listen],
  };
}

function unrequestedResource(look: MessageLook, open: Subscription, filter: JsonObject): Finding | null {
  const { uri } = paramsOf(look);
  const asked = look.known.subscriptions.resourcesIn(filter);
  if (typeof uri !== 'string' || asked.has(uri) || asked.size > mostAddresses) return null;
  for (const address of asked) if (typeof address === 'string' && uri.startsWith(address)) return null;
  return {
    message: `The subscription #${open.listen} did not ask for the resource ${shown(uri)}.`,
    place: { pointer: '/params/uri' },
    related: [open.listen],
  };
}

function idMissing(look: MessageLook): Finding | null {
  const { params } = look.json;
  if (look.direction !== 'server-to-client' || subscriptionIdIn(params) !== undefined) return null;
  if (params !== undefined && !isObject(params)) return null;
  const meta = isObject(params?._meta) ? '/params/_meta' : params === undefined ? '' : '/params';
  return {
    message: `The notification has no ${idKey} in its _meta.`,
    place: { pointer: meta },
  };
}

function idUnknown(look: MessageLook): Finding | null {
  const id = subscriptionIdIn(look.json.params);
  const { known, direction } = look;
  if (id === undefined || direction !== 'server-to-client' || requestScoped.includes(methodOf(look))) return null;
  const named = known.subscriptions.of(id);
  if (named !== undefined) return named.ended === null ? null : ended(look, id, named);
  if (known.subscriptions.forgot) return null;
  const similar = isId(id) ? known.subscriptions.of(idInOtherType(id)) : undefined;
  const hint = similar === undefined ? '' : `; #${similar.listen} has ${shown(similar.id)}, which is another id`;
  return {
    message: `No subscription has the id ${shown(id)}${hint}.`,
    place: { pointer: `/params${idPointer}` },
    ...(similar === undefined ? {} : { related: [similar.listen] }),
  };
}

function ended(look: MessageLook, id: unknown, { listen, ended: end }: Subscription): Finding | null {
  if (end === null || (end.by === 'client' && look.at - end.at < crossingMs)) return null;
  return {
    message: `The subscription ${shown(id)} (#${listen}) was ended before, by #${end.seq}.`,
    place: { pointer: `/params${idPointer}` },
    related: [listen, end.seq],
  };
}

function scoped(look: MessageLook): Finding | null {
  const id = subscriptionIdIn(look.json.params);
  if (id === undefined || look.direction !== 'server-to-client') return null;
  return {
    message: `The notification names the subscription ${shown(id)}, but ${methodOf(look)} belongs to a request.`,
    place: { pointer: `/params${idPointer}`, key: true },
  };
}

function resultMeta({ message, link }: MessageLook): Finding | null {
  if (message.kind !== 'response' || link.type !== 'answer' || !isObject(message.result)) return null;
  const id = subscriptionIdIn(message.result);
  const { id: asked, seq } = link.request;
  if (id === asked) return null;
  const meta = isObject(message.result._meta) ? '/result/_meta' : '/result';
  const found = id === undefined ? 'is missing' : `is ${shown(id)}`;
  return {
    message: `The ${idKey} of the result ${found}; that of the request is ${shown(asked)}.`,
    place: { pointer: id === undefined ? meta : `/result${idPointer}` },
    related: [seq],
  };
}

export const subscriptionChecks: readonly MessageCheck[] = [
  {
    ...notifications,
    code: 'listen-ack-missing',
    severity: 'error',
    kinds: ['notification', 'response'],
    title: 'Subscription is not acknowledged first',
    why: 'The acknowledgement tells the client what will be reported, and that the subscription has begun. A client that waits for it loses what comes before it.',
    fix: `Send ${acknowledgement} at once, before any other message with that subscription id.`,
    look: (look) => {
      if (look.message.kind === 'notification') return ackMissing(look);
      return look.link.type === 'answer' && look.link.request.method === listenMethod ? endedWithoutAck(look) : null;
    },
  },
  {
    ...notifications,
    code: 'listen-ack-wider',
    severity: 'error',
    methods: [acknowledgement],
    title: 'More acknowledged than was asked for',
    why: 'A server may leave out what it cannot report, but adds nothing: the client has no one to tell of the rest, and cannot tell which part of its request was understood.',
    fix: 'Acknowledge what was asked for and can be reported: take the filter of the request and leave things out.',
    look: ackWider,
  },
  {
    ...notifications,
    code: 'listen-unrequested-type',
    severity: 'error',
    methods: [...filterMembers.keys()],
    title: 'Change that the subscription did not ask for',
    why: 'Clients ask for what they handle. They drop the rest, or load a list anew that nobody shows.',
    fix: 'Send a change only on subscriptions whose filter has it.',
    look: unrequested,
  },
  {
    ...notifications,
    code: 'subscription-id-missing',
    severity: 'error',
    methods: onSubscriptions,
    title: 'Change without a subscription',
    why: 'From 2026-07-28 changes are reported only on a subscription. All share one pipe, so that without the id the client cannot tell which one is meant, and drops the notification.',
    fix: `Put the id of the subscriptions/listen request into params._meta["${idKey}"]. Without a subscription send nothing.`,
    look: idMissing,
  },
  {
    ...notifications,
    code: 'subscription-id-unknown',
    severity: 'error',
    title: 'Id of no open subscription',
    why: 'The client finds no subscription to give the notification to, and drops it. 1 and "1" are different ids.',
    fix: 'Repeat the id of the subscriptions/listen request, in value and type, and stop when the subscription is over.',
    look: idUnknown,
  },
  {
    ...notifications,
    code: 'request-scoped-on-listen',
    severity: 'error',
    methods: requestScoped,
    title: 'Progress or log message on a subscription',
    why: 'These belong to the request that they tell of. A client that sorts by the subscription id gives them to the wrong reader.',
    fix: `Leave "${idKey}" out of the _meta of progress and log messages.`,
    spec: sources.modernLogging,
    look: scoped,
  },
  {
    code: 'listen-result-meta',
    severity: 'error',
    revisions: ['2026-07-28'],
    kinds: ['response'],
    methods: [listenMethod],
    title: 'End of a subscription does not name it',
    why: 'Clients that sort messages by their subscription id do not see that this one is over: it looks open for ever.',
    fix: `Put the id of the subscriptions/listen request into result._meta["${idKey}"], in value and type.`,
    spec: sources.subscriptions,
    look: resultMeta,
  },
];
