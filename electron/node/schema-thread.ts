/** One worker thread that judges schemas. It is started when there is a question, and ended when it takes too long. */
import { Worker } from 'node:worker_threads';
import type { Question, Verdict } from '#shared/mcp/supplied/question';

export interface ThreadOptions {
  /** The worker's program. */
  readonly file: string;
  /** Milliseconds for one question. */
  readonly limitMs: number;
}

export type Answer =
  /** Verdicts on the first questions, at least one: as many as could be found in one go. */
  | { readonly verdicts: readonly Verdict[] }
  /** The worker was lost at the question with this index. `reason` is about that question, in words. */
  | { readonly lostAt: number; readonly reason: string };

/** A worker that is not ready by then, on however busy a machine, will never be. Milliseconds. */
const startLimitMs = 30_000;
/** One that has nothing to do is ended after so many milliseconds. */
const idleMs = 30_000;
/** Megabytes; an ordinary schema takes one or two. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, codeRangeSizeMb: 32 };

interface Running {
  readonly worker: Worker;
  ready: boolean;
}

export class SchemaThread {
  readonly #options: ThreadOptions;
  /** The worker writes here which question it is at. */
  readonly #position = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  #running: Running | null = null;
  #questions: readonly Question[] = [];
  #answered: ((answer: Answer) => void) | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ThreadOptions) {
    this.#options = options;
  }

  /** True while there is a worker, which may be idle. */
  get isRunning(): boolean {
    return this.#running !== null;
  }

  /** To be called again only when the answer is there. Never rejects. */
  ask(questions: readonly Question[]): Promise<Answer> {
    this.#stopWaiting();
    return new Promise((resolve) => {
      this.#questions = questions;
      Atomics.store(this.#position, 0, 0);
      this.#answered = resolve;
      this.#running ??= this.#start();
      if (this.#running?.ready === true) this.#send(this.#running);
    });
  }

  /** Ends the worker; a question that is asked gets no verdict. */
  async close(): Promise<void> {
    await this.#end('it was not needed any more');
  }

  #start(): Running | null {
    try {
      const worker = new Worker(this.#options.file, {
        workerData: this.#position,
        resourceLimits,
        execArgv: [],
        env: {},
      });
      const running: Running = { worker, ready: false };
      // A verdict that nobody waits for must not keep the process alive.
      worker.unref();
      worker.on('message', (message: unknown) => this.#take(running, message));
      worker.on('error', (error) => this.#fail(running, error.message));
      worker.on('exit', () => this.#fail(running, 'it ended'));
      this.#wait(startLimitMs, () => this.#fail(running, 'it did not start'));
      return running;
    } catch (error) {
      this.#give({ lostAt: 0, reason: error instanceof Error ? error.message : String(error) });
      return null;
    }
  }

  #take(running: Running, message: unknown): void {
    if (running !== this.#running) return;
    if (isVerdicts(message)) this.#give({ verdicts: message });
    else {
      running.ready = true;
      this.#send(running);
    }
  }

  #send({ worker }: Running): void {
    const limit = this.#options.limitMs;
    worker.postMessage(this.#questions);
    this.#wait(limit, () => void this.#end(`it took longer than ${limit} ms`));
  }

  #fail(running: Running, reason: string): void {
    if (running === this.#running) void this.#end(`the validator broke down: ${reason.slice(0, 100)}`);
  }

  async #end(reason: string): Promise<void> {
    const worker = this.#running?.worker;
    this.#running = null;
    this.#give({ lostAt: Atomics.load(this.#position, 0), reason });
    await worker?.terminate();
  }

  #give(answer: Answer): void {
    const answered = this.#answered;
    this.#answered = null;
    this.#stopWaiting();
    if (this.#running !== null) this.#wait(idleMs, () => void this.#end('it was idle'));
    answered?.(answer);
  }

  /** An answer may have come while the process was busy: it is taken first. */
  #wait(ms: number, then: () => void): void {
    this.#stopWaiting();
    const timer = setTimeout(() => {
      setImmediate(() => {
        if (timer === this.#timer) then();
      });
    }, ms);
    timer.unref();
    this.#timer = timer;
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

function isVerdicts(message: unknown): message is readonly Verdict[] {
  return Array.isArray(message);
}
