/**
 * Keys of `_meta` (MCP 2025-11-25 basic#meta): an optional prefix of labels with dots between them, which ends with a
 * slash, and a name.
 */
import { characterAt } from './characters.ts';

const label = /^[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;
const foreign = /[^A-Za-z0-9._-]/;
const longest = 60;

/** The labels before the slash; null without one. */
export function prefixLabels(key: string): readonly string[] | null {
  const slash = key.indexOf('/');
  return slash === -1 ? null : key.slice(0, slash).split('.');
}

/** The end of the sentence "the key …", as in `has a space at character 3`; null for a key. */
export function metaKeyFault(key: string): string | null {
  const slash = key.indexOf('/');
  return (slash === -1 ? null : prefixFault(key.slice(0, slash))) ?? nameFault(key, slash + 1);
}

function prefixFault(prefix: string): string | null {
  if (prefix === '') return 'has nothing before its slash';
  const wrong = prefix.split('.').find((one) => !label.test(one));
  if (wrong === undefined) return null;
  if (wrong === '') return 'has a dot before its slash with nothing on one side';
  return `has ${shown(wrong)} in its prefix; such a part is a letter, then letters, digits and hyphens, and does not end with a hyphen`;
}

/** Names may be empty. */
function nameFault(key: string, from: number): string | null {
  const name = key.slice(from);
  const strange = name.search(foreign);
  if (strange !== -1) {
    return name[strange] === '/' ? 'has more than one slash' : `has ${characterAt(key, from + strange)}`;
  }
  if (name === '' || (isAlphanumeric(name.charAt(0)) && isAlphanumeric(name.slice(-1)))) return null;
  return `has the name ${shown(name)}; a name begins and ends with a letter or digit`;
}

function isAlphanumeric(character: string): boolean {
  return /[A-Za-z0-9]/.test(character);
}

function shown(text: string): string {
  return JSON.stringify(text.length > longest ? `${text.slice(0, longest)}…` : text);
}
