/** A frame: one line of bytes as it crossed the wire. The unit of recording; nothing in it is derived. */

/** Which way a message travels, named after the endpoints so that it never depends on where one stands. */
export type Direction = 'client-to-server' | 'server-to-client';

/** A pipe of the server process. `stdin` carries client-to-server, `stdout` server-to-client, `stderr` free text. */
export type Channel = 'stdin' | 'stdout' | 'stderr';

/**
 * How the line ended: LF, CR LF, the end of the stream, or the framer's size limit (`overflow`: the line goes on in
 * the next frame of the same channel).
 */
export type Ending = 'lf' | 'crlf' | 'eof' | 'overflow';

/** Who put the bytes on the pipe: a peer, the inspector on a person's behalf, or a rule. */
export type Origin = 'peer' | 'inspector' | 'rule';

export interface Frame {
  /** Position in the session over all channels and process events: 1, 2, 3, … without gaps. */
  readonly seq: number;
  /** Arrival of the first byte, milliseconds since the session began (monotonic). */
  readonly firstAt: number;
  /** Arrival of the last byte, milliseconds since the session began (monotonic). */
  readonly at: number;
  readonly channel: Channel;
  /** The line without its ending. */
  readonly bytes: Uint8Array;
  readonly ending: Ending;
  readonly origin: Origin;
}

/** The direction of a message channel; stderr carries no messages. */
export function directionOf(channel: Channel): Direction | null {
  if (channel === 'stderr') return null;
  return channel === 'stdin' ? 'client-to-server' : 'server-to-client';
}

/** The direction of the answers to what is sent this way. */
export function opposite(direction: Direction): Direction {
  return direction === 'client-to-server' ? 'server-to-client' : 'client-to-server';
}

/** Bytes that the ending itself took on the wire. */
export function endingSize(ending: Ending): number {
  if (ending === 'lf') return 1;
  return ending === 'crlf' ? 2 : 0;
}

/** Bytes that the whole frame took on the wire, its ending included. */
export function wireSize(frame: Pick<Frame, 'bytes' | 'ending'>): number {
  return frame.bytes.length + endingSize(frame.ending);
}
