/**
 * The revision of each message: what its request claims in `_meta`, else what `initialize` negotiated, else what the
 * connection spoke last. An answer takes its request's revision.
 */
import type { Lifecycle } from '../mcp/lifecycle.ts';
import { type Link, requestOf } from '../mcp/link.ts';
import { claimedVersion } from '../mcp/revisions.ts';
import type { WireMessage } from '../model/message.ts';
import { Column } from './column.ts';

export interface RevisionOf {
  readonly revision: string | null;
  /** Why, in words: "from the request's _meta", "negotiated by initialize (#1)". */
  readonly source: string | null;
}

type How = 'own' | 'negotiated' | 'connection';

interface Kind {
  readonly revision: string;
  readonly how: How;
  readonly by: number;
}

const unknown: RevisionOf = { revision: null, source: null };

export class Revisions {
  /** The few ways in which messages of this session came by their revision; rows refer to them by number + 1. */
  readonly #kinds: Kind[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #bySeq = new Column();
  #lifecycle: Lifecycle | null = null;
  #fallback = 0;

  /** Decides the revision of a message, given the lifecycle after it. */
  note(seq: number, message: WireMessage, link: Link, lifecycle: Lifecycle): string | null {
    const number = this.#decide(message, link, lifecycle);
    this.#bySeq.set(seq, number);
    return this.#kinds[number - 1]?.revision ?? null;
  }

  /** `request` is the `seq` of the request that the message belongs to, if any. */
  revisionOf(seq: number, request: number | null): RevisionOf {
    const kind = this.#kinds[this.#bySeq.get(seq) - 1];
    if (kind === undefined) return unknown;
    return { revision: kind.revision, source: sourceOf(kind, request === seq ? null : request) };
  }

  #decide(message: WireMessage, link: Link, lifecycle: Lifecycle): number {
    if (message.kind === 'request' || message.kind === 'notification') {
      const claim = claimedVersion(message.params);
      if (claim !== null) return this.#number(claim, 'own', 0);
    }
    const fallback = this.#fallbackFor(lifecycle);
    if (link.type === 'answer' && link.request.method === 'initialize')
      return this.#negotiate(link.request.seq, fallback);
    const request = requestOf(link);
    return (request === null ? 0 : this.#bySeq.get(request.seq)) || fallback;
  }

  /** The handshake itself speaks the revision that it negotiates. */
  #negotiate(request: number, negotiated: number): number {
    this.#bySeq.set(request, negotiated);
    return negotiated;
  }

  #fallbackFor(lifecycle: Lifecycle): number {
    if (lifecycle === this.#lifecycle) return this.#fallback;
    this.#lifecycle = lifecycle;
    const { initialize, claim, era } = lifecycle;
    if (era !== 'modern' && initialize !== null && initialize.negotiated !== null) {
      this.#fallback = this.#number(initialize.negotiated, 'negotiated', initialize.seq);
    } else
      this.#fallback = era === 'modern' && claim !== null ? this.#number(claim.version, 'connection', claim.seq) : 0;
    return this.#fallback;
  }

  #number(revision: string, how: How, by: number): number {
    const key = `${how} ${by} ${revision}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#kinds.push({ revision, how, by });
    this.#numbers.set(key, number);
    return number;
  }
}

function sourceOf(kind: Kind, request: number | null): string {
  if (kind.how === 'own')
    return request === null ? "from the request's _meta" : `from the _meta of its request (#${request})`;
  if (kind.how === 'negotiated') return `negotiated by initialize (#${kind.by})`;
  return `it names none; the connection has spoken this since #${kind.by}`;
}
