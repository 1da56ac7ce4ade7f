/** Moves bytes between the two peers and says which frames they were. Events in, effects out; no clock, no streams. */
import type { Channel, Frame, Origin } from '../model/frame.ts';
import { Framer, type Line, type PartialLine } from './framer.ts';

export type RelayEvent =
  | {
      readonly type: 'bytes';
      readonly channel: Channel;
      readonly bytes: Uint8Array;
      /** Arrival, milliseconds since the session began. */
      readonly at: number;
      /** Who wrote them; a peer unless said otherwise. */
      readonly origin?: Origin;
    }
  | { readonly type: 'end'; readonly channel: Channel; readonly at: number };

export type RelayEffect =
  | { readonly type: 'forward'; readonly channel: Channel; readonly bytes: Uint8Array }
  | { readonly type: 'end'; readonly channel: Channel }
  | { readonly type: 'frame'; readonly frame: Frame };

/**
 * The effects of an event begin with the forwarding of the very chunk that came in, followed by the frames that it
 * completed: whoever carries them out in order has passed the bytes on before anything looks at them.
 */
export class Relay {
  readonly #nextSeq: () => number;
  readonly #pipes: Readonly<Record<Channel, Pipe>>;

  /**
   * @param nextSeq Numbers the frames; shared with whoever numbers the process events.
   * @param limit Bytes in one line before it is cut, see {@link Framer}.
   */
  constructor(nextSeq: () => number, limit?: number) {
    this.#nextSeq = nextSeq;
    this.#pipes = { stdin: new Pipe(limit), stdout: new Pipe(limit), stderr: new Pipe(limit) };
  }

  handle(event: RelayEvent): readonly RelayEffect[] {
    const { channel } = event;
    const pipe = this.#pipes[channel];
    if (event.type === 'end') return [{ type: 'end', channel }, ...this.#frames(channel, pipe.end())];
    const lines = pipe.push(event.bytes, event.at, event.origin ?? 'peer');
    return [{ type: 'forward', channel, bytes: event.bytes }, ...this.#frames(channel, lines)];
  }

  /** Bytes of the channel that are not a line yet. */
  partial(channel: Channel): PartialLine | null {
    return this.#pipes[channel].framer.partial;
  }

  /** The first bytes of the partial line, at most `max`. */
  head(channel: Channel, max: number): Uint8Array {
    return this.#pipes[channel].framer.head(max);
  }

  #frames(channel: Channel, lines: readonly OwnedLine[]): RelayEffect[] {
    return lines.map(({ line, origin }) => ({
      type: 'frame',
      frame: {
        seq: this.#nextSeq(),
        firstAt: line.firstAt,
        at: line.at,
        channel,
        bytes: line.bytes,
        ending: line.ending,
        origin,
      },
    }));
  }
}

interface OwnedLine {
  readonly line: Line;
  readonly origin: Origin;
}

/** A framer that also remembers who began the line: a line belongs to the writer of its first byte. */
class Pipe {
  readonly framer: Framer;
  #began: Origin = 'peer';

  constructor(limit: number | undefined) {
    this.framer = new Framer(limit);
  }

  push(bytes: Uint8Array, at: number, origin: Origin): OwnedLine[] {
    const first = this.framer.partial === null ? origin : this.#began;
    const lines = this.framer.push(bytes, at);
    this.#began = lines.length === 0 ? first : origin;
    return lines.map((line, index) => ({ line, origin: index === 0 ? first : origin }));
  }

  end(): OwnedLine[] {
    const line = this.framer.end();
    return line === null ? [] : [{ line, origin: this.#began }];
  }
}
