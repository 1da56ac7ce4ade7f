/** Answers that ask for input. */
import { pointerStep } from '../../jsonrpc/locate.ts';
import { isObject, type JsonObject } from '../../model/message.ts';
import { roundMethods } from '../knowledge/rounds.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';

const pointer = '/result/inputRequests';
const askable: ReadonlySet<unknown> = new Set(['elicitation/create', 'sampling/createMessage', 'roots/list']);
const roundMethod: ReadonlySet<string> = new Set(roundMethods);

/** The result of an answer that asks for input, or null. */
function askingResult({ message }: MessageLook): JsonObject | null {
  if (message.kind !== 'response' || !isObject(message.result)) return null;
  return message.result.resultType === 'input_required' ? message.result : null;
}

function empty(look: MessageLook): Finding | null {
  const result = askingResult(look);
  if (result === null || result.requestState !== undefined) return null;
  const { inputRequests } = result;
  // What is there, but no object, has the wrong type.
  if (inputRequests !== undefined && !(isObject(inputRequests) && Object.keys(inputRequests).length === 0)) return null;
  return {
    message:
      inputRequests === undefined
        ? 'The result asks for input, but has neither inputRequests nor a requestState.'
        : 'The result asks for input, but its inputRequests are empty and it has no requestState.',
    place: { pointer: inputRequests === undefined ? '/result' : pointer },
  };
}

function wrongMethod(look: MessageLook): Finding | null {
  const { link } = look;
  if (link.type !== 'answer' || roundMethod.has(link.request.method) || askingResult(look) === null) return null;
  return {
    message: `The answer to ${link.request.method.slice(0, 60)} asks for input, which only ${roundMethods.join(', ')} may.`,
    place: { pointer: '/result/resultType' },
    related: [link.request.seq],
  };
}

function kinds(look: MessageLook): readonly Finding[] | null {
  const requests = askingResult(look)?.inputRequests;
  if (!isObject(requests)) return null;
  return Object.entries(requests).flatMap(([key, ask]) => kindFault(key, ask) ?? []);
}

function kindFault(key: string, ask: unknown): Finding | null {
  const place = pointer + pointerStep(key);
  const entry = `The input request ${shown(key)}`;
  if (!isObject(ask)) return { message: `${entry} is ${shown(ask)}, not an object.`, place: { pointer: place } };
  if (ask.method === undefined) return { message: `${entry} has no method.`, place: { pointer: place } };
  if (!askable.has(ask.method)) {
    return {
      message: `${entry} has the method ${shown(ask.method)}; only ${[...askable].join(', ')} can be asked for.`,
      place: { pointer: `${place}/method` },
    };
  }
  const extra = ['jsonrpc', 'id'].find((member) => Object.hasOwn(ask, member));
  if (extra === undefined) return null;
  return {
    message: `${entry} has the member "${extra}", as if it were a message of its own.`,
    place: { pointer: `${place}/${extra}`, key: true },
  };
}

export const inputRequestChecks: readonly MessageCheck[] = [
  {
    code: 'input-required-empty',
    severity: 'error',
    revisions: ['2026-07-28'],
    kinds: ['response'],
    methods: roundMethods,
    title: 'Asks for input without saying which',
    why: 'The client has nothing to ask a person or its model for, and nothing to send back. It can only repeat the request as it was, with the same outcome.',
    fix: 'Send inputRequests with at least one request, a requestState, or both. An answer that is complete has "resultType": "complete".',
    spec: sources.rounds,
    look: empty,
  },
  {
    code: 'input-required-wrong-method',
    severity: 'error',
    revisions: ['2026-07-28'],
    kinds: ['response'],
    title: 'Asks for input where that is not possible',
    why: 'Clients ask again only for tools/call, prompts/get and resources/read. For others they take the result for a broken one, and the request fails.',
    fix: 'Ask for input in the request that needs it: in the call of a tool, in the reading of a resource, in getting a prompt.',
    spec: sources.rounds,
    look: wrongMethod,
  },
  {
    code: 'input-request-kind',
    severity: 'error',
    revisions: ['2026-07-28'],
    kinds: ['response'],
    methods: roundMethods,
    title: 'Not a request for input',
    why: 'An entry of inputRequests is a method and its params. Clients know three methods; with any other, or with an envelope around it, nobody is asked and the request cannot go on.',
    fix: 'Use elicitation/create, sampling/createMessage or roots/list as the method, with params and nothing else.',
    spec: sources.rounds,
    look: kinds,
  },
];
