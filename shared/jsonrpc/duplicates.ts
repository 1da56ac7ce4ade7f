/** Repeated keys in one object, which JSON.parse drops without a word. */
import { keyText, pointerStep } from './locate.ts';
import { endOfString, skipSpace } from './scan.ts';

const quote = 0x22;
const backslash = 0x5c;

/**
 * Quick look whether a text may hold a repeated key: it names more keys than were parsed. Exact but for texts that also
 * put space before a colon or end a key in a backslash, where the numbers may agree by chance.
 */
export function mayRepeatKeys(text: string, keysParsed: number): boolean {
  let count = 0;
  for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1)) {
    if (text.charCodeAt(at - 1) === quote && text.charCodeAt(at - 2) !== backslash) count++;
  }
  return count !== keysParsed;
}

/** An object or array around the current place: the keys seen in it, and the key or index that the place is under. */
interface Level {
  readonly keys: Set<string> | null;
  step: string | number;
}

const tokens = /["{}[\],]/g;

/** The first key that its object had already, with its pointer; null when there is none. For text that is valid JSON. */
export function repeatedKey(text: string): { readonly pointer: string; readonly key: string } | null {
  const levels: Level[] = [];
  tokens.lastIndex = 0;
  for (let hit = tokens.exec(text); hit !== null; hit = tokens.exec(text)) {
    if (hit[0] !== '"') {
      step(levels, hit[0]);
      continue;
    }
    tokens.lastIndex = endOfString(text, hit.index);
    const key = keyAt(text, hit.index, tokens.lastIndex);
    if (key !== null && isRepeated(levels, key)) return { pointer: pointerOf(levels), key };
  }
  return null;
}

function step(levels: Level[], token: string): void {
  const level = levels.at(-1);
  if (token === '{' || token === '[') levels.push({ keys: token === '{' ? new Set() : null, step: 0 });
  else if (token !== ',') levels.pop();
  else if (level?.keys === null) level.step = Number(level.step) + 1;
}

/** The text of the string literal at `from` when a colon follows it. */
function keyAt(text: string, from: number, to: number): string | null {
  return text[skipSpace(text, to)] === ':' ? keyText(text.slice(from, to)) : null;
}

function isRepeated(levels: readonly Level[], key: string): boolean {
  const level = levels.at(-1);
  if (level === undefined || level.keys === null) return false;
  level.step = key;
  if (level.keys.has(key)) return true;
  level.keys.add(key);
  return false;
}

function pointerOf(levels: readonly Level[]): string {
  return levels.map((level) => pointerStep(String(level.step))).join('');
}
