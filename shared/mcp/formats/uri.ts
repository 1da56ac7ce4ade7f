/**
 * What keeps a text from being a URI (RFC 3986, appendix A: `URI`, which begins with a scheme).
 *
 * `new URL` mends what is wrong before it looks, and what it refuses it does not name. Each
 * expression below steps through the text once.
 */
import { characterAt } from './characters.ts';

const scheme = /^[A-Za-z][A-Za-z0-9+.-]*:/;
/** What stands before the first colon, where a scheme would be. */
const beforeColon = /^([^:/?#]{0,40}):/;
const foreign = /[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]/;
const badEscape = /%(?![0-9A-Fa-f]{2})/;
const endOfAuthority = /[/?#]/;
const bracket = /[[\]]/;
/** A host in brackets and a port. What an address may look like is left to whoever connects to it. */
const literalHost = /^\[(?:[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*|[vV][0-9A-Fa-f]+\.[^[\]@]+)\](?::\d*)?$/;
const namedHost = /^[^:[\]@]*(?::\d*)?$/;

/** The end of the sentence "it …", as in `has a space at character 5`; null for a URI. */
export function uriFault(text: string): string | null {
  const start = scheme.exec(text)?.[0].length;
  if (start === undefined) return withoutScheme(text);
  const strange = text.search(foreign);
  if (strange !== -1) return `has ${characterAt(text, strange)}`;
  const percent = text.search(badEscape);
  if (percent !== -1) return `has a % at character ${percent + 1} without two hexadecimal digits after it`;
  return structureFault(text, start);
}

function withoutScheme(text: string): string {
  if (text === '') return 'is empty';
  const before = beforeColon.exec(text)?.[1];
  if (before === undefined || before === '') return 'has no scheme, as in "file:" or "https:"';
  return `has the scheme ${JSON.stringify(before)}; a scheme is a letter and then letters, digits, "+", "-" and "."`;
}

/** `from` is where the text goes on after its scheme. */
function structureFault(text: string, from: number): string | null {
  const authority = text.startsWith('//', from) ? authorityAt(text, from + 2) : null;
  if (authority !== null && !isAuthority(authority)) {
    return `has ${JSON.stringify(authority.slice(0, 60))} where a host and perhaps a port belong`;
  }
  const path = authority === null ? from : from + 2 + authority.length;
  const open = text.slice(path).search(bracket);
  if (open !== -1) return `has ${characterAt(text, path + open)}`;
  const hash = text.indexOf('#', path);
  return hash !== -1 && text.includes('#', hash + 1) ? 'has "#" twice' : null;
}

function authorityAt(text: string, from: number): string {
  const rest = text.slice(from);
  const end = rest.search(endOfAuthority);
  return end === -1 ? rest : rest.slice(0, end);
}

/** The userinfo ends at the only "@" there may be. */
function isAuthority(authority: string): boolean {
  const at = authority.indexOf('@');
  if (at !== -1 && bracket.test(authority.slice(0, at))) return false;
  const host = authority.slice(at + 1);
  return namedHost.test(host) || literalHost.test(host);
}
