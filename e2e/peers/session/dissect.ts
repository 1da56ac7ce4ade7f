/** Captured bytes through the real relay, dissector and log: what the window would show of them. */
import { Dissector } from '#shared/engine/dissector';
import { updatesAtOnce } from '#shared/engine/judged';
import { Relay, type RelayEvent } from '#shared/engine/relay';
import { SessionLog } from '#shared/engine/session-log';
import type { Diagnostic } from '#shared/model/diagnostic';
import type { Entry } from '#shared/model/entry';
import type { Frame } from '#shared/model/frame';
import type { ProcessEventBody } from '#shared/model/process-event';

/** Something that happened at one of the pipes, or to the process. */
export type Happening = RelayEvent | { readonly type: 'event'; readonly event: ProcessEventBody; readonly at: number };

export interface Found {
  readonly seq: number;
  /** `in` for what the server read, `out` for what it wrote, `process` for what happened to it. */
  readonly way: 'in' | 'out' | 'process';
  readonly diagnostic: Diagnostic;
  /** The line that the finding is on; empty for a process event. */
  readonly text: string;
}

export interface Session {
  readonly log: SessionLog;
  readonly dissector: Dissector;
  readonly frames: ReadonlyMap<number, Frame>;
  readonly found: readonly Found[];
}

/** Everything that happened, in order. */
export function dissect(happenings: readonly Happening[]): Session {
  const log = new SessionLog();
  const dissector = new Dissector();
  const frames = new Map<number, Frame>();
  let seq = 0;
  const nextSeq = () => ++seq;
  const relay = new Relay(nextSeq);
  const take = (entry: Entry) => {
    if (entry.kind === 'frame') frames.set(entry.frame.seq, entry.frame);
    const dissected = dissector.push(entry);
    log.append(dissected, { offset: 0, length: 0 });
    log.amend(updatesAtOnce(dissected.inquiries ?? []));
  };
  for (const happening of happenings) {
    for (const entry of entriesOf(happening, relay, nextSeq)) take(entry);
  }
  return { log, dissector, frames, found: findingsOf(log, frames) };
}

function entriesOf(happening: Happening, relay: Relay, nextSeq: () => number): readonly Entry[] {
  const { at } = happening;
  if (happening.type === 'event') return [{ kind: 'event', event: { seq: nextSeq(), at, ...happening.event } }];
  const frames = relay
    .handle(happening)
    .flatMap((effect) => (effect.type === 'frame' ? [{ kind: 'frame', frame: effect.frame } as const] : []));
  if (happening.type === 'bytes') return frames;
  const ended = { seq: nextSeq(), at, type: 'stream-ended', channel: happening.channel } as const;
  return [...frames, { kind: 'event', event: ended }];
}

function findingsOf(log: SessionLog, frames: ReadonlyMap<number, Frame>): readonly Found[] {
  const seqs = Array.from({ length: log.length }, (_, index) => index + 1);
  return seqs.flatMap((seq) => {
    const frame = frames.get(seq);
    const way = frame === undefined ? 'process' : frame.channel === 'stdin' ? 'in' : 'out';
    const text = frame === undefined ? '' : new TextDecoder().decode(frame.bytes);
    return log.diagnostics(seq).map((diagnostic) => ({ seq, way, diagnostic, text }) as const);
  });
}

/** Findings as `>2 id-null` (on the second line to the server), `<1 …` (on the first line from it), `end …`. */
export function codesOf({ found, frames }: Session): readonly string[] {
  const names = new Map<number, string>();
  const count = { '>': 0, '<': 0 };
  for (const { seq, channel } of frames.values()) {
    if (channel === 'stderr') continue;
    const arrow = channel === 'stdin' ? '>' : '<';
    names.set(seq, `${arrow}${++count[arrow]}`);
  }
  return found.map(({ seq, diagnostic }) => `${names.get(seq) ?? 'end'} ${diagnostic.code}`);
}
