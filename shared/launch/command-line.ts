/** A target as a shell line: for people to read and copy; Wirescope itself never runs one. */
import type { Target } from '../model/target.ts';

/** The command and its arguments, quoted for POSIX sh where a word needs it. */
export function commandLine(target: Pick<Target, 'command' | 'args'>): string {
  return [target.command, ...target.args].map(quoteWord).join(' ');
}

/** A word that sh reads back as exactly `word`. */
export function quoteWord(word: string): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  return `'${word.replaceAll("'", "'\\''")}'`;
}
