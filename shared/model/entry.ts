import type { Frame } from './frame.ts';
import type { ProcessEvent } from './process-event.ts';

/** One line of a session's log: a frame, or something that happened to the process. */
export type Entry =
  | { readonly kind: 'frame'; readonly frame: Frame }
  | { readonly kind: 'event'; readonly event: ProcessEvent };

export function seqOf(entry: Entry): number {
  return entry.kind === 'frame' ? entry.frame.seq : entry.event.seq;
}

export function atOf(entry: Entry): number {
  return entry.kind === 'frame' ? entry.frame.at : entry.event.at;
}
