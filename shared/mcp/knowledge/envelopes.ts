/**
 * Which versions the requests of a connection speak, and which its server offers (MCP 2026-07-28 basic/versioning): in
 * the envelope of each request, in the answer to `server/discover`, and in the error −32022.
 */
import { isObject, type JsonObject } from '../../model/message.ts';
import type { Link } from '../link.ts';
import type { MessageLook } from '../look.ts';
import { hasPlainEnvelope, isModernMethod, isPlainResult, missingKeys } from '../request-envelope.ts';
import { claimedVersion, eraOf } from '../revisions.ts';
import { Recent } from './recent.ts';

export interface Spoken {
  readonly version: string;
  /** `seq` of the first request in a row that speaks it. */
  readonly seq: number;
}

export interface Offer {
  readonly versions: readonly string[];
  /** `seq` of the answer that names them. */
  readonly seq: number;
}

type Answer = Extract<Link, { type: 'answer' }>;

const discover = 'server/discover';
const mostLacking = 1000;
/** Of a longer list nothing is remembered. */
const mostVersions = 100;
const modernErrors: ReadonlySet<unknown> = new Set([-32020, -32021, -32022]);

export class Envelopes {
  #spoken: Spoken | null = null;
  #offer: Offer | null = null;
  #refusal: Offer | null = null;
  #claimed = false;
  #served = false;
  #refused = false;
  #lacks = false;
  /** The latest message that was asked about, since checks and trackers all ask. */
  #latest: JsonObject | null = null;
  #isPlain = false;
  /** Keys that the envelope of a request lacks, by the request's `seq`. */
  readonly #lacking = new Recent<number, readonly string[]>(mostLacking);

  /** The version of the latest request with an envelope. Null also when the server has refused it, or only its versions were asked for. */
  get spoken(): Spoken | null {
    return this.#spoken;
  }

  /** The versions that the server has named last. */
  get offer(): Offer | null {
    return this.#offer;
  }

  /** True when the server has named the versions that it speaks, and this is none of them. */
  refuses(version: string): boolean {
    return this.#offer !== null && !this.#offer.versions.includes(version);
  }

  /** The latest answer to a request with an envelope, when that was −32022: with the versions of this era that it names. */
  get refusal(): Offer | null {
    return this.#refusal;
  }

  /** True when requests with an envelope have met only with errors that a server of the handshake era gives too. */
  get refused(): boolean {
    return this.#refused && !this.#served;
  }

  /** True for nearly every message of 2026-07-28: a request or a result that has all that it should. */
  isPlain(json: JsonObject): boolean {
    if (json !== this.#latest) {
      this.#latest = json;
      this.#isPlain = json.result === undefined ? hasPlainEnvelope(json.params) : isPlainResult(json.result);
    }
    return this.#isPlain;
  }

  /** Required keys that a request lacked; none for one that is complete, or long past. */
  lackedBy(request: number): readonly string[] | undefined {
    return this.#lacks ? this.#lacking.get(request) : undefined;
  }

  note(look: MessageLook): void {
    const { message, link } = look;
    if (message.kind === 'request') this.#request(look, message.method, message.params);
    else if (link.type === 'answer' && (this.#claimed || look.era === 'modern')) this.#answer(look, link);
  }

  #request(look: MessageLook, method: string, params: unknown): void {
    if (look.direction !== 'client-to-server') return;
    if (look.revision === this.#spoken?.version && this.isPlain(look.json)) return;
    const version = claimedVersion(params);
    if (version !== null) this.#claim(version, method, look.seq);
    if (look.revision !== '2026-07-28') return;
    const missing = missingKeys(look);
    if (missing.length === 0 || !isModernMethod(method)) return;
    this.#lacks = true;
    this.#lacking.set(look.seq, missing);
  }

  #claim(version: string, method: string, seq: number): void {
    this.#claimed = true;
    if (method !== discover && this.#spoken?.version !== version) this.#spoken = { version, seq };
  }

  #answer(look: MessageLook, { request, asked }: Answer): void {
    const { message, seq } = look;
    if (message.kind === 'response') {
      if (look.era !== 'modern' || (this.#served && this.#refusal === null && request.method !== discover)) return;
      this.#refusal = null;
      this.#served = true;
      if (request.method !== discover || !isObject(message.result)) return;
      this.#offer = offerOf(message.result.supportedVersions, seq) ?? this.#offer;
    } else if (message.kind === 'error') this.#error(message.error, claimedVersion(asked), seq);
  }

  #error(error: unknown, claimed: string | null, seq: number): void {
    const code = isObject(error) ? error.code : undefined;
    if (claimed === null) return;
    this.#refusal = null;
    if (!modernErrors.has(code)) this.#refused = true;
    if (!isObject(error) || code !== -32022) return;
    this.#served = true;
    if (this.#spoken?.version === claimed) this.#spoken = null;
    const offer = isObject(error.data) ? offerOf(error.data.supported, seq) : null;
    this.#offer = offer ?? this.#offer;
    const versions = offer?.versions.filter((version) => eraOf(version) === 'modern') ?? [];
    if (versions.length > 0) this.#refusal = { versions, seq };
  }
}

function offerOf(listed: unknown, seq: number): Offer | null {
  if (!Array.isArray(listed) || listed.length > mostVersions) return null;
  const versions = listed.filter((version): version is string => typeof version === 'string');
  return versions.length === 0 ? null : { versions, seq };
}
