/** Progress notifications and their tokens. */
import { idInOtherType } from '../../jsonrpc/ids.ts';
import { opposite } from '../../model/frame.ts';
import { isObject } from '../../model/message.ts';
import { duration } from '../duration.ts';
import { crossingMs } from '../knowledge/cancellations.ts';
import { type Run, tokenIn } from '../knowledge/progress.ts';
import { type Finding, type MessageCheck, type MessageLook, paramsOf } from '../look.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';

const methods = ['notifications/progress'];
const tokenPlace = { pointer: '/params/progressToken' } as const;
const valuePlace = { pointer: '/params/progress' } as const;

function isToken(token: unknown): token is string | number {
  return typeof token === 'string' || Number.isInteger(token);
}

/** What the receiver of a progress notification said of its token. */
function runOf(look: MessageLook): Run | undefined {
  return look.known.progress.run(opposite(look.direction), paramsOf(look).progressToken);
}

function unknownToken(look: MessageLook): Finding | null {
  const { link, known, direction, era } = look;
  const token = paramsOf(look).progressToken;
  const requester = opposite(direction);
  // From 2026-07-28 a client sends no progress at all, which has a rule of its own.
  if (!isToken(token) || (era === 'modern' && direction === 'client-to-server')) return null;
  const isKnown = link.type === 'progress' && link.request !== null;
  if (isKnown || known.progress.run(requester, token) !== undefined || known.progress.forgot(requester)) return null;
  const similar = known.progress.run(requester, idInOtherType(token));
  const hint =
    similar === undefined ? '' : `; #${similar.request} gave ${shown(idInOtherType(token))}, which is another`;
  return {
    message: `No request of the receiver gave the progress token ${shown(token)}${hint}.`,
    place: tokenPlace,
    ...(similar === undefined ? {} : { related: [similar.request] }),
  };
}

function afterEnd(look: MessageLook): Finding | null {
  const run = runOf(look);
  if (run === undefined || run.ended === null) return null;
  return {
    message: `The progress token ${shown(paramsOf(look).progressToken)} belongs to #${run.request}, which ended with #${run.ended}.`,
    place: tokenPlace,
    related: [run.request, run.ended],
  };
}

function notIncreasing(look: MessageLook): Finding | null {
  const run = runOf(look);
  const { progress } = paramsOf(look);
  if (run === undefined || run.ended !== null || run.value === null) return null;
  if (typeof progress !== 'number' || progress > run.value) return null;
  return {
    message: `Progress is ${progress}, after ${run.value} in #${run.seq}.`,
    place: valuePlace,
    related: [run.request, run.seq],
  };
}

function afterCancel(look: MessageLook): Finding | null {
  const run = runOf(look);
  const cancelled = run === undefined ? undefined : look.known.cancellations.of(run.request);
  if (run === undefined || run.ended !== null || cancelled === undefined) return null;
  const later = look.at - cancelled.at;
  return {
    message: `The notification is about #${run.request}, which was cancelled ${duration(later)} before.`,
    place: tokenPlace,
    related: [run.request, cancelled.seq],
    ...(later < crossingMs ? { severity: 'info' } : {}),
  };
}

function overTotal(look: MessageLook): Finding | null {
  const { progress, total } = paramsOf(look);
  if (typeof progress !== 'number' || typeof total !== 'number' || progress <= total) return null;
  return { message: `Progress is ${progress} of a total of ${total}.`, place: valuePlace };
}

function tokenInUse(look: MessageLook): Finding | null {
  const token = tokenIn(paramsOf(look));
  const run = look.known.progress.run(look.direction, token);
  if (run === undefined || run.ended !== null || look.known.cancellations.of(run.request) !== undefined) return null;
  return {
    message: `The progress token ${shown(token)} belongs to #${run.request}, which is not answered yet.`,
    place: { pointer: '/params/_meta/progressToken' },
    related: [run.request],
  };
}

function tokenType(look: MessageLook): Finding | null {
  const params = paramsOf(look);
  if (look.message.kind === 'request') return typeFinding(tokenIn(params), '/params/_meta/progressToken');
  if (look.message.kind !== 'notification' || look.message.method !== methods[0]) return null;
  if (params.progressToken !== undefined) return typeFinding(params.progressToken, tokenPlace.pointer);
  // Params that are no object have a rule of their own.
  if (look.json.params !== undefined && !isObject(look.json.params)) return null;
  return {
    message: 'The progress notification has no progressToken.',
    place: { pointer: look.json.params === undefined ? '' : '/params' },
  };
}

function typeFinding(token: unknown, pointer: string): Finding | null {
  if (token === undefined || isToken(token)) return null;
  return {
    message: `The progress token is ${shown(token)}; it has to be a string or a whole number.`,
    place: { pointer },
  };
}

export const progressChecks: readonly MessageCheck[] = [
  {
    code: 'progress-token-type',
    severity: 'error',
    kinds: ['request', 'notification'],
    title: 'Progress token is neither a string nor a whole number',
    why: 'The receiver looks the token up to find the request. With any other type, or without a token, nothing is found and the progress is shown nowhere.',
    fix: 'Use a string or a whole number as the token, and repeat it in params.progressToken of each notification.',
    spec: sources.progress,
    look: tokenType,
  },
  {
    code: 'progress-token-in-use',
    severity: 'error',
    kinds: ['request'],
    title: 'Progress token of another open request',
    why: 'Progress is matched by the token alone. While two requests share one, the progress of one is shown for the other, or for both.',
    fix: 'Use a token for one request at a time, for example the id of the request, as the TypeScript SDK does.',
    spec: sources.progress,
    look: tokenInUse,
  },
  {
    code: 'progress-unknown-token',
    severity: 'error',
    kinds: ['notification'],
    methods,
    title: 'Progress for a token that nobody gave',
    why: 'Progress is sent only for a request whose _meta has a progressToken. The SDKs report an unknown token as an error or drop the notification: the progress is shown nowhere.',
    fix: 'Take the token from params._meta.progressToken of the request, in value and type. Send no progress when there is none.',
    spec: sources.progress,
    look: unknownToken,
  },
  {
    code: 'progress-after-end',
    severity: 'error',
    kinds: ['notification'],
    methods,
    title: 'Progress after the answer',
    why: 'The token ends with the answer; for a task it ends with the task. Receivers have forgotten it by then: the SDKs report an unknown token or drop the notification.',
    fix: 'Stop reporting before the answer is sent: await what is still being written, and clear timers that report progress.',
    spec: sources.progress,
    look: afterEnd,
  },
  {
    code: 'progress-not-increasing',
    severity: 'error',
    kinds: ['notification'],
    methods,
    title: 'Progress does not increase',
    why: 'Each notification has to say more than the one before, also when the total is unknown. Progress bars otherwise stand still or jump back, and workers that report in parallel cannot be told apart.',
    fix: 'Count up over the whole request. When several workers report, add their progress up first.',
    spec: sources.progress,
    look: notIncreasing,
  },
  {
    code: 'progress-over-total',
    severity: 'info',
    kinds: ['notification'],
    methods,
    title: 'Progress beyond its total',
    why: 'Clients that show a percentage show more than 100 %, or cut it off.',
    fix: 'Send a larger total once it is known to be larger, or leave the total out.',
    spec: sources.progress,
    look: overTotal,
  },
  {
    code: 'progress-after-cancel',
    severity: 'warning',
    kinds: ['notification'],
    methods,
    title: 'Progress of a cancelled request',
    why: 'Nobody waits for the request any more, yet work seems to go on. A notification that comes right after the cancellation may only have crossed it on the way.',
    fix: 'Stop the work when it is cancelled: pass the abort signal on to whatever does it.',
    spec: sources.cancellation,
    look: afterCancel,
  },
];
