/** The parts of an example's line that a terminal and a document have in common. */
import type { ExampleLine } from '../../model/reference.ts';
import { byNumber, visible } from '../../view/visible.ts';

export function arrowOf({ kind, direction }: ExampleLine): string {
  if (kind === 'stderr') return '│';
  if (direction === null) return '·';
  return direction === 'client-to-server' ? '→' : '←';
}

/** What a line ends with, when that is not LF. */
export function endingText({ ending }: ExampleLine): string {
  if (ending === 'crlf') return ' [CR LF]';
  return ending === 'eof' ? ' [end of the stream]' : '';
}

/** Nothing in the text stays unseen: control characters, and those without a width such as the byte order mark. */
export function allVisible(text: string): string {
  return visible(text).replace(/\p{Cf}/gu, byNumber);
}
