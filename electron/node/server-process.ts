/**
 * A server as a child process: three pipes with the times of their bytes, the launch that may fail, and the end that
 * leaves nothing behind. Whatever the process does is told to the sink; nothing here throws.
 */
import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import type { Channel } from '#shared/model/frame';
import type { ProcessEventBody } from '#shared/model/process-event';
import type { Target } from '#shared/model/target';
import type { Environment } from './environment.ts';
import { failureOf, type SystemError, spawnError } from './launch-failure.ts';
import { guardGroup, releaseGroup } from './process-groups.ts';
import { ProcessTree } from './process-tree.ts';
import type { Resolution } from './resolve-binary.ts';
import { ServerStdin } from './server-stdin.ts';
import { defaultLimits, killLeftovers, type ShutdownLimits, type ShutdownParts, shutDown } from './shutdown.ts';
import { spawnTarget } from './spawn-target.ts';

export type OutputChannel = Exclude<Channel, 'stdin'>;

/** Where a process tells what happens. Times are milliseconds since the session began. */
export interface ProcessSink {
  now(): number;
  bytes(channel: OutputChannel, bytes: Uint8Array, at: number): void;
  /** The pipe ended; its last bytes were told before. */
  ended(channel: OutputChannel, at: number): void;
  event(body: ProcessEventBody): void;
  /** No process and no pipe is left; nothing follows. Told once, for a launch that failed as well. */
  finished(): void;
}

/** How long we wait for the last bytes of a process that has exited before its exit is told. */
const lastBytesMs = 50;
/** Pipes that are silent for this long while the process goes on, or after it has gone. */
const ownEndMs = 100;
export class ServerProcess {
  private child: ChildProcess | null = null;
  private input: ServerStdin | null = null;
  private tree: ProcessTree | null = null;
  private readonly startedAt: number;
  private exited: { readonly code: number | null; readonly signal: string | null; readonly at: number } | null = null;
  private exitTold = false;
  private stopRequested = false;
  private gotOutput = false;
  private flowing = true;
  private lastBytesAt = 0;
  private readonly open = new Set<OutputChannel>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private stopping: Promise<void> | null = null;
  private over = false;
  private readonly finishedListeners: (() => void)[] = [];
  private resolution: Resolution = { binary: null, searched: [], notExecutable: null };
  private readonly whenExited: Promise<void>;
  private markExited: () => void = () => {};

  /** Starts the target at once. A launch that fails is told to the sink as `launch-failed`. */
  constructor(
    private readonly target: Target,
    private readonly environment: Environment,
    private readonly sink: ProcessSink,
    private readonly limits: ShutdownLimits = defaultLimits,
  ) {
    this.startedAt = sink.now();
    this.whenExited = new Promise((resolve) => {
      this.markExited = resolve;
    });
    this.launch();
  }

  get pid(): number | null {
    return this.child?.pid ?? null;
  }

  /** Null when no process was started. */
  get stdin(): ServerStdin | null {
    return this.input;
  }

  /** Back-pressure: both output pipes are not read until they flow again; the server waits when they are full. */
  setFlowing(flowing: boolean): void {
    this.flowing = flowing;
    for (const pipe of [this.child?.stdout, this.child?.stderr]) {
      if (flowing) pipe?.resume();
      else pipe?.pause();
    }
  }

  /** Stops the whole process tree as the specification says. Resolves when nothing is left. */
  stop(): Promise<void> {
    this.stopping ??= this.stopNow();
    return this.stopping;
  }

  private async stopNow(): Promise<void> {
    const parts = this.shutdownParts();
    if (parts === null || this.over) return;
    this.stopRequested = true;
    if (this.exited === null) await shutDown(parts);
    await this.settled();
  }

  private shutdownParts(): ShutdownParts | null {
    const { pid, tree, limits } = this;
    if (pid === null || tree === null) return null;
    const tell = (body: ProcessEventBody) => this.sink.event(body);
    return { pid, tree, limits, exited: this.whenExited, tell, closeStdin: () => this.input?.close() };
  }

  private settled(): Promise<void> {
    return this.over ? Promise.resolve() : new Promise((resolve) => this.finishedListeners.push(resolve));
  }

  private launch(): void {
    const { child, resolution, failure } = spawnTarget(this.target, this.environment);
    this.resolution = resolution;
    if (child !== null) this.attach(child, resolution.binary ?? this.target.command);
    if (failure !== null) this.fail(failure.error, failure.stage);
  }

  private attach(child: ChildProcess, binary: string): void {
    this.child = child;
    child.on('error', (error) => this.onError(error));
    child.stdin?.on('error', () => {});
    if (child.pid === undefined) return;
    const tell = (body: ProcessEventBody) => this.sink.event(body);
    if (child.stdin !== null) this.input = new ServerStdin(child.stdin, () => this.sink.now(), tell);
    guardGroup(child.pid);
    this.tree = new ProcessTree(child.pid);
    this.tree.watch();
    this.sink.event({ type: 'started', pid: child.pid, binary });
    this.listen('stdout', child.stdout);
    this.listen('stderr', child.stderr);
    child.on('exit', (code, signal) => this.onExit(code, signal));
  }

  private listen(channel: OutputChannel, pipe: Readable | null): void {
    this.open.add(channel);
    pipe?.on('data', (chunk: Buffer) => this.onBytes(channel, chunk));
    pipe?.on('error', () => this.onEnd(channel));
    pipe?.on('close', () => this.onEnd(channel));
    pipe?.on('end', () => this.onEnd(channel));
  }

  private onBytes(channel: OutputChannel, chunk: Uint8Array): void {
    this.lastBytesAt = this.sink.now();
    if (channel === 'stdout') this.gotOutput = true;
    this.sink.bytes(channel, chunk, this.lastBytesAt);
  }

  private onEnd(channel: OutputChannel): void {
    if (!this.open.delete(channel)) return;
    this.sink.ended(channel, this.sink.now());
    if (channel === 'stdout') this.sink.event({ type: 'stream-ended', channel });
    else this.later(ownEndMs, () => this.tellStderrEnd());
    if (this.exited !== null && this.open.size === 0) this.tellExit();
  }

  /** Every process ends its stderr when it exits; it is worth a word only when the process goes on. */
  private tellStderrEnd(): void {
    if (this.exited === null) this.sink.event({ type: 'stream-ended', channel: 'stderr' });
  }

  private onError(error: Error): void {
    if (this.child?.pid === undefined) this.fail(spawnError(error), 'spawn');
    else this.sink.event({ type: 'capture-note', message: error.message });
  }

  private onExit(code: number | null, signal: string | null): void {
    this.exited = { code, signal, at: this.sink.now() };
    this.tree?.stopWatching();
    this.markExited();
    this.input?.abandon();
    if (this.open.size === 0) this.tellExit();
    else this.later(lastBytesMs, () => this.tellExit());
  }

  private tellExit(): void {
    if (this.exited === null || this.exitTold) return;
    this.exitTold = true;
    const { code, signal, at } = this.exited;
    const uptimeMs = Math.round((at - this.startedAt) * 1000) / 1000;
    this.sink.event({ type: 'exited', code, signal, uptimeMs, requested: this.stopRequested });
    if (!this.gotOutput && !this.stopRequested) this.sink.event(this.silentExit(uptimeMs));
    void this.cleanUp();
  }

  /** The launch got as far as a process that ended without a single byte. */
  private silentExit(uptimeMs: number): ProcessEventBody {
    const { code = null, signal = null } = this.exited ?? {};
    const how = signal === null ? `with code ${code}` : `by ${signal}`;
    const message = `The server exited ${how} after ${Math.round(uptimeMs)} ms without writing anything to stdout.`;
    return failureOf('first-byte', { code: null, message }, this.resolution, this.target);
  }

  private fail(error: SystemError, stage: 'resolve' | 'spawn'): void {
    this.sink.event(failureOf(stage, error, this.resolution, this.target));
    // The constructor has to return first: who listens knows us only then.
    setImmediate(() => this.finish());
  }

  /** Ends what the server left running, then waits for the pipes that those held open. */
  private async cleanUp(): Promise<void> {
    const parts = this.shutdownParts();
    if (parts !== null) {
      await killLeftovers(parts);
      releaseGroup(parts.pid);
    }
    this.finishWhenClosed();
  }

  /** Pipes that stay open without a word are held by a process that we cannot find: they are given up. */
  private finishWhenClosed(): void {
    const quiet = this.flowing && this.sink.now() - this.lastBytesAt > ownEndMs;
    if (this.open.size === 0 || quiet) this.closePipes();
    else this.later(ownEndMs, () => this.finishWhenClosed());
  }

  private closePipes(): void {
    for (const channel of [...this.open]) {
      this.pipe(channel)?.destroy();
      this.onEnd(channel);
    }
    this.finish();
  }

  private finish(): void {
    if (this.over) return;
    this.over = true;
    for (const timer of this.timers) clearTimeout(timer);
    this.sink.finished();
    for (const listener of this.finishedListeners) listener();
  }

  private later(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      act();
    }, ms);
    this.timers.add(timer);
  }

  private pipe(channel: OutputChannel): Readable | null {
    return (channel === 'stdout' ? this.child?.stdout : this.child?.stderr) ?? null;
  }
}
