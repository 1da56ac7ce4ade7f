/** Rows in columns: about 60 bytes each and their summary, nearly all of it outside of the garbage collected heap. */
import type { Matchable } from '../filter/match.ts';
import type { Diagnostic, Severity } from '../model/diagnostic.ts';
import type { ExchangeState } from '../model/exchange.ts';
import type { Channel, Direction, Ending, Origin } from '../model/frame.ts';
import { type Row, type RowKind, rowKinds } from '../view/row.ts';
import { realColumn, wholeColumn } from './column.ts';
import { TextStore } from './text-store.ts';
import { ChoiceColumn, IdColumn, NameColumn } from './value-columns.ts';

/** From the least to the worst. */
const severities: readonly Severity[] = ['info', 'warning', 'error'];

type Changeable = Pick<Row, 'partner' | 'state' | 'durationMs' | 'lateMs'>;

export class RowColumns {
  readonly #at = realColumn();
  readonly #size = wholeColumn();
  readonly #kind = new ChoiceColumn<RowKind>('event', ...rowKinds.filter((kind) => kind !== 'event'));
  readonly #channel = new ChoiceColumn<Channel | null>(null, 'stdin', 'stdout', 'stderr');
  readonly #direction = new ChoiceColumn<Direction | null>(null, 'client-to-server', 'server-to-client');
  readonly #origin = new ChoiceColumn<Origin>('peer', 'inspector', 'rule');
  readonly #ending = new ChoiceColumn<Ending | null>(null, 'lf', 'crlf', 'eof', 'overflow');
  readonly #state = new ChoiceColumn<ExchangeState | null>(
    null,
    'pending',
    'succeeded',
    'failed',
    'cancelled',
    'abandoned',
  );
  readonly #toolFailed = new ChoiceColumn(false, true);
  readonly #worst = new ChoiceColumn<Severity | null>(null, ...severities);
  readonly #id = new IdColumn();
  readonly #method = new NameColumn();
  readonly #subject = new NameColumn();
  readonly #texts = new TextStore();
  readonly #summary = realColumn();
  readonly #partner = wholeColumn();
  readonly #duration = realColumn();
  readonly #late = new Map<number, number>();
  readonly #findings = wholeColumn();
  readonly #glance = new Glance(this);

  /** Everything but the findings, which are counted by {@link addFindings}. */
  write(row: Row): void {
    const { seq } = row;
    this.#at.set(seq, row.at);
    this.#kind.set(seq, row.kind);
    this.#channel.set(seq, row.channel);
    this.#direction.set(seq, row.direction);
    this.#origin.set(seq, row.origin);
    this.#ending.set(seq, row.ending);
    this.#id.set(seq, row.id);
    this.#method.set(seq, row.method);
    this.#subject.set(seq, row.subject);
    this.#summary.set(seq, this.#texts.add(row.summary));
    this.#size.set(seq, row.size);
    this.#toolFailed.set(seq, row.toolFailed);
    this.#duration.set(seq, Number.NaN);
    this.change(seq, row);
  }

  read(seq: number): Row {
    return {
      seq,
      at: this.#at.get(seq),
      kind: this.#kind.get(seq),
      channel: this.#channel.get(seq),
      direction: this.#direction.get(seq),
      origin: this.#origin.get(seq),
      ending: this.#ending.get(seq),
      id: this.#id.get(seq),
      method: this.#method.get(seq),
      subject: this.#subject.get(seq),
      summary: this.summary(seq),
      size: this.#size.get(seq),
      partner: this.#partner.get(seq) || null,
      state: this.#state.get(seq),
      durationMs: orNull(this.#duration.get(seq)),
      lateMs: this.#late.get(seq) ?? null,
      toolFailed: this.#toolFailed.get(seq),
      worst: this.#worst.get(seq),
      findings: this.#findings.get(seq),
    };
  }

  /** Writes those of the parts that are given and not null. */
  change(seq: number, { partner, state, durationMs, lateMs }: Partial<Changeable>): void {
    if (partner) this.#partner.set(seq, partner);
    if (state) this.#state.set(seq, state);
    if (typeof durationMs === 'number') this.#duration.set(seq, durationMs);
    if (typeof lateMs === 'number') this.#late.set(seq, lateMs);
  }

  addFindings(seq: number, found: readonly Diagnostic[]): void {
    this.#findings.set(seq, this.#findings.get(seq) + found.length);
    const present = new Set([this.#worst.get(seq), ...found.map(({ severity }) => severity)]);
    this.#worst.set(seq, severities.findLast((severity) => present.has(severity)) ?? null);
  }

  /** What a filter looks at, each read only when asked for. The object is the same for every row. */
  glance(seq: number): Matchable {
    this.#glance.seq = seq;
    return this.#glance;
  }

  kind(seq: number): RowKind {
    return this.#kind.get(seq);
  }

  findings(seq: number): number {
    return this.#findings.get(seq);
  }

  id(seq: number): string | null {
    return this.#id.get(seq);
  }

  method(seq: number): string {
    return this.#method.get(seq);
  }

  subject(seq: number): string {
    return this.#subject.get(seq);
  }

  summary(seq: number): string {
    return this.#texts.get(this.#summary.get(seq));
  }
}

function orNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

class Glance implements Matchable {
  seq = 0;
  readonly #columns: RowColumns;

  constructor(columns: RowColumns) {
    this.#columns = columns;
  }

  get kind(): RowKind {
    return this.#columns.kind(this.seq);
  }

  get findings(): number {
    return this.#columns.findings(this.seq);
  }

  get id(): string | null {
    return this.#columns.id(this.seq);
  }

  get method(): string {
    return this.#columns.method(this.seq);
  }

  get subject(): string {
    return this.#columns.subject(this.seq);
  }

  get summary(): string {
    return this.#columns.summary(this.seq);
  }
}
