/** Texts of servers that say that something does not exist: a tool, a prompt, a resource. */
import { isObject } from '../../model/message.ts';

export type NamedThing = 'tool' | 'prompt';

/** Characters of a text, and of a name, that are looked at. */
const looked = 1000;
const longestName = 200;
/** Shorter names stand in many a text by chance. */
const shortestName = 3;

const missing = /\b(?:not found|unknown|no such|does(?: not|n't) exist|(?:could not|cannot|can't) find|enoent)\b/;
const resource = /\b(?:resource|uri|file|directory|document|enoent)\b/;

/** How implementations say it; `…` stands for the name. Seen: the first two, in the SDKs of Python and TypeScript. */
const sayings: { readonly [What in NamedThing]: readonly string[] } = {
  tool: sayingsOf('tool'),
  prompt: sayingsOf('prompt'),
};

function sayingsOf(what: string): readonly string[] {
  return [
    `unknown ${what}: …`,
    `${what} … not found`,
    `unknown ${what} …`,
    `unknown ${what} name: …`,
    `${what} not found: …`,
    `no such ${what}: …`,
    `no such ${what} …`,
    `no ${what} named …`,
    `${what} … was not found`,
    `${what} … does not exist`,
    `${what} … is unknown`,
    `${what} with name … not found`,
  ];
}

/** True for a text that says that there is no tool, or no prompt, of this name. */
export function saysUnknown(text: string, what: NamedThing, name: string): boolean {
  if (name.length > longestName) return false;
  const words = plain(text.slice(0, looked));
  const plainName = plain(name);
  return sayings[what].some((saying) => words.includes(saying.replace('…', () => plainName)));
}

/** True also for a text that only seems to say so: enough when it is known that there is none. */
export function seemsUnknown(text: string, what: NamedThing, name: string): boolean {
  const words = plain(text.slice(0, looked));
  if (!missing.test(words) || words.includes('method not found')) return false;
  return words.includes(what) || (name.length >= shortestName && words.includes(plain(name.slice(0, longestName))));
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[`'"“”‘’]/g, '');
}

/** True for a text that says that a resource does not exist. */
export function saysMissingResource(text: string, uri: string): boolean {
  const words = text.slice(0, looked).toLowerCase();
  if (!missing.test(words) || words.includes('method not found')) return false;
  return resource.test(words) || words.includes(uri.slice(0, looked).toLowerCase()) || /^\W*not found\W*$/.test(words);
}

/** The first text of a result of a tool, for what a tool has to say in one sentence. */
export function firstText(content: unknown): string {
  const block: unknown = Array.isArray(content) ? content[0] : undefined;
  return isObject(block) && typeof block.text === 'string' ? block.text : '';
}
