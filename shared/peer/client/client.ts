/**
 * The client half of the protocol: opens a connection in one of several ways, lists the tools, and answers what it was
 * told to answer. All that it sends goes through `send`, one line at a time; what the server says comes in by `line`.
 *
 * - `handshake`: `initialize`, and after its result `notifications/initialized` (MCP 2025-11-25 basic/lifecycle).
 * - `modern`: `server/discover` first, and the envelope on every request (MCP 2026-07-28 server/discover).
 * - `auto`: `server/discover`; a server that answers it by a result or by -32022 is a modern one, any other answer and
 *   silence mean the handshake (MCP 2026-07-28 basic/transports/stdio#backward-compatibility).
 *
 * It never throws for anything that a server says.
 */
import { modernRevisions } from '../../mcp/revisions.ts';
import type { ClientSettings } from '../../model/client-settings.ts';
import { isObject, type JsonObject } from '../../model/message.ts';
import type { Connection } from '../../model/session.ts';
import type { Timers } from '../timers.ts';
import { answerTo } from './answers.ts';
import { capabilitiesOf, envelopeOf } from './capabilities.ts';
import { incomingIn } from './reading.ts';

export interface ClientParts {
  readonly settings: ClientSettings;
  readonly info: { readonly name: string; readonly version: string };
  readonly timers: Timers;
  /** Milliseconds that `auto` waits for an answer to `server/discover`. */
  readonly discoverMs: number;
  /** Writes a line to the server. */
  send(line: string): void;
  /** An integer id that was not used on this connection, by whomever. */
  nextId(): number;
  /** Called when `connection` has changed. */
  changed(): void;
}

/** UNSUPPORTED_PROTOCOL_VERSION of MCP 2026-07-28. */
const unsupportedVersion = -32022;

type Answer = { readonly result: unknown; readonly error: unknown };

export class Client {
  readonly #parts: ClientParts;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #connection: Connection;

  constructor(parts: ClientParts) {
    this.#parts = parts;
    this.#connection = { mode: parts.settings.mode, state: 'connecting', problem: null };
  }

  get connection(): Connection {
    return this.#connection;
  }

  /** True while a request of its own has no answer: then every line matters. */
  get waits(): boolean {
    return this.#waiting.size > 0;
  }

  begin(): void {
    const { mode } = this.#parts.settings;
    if (mode === 'handshake') this.#initialize();
    if (mode === 'modern' || mode === 'auto') this.#discover(modernRevisions.at(-1) ?? '', []);
  }

  line(text: string): void {
    for (const message of incomingIn(text)) {
      if (message.kind === 'request') this.#answer(message.method, message.idText);
      else this.#take(message.id, message);
    }
  }

  #answer(method: string, idText: string): void {
    const answer = answerTo(method, idText, this.#parts.settings);
    if (answer !== null) this.#parts.send(answer);
  }

  #take(id: unknown, answer: Answer): void {
    if (typeof id !== 'number') return;
    const proceed = this.#waiting.get(id);
    this.#waiting.delete(id);
    proceed?.(answer);
  }

  #initialize(): void {
    const { settings, info } = this.#parts;
    const { revision } = settings;
    const params = { protocolVersion: revision, capabilities: capabilitiesOf(settings, revision), clientInfo: info };
    this.#request('initialize', params, (answer) => this.#initialized(answer));
  }

  #initialized(answer: Answer): void {
    if (isObject(answer.result)) {
      this.#notify('notifications/initialized');
      this.#listTools({});
    } else this.#fail(`initialize was answered ${wordsOf(answer)}.`);
  }

  /** @param tried revisions that the server has refused */
  #discover(revision: string, tried: readonly string[]): void {
    const { settings, timers, discoverMs } = this.#parts;
    let giveUp = () => {};
    const id = this.#request('server/discover', this.#envelope(revision), (answer) => {
      giveUp();
      this.#discovered(answer, revision, [...tried, revision]);
    });
    if (settings.mode !== 'auto') return;
    giveUp = timers.after(discoverMs, () => {
      // An answer that comes later finds nobody who waits for it.
      if (this.#waiting.delete(id)) this.#initialize();
    });
  }

  #discovered(answer: Answer, revision: string, tried: readonly string[]): void {
    const offered = supportedIn(answer);
    const isThere = isObject(answer.result);
    const common = isThere && offered?.includes(revision) ? revision : commonOf(offered ?? [], tried);
    if (offered === null) this.#notModern(answer);
    else if (common === null) {
      this.#fail(`The server speaks ${offered.join(', ') || 'no revision'}, which this client does not.`);
    } else if (isThere) this.#listTools(this.#envelope(common));
    else this.#discover(common, tried);
  }

  #notModern(answer: Answer): void {
    if (this.#parts.settings.mode === 'auto') this.#initialize();
    else
      this.#fail(`server/discover was answered ${wordsOf(answer)}: the server does not seem to speak the modern era.`);
  }

  #envelope(revision: string): JsonObject {
    const { settings, info } = this.#parts;
    return { _meta: envelopeOf(settings, info, revision) };
  }

  #listTools(params: JsonObject): void {
    this.#settle('connected', null);
    this.#request('tools/list', params, () => {});
  }

  #fail(problem: string): void {
    this.#settle('failed', problem);
  }

  #settle(state: Connection['state'], problem: string | null): void {
    this.#connection = { ...this.#connection, state, problem };
    this.#parts.changed();
  }

  #request(method: string, params: JsonObject, proceed: (answer: Answer) => void): number {
    const id = this.#parts.nextId();
    this.#waiting.set(id, proceed);
    this.#parts.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    return id;
  }

  #notify(method: string): void {
    this.#parts.send(JSON.stringify({ jsonrpc: '2.0', method }));
  }
}

/** What a modern server says that it speaks; null: the answer is none of a modern server. */
function supportedIn({ result, error }: Answer): readonly string[] | null {
  if (isObject(result)) return textsIn(result.supportedVersions);
  if (!isObject(error) || error.code !== unsupportedVersion) return null;
  return isObject(error.data) ? (textsIn(error.data.supported) ?? []) : [];
}

function textsIn(value: unknown): readonly string[] | null {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : null;
}

/** The newest revision that both speak and that was not refused yet. */
function commonOf(offered: readonly string[], tried: readonly string[]): string | null {
  return modernRevisions.findLast((revision) => offered.includes(revision) && !tried.includes(revision)) ?? null;
}

function wordsOf({ result, error }: Answer): string {
  if (!isObject(error)) return `by a result that is ${result === undefined ? 'missing' : 'not as it should be'}`;
  const { code, message } = error;
  return `by the error ${String(code)} ${JSON.stringify(typeof message === 'string' ? message.slice(0, 200) : '')}`;
}
