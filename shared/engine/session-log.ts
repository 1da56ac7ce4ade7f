/** The log of a session: a row per entry, and where the entry lies in the recording. No frame's bytes are kept. */
import type { Matchable } from '../filter/match.ts';
import type { Diagnostic, Severity } from '../model/diagnostic.ts';
import type { Row, RowKind } from '../view/row.ts';
import { Column } from './column.ts';
import type { Dissected, RowUpdate } from './dissected.ts';
import { FindingStore } from './finding-store.ts';
import { type Location, RowStore } from './row-store.ts';

/** More changed rows than this are not told one by one. */
const mostChanges = 1000;

const messageKinds: ReadonlySet<RowKind> = new Set(['request', 'notification', 'response', 'error', 'batch']);

/** Append-only: no row is ever removed, and only what a later entry says about an earlier one is changed in place. */
export class SessionLog {
  #length = 0;
  #messages = 0;
  #changesTaken = 0;
  readonly #rows = new RowStore();
  readonly #found = new FindingStore();
  readonly #changes = new Journal();
  readonly #lateFindings = new Journal();
  readonly #stderr = new Journal();

  /** Adds the next entry; its `seq` has to be `length + 1`. The row's findings are counted from `diagnostics`. */
  append({ row, diagnostics, updates }: Dissected, location: Location): void {
    const { seq, kind } = row;
    if (seq !== this.#length + 1) throw new RangeError(`entry ${seq} cannot follow entry ${this.#length}`);
    this.#rows.write(row, location);
    this.#length = seq;
    if (messageKinds.has(kind)) this.#messages++;
    if (kind === 'stderr') this.#stderr.add(seq);
    this.#find(seq, diagnostics);
    this.amend(updates);
  }

  /** Changes earlier rows, also when nothing was appended; an update about no row of the log is ignored. */
  amend(updates: readonly RowUpdate[]): void {
    for (const update of updates) this.#update(update);
  }

  /** Entries in the log, which is also the `seq` of the last one. */
  get length(): number {
    return this.#length;
  }

  /** JSON-RPC messages, a batch being one; lines that are none do not count. */
  get messages(): number {
    return this.#messages;
  }

  /** Findings of all rows, by severity. */
  get findings(): Readonly<Record<Severity, number>> {
    return this.#found.counts;
  }

  row(seq: number): Row {
    this.#check(seq);
    return this.#rows.read(seq);
  }

  /** The parts of the row that a filter looks at; valid until the next call. Far cheaper than {@link row}. */
  glance(seq: number): Matchable {
    this.#check(seq);
    return this.#rows.glance(seq);
  }

  diagnostics(seq: number): readonly Diagnostic[] {
    this.#check(seq);
    return this.#found.get(seq);
  }

  location(seq: number): Location {
    this.#check(seq);
    return this.#rows.location(seq);
  }

  /**
   * The rows that later entries have changed since this was last called, each once; null when they are so many that
   * reading all rows again is the better choice.
   */
  takeChanged(): readonly number[] | null {
    const from = this.#changesTaken;
    this.#changesTaken = this.#changes.length;
    return this.#changesTaken - from > mostChanges ? null : [...new Set(this.#changes.from(from))];
  }

  /** The nearest row with a finding after (`1`) or before (`-1`) a `seq`, which may be 0 or beyond the end. */
  nextFinding(seq: number, step: 1 | -1): number | null {
    const start = Math.min(Math.max(seq, 0), this.#length + 1);
    for (let at = start + step; at >= 1 && at <= this.#length; at += step) if (this.#rows.findings(at) > 0) return at;
    return null;
  }

  /** Lines on stderr. */
  get stderrCount(): number {
    return this.#stderr.length;
  }

  /** `seq` of the stderr line at a position, counted from 0. */
  stderrSeq(position: number): number {
    if (!(position >= 0 && position < this.#stderr.length)) throw new RangeError(`there is no stderr line ${position}`);
    return this.#stderr.at(position);
  }

  /** How many rows got their first finding only after they had been appended. */
  get lateFindings(): number {
    return this.#lateFindings.length;
  }

  /** The rows that {@link lateFindings} counts, without the first `count` of them. */
  lateFindingsAfter(count: number): readonly number[] {
    return this.#lateFindings.from(count);
  }

  #find(seq: number, found: readonly Diagnostic[]): void {
    if (found.length === 0) return;
    this.#found.add(seq, found);
    this.#rows.addFindings(seq, found);
  }

  #update(update: RowUpdate): void {
    const { seq, diagnostics = [] } = update;
    if (seq < 1 || seq > this.#length) return;
    if (diagnostics.length > 0 && this.#rows.findings(seq) === 0) this.#lateFindings.add(seq);
    this.#rows.change(seq, update);
    this.#find(seq, diagnostics);
    this.#changes.add(seq);
  }

  #check(seq: number): void {
    if (!Number.isInteger(seq) || seq < 1 || seq > this.#length) throw new RangeError(`there is no entry ${seq}`);
  }
}

/** A growing list of `seq`s. */
class Journal {
  readonly #column = new Column();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(seq: number): void {
    this.#column.set(this.#length++, seq);
  }

  at(position: number): number {
    return this.#column.get(position);
  }

  from(position: number): readonly number[] {
    return Array.from({ length: Math.max(0, this.#length - position) }, (_, index) => this.at(position + index));
  }
}
