/** A session's rows as lines of text, in the order in which they come. */
import type { PrintOptions } from '#shared/view/printer';
import { printFinding, printRow } from '#shared/view/printer';
import type { Session } from '../node/session.ts';

export class Timeline {
  /** Findings of each row that were printed, by `seq`. */
  private readonly printed: number[] = [0];

  constructor(
    private readonly session: Session,
    private readonly options: PrintOptions,
    private readonly write: (text: string) => void,
  ) {}

  /** Prints what has come since the last time: new rows, and findings that later rows added to earlier ones. */
  advance(): void {
    const { log } = this.session;
    this.printLateFindings(log.takeChanged() ?? this.allPrinted());
    for (let seq = this.printed.length; seq <= log.length; seq += 1) this.printRow(seq);
  }

  private printRow(seq: number): void {
    const { log } = this.session;
    const diagnostics = log.diagnostics(seq);
    this.printed.push(diagnostics.length);
    this.write(`${printRow(log.row(seq), diagnostics, this.options)}\n`);
  }

  private allPrinted(): readonly number[] {
    return [...this.printed.keys()].slice(1);
  }

  private printLateFindings(changed: readonly number[]): void {
    for (const seq of changed.filter((candidate) => candidate < this.printed.length)) {
      const diagnostics = this.session.log.diagnostics(seq);
      for (const diagnostic of diagnostics.slice(this.printed[seq])) {
        this.write(`${printFinding(seq, diagnostic, this.options)}\n`);
      }
      this.printed[seq] = diagnostics.length;
    }
  }
}
