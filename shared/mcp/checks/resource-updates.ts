/** Updates of resources that nobody subscribed to. */
import { type Subscription, subscriptionIdIn } from '../knowledge/subscriptions.ts';
import { type Finding, type MessageCheck, type MessageLook, paramsOf } from '../look.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';

const place = { pointer: '/params/uri' } as const;
/** Longer lists of addresses are not searched for what lies below one of them. */
const mostAddresses = 1000;

function notSubscribed(look: MessageLook): Finding | null {
  const { uri } = paramsOf(look);
  if (look.direction !== 'server-to-client' || typeof uri !== 'string') return null;
  return look.era === 'modern' ? notAcknowledged(look, uri) : notWatched(look, uri);
}

/** A session that is seen from the middle says nothing about what was subscribed to before. */
function notWatched({ lifecycle, known }: MessageLook, uri: string): Finding | null {
  if (lifecycle.initialize?.state !== 'answered' || !known.watched.lacks(uri)) return null;
  return { message: `The client has not subscribed to the resource ${shown(uri)}.`, place };
}

/** What was not even asked for has a rule of its own: listen-unrequested-type. */
function notAcknowledged(look: MessageLook, uri: string): Finding | null {
  const { subscriptions } = look.known;
  const open = subscriptions.of(subscriptionIdIn(look.json.params));
  if (open === undefined || open.ended !== null || !isAsked(open, uri)) return null;
  const { acknowledged } = open;
  if (acknowledged === null || covers(acknowledged.filter.resourceSubscriptions, uri)) return null;
  return {
    message: `The acknowledgement (#${acknowledged.seq}) left out the resource ${shown(uri)}.`,
    place,
    severity: 'error',
    related: [open.listen, acknowledged.seq],
  };
}

function isAsked({ filter }: Subscription, uri: string): boolean {
  return filter !== null && covers(filter.resourceSubscriptions, uri);
}

/** True also for lists that are too long to search. */
function covers(addresses: unknown, uri: string): boolean {
  if (!Array.isArray(addresses)) return false;
  if (addresses.length > mostAddresses) return true;
  return addresses.some((address) => typeof address === 'string' && uri.startsWith(address));
}

export const resourceUpdateChecks: readonly MessageCheck[] = [
  {
    code: 'updated-without-subscription',
    severity: 'warning',
    kinds: ['notification'],
    methods: ['notifications/resources/updated'],
    title: 'Update that nobody subscribed to',
    why: 'A client reads the resource again on each update, or drops those that it cannot place. Updates of everything for everyone cost both sides.',
    fix: 'Send the notification only for addresses that the client has subscribed to, and for what lies below them; stop after resources/unsubscribe. Since 2026-07-28 the acknowledgement says which addresses a subscription covers.',
    spec: sources.resourceUpdates,
    look: notSubscribed,
  },
];
