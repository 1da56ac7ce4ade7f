/** Where two JSON values differ. Needs no recursion, so that no nesting overflows the stack. */
import { pointerStep } from '../jsonrpc/locate.ts';
import { isObject } from '../model/message.ts';

/** Values that are compared; what lies beyond counts as equal. */
const mostCompared = 20_000;

interface Pair {
  readonly before: unknown;
  readonly after: unknown;
  /** JSON pointer of `after`. */
  readonly pointer: string;
}

/**
 * The JSON pointer, from the root of `after`, of a value that `before` does not have so; of the object around it when
 * `after` lacks a member. Null when they are equal: the order of keys does not count.
 */
export function jsonDifference(before: unknown, after: unknown): string | null {
  const open: Pair[] = [{ before, after, pointer: '' }];
  let compared = 0;
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    if (++compared > mostCompared) return null;
    if (!sameShape(pair.before, pair.after)) return pair.pointer;
    pushMembers(pair, open);
  }
  return null;
}

/** Equal scalars, arrays of the same length, or objects with the same keys. */
function sameShape(before: unknown, after: unknown): boolean {
  if (Array.isArray(before)) return Array.isArray(after) && before.length === after.length;
  if (!isObject(before)) return before === after;
  if (!isObject(after)) return false;
  const keys = Object.keys(before);
  return keys.length === Object.keys(after).length && keys.every((key) => Object.hasOwn(after, key));
}

function pushMembers({ before, after, pointer }: Pair, open: Pair[]): void {
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null) return;
  const others = new Map<string, unknown>(Object.entries(after));
  for (const [key, value] of Object.entries(before)) {
    if (open.length > mostCompared) return;
    if (value === others.get(key) && typeof value !== 'object') continue;
    open.push({ before: value, after: others.get(key), pointer: pointer + pointerStep(key) });
  }
}
