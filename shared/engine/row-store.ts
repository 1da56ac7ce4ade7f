/** Rows as records: about 70 bytes each and their summary, nearly all of it outside of the garbage collected heap. */
import type { Matchable } from '../filter/match.ts';
import type { Diagnostic, Severity } from '../model/diagnostic.ts';
import type { ExchangeState } from '../model/exchange.ts';
import type { Row, RowKind } from '../view/row.ts';
import { Ids } from './ids.ts';
import { Names } from './names.ts';
import { Records } from './records.ts';
import { Shapes } from './shapes.ts';
import { TextStore } from './text-store.ts';

/** From the least to the worst. */
const severities: readonly (Severity | null)[] = [null, 'info', 'warning', 'error'];
const states: readonly (ExchangeState | null)[] = [null, 'pending', 'succeeded', 'failed', 'cancelled', 'abandoned'];

/** Where an entry's line is in the recording file, in bytes. */
export interface Location {
  readonly offset: number;
  readonly length: number;
}

type Changeable = Pick<Row, 'partner' | 'state' | 'durationMs' | 'lateMs'>;

/** The parts of a record that are reals; they come first. */
const real = { at: 0, duration: 1, summary: 2, offset: 3 } as const;
/** The parts that are wholes, two to the room of a real. */
const whole = {
  shape: 8,
  id: 9,
  method: 10,
  subject: 11,
  size: 12,
  partner: 13,
  state: 14,
  findings: 15,
  worst: 16,
  length: 17,
} as const;
const recordSize = 9;

/** Tools and prompts have few names, resources may all have different ones: those are kept with the summaries. */
const mostSubjects = 1000;
/** Subjects from this number on are addresses of texts. */
const firstText = 2 ** 31;

export class RowStore {
  readonly #records = new Records(recordSize);
  readonly #shapes = new Shapes();
  readonly #ids = new Ids();
  readonly #methods = new Names();
  readonly #subjects = new Names(mostSubjects);
  readonly #texts = new TextStore();
  readonly #late = new Map<number, number>();
  readonly #glance = new Glance(this);

  /** Everything but the findings, which are counted by {@link addFindings}. */
  write(row: Row, location: Location): void {
    const { seq } = row;
    const { reals, wholes } = this.#records.blockOf(seq);
    const first = this.#records.realsAt(seq);
    reals[first + real.at] = row.at;
    reals[first + real.duration] = row.durationMs ?? Number.NaN;
    reals[first + real.summary] = this.#texts.add(row.summary);
    reals[first + real.offset] = location.offset;
    const start = this.#records.wholesAt(seq);
    wholes[start + whole.shape] = this.#shapes.numberOf(row);
    wholes[start + whole.id] = this.#ids.numberOf(seq, row.id);
    wholes[start + whole.method] = this.#methods.numberOf(row.method);
    wholes[start + whole.subject] = this.#subjectNumber(row);
    wholes[start + whole.size] = row.size;
    wholes[start + whole.partner] = row.partner ?? 0;
    wholes[start + whole.state] = states.indexOf(row.state);
    wholes[start + whole.length] = location.length;
    if (row.lateMs !== null) this.#late.set(seq, row.lateMs);
  }

  read(seq: number): Row {
    const records = this.#records;
    const { kind, channel, direction, origin, ending, toolFailed } = this.#shapes.shapeAt(
      records.whole(seq, whole.shape),
    );
    return {
      seq,
      at: records.real(seq, real.at),
      kind,
      channel,
      direction,
      origin,
      ending,
      id: this.id(seq),
      method: this.method(seq),
      subject: this.subject(seq),
      summary: this.summary(seq),
      size: records.whole(seq, whole.size),
      partner: records.whole(seq, whole.partner) || null,
      state: states[records.whole(seq, whole.state)] ?? null,
      durationMs: orNull(records.real(seq, real.duration)),
      lateMs: this.#late.get(seq) ?? null,
      toolFailed,
      worst: severities[records.whole(seq, whole.worst)] ?? null,
      findings: this.findings(seq),
    };
  }

  /** Writes those of the parts that are given and not null. */
  change(seq: number, { partner, state, durationMs, lateMs }: Partial<Changeable>): void {
    if (partner) this.#records.setWhole(seq, whole.partner, partner);
    if (state) this.#records.setWhole(seq, whole.state, states.indexOf(state));
    if (typeof durationMs === 'number') this.#records.setReal(seq, real.duration, durationMs);
    if (typeof lateMs === 'number') this.#late.set(seq, lateMs);
  }

  addFindings(seq: number, found: readonly Diagnostic[]): void {
    this.#records.setWhole(seq, whole.findings, this.findings(seq) + found.length);
    const ranks = found.map(({ severity }) => severities.indexOf(severity));
    this.#records.setWhole(seq, whole.worst, Math.max(this.#records.whole(seq, whole.worst), ...ranks));
  }

  /** What a filter looks at, each read only when asked for. The object is the same for every row. */
  glance(seq: number): Matchable {
    this.#glance.seq = seq;
    return this.#glance;
  }

  location(seq: number): Location {
    return { offset: this.#records.real(seq, real.offset), length: this.#records.whole(seq, whole.length) };
  }

  kind(seq: number): RowKind {
    return this.#shapes.shapeAt(this.#records.whole(seq, whole.shape)).kind;
  }

  findings(seq: number): number {
    return this.#records.whole(seq, whole.findings);
  }

  id(seq: number): string | null {
    return this.#ids.idOf(seq, this.#records.whole(seq, whole.id));
  }

  method(seq: number): string {
    return this.#methods.nameAt(this.#records.whole(seq, whole.method));
  }

  subject(seq: number): string {
    const number = this.#records.whole(seq, whole.subject);
    return number < firstText ? this.#subjects.nameAt(number) : this.#texts.get(number - firstText);
  }

  summary(seq: number): string {
    return this.#texts.get(this.#records.real(seq, real.summary));
  }

  #subjectNumber({ subject }: Row): number {
    const number = this.#subjects.numberOf(subject);
    return number === -1 ? firstText + this.#texts.add(subject) : number;
  }
}

function orNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

class Glance implements Matchable {
  seq = 0;
  readonly #rows: RowStore;

  constructor(rows: RowStore) {
    this.#rows = rows;
  }

  get kind(): RowKind {
    return this.#rows.kind(this.seq);
  }

  get findings(): number {
    return this.#rows.findings(this.seq);
  }

  get id(): string | null {
    return this.#rows.id(this.seq);
  }

  get method(): string {
    return this.#rows.method(this.seq);
  }

  get subject(): string {
    return this.#rows.subject(this.seq);
  }

  get summary(): string {
    return this.#rows.summary(this.seq);
  }
}
