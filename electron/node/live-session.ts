/**
 * A running server and its recording. The path of a byte: it is forwarded, cut into frames, recorded; then, in slices of
 * time of its own, each frame is explained and gets its row in the log.
 */
import { randomUUID } from 'node:crypto';
import { Dissector } from '#shared/engine/dissector';
import { Relay, type RelayEffect, type RelayEvent } from '#shared/engine/relay';
import { SessionLog } from '#shared/engine/session-log';
import { parseLimit } from '#shared/jsonrpc/parse';
import { decodeText } from '#shared/jsonrpc/text';
import type { ClientSettings } from '#shared/model/client-settings';
import type { Entry } from '#shared/model/entry';
import type { Channel, Frame } from '#shared/model/frame';
import type { ProcessEventBody } from '#shared/model/process-event';
import type { Connection, SessionState, SessionSummary } from '#shared/model/session';
import type { Target } from '#shared/model/target';
import type { Client } from '#shared/peer/client/client';
import type { RowKind } from '#shared/view/row';
import { AnalysisQueue, type Recorded } from './analysis-queue.ts';
import { embeddedClient } from './embedded-client.ts';
import { workingDirectory } from './environment.ts';
import type { StartOptions } from './launch-session.ts';
import { Listeners } from './listeners.ts';
import { ProcessFacts } from './process-facts.ts';
import { EntryReader } from './read-entry.ts';
import { Recorder } from './recorder.ts';
import { RecordingFile } from './recording-file.ts';
import { SchemaChecks } from './schema-checks.ts';
import { ServerProcess } from './server-process.ts';
import { type LiveSession, NotRunningError } from './session.ts';
import { stdinOf } from './stdin-script.ts';
import { liveSummary, partialHead } from './summary.ts';
import { Turn } from './turn.ts';

const defaultPressureLimit = 64 * 1024 * 1024;
/** Milliseconds that verdicts of schemas may take once everything else has ended. */
const verdictsMs = 5000;

export class LiveCapture implements LiveSession {
  readonly id = randomUUID();
  readonly log = new SessionLog();
  readonly dissector = new Dissector();
  readonly source: RecordingFile;
  readonly finished: Promise<void>;
  readonly facts = new ProcessFacts();
  readonly target: Target;
  /** Wall clock of time zero, ISO 8601. */
  readonly startedAt = new Date().toISOString();
  readonly relay: Relay;
  readonly process: ServerProcess;
  private readonly zero = performance.now();
  private readonly listeners = new Listeners();
  private readonly entries: EntryReader;
  private readonly recorder: Recorder;
  private readonly analysis = new AnalysisQueue(
    (recorded) => this.explain(recorded),
    () => this.afterSlice(),
  );
  private readonly schemas = new SchemaChecks((updates) => {
    this.log.amend(updates);
    this.listeners.notify();
  });
  private readonly pressureLimit: number;
  private seq = 0;
  private client: Client | null = null;
  private held = false;
  private flowing = true;
  private readonly turn = new Turn(() => this.regulate());
  private gotOutput = false;
  private stopRequested = false;

  constructor({ target, folder, environment, limits, pressureLimit = defaultPressureLimit }: StartOptions) {
    this.pressureLimit = pressureLimit;
    const { startedAt } = this;
    const { name, command, args } = target;
    const { platform } = environment;
    const cwd = workingDirectory(target, environment);
    const header = { wirescope: 1, startedAt, name, command, args, cwd, platform } as const;
    this.target = target;
    this.relay = new Relay(() => this.nextSeq());
    this.source = RecordingFile.create(folder, header, {
      changed: () => this.afterSlice(),
      // Not in the middle of recording: the entry at hand has its number already.
      dropping: () => setImmediate(() => this.event({ type: 'capture-note', message: forgetting })),
    });
    this.entries = new EntryReader(this.log, this.source);
    this.recorder = new Recorder(this.source, (recorded) => this.analysis.add(recorded));
    let markFinished = () => {};
    this.finished = new Promise<void>((resolve) => {
      markFinished = resolve;
    }).then(() => this.settle());
    this.process = new ServerProcess(target, environment, this.sink(markFinished), limits);
  }

  /** Milliseconds since the session began, in the resolution that is recorded. */
  now(): number {
    return Math.round((performance.now() - this.zero) * 1000) / 1000;
  }

  /** Opens the connection as the person chose to; in `raw` mode nothing is sent or answered. */
  connect(settings: ClientSettings): void {
    if (settings.mode === 'raw') return;
    this.client = embeddedClient(settings, {
      send: (line) => this.sendIfOpen(line),
      unusedId: () => this.dissector.facts.nextId,
      changed: () => this.listeners.notify(),
    });
    this.client.begin();
  }

  get connection(): Connection | null {
    return this.client?.connection ?? null;
  }

  send(text: string): number {
    return this.write(new TextEncoder().encode(`${text}\n`));
  }

  /** Writes bytes as they are. Returns the `seq` of the first frame that they complete, or of the one that is to come. */
  write(bytes: Uint8Array): number {
    if (this.process.stdin?.writable !== true) {
      throw new NotRunningError('The server takes no messages any more: its stdin is closed.');
    }
    const first = this.seq + 1;
    this.relayed({ type: 'bytes', channel: 'stdin', bytes, at: this.now(), origin: 'inspector' });
    return first;
  }

  get state(): SessionState {
    if (this.facts.failure !== null) return 'failed';
    if (this.facts.exit !== null) return 'exited';
    if (this.stopRequested) return 'stopping';
    return this.gotOutput ? 'running' : 'starting';
  }

  stop(): Promise<void> {
    this.stopRequested = true;
    this.listeners.notify();
    return this.process.stop();
  }

  summary(): SessionSummary {
    return liveSummary(this);
  }

  subscribe(listener: () => void): () => void {
    return this.listeners.add(listener);
  }

  entry(seq: number): Promise<Entry> {
    return this.entries.read(seq);
  }

  partial(channel: Channel): { readonly bytes: Uint8Array; readonly size: number } | null {
    return partialHead(this.relay, channel);
  }

  async stdinScript(): Promise<Uint8Array> {
    await this.drained();
    return stdinOf(this);
  }

  async dispose(): Promise<void> {
    await this.process.stop();
    await this.finished;
    this.listeners.clear();
    await this.schemas.close();
    await this.source.close();
  }

  private sink(finished: () => void) {
    return {
      now: () => this.now(),
      bytes: (channel: Channel, bytes: Uint8Array, at: number) => this.arrived(channel, bytes, at),
      ended: (channel: Channel, at: number) => this.relayed({ type: 'end', channel, at }),
      event: (body: ProcessEventBody) => this.event(body),
      finished,
    };
  }

  private arrived(channel: Channel, bytes: Uint8Array, at: number): void {
    if (channel === 'stdout') this.gotOutput = true;
    this.relayed({ type: 'bytes', channel, bytes, at });
    if (this.turn.isOver()) this.regulate();
  }

  private relayed(event: RelayEvent): void {
    for (const effect of this.relay.handle(event)) this.carryOut(effect);
    this.regulate();
    this.listeners.notify();
  }

  private carryOut(effect: RelayEffect): void {
    if (effect.type === 'frame') this.recorder.add({ kind: 'frame', frame: effect.frame });
    else if (effect.type === 'forward' && effect.channel === 'stdin') this.process.stdin?.write(effect.bytes);
  }

  private event(body: ProcessEventBody): void {
    this.facts.take(body);
    if (body.type === 'exited' || body.type === 'stdin-closed') this.endStdin();
    this.recorder.add({ kind: 'event', event: { seq: this.nextSeq(), at: this.now(), ...body } });
    this.listeners.notify();
  }

  /** What was written without a line ending is a frame too. */
  private endStdin(): void {
    for (const effect of this.relay.handle({ type: 'end', channel: 'stdin', at: this.now() })) this.carryOut(effect);
  }

  private nextSeq(): number {
    this.seq += 1;
    return this.seq;
  }

  private explain({ entry, location }: Recorded): void {
    const dissected = this.dissector.push(entry);
    this.log.append(dissected, location);
    if (dissected.inquiries !== undefined) this.schemas.take(dissected.inquiries);
    if (entry.kind === 'frame') this.tellClient(entry.frame, dissected.row.kind);
  }

  /** Only what its own client may have to act on: a question, or the answer to one of its requests. */
  private tellClient({ channel, bytes }: Frame, kind: RowKind): void {
    if (this.client === null || channel !== 'stdout' || bytes.length > parseLimit) return;
    if (kind !== 'request' && kind !== 'batch' && !this.client.waits) return;
    this.client.line(decodeText(bytes).text);
  }

  private sendIfOpen(line: string): void {
    try {
      this.send(line);
    } catch (error) {
      // The server has closed its stdin in the meantime; its own events say so.
      if (!(error instanceof NotRunningError)) throw error;
    }
  }

  private afterSlice(): void {
    this.regulate();
    this.listeners.notify();
  }

  /** Nothing is dropped: when we cannot follow, the server waits. */
  private regulate(): void {
    const pressure = Math.max(this.recorder.size, this.analysis.size, this.source.unwritten);
    this.held = pressure > (this.held ? this.pressureLimit / 2 : this.pressureLimit);
    const flowing = !this.held && !this.turn.isOver();
    if (flowing === this.flowing) return;
    this.flowing = flowing;
    this.process.setFlowing(flowing);
  }

  private async drained(): Promise<void> {
    await this.recorder.drained();
    await this.analysis.drained();
  }

  private async settle(): Promise<void> {
    await this.drained();
    await this.source.flush();
    await this.schemas.settled(verdictsMs);
    this.listeners.notify();
  }
}

const forgetting =
  'The recording cannot be written and memory for it is full: from here on the oldest entries can no longer be shown.';
