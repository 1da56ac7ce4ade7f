/** Picks the checks that a message needs. Each combination of what they ask for is worked out once. */
import { isOpen } from '../mcp/lifecycle.ts';
import { type Link, type LinkType, requestOf } from '../mcp/link.ts';
import type { Finding, MessageCheck, MessageLook, Rule } from '../mcp/look.ts';
import { isRevision, revisions } from '../mcp/revisions.ts';
import type { MessageKind, WireMessage } from '../model/message.ts';

/** A check with its function taken out, all of one shape: they run on every message, so how they are called counts. */
export interface ReadyCheck<Look> {
  readonly rule: Rule;
  readonly look: (it: Look) => Finding | readonly Finding[] | null;
}

/** Checks that are skipped together. */
export interface CheckGroup<Look> {
  readonly unless: (it: Look) => boolean;
  readonly checks: readonly ReadyCheck<Look>[];
}

type Groups = readonly CheckGroup<MessageLook>[];

const kindNumbers: Readonly<Record<MessageKind, number>> = {
  request: 0,
  notification: 1,
  response: 2,
  error: 3,
  batch: 4,
  blank: 5,
  invalid: 6,
};
const linkNumbers: Readonly<Record<LinkType, number>> = {
  alone: 0,
  request: 1,
  answer: 2,
  duplicate: 3,
  unknown: 4,
  cancel: 5,
  progress: 6,
};

export class CheckSelection {
  readonly #checks: readonly MessageCheck[];
  /** Methods that some check asks for by name; all others need the same checks. */
  readonly #named: ReadonlySet<string>;
  /** By what is not a method, as a number; then by method. */
  readonly #chosen: (Map<string, Groups> | undefined)[] = [];

  constructor(checks: readonly MessageCheck[]) {
    this.#checks = checks;
    this.#named = new Set(checks.flatMap(({ methods = [] }) => methods));
  }

  of(look: MessageLook): Groups {
    const { message, link, revision, lifecycle } = look;
    // -1 + 1: no known revision.
    const known = revisionNumber(revision) + 1;
    const opening = isOpen(lifecycle) ? 0 : 1;
    const place = ((known * 7 + kindNumbers[message.kind]) * 7 + linkNumbers[link.type]) * 2 + opening;
    const method = methodOf(message, link);
    return this.#chosen[place]?.get(method) ?? this.#choose(look, place, method, opening === 1);
  }

  #choose(look: MessageLook, place: number, method: string, opening: boolean): Groups {
    // However many methods a peer makes up, they are not remembered one by one.
    if (!this.#named.has(method) && method !== '') return this.#choose(look, place, '', opening);
    let byMethod = this.#chosen[place];
    if (byMethod === undefined) {
      byMethod = new Map();
      this.#chosen[place] = byMethod;
    }
    const known = byMethod.get(method);
    if (known !== undefined) return known;
    const groups = grouped(this.#checks.filter((check) => fits(check, look, method, opening)));
    byMethod.set(method, groups);
    return groups;
  }
}

function fits(
  check: MessageCheck,
  { message, link, revision }: MessageLook,
  method: string,
  opening: boolean,
): boolean {
  const { kinds, methods, links, revisions: only, during } = check;
  return (
    kinds.includes(message.kind) &&
    (methods === undefined || methods.includes(method)) &&
    (links === undefined || links.includes(link.type)) &&
    (only === undefined || only.some((one) => one === revision)) &&
    (during === undefined || opening)
  );
}

interface Grouped<Look> extends Rule {
  readonly unless?: (it: Look) => boolean;
  readonly look: (it: Look) => Finding | readonly Finding[] | null;
}

const never = () => false;

/** Neighbours with the same `unless` make a group. */
export function grouped<Look>(checks: readonly Grouped<Look>[]): readonly CheckGroup<Look>[] {
  const groups: { unless: (it: Look) => boolean; checks: ReadyCheck<Look>[] }[] = [];
  for (const check of checks) {
    const { unless = never, look } = check;
    const last = groups.at(-1);
    if (last?.unless === unless) last.checks.push({ rule: check, look });
    else groups.push({ unless, checks: [{ rule: check, look }] });
  }
  return groups;
}

let latest: string | null = null;
let latestNumber = -1;

/** The same revision comes again and again. */
function revisionNumber(revision: string | null): number {
  if (revision !== latest) {
    latest = revision;
    latestNumber = isRevision(revision) ? revisions.indexOf(revision) : -1;
  }
  return latestNumber;
}

function methodOf(message: WireMessage, link: Link): string {
  if (message.kind === 'request' || message.kind === 'notification') return message.method;
  return requestOf(link)?.method ?? '';
}
