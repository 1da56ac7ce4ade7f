/**
 * A recording opened from its file: the same dissector and the same log as for a running server, in slices of time, and
 * the file is followed while it grows. Opening starts nothing but the reading.
 */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { Dissector } from '#shared/engine/dissector';
import { SessionLog } from '#shared/engine/session-log';
import { commandLine } from '#shared/launch/command-line';
import { atOf, type Entry, seqOf } from '#shared/model/entry';
import type { SessionSummary } from '#shared/model/session';
import type { Target } from '#shared/model/target';
import { type DecodedLine, decodeLine } from '#shared/recording/decode';
import type { RecordingHeader } from '#shared/recording/header';
import { type FileLine, FileReader } from './file-reader.ts';
import { systemError } from './launch-failure.ts';
import { Listeners } from './listeners.ts';
import { ProcessFacts } from './process-facts.ts';
import { EntryReader, withSeq } from './read-entry.ts';
import { recordingExtension } from './recording-name.ts';
import { type FileFindings, notesOf } from './recording-notes.ts';
import { SchemaChecks } from './schema-checks.ts';
import type { OpenedSession, RecordingSource } from './session.ts';
import { processSummary, sharedSummary } from './summary.ts';

/** Milliseconds of work between two looks at the event loop. */
const sliceMs = 8;
/** How often a growing file is looked at, and one that has not grown for a while. */
const followMs = 300;
const idleMs = 2000;
/** A file without an end that was written to within this time is taken for one that grows. */
const defaultFreshMs = 30_000;
/** Milliseconds that reading waits for verdicts of schemas, when too many are outstanding and at the end. */
const verdictsMs = 10_000;
/** Stands in when the header is missing; a note says so. */
const unknownDate = new Date(0).toISOString();
/** A file whose first lines are all foreign is not read to its end. */
const foreignLimit = 1000;

/** Returns at once; `summary().loading` tells how far the reading is, `notes` what was found. Never throws. */
export function openRecording(file: string, freshMs = defaultFreshMs): OpenedSession {
  return new OpenedRecording(file, freshMs);
}

class OpenedRecording implements OpenedSession {
  readonly id = randomUUID();
  readonly log = new SessionLog();
  readonly dissector = new Dissector();
  readonly source: RecordingSource;
  private readonly facts = new ProcessFacts();
  private readonly listeners = new Listeners();
  private readonly entries: EntryReader;
  private readonly findings: FileFindings = {
    error: null,
    hasHeader: false,
    entries: 0,
    foreign: 0,
    firstForeign: null,
    gap: null,
    torn: 0,
    cancelled: false,
    ended: false,
    complete: false,
  };
  private header: RecordingHeader | null = null;
  private reader: FileReader | null = null;
  private total = 0;
  private loading = true;
  private following = false;
  private lines = 0;
  private lastSeq = 0;
  private lastAt = 0;
  private sliceEnd = 0;
  private readonly stopped = new AbortController();
  private readonly schemas = new SchemaChecks((updates) => {
    this.log.amend(updates);
    this.listeners.notify();
  });
  private readonly done: Promise<void>;

  constructor(
    private readonly path: string,
    private readonly freshMs: number,
  ) {
    this.source = sourceOf(() => this.reader);
    this.entries = new EntryReader(this.log, this.source);
    this.done = this.run();
  }

  summary(): SessionSummary {
    const target = this.header === null ? null : targetOf(this.header);
    return {
      ...sharedSummary(this),
      ...processSummary(this.facts),
      connection: null,
      name: target?.name ?? path.basename(this.path, recordingExtension),
      state: this.following ? 'following' : 'opened',
      commandLine: target === null ? '' : commandLine(target),
      target,
      startedAt: this.header?.startedAt ?? unknownDate,
      nowMs: this.now(),
      partials: [],
      unreadStdin: null,
      recording: { path: this.path, size: this.total, error: null },
      loading: this.loading ? { done: this.reader?.size ?? 0, total: this.total } : null,
      notes: notesOf(this.findings),
    };
  }

  subscribe(listener: () => void): () => void {
    return this.listeners.add(listener);
  }

  entry(seq: number): Promise<Entry> {
    return this.entries.read(seq);
  }

  partial(): null {
    return null;
  }

  cancelLoading(): void {
    if (!this.loading) return;
    this.findings.cancelled = true;
    this.stopped.abort();
    this.finishLoading();
  }

  async dispose(): Promise<void> {
    this.stopped.abort();
    await this.schemas.close();
    await this.done;
    this.listeners.clear();
    await this.reader?.close();
  }

  /** The writer's clock goes on while the file is followed; else time stands still at the last entry. */
  private now(): number {
    const started = Date.parse(this.header?.startedAt ?? '');
    return this.following && !Number.isNaN(started) ? Math.max(this.lastAt, Date.now() - started) : this.lastAt;
  }

  private async run(): Promise<void> {
    try {
      this.reader = await FileReader.open(this.path);
      await this.load(this.reader);
      await this.follow(this.reader);
    } catch (error) {
      if (!this.stopped.signal.aborted) this.findings.error = systemError(error).message;
    }
    this.following = false;
    this.finishLoading();
  }

  private async load(reader: FileReader): Promise<void> {
    this.total = (await reader.stat()).size;
    await this.readToEnd(reader);
    await this.lookAgain(reader);
    this.finishLoading();
  }

  private finishLoading(): void {
    this.loading = false;
    this.settle();
  }

  /** Reads what is there by now. True when there was something. */
  private async readToEnd(reader: FileReader): Promise<boolean> {
    const start = reader.size;
    this.sliceEnd = performance.now() + sliceMs;
    for (let lines = await reader.next(); lines !== null && !this.isOver(); lines = await reader.next()) {
      for (const line of lines) {
        if (performance.now() > this.sliceEnd) await this.giveWay();
        if (this.schemas.isFull) await this.schemas.room(verdictsMs);
        this.take(line);
      }
      this.total = Math.max(this.total, reader.size);
      this.listeners.notify();
    }
    await this.schemas.settled(verdictsMs);
    return reader.size > start;
  }

  private isOver(): boolean {
    const { entries, foreign } = this.findings;
    return this.stopped.signal.aborted || (entries === 0 && foreign >= foreignLimit);
  }

  private async giveWay(): Promise<void> {
    this.listeners.notify();
    await nextTurn();
    this.sliceEnd = performance.now() + sliceMs;
  }

  private take({ bytes, location }: FileLine): void {
    if (this.isOver()) return;
    this.lines += 1;
    const decoded = decodeLine(bytes);
    if (decoded.type === 'header') this.takeHeader(decoded.header);
    else if (decoded.type === 'foreign') this.takeForeign(decoded);
    else this.takeEntry(decoded.entry, location);
  }

  private takeHeader(header: RecordingHeader): void {
    this.header ??= header;
    this.findings.hasHeader = true;
  }

  private takeForeign({ reason }: Extract<DecodedLine, { type: 'foreign' }>): void {
    this.findings.foreign += 1;
    this.findings.firstForeign ??= { line: this.lines, reason };
  }

  private takeEntry(recorded: Entry, location: FileLine['location']): void {
    const seq = seqOf(recorded);
    if (seq !== this.lastSeq + 1) this.findings.gap ??= { before: this.lastSeq, after: seq };
    this.lastSeq = seq;
    const entry = withSeq(recorded, this.log.length + 1);
    if (entry.kind === 'event') this.facts.take(entry.event);
    this.lastAt = Math.max(this.lastAt, atOf(entry));
    const dissected = this.dissector.push(entry);
    this.log.append(dissected, location);
    if (dissected.inquiries !== undefined) this.schemas.take(dissected.inquiries);
    this.findings.entries += 1;
  }

  private async follow(reader: FileReader): Promise<void> {
    while (!this.isOver() && this.findings.error === null) {
      await wait(this.following ? followMs : idleMs, null, { signal: this.stopped.signal, ref: false });
      const grew = await this.readToEnd(reader);
      const wasFollowing = this.following;
      await this.lookAgain(reader);
      if (grew || wasFollowing !== this.following) this.settle();
    }
  }

  /** Is more to be expected? */
  private async lookAgain(reader: FileReader): Promise<void> {
    const { size, changedAt } = await reader.stat();
    if (size < reader.size) throw new Error('it was shortened while it was open');
    this.total = size;
    this.following = !this.facts.ended && !this.isOver() && Date.now() - changedAt < this.freshMs;
  }

  private settle(): void {
    this.findings.ended = this.facts.ended;
    this.findings.complete = !this.following;
    this.findings.torn = this.reader?.torn ?? 0;
    this.listeners.notify();
  }
}

function targetOf({ name, command, args, cwd }: RecordingHeader): Target {
  return { name, command, args, ...(cwd === null ? {} : { cwd }), env: {}, unset: [] };
}

/** The file, once it is open. */
function sourceOf(reader: () => FileReader | null): RecordingSource {
  return {
    get size() {
      return reader()?.size ?? 0;
    },
    read: (offset, length) => reader()?.read(offset, length) ?? Promise.reject(new Error('The file is not open.')),
  };
}
