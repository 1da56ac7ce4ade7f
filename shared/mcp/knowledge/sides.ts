import type { Direction } from '../../model/frame.ts';

/** The direction of the answers to what is sent this way. */
export function otherSide(direction: Direction): Direction {
  return direction === 'client-to-server' ? 'server-to-client' : 'client-to-server';
}
