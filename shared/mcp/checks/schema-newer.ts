/** Fields that the revision of the message does not have. */
import { pointerStep } from '../../jsonrpc/locate.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { type FoundField, type StrangeField, StrangeNotes } from '../validate/strange.ts';
import { contentsOf, nodeOf, partOf, revisionOf } from './schema-contents.ts';
import { ownedStrangers } from './schema-owned.ts';

/** Fields that are named in one sentence, and the longest name. */
const mostNamed = 6;
const longestName = 60;

function strangeFields(look: MessageLook): Finding | null {
  const strange = nodeOf(look)?.strange;
  if (!strange) return null;
  const notes = new StrangeNotes();
  strange(contentsOf(look), notes);
  if (notes.found.size === 0) return null;
  const found = [...notes.found].filter(([, { field }]) => !ownedStrangers.has(field.name));
  return found.length === 0 ? null : findingOf(look, found, notes.full);
}

function findingOf(look: MessageLook, all: readonly (readonly [string, FoundField])[], full: boolean): Finding {
  const part = partOf(look);
  const named = all.slice(0, mostNamed).map(([name, { field }]) => `"${shortened(name)}" (${spanOf(field)})`);
  const more = all.length > mostNamed ? ` and ${all.length - mostNamed} more` : '';
  const cut = full ? ', as far as they were looked at' : '';
  const subject = part === 'params' ? 'The params have' : 'The result has';
  const first = all[0]?.[1].path ?? [];
  return {
    message: `${subject} fields that ${revisionOf(look)} does not know${cut}: ${named.join(', ')}${more}.`,
    place: { pointer: `/${part}${first.map((step) => pointerStep(String(step))).join('')}`, key: true },
  };
}

function spanOf(field: StrangeField): string {
  return 'since' in field ? `since ${field.since}` : `until ${field.until}`;
}

function shortened(name: string): string {
  return JSON.stringify(name.length > longestName ? `…${name.slice(-longestName)}` : name).slice(1, -1);
}

export const newerField: MessageCheck = {
  code: 'field-newer-than-revision',
  severity: 'info',
  kinds: ['request', 'notification', 'response'],
  title: 'Field of another revision',
  why: 'The receiver goes by the revision that was agreed on, and passes over fields that are not in it. That is harmless and common: server-everything always sends its newest fields. It matters when the sender counts on them.',
  fix: 'Nothing has to be done. To be exact, leave out what the agreed revision does not have.',
  spec: 'MCP 2025-03-26 changelog; MCP 2025-06-18 changelog; MCP 2025-11-25 changelog; MCP 2026-07-28 changelog',
  look: strangeFields,
};
