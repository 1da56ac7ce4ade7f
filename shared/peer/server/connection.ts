/**
 * A server on one connection: lines in, lines out. Whatever comes in, nothing is thrown, and each request with an id
 * that can be read gets one answer unless its client has cancelled it or left.
 */

import { metaOf } from '../../mcp/request-envelope.ts';
import { type Era, metaKeys, type Revision } from '../../mcp/revisions.ts';
import { isObject, type JsonObject } from '../../model/message.ts';
import { parseExact, printExact } from '../exact-json.ts';
import type { Timers } from '../timers.ts';
import type { Receiver, Transport } from '../transport.ts';
import { Call, type CallHost } from './call.ts';
import { type LogLevel, logLevels, type Question } from './definition.ts';
import { dispatch } from './dispatch.ts';
import { nothingSettled, type Settled, termsFor } from './eras.ts';
import { internalError, invalidRequest, type Outcome, refused, result, unknownResource } from './errors.ts';
import { inRevision } from './in-revision.ts';
import { type Incoming, incomingOf } from './incoming.ts';
import { Listening, listChangedMethods, type Notification, updated } from './listening.ts';
import type { Change } from './registry.ts';
import { isResource } from './resources.ts';
import type { ClientAnswer, Request, RequestId, Scope, Terms } from './scope.ts';
import { negotiated, type ServerSettings } from './settings.ts';

export interface ServerParts {
  readonly settings: ServerSettings;
  readonly transport: Transport;
  readonly timers: Timers;
  /** Takes a sentence about something that was passed over. */
  note(text: string): void;
}

/** Serves until the other end has nothing more to say. */
export function serve(parts: ServerParts): ServerConnection {
  const connection = new ServerConnection(parts);
  parts.transport.start(connection);
  return connection;
}

export class ServerConnection implements Receiver {
  readonly #parts: ServerParts;
  readonly #host: CallHost;
  readonly #running = new Map<string, Call>();
  readonly #listening = new Map<string, Listening>();
  /** Resources that a client of the handshake era has subscribed to. */
  readonly #watched = new Set<string>();
  /** Questions to the client, by the id of the request that asks. */
  readonly #questions = new Map<number, (answer: ClientAnswer) => void>();
  readonly #stopWatching: () => void;
  #settled: Settled = nothingSettled;
  #logLevel: LogLevel = 'info';
  #lastQuestion = 0;
  #ended = false;
  #served: Promise<void> = Promise.resolve();
  /** Until `initialize` is answered nothing else may be sent, so what comes after it waits. */
  #opening: Promise<void> | null = null;

  readonly #own: ReadonlyMap<string, (scope: Scope) => Outcome> = new Map([
    ['logging/setLevel', ({ request }: Scope) => this.#setLevel(request.params.level)],
    ['resources/subscribe', (scope: Scope) => this.#watch(scope)],
    ['resources/unsubscribe', ({ request }: Scope) => this.#unwatch(String(request.params.uri))],
  ]);

  constructor(parts: ServerParts) {
    this.#parts = parts;
    this.#host = {
      timers: parts.timers,
      notify: (method, params, { revision }) => this.#notify({ method, params }, revision),
      logLevel: (asking, { era }) => this.#levelFor(asking, era),
      ask: (question, asking) => this.#ask(question, asking),
    };
    this.#stopWatching = parts.settings.registry.onChange((change) => this.#tellOf(change));
  }

  /** Resolves when all that has come so far is answered, questions and waits included. */
  async idle(): Promise<void> {
    const served = this.#served;
    await served;
    // Something has come meanwhile.
    if (served !== this.#served) await this.idle();
  }

  line(text: string): void {
    if (text.trim() === '') return;
    const value = this.#parsed(text);
    if (value === undefined) return;
    const sent = this.#opening === null ? this.#handle(value) : this.#opening.then(() => this.#handle(value));
    if (isObject(value) && value.method === 'initialize') this.#opening = sent;
    this.#served = Promise.all([this.#served, sent]).then(() => {});
  }

  ended(): void {
    this.#ended = true;
    this.#stopWatching();
    // What needs no time is still answered: the last line may have come together with the end.
    this.#parts.timers.after(0, () => this.#cancelAll());
    for (const answer of this.#questions.values()) answer({ problem: 'The client has left.' });
    this.#questions.clear();
  }

  #cancelAll(): void {
    for (const call of this.#running.values()) call.cancel();
  }

  /** Ends open subscriptions by their result, and says that nothing more will come. */
  close(): void {
    for (const listening of this.#listening.values()) {
      this.#send(this.#reply(listening.id, result(listening.result(this.#parts.settings))));
    }
    this.#listening.clear();
    this.ended();
    this.#parts.transport.close();
  }

  async #handle(value: unknown): Promise<void> {
    const reply = await (Array.isArray(value) ? this.#batch(value) : this.#take(incomingOf(value)));
    if (reply !== null) this.#send(reply);
  }

  #parsed(text: string): unknown {
    try {
      return parseExact(text);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.#parts.note(`passed over a line that is not JSON (${why.slice(0, 200)})`);
      return undefined;
    }
  }

  /** Batches exist in 2025-03-26 only (MCP 2025-03-26 basic#batching); the answers come together as well. */
  async #batch(items: readonly unknown[]): Promise<unknown> {
    if (this.#settled.revision !== '2025-03-26')
      return this.#reply(null, invalidRequest('Batches are for 2025-03-26 only'));
    if (items.length === 0) return this.#reply(null, invalidRequest('A batch may not be empty'));
    const replies = await Promise.all(items.map((item) => this.#take(withinBatch(incomingOf(item)))));
    const sent = replies.filter((reply) => reply !== null);
    return sent.length === 0 ? null : sent;
  }

  async #take(incoming: Incoming): Promise<JsonObject | null> {
    switch (incoming.kind) {
      case 'request':
        return this.#serve(incoming.request);
      case 'refused':
        return this.#reply(incoming.id, incoming.outcome);
      case 'notification':
        this.#notified(incoming.method, incoming.params);
        return null;
      case 'answer':
        this.#answered(incoming.id, incoming.message);
        return null;
      case 'ignored':
        this.#parts.note(`passed over a message: ${incoming.why}`);
        return null;
    }
  }

  async #serve(request: Request): Promise<JsonObject | null> {
    const { settings } = this.#parts;
    const key = keyOf(request.id);
    if (this.#running.has(key) || this.#listening.has(key)) {
      return this.#reply(
        request.id,
        invalidRequest(`The id ${String(request.id)} belongs to a request that is still open`),
      );
    }
    const terms = termsFor(request, settings.eras, this.#settled);
    if (!('era' in terms)) return this.#reply(request.id, terms);
    if (terms.era === 'modern' && request.method === 'subscriptions/listen') return this.#listen(request, terms);
    return this.#run(request, terms, key);
  }

  async #run(request: Request, terms: Terms, key: string): Promise<JsonObject | null> {
    const call = new Call(request, terms, this.#host);
    this.#running.set(key, call);
    // At once: what comes in the same breath is served accordingly.
    this.#settle(request, terms);
    const { settings } = this.#parts;
    const outcome = await dispatch({ ...terms, settings, request, context: call.context() }, this.#own);
    call.end();
    this.#running.delete(key);
    return call.cancelled ? null : this.#reply(request.id, outcome);
  }

  #settle({ method, params }: Request, { era }: Terms): void {
    this.#settled = { ...this.#settled, era: this.#settled.era ?? era };
    const { protocolVersion, capabilities } = params;
    if (method !== 'initialize' || typeof protocolVersion !== 'string' || !isObject(capabilities)) return;
    this.#settled = { ...this.#settled, revision: negotiated(protocolVersion), clientCapabilities: capabilities };
  }

  async #listen(request: Request, terms: Terms): Promise<JsonObject | null> {
    const { notifications } = request.params;
    if (!isObject(notifications)) return this.#reply(request.id, refused(-32602, 'notifications have to be an object'));
    const listening = new Listening(request.id, notifications, this.#parts.settings);
    this.#listening.set(keyOf(request.id), listening);
    this.#settle(request, terms);
    this.#notify(listening.acknowledgement(), terms.revision);
    return null;
  }

  #notified(method: string, { requestId }: JsonObject): void {
    // `notifications/initialized` and whatever else there is need nothing from us.
    if (method !== 'notifications/cancelled') return;
    const key = keyOf(requestId);
    const call = this.#running.get(key);
    if (call?.request.method !== 'initialize') call?.cancel();
    this.#listening.delete(key);
  }

  #ask({ method, params }: Question, call: Call): Promise<ClientAnswer> {
    if (this.#ended || call.cancelled) return Promise.resolve({ problem: 'The call was cancelled.' });
    this.#lastQuestion += 1;
    const id = this.#lastQuestion;
    return new Promise((resolve) => {
      this.#questions.set(id, resolve);
      call.onCancel(() => this.#withdraw(id));
      this.#send({ jsonrpc: '2.0', id, method, params: inRevision(method, 'params', params, call.terms.revision) });
    });
  }

  #withdraw(id: number): void {
    const answer = this.#questions.get(id);
    if (answer === undefined || this.#ended) return;
    this.#questions.delete(id);
    this.#send({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: id } });
    answer({ problem: 'The call was cancelled.' });
  }

  #answered(id: RequestId, { result: given, error }: JsonObject): void {
    const asked = typeof id === 'number' ? id : 0;
    const answer = this.#questions.get(asked);
    this.#questions.delete(asked);
    if (answer === undefined) this.#parts.note(`passed over an answer to ${String(id)}, which nothing waits for`);
    answer?.(isObject(given) ? { result: given } : { problem: `The client refused to answer: ${problemIn(error)}` });
  }

  #levelFor(request: Request, era: Era): LogLevel | null {
    if (!this.#parts.settings.logging.includes(era)) return null;
    return era === 'handshake' ? this.#logLevel : levelOf(request);
  }

  #setLevel(level: unknown): Outcome {
    this.#logLevel = logLevels.find((known) => known === level) ?? this.#logLevel;
    return result({});
  }

  #watch({ request, era, settings }: Scope): Outcome {
    const uri = String(request.params.uri);
    if (!isResource(uri, settings)) return unknownResource(uri, era, settings.errors);
    this.#watched.add(uri);
    return result({});
  }

  #unwatch(uri: string): Outcome {
    this.#watched.delete(uri);
    return result({});
  }

  #tellOf(change: Change): void {
    for (const listening of this.#listening.values()) {
      const notification = listening.notificationOf(change);
      if (notification !== null) this.#notify(notification, '2026-07-28');
    }
    const { revision } = this.#settled;
    if (revision === null || !this.#parts.settings.changes) return;
    if ('list' in change) this.#notify({ method: listChangedMethods[change.list], params: {} }, revision);
    else if (this.#watched.has(change.uri)) this.#notify(updated(change.uri), revision);
  }

  #notify({ method, params }: Notification, revision: Revision): void {
    this.#send({ jsonrpc: '2.0', method, params: inRevision(method, 'params', params, revision) });
  }

  /** Without an id JSON-RPC wants null, and MCP since 2025-11-25 nothing (MCP 2025-11-25 basic#responses). */
  #reply(id: RequestId | null, outcome: Outcome): JsonObject {
    if (id !== null) return { jsonrpc: '2.0', id, ...outcome };
    const { revision } = this.#settled;
    return { jsonrpc: '2.0', ...(revision !== null && revision < '2025-11-25' && { id }), ...outcome };
  }

  #send(message: unknown): void {
    const text = this.#printed(message);
    if (text !== null) this.#parts.transport.send(text);
  }

  /** A program may return what has no end, or is too deep: then that is the answer. Null: there is nobody to tell. */
  #printed(message: unknown): string | null {
    try {
      return printExact(message);
    } catch (error) {
      const why = `A message cannot be written as JSON (${error instanceof Error ? error.message : String(error)})`;
      this.#parts.note(why);
      const id = isObject(message) && message.method === undefined ? message.id : undefined;
      return id === undefined ? null : printExact({ jsonrpc: '2.0', id, ...internalError(why) });
    }
  }
}

function keyOf(id: unknown): string {
  return `${typeof id === 'string' ? 'text' : 'number'} ${String(id)}`;
}

function withinBatch(incoming: Incoming): Incoming {
  const opens = incoming.kind === 'request' && incoming.request.method === 'initialize';
  if (!opens) return incoming;
  return { kind: 'refused', id: incoming.request.id, outcome: invalidRequest('initialize may not be part of a batch') };
}

/** Only a request that asks for it hears of log messages (MCP 2026-07-28 server/utilities/logging). */
function levelOf({ params }: Request): LogLevel | null {
  const asked = metaOf(params)?.[metaKeys.logLevel];
  return logLevels.find((level) => level === asked) ?? null;
}

function problemIn(error: unknown): string {
  return isObject(error) ? String(error.message) : 'no reason was given';
}
