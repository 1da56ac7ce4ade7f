/** One walk over parsed JSON that tells whether its text deserves a closer look. */
import { isObject, type JsonObject, type WireMessage } from '../model/message.ts';

export interface Census {
  /** Keys of all objects together. */
  readonly keys: number;
  /** True when there may be an integer beyond ±(2^53 − 1). */
  readonly unsafe: boolean;
}

/** Values nested deeper than this are not looked at; the census then asks for a closer look. */
const depthLimit = 200;

let keys = 0;
let unsafe = false;

export function censusOf(message: WireMessage): Census {
  keys = 0;
  unsafe = false;
  countMessage(message);
  return { keys, unsafe };
}

function countMessage(message: WireMessage): void {
  if (message.kind === 'batch') for (const item of message.items) countMessage(item);
  else if (message.kind !== 'blank') count(message.json, 0);
}

function count(value: unknown, depth: number): void {
  if (typeof value === 'number') unsafe ||= !Number.isSafeInteger(value) && !isFraction(value);
  else if (typeof value !== 'object') return;
  else if (depth === depthLimit) giveUp();
  else if (Array.isArray(value)) countItems(value, depth + 1);
  else if (isObject(value)) countMembers(value, depth + 1);
}

/** Infinity counts as an integer: it may stand for one of very many digits. */
function isFraction(value: number): boolean {
  return Number.isFinite(value) && !Number.isInteger(value);
}

function giveUp(): void {
  keys = Number.NaN;
  unsafe = true;
}

function countItems(items: readonly unknown[], depth: number): void {
  for (const item of items) count(item, depth);
}

function countMembers(value: JsonObject, depth: number): void {
  for (const key in value) {
    keys++;
    count(value[key], depth);
  }
}
