/** Small scanners over JSON text. They never recurse, so that depth costs nothing, and never throw. */

/** Offset just past the string literal whose opening quote is at `from`; the text's end when it is not closed. */
export function endOfString(text: string, from: number): number {
  let at = from;
  do {
    at = text.indexOf('"', at + 1);
  } while (at !== -1 && isEscaped(text, at));
  return at === -1 ? text.length : at + 1;
}

/** True when an odd number of backslashes stands before `at`. */
function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charCodeAt(first - 1) === 0x5c) first--;
  return (at - first) % 2 === 1;
}

export function skipSpace(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at++;
  return at;
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

/** Offset just past the JSON value that starts at `from`, judged by its brackets and quotes; -1 when it never ends. */
export function endOfValue(text: string, from: number): number {
  const first = text[from];
  if (first === '"') return endOfString(text, from);
  return first === '{' || first === '[' ? endOfBrackets(text, from) : endOfPlain(text, from);
}

const brackets = /["{}[\]]/g;

function endOfBrackets(text: string, from: number): number {
  let depth = 0;
  brackets.lastIndex = from;
  for (let hit = brackets.exec(text); hit !== null; hit = brackets.exec(text)) {
    if (hit[0] === '"') brackets.lastIndex = endOfString(text, hit.index);
    else depth += hit[0] === '{' || hit[0] === '[' ? 1 : -1;
    if (depth === 0) return hit.index + 1;
  }
  return -1;
}

function endOfPlain(text: string, from: number): number {
  let at = from;
  while (at < text.length && !',:]}'.includes(text.charAt(at)) && !isSpace(text.charCodeAt(at))) at++;
  return at;
}

/** How deep the text's brackets are open after it, given how deep they were before; never below zero. */
export function depthAfter(text: string, before: number): number {
  let depth = before;
  brackets.lastIndex = 0;
  for (let hit = brackets.exec(text); hit !== null; hit = brackets.exec(text)) {
    if (hit[0] === '"') brackets.lastIndex = endOfString(text, hit.index);
    else depth = Math.max(0, depth + (hit[0] === '{' || hit[0] === '[' ? 1 : -1));
  }
  return depth;
}
