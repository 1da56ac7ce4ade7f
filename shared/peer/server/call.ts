/** One request while it is served: what it may send meanwhile, and whether it is still wanted. */
import { metaOf } from '../../mcp/request-envelope.ts';
import { isObject, type JsonObject } from '../../model/message.ts';
import type { Timers } from '../timers.ts';
import { type LogLevel, logLevels, type Question } from './definition.ts';
import type { ClientAnswer, Request, ServedContext, Terms } from './scope.ts';

/** What a call needs of its connection. */
export interface CallHost {
  readonly timers: Timers;
  notify(method: string, params: JsonObject, terms: Terms): void;
  /** The lowest level that the client wants to hear of; null: none. */
  logLevel(request: Request, terms: Terms): LogLevel | null;
  ask(question: Question, call: Call): Promise<ClientAnswer>;
}

export class Call {
  readonly request: Request;
  readonly terms: Terms;
  readonly #host: CallHost;
  readonly #onCancel: (() => void)[] = [];
  #cancelled = false;
  #ended = false;
  #progress = Number.NEGATIVE_INFINITY;

  constructor(request: Request, terms: Terms, host: CallHost) {
    this.request = request;
    this.terms = terms;
    this.#host = host;
  }

  get cancelled(): boolean {
    return this.#cancelled;
  }

  cancel(): void {
    if (this.#cancelled) return;
    this.#cancelled = true;
    for (const run of this.#onCancel.splice(0)) run();
  }

  /** From here on nothing is sent for it any more. */
  end(): void {
    this.#ended = true;
  }

  onCancel(run: () => void): void {
    if (this.#cancelled) run();
    else this.#onCancel.push(run);
  }

  /** The context of its first round. */
  context(): ServedContext {
    const { inputResponses, requestState } = this.request.params;
    const answers = isObject(inputResponses) ? objectsIn(inputResponses) : {};
    return this.#context(answers, typeof requestState === 'string' ? requestState : null, 0);
  }

  #context(answers: Readonly<Record<string, JsonObject>>, state: string | null, round: number): ServedContext {
    const call = this;
    return {
      ...this.terms,
      answers,
      state,
      round,
      get cancelled() {
        return call.#cancelled;
      },
      onCancel: (run) => call.onCancel(run),
      progress: (progress, total, message) => call.#report(progress, total, message),
      log: (level, data, logger) => call.#log(level, data, logger),
      wait: (ms) => call.#wait(ms),
      ask: (question) => call.#host.ask(question, call),
      next: (given, kept) => call.#context(given, kept, round + 1),
    };
  }

  get #open(): boolean {
    return !this.#cancelled && !this.#ended;
  }

  /** Progress only ever grows (MCP 2025-11-25 basic/utilities/progress). */
  #report(progress: number, total?: number, message?: string): void {
    const token = metaOf(this.request.params)?.progressToken;
    if (token === undefined || !this.#open || !(progress > this.#progress)) return;
    this.#progress = progress;
    const params = { progressToken: token, progress, total, message };
    this.#host.notify('notifications/progress', params, this.terms);
  }

  #log(level: LogLevel, data: unknown, logger?: string): void {
    const lowest = this.#host.logLevel(this.request, this.terms);
    if (lowest === null || !this.#open || logLevels.indexOf(level) < logLevels.indexOf(lowest)) return;
    this.#host.notify('notifications/message', { level, logger, data }, this.terms);
  }

  #wait(ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const stop = this.#host.timers.after(ms, () => resolve(!this.#cancelled));
      this.onCancel(() => {
        stop();
        resolve(false);
      });
    });
  }
}

function objectsIn(answers: JsonObject): Readonly<Record<string, JsonObject>> {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([key, answer]) => (isObject(answer) ? [[key, answer]] : [])),
  );
}
