/** Whether the text of a result says what its data say. */
import { isObject } from '../../model/message.ts';

/** Values of the data that are looked for, and those that are visited on the way to them. */
const mostSought = 50;
const mostVisited = 2000;
/** Characters that are searched through; of a longer text nobody can tell in time. */
const mostSearched = 5_000_000;

/** True when a text looks like JSON, has one of the values of the data, or when there is nothing to repeat. */
export function repeatsData(content: readonly unknown[], data: unknown): boolean {
  const texts = content.flatMap((block) => textOf(block));
  if (texts.some((text) => /^\s*[[{]/.test(text))) return true;
  const sought = scalarsIn(data);
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (sought.length === 0 || length * sought.length > mostSearched) return true;
  return sought.some((value) => texts.some((text) => text.includes(value)));
}

function textOf(block: unknown): readonly string[] {
  return isObject(block) && block.type === 'text' && typeof block.text === 'string' ? [block.text] : [];
}

/** Strings, numbers and booleans as text, without those that are empty. */
function scalarsIn(data: unknown): readonly string[] {
  const found: string[] = [];
  const open: unknown[] = [data];
  for (let visited = 0; open.length > 0 && visited < mostVisited && found.length < mostSought; visited++) {
    const value = open.pop();
    if (typeof value === 'object' && value !== null) pushMembers(value, open);
    else if (value !== null && value !== undefined && value !== '') found.push(String(value));
  }
  return found;
}

function pushMembers(value: object, open: unknown[]): void {
  const members: readonly unknown[] = Object.values(value);
  for (const member of members) {
    if (open.length >= mostVisited) return;
    open.push(member);
  }
}
