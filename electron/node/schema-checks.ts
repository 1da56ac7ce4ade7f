/**
 * Checks what schemas say of messages, apart from the traffic: questions wait in a queue with bounds, a worker answers
 * them, and what it finds becomes updates of rows. What could not be checked is said, never dropped.
 */
import type { RowUpdate } from '#shared/engine/dissected';
import { type Inquiry, updateAfter } from '#shared/engine/inquiry';
import type { NotChecked, Question, Verdict } from '#shared/mcp/supplied/question';
import { isQuestion } from '#shared/mcp/supplied/texts';
import { Fifo } from './fifo.ts';
import { type FailureLimits, SchemaFailures } from './schema-failures.ts';
import { SchemaThread } from './schema-thread.ts';
import { schemaWorkerFile } from './schema-worker-file.ts';

export interface SchemaLimits extends FailureLimits {
  /** Milliseconds for one question, compiling included. */
  readonly questionMs: number;
  /** Questions that may wait, and UTF-16 units of their texts. */
  readonly waiting: number;
  readonly text: number;
}

const defaults: SchemaLimits = {
  questionMs: 500,
  waiting: 5000,
  text: 32 * 1024 * 1024,
  failuresOfOne: 2,
  failures: 20,
};

/** Asked in one go, which costs two turns of the event loop however many they are. */
const batchQuestions = 512;
const batchText = 1024 * 1024;

/** The doubts of a message that wait for their verdicts. */
interface Open {
  readonly inquiry: Inquiry;
  readonly verdicts: Verdict[];
  left: number;
}

interface Waiting {
  readonly open: Open;
  readonly index: number;
  readonly question: Question;
}

/** Who waits for the queue to become shorter. */
interface Waiter {
  readonly isDue: () => boolean;
  readonly resolve: () => void;
}

export class SchemaChecks {
  readonly #answered: (updates: readonly RowUpdate[]) => void;
  readonly #limits: SchemaLimits;
  readonly #thread: SchemaThread;
  readonly #failures: SchemaFailures;
  readonly #queue = new Fifo<Waiting>();
  /** Taken from the queue, and not answered yet. */
  #hand: readonly Waiting[] = [];
  #text = 0;
  #working = false;
  #closed = false;
  #waiters: readonly Waiter[] = [];

  /** @param answered Called with what was found, at once when nothing has to be asked. */
  constructor(
    answered: (updates: readonly RowUpdate[]) => void,
    limits: Partial<SchemaLimits> = {},
    file = schemaWorkerFile(),
  ) {
    this.#answered = answered;
    this.#limits = { ...defaults, ...limits };
    this.#failures = new SchemaFailures(this.#limits);
    this.#thread = new SchemaThread({ file, limitMs: this.#limits.questionMs });
  }

  /** Questions that wait. */
  get size(): number {
    return this.#queue.length + this.#hand.length;
  }

  /** True when more would not be asked. */
  get isFull(): boolean {
    return this.size >= this.#limits.waiting || this.#text >= this.#limits.text;
  }

  /** The rows of the messages have to be in the log. Never throws. */
  take(inquiries: readonly Inquiry[]): void {
    for (const inquiry of inquiries) this.#open(inquiry);
    if (!this.#working && this.#queue.length > 0) void this.#work();
  }

  /** Resolves when nothing waits; after `limitMs` whatever still waits is given up. */
  settled(limitMs: number): Promise<void> {
    return this.#until(() => this.size === 0, limitMs);
  }

  /** As {@link settled}, when there is room for half of what may wait. */
  room(limitMs: number): Promise<void> {
    const { waiting, text } = this.#limits;
    return this.#until(() => this.size <= waiting / 2 && this.#text <= text / 2, limitMs);
  }

  /** Ends the worker. What still waits is not told. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#clear();
    this.#tellRoom();
    await this.#thread.close();
  }

  #open(inquiry: Inquiry): void {
    const open: Open = { inquiry, verdicts: [], left: inquiry.doubts.length };
    inquiry.doubts.forEach(({ question }, index) => {
      const verdict = isQuestion(question) ? this.#refusal(question) : question;
      if (verdict !== null) this.#answer(open, index, verdict);
      else if (isQuestion(question)) this.#enqueue({ open, index, question });
    });
  }

  #refusal({ schema }: Question): NotChecked | null {
    if (this.#failures.areTooMany) return notChecked('too many schemas of this session took too long');
    if (this.#failures.has(schema)) return slow;
    return this.isFull ? notChecked('too much else waited to be checked') : null;
  }

  #enqueue(waiting: Waiting): void {
    this.#queue.push(waiting);
    this.#text += sizeOf(waiting.question);
  }

  async #work(): Promise<void> {
    this.#working = true;
    while (!this.#closed && this.#takeInHand()) {
      const answer = await this.#thread.ask(this.#hand.map(({ question }) => question));
      // Empty when what was asked has been given up in the meantime.
      if (this.#hand.length === 0) continue;
      if ('verdicts' in answer) this.#takeVerdicts(answer.verdicts);
      else this.#takeLoss(answer.lostAt, answer.reason);
      this.#tellRoom();
    }
    this.#working = false;
    this.#tellRoom();
  }

  /** False when there is nothing to be asked. */
  #takeInHand(): boolean {
    if (this.#hand.length === 0) this.#hand = this.#fill();
    return this.#hand.length > 0;
  }

  #fill(): readonly Waiting[] {
    const batch: Waiting[] = [];
    let text = 0;
    while (batch.length < batchQuestions && text < batchText) {
      const next = this.#queue.shift();
      if (next === undefined) break;
      text += sizeOf(next.question);
      if (this.#failures.has(next.question.schema)) this.#finish(next, slow);
      else batch.push(next);
    }
    return batch;
  }

  #takeVerdicts(verdicts: readonly Verdict[]): void {
    const answered = this.#hand.slice(0, verdicts.length);
    this.#hand = this.#hand.slice(answered.length);
    answered.forEach((waiting, index) => {
      const verdict = verdicts[index];
      if (verdict !== undefined) this.#finish(waiting, verdict);
    });
  }

  /** The questions before it are asked again: their verdicts were lost too. */
  #takeLoss(index: number, reason: string): void {
    const lost = this.#hand[index];
    if (lost === undefined) return;
    this.#hand = this.#hand.filter((waiting) => waiting !== lost);
    this.#finish(lost, notChecked(reason));
    this.#failures.add(lost.question.schema);
    this.#dropSlow();
    if (this.#failures.areTooMany) this.#giveUp();
  }

  #finish(waiting: Waiting, verdict: Verdict): void {
    this.#text -= sizeOf(waiting.question);
    this.#answer(waiting.open, waiting.index, verdict);
  }

  #answer(open: Open, index: number, verdict: Verdict): void {
    open.verdicts[index] = verdict;
    open.left--;
    if (open.left > 0) return;
    const update = updateAfter(open.inquiry, open.verdicts);
    if (update !== null) this.#answered([update]);
  }

  #giveUp(): void {
    for (const waiting of this.#clear()) this.#finish(waiting, notChecked('it would have taken too long'));
    this.#tellRoom();
  }

  #clear(): readonly Waiting[] {
    const given = [...this.#hand];
    this.#hand = [];
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) given.push(next);
    return given;
  }

  async #until(isDue: () => boolean, limitMs: number): Promise<void> {
    if (this.#closed || isDue()) return;
    const timer = setTimeout(() => this.#giveUp(), limitMs);
    await new Promise<void>((resolve) => {
      this.#waiters = [...this.#waiters, { isDue, resolve }];
    });
    clearTimeout(timer);
  }

  #tellRoom(): void {
    const due = this.#waiters.filter(({ isDue }) => this.#closed || isDue());
    if (due.length === 0) return;
    this.#waiters = this.#waiters.filter((waiter) => !due.includes(waiter));
    for (const { resolve } of due) resolve();
  }

  /** Those that are taken already; the others are looked at when they are taken. */
  #dropSlow(): void {
    const [dropped, kept] = partition(this.#hand, ({ question }) => this.#failures.has(question.schema));
    this.#hand = kept;
    for (const waiting of dropped) this.#finish(waiting, slow);
  }
}

const slow: NotChecked = { kind: 'not-checked', why: 'the schema took too long before' };

function sizeOf({ schema, value }: Question): number {
  return schema.length + (value?.length ?? 0);
}

function notChecked(why: string): NotChecked {
  return { kind: 'not-checked', why };
}

function partition<T>(items: readonly T[], belongs: (item: T) => boolean): readonly [readonly T[], readonly T[]] {
  const inside = items.filter(belongs);
  return [inside, items.filter((item) => !inside.includes(item))];
}
