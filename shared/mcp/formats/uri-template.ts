/**
 * What keeps a text from being a URI template (RFC 6570). The libraries that expand templates take broken ones as they
 * come.
 */
import { characterAt } from './characters.ts';

/** All but the literals of section 2.1, the braces, and the apostrophe, which an erratum puts among the literals. */
const foreign = /[^\u0021\u0023-\u003b\u003d\u003f-\u005b\u005d\u005f\u0061-\u007b\u007d\u007e\u00a0-\uffff]/;
const badEscape = /%(?![0-9A-Fa-f]{2})/;
const operators = '+#./;?&';
/** Kept for later versions of the RFC (section 2.2). */
const reserved = '=,!@|';
const label = /^[A-Za-z0-9_%]+$/;
const longest = 60;

/** The end of the sentence "it …", as in `has a space at character 5`; null for a template. */
export function uriTemplateFault(text: string): string | null {
  let at = 0;
  for (let open = text.indexOf('{'); open !== -1; open = text.indexOf('{', at)) {
    const close = text.indexOf('}', open);
    if (close === -1) return `does not close the brace at character ${open + 1}`;
    const fault = literalFault(text, at, open) ?? expressionFault(text.slice(open + 1, close));
    if (fault !== null) return fault;
    at = close + 1;
  }
  return literalFault(text, at, text.length);
}

function literalFault(text: string, from: number, to: number): string | null {
  const literal = text.slice(from, to);
  const close = literal.indexOf('}');
  if (close !== -1) return `has a closing brace at character ${from + close + 1} that was not opened`;
  const strange = literal.search(foreign);
  if (strange !== -1) return `has ${characterAt(text, from + strange)}`;
  const percent = literal.search(badEscape);
  return percent === -1 ? null : `has a % at character ${from + percent + 1} without two hexadecimal digits after it`;
}

/** `{?name,other*}` without its braces. */
function expressionFault(expression: string): string | null {
  const first = expression.charAt(0);
  if (first !== '' && reserved.includes(first)) return `has ${shown(expression)}, whose operator has no meaning yet`;
  const names = first !== '' && operators.includes(first) ? expression.slice(1) : expression;
  if (names === '') return `has ${shown(expression)}, which names no variable`;
  return names.split(',').every(isVariable) ? null : `has ${shown(expression)}, which is no list of variables`;
}

/** A name of letters, digits, `_`, `.` and escapes, then `*` or a length of up to four digits. */
function isVariable(text: string): boolean {
  const colon = text.indexOf(':');
  if (colon !== -1 && !/^[1-9]\d{0,3}$/.test(text.slice(colon + 1))) return false;
  const bare = colon === -1 && text.endsWith('*') ? text.slice(0, -1) : text;
  const name = colon === -1 ? bare : text.slice(0, colon);
  return !badEscape.test(name) && name.split('.').every((part) => label.test(part));
}

function shown(expression: string): string {
  const text = expression.length > longest ? `${expression.slice(0, longest)}…` : expression;
  return JSON.stringify(`{${text}}`);
}
