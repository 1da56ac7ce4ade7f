/** How large a schema or a value may be to be checked. Everything here runs in one pass, without recursion. */

export interface Limits {
  /** UTF-16 units of its JSON text. */
  readonly text: number;
  readonly depth: number;
  readonly values: number;
}

/** Quotes, commas, colons, and what is neither text nor a container. */
const perValue = 5;

export const schemaLimits: Limits = { text: 512 * 1024, depth: 200, values: 50_000 };
export const valueLimits: Limits = { text: 1024 * 1024, depth: 1000, values: 100_000 };

/** About how long the JSON text of a parsed value is, in UTF-16 units; or why it is too large, in the words after its name. */
export function sizeOf(value: unknown, limits: Limits): number | string {
  const values: unknown[] = [value];
  const depths: number[] = [0];
  let seen = 0;
  let text = 0;
  while (values.length > 0) {
    const next = values.pop();
    const depth = depths.pop() ?? 0;
    if (depth > limits.depth) return tooDeep(limits);
    seen++;
    if (typeof next === 'string') text += next.length;
    else if (typeof next === 'object' && next !== null) text += open(next, depth + 1, values, depths, limits.values);
    if (text > limits.text) return tooLong(limits);
    if (seen + values.length > limits.values) return tooMany(limits);
  }
  return text + seen * perValue;
}

/** Puts the members on the stack, at most one more than the limit. Returns the UTF-16 units of the keys. */
function open(parent: object, depth: number, values: unknown[], depths: number[], most: number): number {
  const room = most + 1 - values.length;
  let keys = 0;
  const members = Array.isArray(parent) ? parent : Object.keys(parent);
  for (let index = 0; index < members.length && index < room; index++) {
    const member: unknown = members[index];
    depths.push(depth);
    if (Array.isArray(parent)) values.push(member);
    else if (typeof member === 'string') {
      keys += member.length;
      values.push(Reflect.get(parent, member));
    }
  }
  return keys;
}

const quote = 0x22;
const backslash = 0x5c;

/** Why a JSON text that is not parsed yet is too large, in the words after its name; null when it is not. */
export function textOutgrows(text: string, limits: Limits): string | null {
  if (text.length > limits.text) return tooLong(limits);
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === quote) at = endOfString(text, at);
    else if (opens(unit)) {
      if (++depth > limits.depth) return tooDeep(limits);
    } else if (closes(unit)) depth--;
    else if (separates(unit) && ++values > limits.values) return tooMany(limits);
  }
  return null;
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}

const opens = (unit: number) => unit === 0x5b || unit === 0x7b;
const closes = (unit: number) => unit === 0x5d || unit === 0x7d;
/** A comma. */
const separates = (unit: number) => unit === 0x2c;

const tooLong = ({ text }: Limits) => `is larger than ${text / 1024} KiB`;
const tooDeep = ({ depth }: Limits) => `is nested more than ${depth} levels deep`;
const tooMany = ({ values }: Limits) => `holds more than ${values} values`;
