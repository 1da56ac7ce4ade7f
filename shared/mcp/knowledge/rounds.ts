/**
 * Requests that take several rounds (MCP 2026-07-28 basic/patterns/mrtr): the server answers `input_required`, and the
 * client asks again, under a new id, with `inputResponses`, `requestState` or both.
 */
import { type Id, isObject, type JsonObject } from '../../model/message.ts';
import { jsonDifference } from '../json-difference.ts';
import type { MessageLook } from '../look.ts';
import { Recent } from './recent.ts';
import type { Relations } from './relations.ts';

/** The methods that may be answered with `input_required`. */
export const roundMethods: readonly string[] = ['tools/call', 'prompts/get', 'resources/read'];

/** A request that was answered with `input_required`. */
export interface Round {
  readonly id: Id;
  readonly method: string;
  /** `seq` of the request of the first round, of this round's request and of its answer. */
  readonly first: number;
  readonly request: number;
  readonly answer: number;
  /** 1 for the first round. */
  readonly round: number;
  /** The params of the request; not there when they are not known any more. */
  readonly params: JsonObject | null;
  readonly state: string | null;
  /** The method of each input request by its key; null for one that is not a request. */
  readonly asks: ReadonlyMap<string, string | null>;
}

interface Kept extends Round {
  /** True once the next round has begun. */
  continued: boolean;
}

/** Rounds keep the params of their requests, so there must not be many of them. */
const mostRounds = 200;
const mostOpen = 1000;
const mostAsks = 1000;
/** Rounds of one tool whose arguments are compared. */
const mostCompared = 10;

export class Rounds {
  readonly #relations: Relations;
  readonly #rounds = new Recent<number, Kept>(mostRounds);
  /** Retries that are not answered yet, by their `seq`. */
  readonly #open = new Recent<number, Pick<Round, 'first' | 'round'>>(mostOpen);
  /** What was found for a message, since several checks ask. */
  #latest: { readonly json: JsonObject; readonly round: Kept | null } | null = null;

  constructor(relations: Relations) {
    this.#relations = relations;
  }

  /** The round that a request continues; null when it is no retry, or of a round that was not seen. */
  continuedBy(look: MessageLook): Round | null {
    return this.#find(look);
  }

  note(look: MessageLook): void {
    const { message, link } = look;
    if (look.era !== 'modern') return;
    if (message.kind === 'request') this.#retry(look);
    else if (link.type === 'answer') {
      const before = this.#open.take(link.request.seq);
      if (message.kind === 'response') this.#answer(look, message.result, before);
    }
  }

  #retry(look: MessageLook): void {
    const found = this.#find(look);
    this.#latest = null;
    if (found === null) return;
    found.continued = true;
    const { first, request, answer, round } = found;
    this.#open.set(look.seq, { first, round: round + 1 });
    this.#relations.add(look.seq, { type: 'round', first, previous: request, answer, round: round + 1 });
  }

  #answer({ link, seq }: MessageLook, result: unknown, before: Pick<Round, 'first' | 'round'> | undefined): void {
    if (link.type !== 'answer' || !isObject(result) || result.resultType !== 'input_required') return;
    const { seq: request, id, method } = link.request;
    this.#rounds.set(request, {
      id,
      method,
      first: before?.first ?? request,
      request,
      answer: seq,
      round: before?.round ?? 1,
      params: isObject(link.asked) ? link.asked : null,
      state: typeof result.requestState === 'string' ? result.requestState : null,
      asks: asksIn(result.inputRequests),
      continued: false,
    });
  }

  #find({ message, json }: MessageLook): Kept | null {
    if (message.kind !== 'request' || !isRetry(message.params)) return null;
    if (this.#latest?.json === json) return this.#latest.round;
    const round = bestOf(this.#rounds.latest(), message.method, message.params);
    this.#latest = { json, round };
    return round;
  }
}

function isRetry(params: unknown): params is JsonObject {
  return isObject(params) && (Object.hasOwn(params, 'inputResponses') || Object.hasOwn(params, 'requestState'));
}

/** The state says best which round is meant; without it what was asked for, then which answers are given. */
function bestOf(rounds: readonly Kept[], method: string, params: JsonObject): Kept | null {
  const same = rounds.filter((round) => round.method === method);
  const { requestState: state } = params;
  const byState = typeof state === 'string' ? same.filter((round) => round.state === state) : [];
  const open = same.filter((round) => !round.continued);
  const target = open.filter((round) => hasTarget(round, params));
  return (
    byState.find((round) => hasTarget(round, params)) ??
    byState[0] ??
    target.slice(0, mostCompared).find((round) => jsonDifference(round.params?.arguments, params.arguments) === null) ??
    target[0] ??
    open.find((round) => isAnsweredBy(round, params.inputResponses)) ??
    null
  );
}

function hasTarget(round: Round, params: JsonObject): boolean {
  return round.params !== null && round.params.name === params.name && round.params.uri === params.uri;
}

function isAnsweredBy({ asks }: Round, responses: unknown): boolean {
  return isObject(responses) && asks.size > 0 && [...asks.keys()].every((key) => Object.hasOwn(responses, key));
}

function asksIn(requests: unknown): ReadonlyMap<string, string | null> {
  if (!isObject(requests)) return new Map();
  const entries = Object.entries(requests).slice(0, mostAsks);
  return new Map(
    entries.map(([key, ask]) => [key, isObject(ask) && typeof ask.method === 'string' ? ask.method : null]),
  );
}
