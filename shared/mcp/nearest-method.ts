/** The method that a mistyped name may stand for. */
import { methods } from './methods.ts';

/** Longer names are not compared. */
const longest = 60;
const mostEdits = 3;

const methodNames = [...new Set(methods.map(({ name }) => name))];

/** Null: none is near. */
export function nearestMethod(name: string): string | null {
  return nearestName(name, methodNames);
}

/** Of any names, the one that was most likely meant; null: none is near. */
export function nearestName(name: string, names: readonly string[]): string | null {
  if (name.length > longest) return null;
  let nearest: string | null = null;
  let least = Math.min(mostEdits, Math.floor(name.length / 3)) + 1;
  for (const known of names) {
    if (Math.abs(known.length - name.length) >= least) continue;
    const edits = editsBetween(plain(name), plain(known));
    if (edits < least) [nearest, least] = [known, edits];
  }
  return nearest;
}

/** Case and the sign between words are what is mistyped most. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[._-]/g, '/').replaceAll('list/changed', 'list_changed');
}

/** Characters to add, remove or change (Levenshtein), one row of the table at a time. */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
