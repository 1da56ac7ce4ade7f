/** Answers: do they belong to a request, and do they have the shape of one. */
import { describeScalar } from '../../jsonrpc/classify.ts';
import { idText, isId } from '../../jsonrpc/ids.ts';
import { isObject, type MessageKind } from '../../model/message.ts';
import { duration } from '../duration.ts';
import type { Link, RequestRef } from '../link.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { sources } from '../sources.ts';

const answers: readonly MessageKind[] = ['response', 'error'];
const idPlace = { pointer: '/id' } as const;
/** An answer that took longer than this is worth a remark, milliseconds. */
const slowMs = 10_000;

type Unknown = Extract<Link, { type: 'unknown' }>;

function hasId({ json: { id } }: MessageLook): boolean {
  return id !== undefined && id !== null;
}

function shownId({ json: { id } }: MessageLook): string {
  return isId(id) ? idText(id).slice(0, 60) : 'of that type';
}

function unknownFinding(look: MessageLook, link: Unknown): Finding {
  const { nearest } = link;
  const message = `No request with the id ${shownId(look)} is known`;
  if (nearest === null) return { message: `${message}, and none is waiting for an answer.`, place: idPlace };
  return {
    message: `${message}; the nearest pending one is ${waiting(nearest, look.at)}.`,
    place: idPlace,
    related: [nearest.seq],
  };
}

/** A request that may be meant: its id, its method and its age. */
function waiting({ id, method, at }: RequestRef, now: number): string {
  return `${idText(id).slice(0, 60)} (${method}), ${duration(now - at)} old`;
}

function withoutId({ json: { id }, link, at }: MessageLook): Finding {
  const message = `The id of the result is ${id === null ? 'null' : 'missing'}`;
  const place = { pointer: id === null ? '/id' : '' };
  const nearest = link.type === 'unknown' ? link.nearest : null;
  if (nearest === null) return { message: `${message}.`, place };
  return {
    message: `${message}; the latest pending request is ${waiting(nearest, at)}.`,
    place,
    related: [nearest.seq],
  };
}

function lateFinding({ link, era }: MessageLook): Finding | null {
  if (link.type !== 'answer' || link.lateMs === null) return null;
  return {
    message: `The answer is late by ${duration(link.lateMs)}: the request (#${link.request.seq}) was cancelled before.`,
    related: [link.request.seq],
    severity: era === 'modern' ? 'warning' : 'info',
  };
}

function answerToNothing(look: MessageLook): Finding | null {
  const { link } = look;
  if (link.type !== 'unknown' || link.notification === null) return null;
  return {
    message: `Nothing was asked: the message before it (#${link.notification}) is a notification, and no request is waiting.`,
    related: [link.notification],
  };
}

export const answerChecks: readonly MessageCheck[] = [
  {
    code: 'response-unknown-id',
    severity: 'error',
    kinds: answers,
    links: ['unknown'],
    title: 'Answer to a request that was never made',
    why: 'The id belongs to no request of the other side. Clients report it as an error or drop it; if it was meant for a waiting request, that one waits for ever. Each side numbers its own requests.',
    fix: 'Repeat the id of the request exactly as it came, in value and type.',
    spec: sources.responses,
    look: (look) =>
      look.link.type === 'unknown' && look.link.notification === null && hasId(look) && isId(look.json.id)
        ? unknownFinding(look, look.link)
        : null,
  },
  {
    code: 'response-duplicate',
    severity: 'error',
    kinds: answers,
    links: ['duplicate'],
    title: 'Second answer to one request',
    why: 'A request has one answer. Clients use the first and report or drop the second, so that whatever it says is lost.',
    fix: 'Answer once: return after sending an error, and do not answer in both a callback and a promise.',
    spec: sources.responses,
    look: ({ link }) =>
      link.type === 'duplicate'
        ? {
            message: `The request #${link.request.seq} was answered before, by #${link.first}.`,
            place: idPlace,
            related: [link.request.seq, link.first],
          }
        : null,
  },
  {
    code: 'response-id-type',
    severity: 'error',
    kinds: answers,
    links: ['answer'],
    title: 'Id has changed its type',
    why: '1 and "1" are different ids. The TypeScript and Python SDKs turn one into the other and accept the answer; clients that compare exactly wait for ever, and the tool looks as if it hung.',
    fix: 'Keep the id as it was parsed. Typed languages need a type that holds a string or a number.',
    spec: sources.responses,
    look: (look) =>
      look.link.type === 'answer' && !look.link.sameType
        ? {
            message: `The id is ${shownId(look)}, but the request (#${look.link.request.seq}) has ${idText(look.link.request.id).slice(0, 60)}.`,
            place: idPlace,
            related: [look.link.request.seq],
          }
        : null,
  },
  {
    code: 'response-to-notification',
    severity: 'error',
    kinds: answers,
    links: ['unknown'],
    title: 'Answer to a notification',
    why: 'Notifications are never answered. The command line of MCP Inspector 2.12 was seen to take such an answer for that of its next request.',
    fix: 'Send nothing when a message has no id, not even an error.',
    spec: sources.notifications,
    look: answerToNothing,
  },
  {
    code: 'result-without-id',
    severity: 'error',
    kinds: ['response'],
    title: 'Result without an id',
    why: 'Without the id nobody knows which request it answers. The TypeScript and Python SDKs drop it, and the request waits for ever.',
    fix: 'Repeat the id of the request exactly as it came.',
    spec: sources.responses,
    look: (look) =>
      hasId(look) || look.link.type === 'answer' || answerToNothing(look) !== null ? null : withoutId(look),
  },
  {
    code: 'result-not-object',
    severity: 'error',
    kinds: ['response'],
    title: 'Result is not an object',
    why: 'Every result in MCP is an object, {} when there is nothing to say. The SDKs refuse anything else, and the call fails on the client’s side.',
    fix: 'Wrap the value: {"content":[…]} for a tool, {} for an answer without content.',
    spec: sources.responses,
    look: ({ json: { result } }) =>
      isObject(result)
        ? null
        : { message: `The result is ${describeScalar(result)}, not an object.`, place: { pointer: '/result' } },
  },
  {
    code: 'response-after-cancel',
    severity: 'info',
    kinds: answers,
    links: ['answer'],
    title: 'Answer after the request was cancelled',
    why: 'The requester no longer waits, and ignores it. Up to 2025-11-25 that is an ordinary race; from 2026-07-28 a server on stdio must send nothing more for the request.',
    fix: 'Look at the cancellation before answering. When the two merely crossed, nothing has to be done.',
    spec: sources.cancellation,
    look: lateFinding,
  },
  {
    code: 'response-slow',
    severity: 'info',
    kinds: answers,
    links: ['answer'],
    title: 'Slow answer',
    why: 'Clients give up after a while: 60 s in the SDKs unless told otherwise. Only progress notifications, where the client asked for them, can make them wait longer.',
    fix: 'Send notifications/progress from long work, or do less in one call.',
    spec: sources.timeouts,
    look: ({ link }) =>
      link.type === 'answer' && link.silentMs > slowMs && link.request.method !== 'subscriptions/listen'
        ? {
            message: `The answer took ${duration(link.durationMs)}${quiet(link.silentMs, link.durationMs)}.`,
            related: [link.request.seq],
          }
        : null,
  },
];

function quiet(silentMs: number, durationMs: number): string {
  return silentMs < durationMs ? `, the last ${duration(silentMs)} of it without progress` : '';
}
