/** Faults of filled-in forms that need no schema. */
import { pointerStep } from '../../jsonrpc/locate.ts';
import type { JsonObject } from '../../model/message.ts';
import { shown } from '../shown.ts';
import type { SchemaFault } from './question.ts';

/** Members of one object that are looked at. */
const mostMembers = 1000;

/** Values that no form can have: each is a text, a number, true or false, or from 2025-11-25 on a list of texts. */
export function strangeContent(content: JsonObject, revision: string | null): readonly SchemaFault[] {
  const lists = revision !== '2025-06-18';
  const found: SchemaFault[] = [];
  for (const name of Object.keys(content).slice(0, mostMembers)) {
    const value = content[name];
    const pointer = pointerStep(name);
    if (Array.isArray(value) && lists) found.push(...strangeItem(value, pointer));
    else if (!isPlain(value)) found.push(wrong(pointer, value, lists ? anyValue : oneValue));
  }
  return found;
}

const oneValue = 'a string, a number, true or false';
const anyValue = 'a string, a number, true, false or an array of strings';

function strangeItem(items: readonly unknown[], pointer: string): readonly SchemaFault[] {
  const index = items.findIndex((item) => typeof item !== 'string');
  return index < 0 ? [] : [wrong(`${pointer}/${index}`, items[index], 'a string')];
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function wrong(pointer: string, value: unknown, expected: string): SchemaFault {
  return { pointer, what: `${pointer} is ${shown(value)} and must be ${expected}` };
}
