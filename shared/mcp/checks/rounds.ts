/** Requests that take several rounds: the server asks for input, and the client asks again with it. */

import { idText } from '../../jsonrpc/ids.ts';
import { pointerStep } from '../../jsonrpc/locate.ts';
import { isObject, type JsonObject } from '../../model/message.ts';
import { jsonDifference } from '../json-difference.ts';
import { type Round, roundMethods } from '../knowledge/rounds.ts';
import { type Finding, type MessageCheck, type MessageLook, paramsOf } from '../look.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';
import { inputRequestChecks } from './input-requests.ts';
import { loneFault, responseFault } from './input-responses.ts';

type Look = (round: Round, params: JsonObject, look: MessageLook) => Finding | readonly Finding[] | null;

const responsesPointer = '/params/inputResponses';

/** Checks of requests that continue a round that was seen. */
const retries = {
  revisions: ['2026-07-28'],
  kinds: ['request'],
  methods: roundMethods,
  spec: sources.rounds,
} as const;

function ofRetry(look: Look): MessageCheck['look'] {
  return (message) => {
    const round = message.known.rounds.continuedBy(message);
    return round === null || !isObject(message.json.params) ? null : look(round, message.json.params, message);
  };
}

function sameId({ id, request }: Round, { message }: MessageLook): Finding | null {
  if (message.kind !== 'request' || message.id !== id) return null;
  return {
    message: `The id ${idText(id).slice(0, 60)} is that of the round before (#${request}).`,
    place: { pointer: '/id' },
    related: [request],
  };
}

function changedState({ state, answer }: Round, params: JsonObject): Finding | null {
  const sent = params.requestState;
  if (sent === (state ?? undefined) || (sent !== undefined && typeof sent !== 'string')) return null;
  const place = { pointer: sent === undefined ? '/params' : '/params/requestState' };
  return { message: stateSentence(state, sent, answer), place, related: [answer] };
}

function stateSentence(state: string | null, sent: string | undefined, answer: number): string {
  if (state === null) return `The requestState is ${shown(sent)}, but #${answer} gave none.`;
  if (sent === undefined) return `The requestState that #${answer} gave is missing: ${shown(state)}.`;
  return `The requestState is ${shown(sent)}, but #${answer} gave ${shown(state)}${differsAt(state, sent)}.`;
}

/** Needed where both look the same because they are cut. */
function differsAt(state: string, sent: string): string {
  let same = 0;
  while (same < state.length && state[same] === sent[same]) same++;
  return same < 20 ? '' : `; they differ from character ${same + 1} on`;
}

function responseKeys({ asks, answer }: Round, { inputResponses }: JsonObject): readonly Finding[] {
  if (inputResponses !== undefined && !isObject(inputResponses)) return [];
  const given = inputResponses ?? {};
  const place = { pointer: inputResponses === undefined ? '/params' : responsesPointer };
  const missing = [...asks.keys()].filter((key) => !Object.hasOwn(given, key));
  const unknown = Object.keys(given).filter((key) => !asks.has(key));
  return [
    ...missing.map((key) => ({
      message: `The input request ${shown(key)} of #${answer} has no response.`,
      place,
      related: [answer],
    })),
    ...unknown.map((key) => ({
      message: `The input response ${shown(key)} answers nothing that #${answer} asked for.`,
      place: { pointer: responsesPointer + pointerStep(key), key: true },
      related: [answer],
    })),
  ];
}

function responseSchema({ asks, answer }: Round, { inputResponses }: JsonObject): readonly Finding[] {
  if (!isObject(inputResponses)) return [];
  const found: Finding[] = [];
  for (const [key, method] of asks) {
    if (method === null || !Object.hasOwn(inputResponses, key)) continue;
    const fault = responseFault(method, inputResponses[key]);
    if (fault === null) continue;
    found.push({
      message: `The input response ${shown(key)} to ${method} ${fault.what}.`,
      place: { pointer: responsesPointer + pointerStep(key) + fault.pointer },
      related: [answer],
    });
  }
  return found;
}

/** Without the round before, as in a session that is seen from the middle, a response has to say itself what it answers. */
function responsesAlone(look: MessageLook): readonly Finding[] | null {
  const { inputResponses } = paramsOf(look);
  if (!isObject(inputResponses) || look.known.rounds.continuedBy(look) !== null) return null;
  const found: Finding[] = [];
  for (const key of Object.keys(inputResponses).slice(0, mostAlone)) {
    const fault = loneFault(inputResponses[key]);
    if (fault === null) continue;
    const pointer = responsesPointer + pointerStep(key) + fault.pointer;
    found.push({ message: `The input response ${shown(key)} ${fault.what}.`, place: { pointer } });
  }
  return found;
}

const mostAlone = 100;

function otherParams({ params: before, request }: Round, params: JsonObject): readonly Finding[] {
  if (before === null) return [];
  return ['name', 'uri', 'arguments'].flatMap((member) => {
    if (before[member] === undefined && params[member] === undefined) return [];
    const differs = jsonDifference(before[member], params[member]);
    if (differs === null) return [];
    return {
      message: difference(member, before[member], params[member], request),
      place: { pointer: params[member] === undefined ? '/params' : `/params/${member}${differs}` },
      related: [request],
    };
  });
}

function difference(member: string, before: unknown, after: unknown, request: number): string {
  const earlier = `in the round before (#${request})`;
  if (after === undefined) return `The member "${member}" is missing; it was there ${earlier}.`;
  if (before === undefined) return `The member "${member}" is new; it was not there ${earlier}.`;
  if (member === 'arguments') return `The arguments differ from those ${earlier}.`;
  return `The ${member} is ${shown(after)}; it was ${shown(before)} ${earlier}.`;
}

export const roundChecks: readonly MessageCheck[] = [
  ...inputRequestChecks,
  {
    ...retries,
    code: 'input-retry-same-id',
    severity: 'error',
    title: 'Second round under the id of the first',
    why: 'Each round is a request of its own, and the first one has been answered. An answer under its id can be taken for a second answer to the first round and be dropped.',
    fix: 'Give the retry an id that was not used before.',
    look: ofRetry((round, _, look) => sameId(round, look)),
  },
  {
    ...retries,
    code: 'request-state-changed',
    severity: 'error',
    title: 'Request state is not the one that was given',
    why: 'The state is all that such a server remembers of the rounds before. When it is missing or altered the server begins again, or refuses the request; many sign it.',
    fix: 'Send requestState back as the very string that came, if and only if there was one. Do not parse it, and do not keep it for another request.',
    look: ofRetry(changedState),
  },
  {
    ...retries,
    code: 'input-responses-keys',
    severity: 'warning',
    title: 'Responses do not fit the requests for input',
    why: 'Responses are matched to requests by their keys. The server asks once more for what is missing, and passes over what it did not ask for.',
    fix: 'Answer each key of inputRequests under the same key in inputResponses. Someone who declines is a response too: {"action":"decline"}.',
    look: ofRetry(responseKeys),
  },
  {
    ...retries,
    code: 'input-response-schema',
    severity: 'error',
    title: 'Response is not a result of its kind',
    why: 'The server cannot read the response and answers with −32602 or asks again, so that a person fills in the same form twice.',
    fix: 'Send the bare result: {"action":…} for elicitation/create, {"role":…,"content":…,"model":…} for sampling/createMessage, {"roots":[…]} for roots/list. It has no jsonrpc, id or result around it.',
    look: (message) => ofRetry(responseSchema)(message) ?? responsesAlone(message),
  },
  {
    ...retries,
    code: 'retry-params-differ',
    severity: 'warning',
    title: 'Second round asks for something else',
    why: 'A retry is the same request with the input added. A server that signs its state refuses the change; another one applies the input of one question to another.',
    fix: 'Repeat name, uri and arguments as they were. For other arguments make a new request, without inputResponses and requestState.',
    look: ofRetry(otherParams),
  },
];
