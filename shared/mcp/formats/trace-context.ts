/** The texts that carry a trace from program to program (W3C Trace Context, W3C Baggage). */
import { characterAt } from './characters.ts';

const parent = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/s;
const zeros = /^0+$/;
/** One level of the recommendation allows less at the beginning than the other; both are fine. */
const stateKey = /^[a-z0-9][a-z0-9_*/@-]{0,255}$/;
const stateValue = /^[\x20-\x2b\x2d-\x3c\x3e-\x7e]{0,255}[\x21-\x2b\x2d-\x3c\x3e-\x7e]$/;
const mostStates = 32;
const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const baggageForeign = /[^\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]/;
const longest = 60;

/** The end of the sentence "it …"; null for a traceparent. */
export function traceParentFault(text: string): string | null {
  const parts = parent.exec(text);
  if (parts === null) return /[A-F]/.test(text) && parent.test(text.toLowerCase()) ? 'has capital letters' : noParent;
  const [, version, trace = '', span = '', , more] = parts;
  if (version === 'ff') return 'has the version ff, which there cannot be';
  if (version === '00' && more !== undefined) return 'goes on after its flags';
  if (zeros.test(trace)) return 'has only zeros as its trace id';
  return zeros.test(span) ? 'has only zeros as its parent id' : null;
}

const noParent =
  'is not a version, a trace id of 32, a parent id of 16 and flags of 2 hexadecimal digits, joined by "-"';

/** The end of the sentence "it …"; null for a tracestate. */
export function traceStateFault(text: string): string | null {
  const seen = new Set<string>();
  for (const member of text.split(',').map(trimmed)) {
    if (member === '') continue;
    const equals = member.indexOf('=');
    const key = member.slice(0, Math.max(equals, 0));
    if (!stateKey.test(key) || !stateValue.test(member.slice(equals + 1))) {
      return `has ${shown(member)}, which is no key and value of it`;
    }
    if (seen.has(key)) return `has the key ${shown(key)} twice`;
    if (seen.add(key).size > mostStates) return `has more than ${mostStates} members`;
  }
  return null;
}

/** The end of the sentence "it …"; null for baggage. */
export function baggageFault(text: string): string | null {
  for (const member of text.split(',').map(trimmed)) {
    const [first = '', ...properties] = member.split(';').map(trimmed);
    const fault = memberFault(first) ?? properties.map(propertyFault).find((found) => found !== null) ?? null;
    if (fault !== null) return fault;
  }
  return null;
}

function memberFault(member: string): string | null {
  return member.includes('=') ? propertyFault(member) : `has ${shown(member)}, which is no key with a value`;
}

/** Properties need no value. */
function propertyFault(property: string): string | null {
  const equals = property.indexOf('=');
  const key = trimmed(equals === -1 ? property : property.slice(0, equals));
  if (!token.test(key)) return `has ${shown(property)}, which does not begin with a key`;
  const value = equals === -1 ? '' : trimmed(property.slice(equals + 1));
  const strange = value.search(baggageForeign);
  return strange === -1 ? null : `has ${shown(property)}, whose value has ${characterAt(value, strange)}`;
}

/** Without the spaces and tabs around it. */
function trimmed(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && isSpace(text.charCodeAt(from))) from++;
  while (from < to && isSpace(text.charCodeAt(to - 1))) to--;
  return text.slice(from, to);
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x09;
}

function shown(text: string): string {
  return JSON.stringify(text.length > longest ? `${text.slice(0, longest)}…` : text);
}
