import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Channel, endingSize, type Frame, type Origin } from '../model/frame.ts';
import { Relay, type RelayEffect, type RelayEvent } from './relay.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

function counting(): () => number {
  let last = 0;
  return () => ++last;
}

function bytes(channel: Channel, text: string, at: number, origin?: Origin): RelayEvent {
  return { type: 'bytes', channel, bytes: bytesOf(text), at, ...(origin === undefined ? {} : { origin }) };
}

function brief(effect: RelayEffect): string {
  if (effect.type === 'forward') return `forward ${effect.channel} ${JSON.stringify(textOf(effect.bytes))}`;
  if (effect.type === 'end') return `end ${effect.channel}`;
  const { seq, channel, origin, ending, bytes: line } = effect.frame;
  return `frame ${seq} ${channel} ${origin} ${ending} ${JSON.stringify(textOf(line))}`;
}

function run(events: readonly RelayEvent[], limit?: number): string[] {
  const relay = new Relay(counting(), limit);
  return events.flatMap((event) => relay.handle(event).map(brief));
}

describe('transcripts', () => {
  test('the chunk goes on before its frames are told', () => {
    expect(run([bytes('stdout', 'one\ntwo\nth', 1), bytes('stdout', 'ree\n', 2)])).toEqual([
      'forward stdout "one\\ntwo\\nth"',
      'frame 1 stdout peer lf "one"',
      'frame 2 stdout peer lf "two"',
      'forward stdout "ree\\n"',
      'frame 3 stdout peer lf "three"',
    ]);
  });

  test('channels are told apart and share the numbers', () => {
    expect(
      run([bytes('stdout', 'a', 1), bytes('stdin', 'b\n', 2), bytes('stderr', 'c\n', 3), bytes('stdout', '\n', 4)]),
    ).toEqual([
      'forward stdout "a"',
      'forward stdin "b\\n"',
      'frame 1 stdin peer lf "b"',
      'forward stderr "c\\n"',
      'frame 2 stderr peer lf "c"',
      'forward stdout "\\n"',
      'frame 3 stdout peer lf "a"',
    ]);
  });

  test('the end goes on, and what was left becomes a frame', () => {
    expect(run([bytes('stdout', 'half', 1), { type: 'end', channel: 'stdout', at: 2 }])).toEqual([
      'forward stdout "half"',
      'end stdout',
      'frame 1 stdout peer eof "half"',
    ]);
    expect(run([{ type: 'end', channel: 'stdin', at: 2 }])).toEqual(['end stdin']);
  });

  test('a line belongs to the writer of its first byte', () => {
    const events = [
      bytes('stdin', 'ha', 1),
      bytes('stdin', 'lf\nours\nmine', 2, 'inspector'),
      bytes('stdin', '\nx\n', 3),
    ];
    expect(run(events).filter((line) => line.startsWith('frame'))).toEqual([
      'frame 1 stdin peer lf "half"',
      'frame 2 stdin inspector lf "ours"',
      'frame 3 stdin inspector lf "mine"',
      'frame 4 stdin peer lf "x"',
    ]);
  });

  test('the partial line is visible', () => {
    const relay = new Relay(counting());
    relay.handle(bytes('stdout', 'x\nabc', 7));
    expect(relay.partial('stdout')).toEqual({ size: 3, firstAt: 7, lastAt: 7 });
    expect(textOf(relay.head('stdout', 2))).toBe('ab');
    expect(relay.partial('stdin')).toBeNull();
  });
});

const channel = fc.constantFrom<Channel>('stdin', 'stdout', 'stderr');
const chunk = fc
  .array(fc.oneof(fc.constantFrom(0x0a, 0x0d), fc.integer({ min: 0, max: 255 })), { maxLength: 12 })
  .map((numbers) => Uint8Array.from(numbers));
const relayEvent: fc.Arbitrary<RelayEvent> = fc.oneof(
  { weight: 9, arbitrary: fc.record({ type: fc.constant('bytes' as const), channel, bytes: chunk, at: fc.nat(1000) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('end' as const), channel, at: fc.nat(1000) }) },
);

function isFrame(effect: RelayEffect): effect is RelayEffect & { readonly frame: Frame } {
  return effect.type === 'frame';
}

function framedBytes(effects: readonly RelayEffect[], of: Channel): number[] {
  return effects
    .filter(isFrame)
    .filter((effect) => effect.frame.channel === of)
    .flatMap(({ frame }) => [...frame.bytes, ...[0x0d, 0x0a].slice(2 - endingSize(frame.ending))]);
}

describe('properties', () => {
  test('any chunk is forwarded untouched, first, and once', () => {
    fc.assert(
      fc.property(fc.array(relayEvent, { maxLength: 30 }), fc.integer({ min: 1, max: 6 }), (events, limit) => {
        const relay = new Relay(counting(), limit);
        for (const event of events) {
          const [first, ...rest] = relay.handle(event);
          expect(first).toEqual(
            event.type === 'bytes'
              ? { type: 'forward', channel: event.channel, bytes: event.bytes }
              : { type: 'end', channel: event.channel },
          );
          expect(rest.every(isFrame)).toBe(true);
        }
      }),
    );
  });

  test('the frames of a channel are its bytes, in order, and are numbered without gaps', () => {
    fc.assert(
      fc.property(fc.array(relayEvent, { maxLength: 30 }), fc.integer({ min: 1, max: 6 }), (events, limit) => {
        const relay = new Relay(counting(), limit);
        const ends = (['stdin', 'stdout', 'stderr'] as const).map(
          (name) => ({ type: 'end', channel: name, at: 0 }) as const,
        );
        const effects = [...events, ...ends].flatMap((event) => relay.handle(event));
        for (const { channel: name } of ends) {
          const sent = events.flatMap((event) =>
            event.type === 'bytes' && event.channel === name ? [...event.bytes] : [],
          );
          expect(framedBytes(effects, name)).toEqual(sent);
        }
        expect(effects.filter(isFrame).map(({ frame }) => frame.seq)).toEqual(
          effects.filter(isFrame).map((_, i) => i + 1),
        );
      }),
    );
  });
});
