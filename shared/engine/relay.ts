/** Moves bytes between the two peers and says which frames they were. Events in, effects out; no clock, no streams. */
import type { Channel, Frame, Origin } from '../model/frame.ts';
import { Framer, isLarge, type Line, type PartialLine } from './framer.ts';

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
    return event.type === 'bytes' ? this.#bytes(event) : this.#end(event.channel);
  }

  /** Bytes of the channel that are not a line yet. */
  partial(channel: Channel): PartialLine | null {
    return this.#pipes[channel].framer.partial;
  }

  /** The first bytes of the partial line, at most `max`. */
  head(channel: Channel, max: number): Uint8Array {
    return this.#pipes[channel].framer.head(max);
  }

  #bytes({ channel, bytes, at, origin = 'peer' }: RelayEvent & { readonly type: 'bytes' }): readonly RelayEffect[] {
    const pipe = this.#pipes[channel];
    const first = pipe.framer.partial === null ? origin : pipe.began;
    const effects: RelayEffect[] = [{ type: 'forward', channel, bytes }];
    for (const line of pipe.framer.push(bytes, at)) {
      effects.push(this.#frame(channel, line, effects.length === 1 ? first : origin));
    }
    pipe.began = effects.length === 1 ? first : origin;
    return effects;
  }

  #end(channel: Channel): readonly RelayEffect[] {
    const { framer, began } = this.#pipes[channel];
    const line = framer.end();
    const end = { type: 'end', channel } as const;
    return line === null ? [end] : [end, this.#frame(channel, line, began)];
  }

  #frame(channel: Channel, line: Line, origin: Origin): RelayEffect {
    const { firstAt, at, ending } = line;
    const seq = this.#nextSeq();
    if (!isLarge(line))
      return { type: 'frame', frame: { seq, firstAt, at, channel, bytes: line.bytes, ending, origin } };
    const frame: Frame = {
      ...{ seq, firstAt, at, channel, ending, origin },
      get bytes() {
        return line.bytes;
      },
    };
    return { type: 'frame', frame };
  }
}

/** A line belongs to the writer of its first byte. */
class Pipe {
  readonly framer: Framer;
  /** Who began the line that is not complete yet. */
  began: Origin = 'peer';

  constructor(limit: number | undefined) {
    this.framer = new Framer(limit);
  }
}
