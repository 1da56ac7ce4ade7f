/** JSON values in a few words, for one line. Only as much of a value is looked at as fits. */
import { isObject, type JsonObject } from '../model/message.ts';
import { clip, escaped, oneLine, summaryLimit } from './visible.ts';

const stringLimit = 60;

/** `"hello"`, `5`, `[3 items]`, `{a, b, …}`. */
export function shortValue(value: unknown, limit: number = stringLimit): string {
  if (typeof value === 'string') return quoted(value, limit);
  if (typeof value === 'number') return numberText(value);
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${counted(value.length, 'item')}]`;
  return isObject(value) ? shortObject(value) : String(value);
}

/** A quoted string with JSON's escapes, cut at `limit`. */
export function quoted(text: string, limit: number = stringLimit): string {
  if (text.length <= limit) return clip(`"${escaped(text)}"`, limit * 2);
  return clip(`"${escaped(text.slice(0, limit - 1))}…"`, limit * 2);
}

/** JSON.parse rounds integers beyond 2^53 − 1; say so rather than show digits that were never sent. */
function numberText(value: number): string {
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? `≈${value}` : String(value);
}

function shortObject(value: JsonObject): string {
  const keys = firstKeys(value, 4);
  const shown = keys.slice(0, 3).map((key) => oneLine(key, 20));
  return `{${shown.join(', ')}${keys.length > 3 ? ', …' : ''}}`;
}

function firstKeys(value: JsonObject, count: number): readonly string[] {
  const keys: string[] = [];
  for (const key in value) {
    if (keys.push(key) === count) break;
  }
  return keys;
}

/** `a: 2, b: 3`, leaving out some keys. */
export function pairs(value: unknown, except: readonly string[] = []): string {
  if (!isObject(value)) return value === undefined ? '' : shortValue(value, summaryLimit);
  let text = '';
  for (const key in value) {
    if (except.includes(key)) continue;
    text += `${text === '' ? '' : ', '}${oneLine(key, 40)}: ${shortValue(value[key])}`;
    if (text.length > summaryLimit) break;
  }
  return text;
}

/** `1 item`, `3 items`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise;
}

/** `name version` of an Implementation object; empty when it has neither. */
export function implementationText(value: unknown): string {
  if (!isObject(value)) return '';
  return oneLine(`${textOr(value.name, '')} ${textOr(value.version, '')}`.trim(), 60);
}
