/** What a person should know about a recording file that was opened, in sentences. */
import { formatCount, formatSize } from '#shared/view/numbers';

export interface FileFindings {
  /** The operating system's words when the file cannot be read. */
  error: string | null;
  hasHeader: boolean;
  entries: number;
  /** Lines that are none of ours, and what is wrong with the first one. */
  foreign: number;
  firstForeign: { readonly line: number; readonly reason: string } | null;
  /** The first place where the numbering jumps: the number before and the one after. */
  gap: { readonly before: number; readonly after: number } | null;
  /** Bytes after the last line feed. */
  torn: number;
  cancelled: boolean;
  /** The exit, or the failed launch, is in it. */
  ended: boolean;
  /** Nothing more is expected to come. */
  complete: boolean;
}

export function notesOf(found: FileFindings): readonly string[] {
  if (found.error !== null) return [`The file could not be read: ${found.error}.`];
  if (isForeign(found)) return ['This file is not a Wirescope recording: no line of it is one that Wirescope wrote.'];
  return [...headerNotes(found), ...lineNotes(found), ...endNotes(found)];
}

function isForeign({ hasHeader, entries, foreign, complete }: FileFindings): boolean {
  return !hasHeader && entries === 0 && (foreign > 0 || complete);
}

function headerNotes({ hasHeader, entries }: FileFindings): readonly string[] {
  return hasHeader || entries === 0 ? [] : ['The header is missing: the command and the date are not known.'];
}

function lineNotes({ foreign, firstForeign, gap }: FileFindings): readonly string[] {
  const notes: string[] = [];
  if (firstForeign !== null) {
    const left = foreign === 1 ? 'One line was left out' : `${formatCount(foreign)} lines were left out`;
    notes.push(`${left}: in line ${formatCount(firstForeign.line)}, ${firstForeign.reason}.`);
  }
  if (gap !== null) notes.push(`Entries are missing: after #${gap.before} comes #${gap.after}; they are counted anew.`);
  return notes;
}

function endNotes({ torn, cancelled, ended, complete, entries }: FileFindings): readonly string[] {
  if (cancelled) return ['Reading was stopped; what follows in the file is not shown.'];
  if (!complete) return [];
  const notes: string[] = [];
  if (torn > 0) notes.push(`The last line is torn: ${formatSize(torn)} without an end were left out.`);
  if (!ended && entries > 0) notes.push('The recording was not finished: it ends without the exit of the server.');
  return notes;
}
