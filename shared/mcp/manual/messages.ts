/** All messages of MCP, as they are listed for people. */
import type { Direction } from '../../model/frame.ts';
import type { MessageEntry } from '../../model/method-page.ts';
import { isIn, type Method, methodsNamed } from '../methods.ts';
import { type Revision, revisions } from '../revisions.ts';
import { areas } from '../types/messages.ts';

/** Every method once, area by area. */
export const messageList: readonly MessageEntry[] = areas.flatMap(({ title, messages }) =>
  Object.keys(messages).flatMap((name) => {
    const latest = methodsNamed(name).at(-1);
    return latest === undefined ? [] : [entryOf(latest, title)];
  }),
);

const byName: ReadonlyMap<string, MessageEntry> = new Map(messageList.map((entry) => [entry.name, entry]));

/** Null: MCP has no such message. */
export function messageNamed(name: string): MessageEntry | null {
  return byName.get(name) ?? null;
}

function entryOf(method: Method, area: string): MessageEntry {
  const { name, kind } = method;
  return { name, kind, direction: directionOf(method), area, about: sentence(method.about), revisions: having(name) };
}

/** The revisions that have a message of this name. */
export function having(name: string): readonly Revision[] {
  return revisions.filter((revision) => methodsNamed(name).some((method) => isIn(method, revision)));
}

/** Null: either way. */
export function directionOf({ from }: Method): Direction | null {
  return from === 'both' ? null : from;
}

export function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
