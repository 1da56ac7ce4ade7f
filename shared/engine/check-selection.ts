/** Picks the checks that a message needs. Each combination of kind, method and revision is worked out once. */
import { type Link, requestOf } from '../mcp/link.ts';
import type { Finding, MessageCheck, MessageLook, Rule } from '../mcp/look.ts';
import { isRevision } from '../mcp/revisions.ts';
import type { MessageKind, WireMessage } from '../model/message.ts';

/** A check with its function taken out, all of one shape: they run on every message, so how they are called counts. */
export interface ReadyCheck<Look> {
  readonly rule: Rule;
  readonly look: (it: Look) => Finding | readonly Finding[] | null;
}

type Ready = readonly ReadyCheck<MessageLook>[];
type ByMethod = Map<string, Ready>;

export class CheckSelection {
  readonly #checks: readonly MessageCheck[];
  /** Methods that some check asks for by name; all others need the same checks. */
  readonly #named: ReadonlySet<string>;
  readonly #chosen = new Map<string | null, Map<MessageKind, ByMethod>>();

  constructor(checks: readonly MessageCheck[]) {
    this.#checks = checks;
    this.#named = new Set(checks.flatMap(({ methods = [] }) => methods));
  }

  of({ message, link, revision }: MessageLook): Ready {
    const known = isRevision(revision) ? revision : null;
    const asked = methodOf(message, link);
    const method = this.#named.has(asked) ? asked : '';
    return this.#chosen.get(known)?.get(message.kind)?.get(method) ?? this.#add(known, message.kind, method);
  }

  #add(revision: string | null, kind: MessageKind, method: string): Ready {
    const byKind = existing(this.#chosen, revision, () => new Map());
    return existing(
      existing(byKind, kind, () => new Map()),
      method,
      () => this.#choose(revision, kind, method),
    );
  }

  #choose(revision: string | null, kind: MessageKind, method: string): Ready {
    return this.#checks
      .filter(
        ({ kinds, methods, revisions }) =>
          kinds.includes(kind) &&
          (methods === undefined || methods.includes(method)) &&
          (revisions === undefined || revisions.some((one) => one === revision)),
      )
      .map(ready);
  }
}

export function ready<Look>(check: Rule & Pick<ReadyCheck<Look>, 'look'>): ReadyCheck<Look> {
  return { rule: check, look: check.look };
}

function methodOf(message: WireMessage, link: Link): string {
  if (message.kind === 'request' || message.kind === 'notification') return message.method;
  return requestOf(link)?.method ?? '';
}

function existing<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
