/**
 * Rows of one view, read by pages as they are needed and kept a while. What is drawn never waits: a page that is out
 * of date is shown until the new one has arrived.
 */
import type { CommandResults, ViewSize } from '#shared/ipc/contract';
import type { Row } from '#shared/view/row';

export type RowRead = (from: number, count: number) => Promise<CommandResults['log.read']>;

export const pageSize = 100;
const maxPages = 60;
/** Most rows of one answer. */
const maxRead = 500;
/** Furthest that is read ahead of a scrolling list, in rows. */
const maxAhead = 300;

interface Page {
  rows: readonly Row[];
  stale: boolean;
}

interface Span {
  readonly from: number;
  readonly count: number;
}

export class RowCache {
  /** Rows that the list shows. While it follows the end this grows only with rows that are here. */
  count = 0;
  /** Entries in the log, shown or not. */
  total = 0;
  /** Rows in the view as far as the main process has told. */
  private head = 0;
  private version = -1;
  private window = { first: 0, last: 60, follow: false };
  /** Rows by which the window moved last: what comes next is read ahead. */
  private moved = 0;
  private busy = false;
  private readonly pages = new Map<number, Page>();

  constructor(
    private readonly read: RowRead,
    private readonly onChange: () => void,
  ) {}

  /** The row at a position of the view as far as it is known, out of date or not. */
  at(position: number): Row | undefined {
    return this.pages.get(Math.floor(position / pageSize))?.rows[position % pageSize];
  }

  /** Position of an entry among the rows that are kept, or null: then the main process has to be asked. */
  find(seq: number): number | null {
    for (const [index, page] of this.pages) {
      const first = page.rows[0];
      const last = page.rows.at(-1);
      if (page.stale || first === undefined || last === undefined || seq < first.seq || seq > last.seq) continue;
      const place = page.rows.findIndex((row) => row.seq === seq);
      return place < 0 ? null : index * pageSize + place;
    }
    return null;
  }

  /** The row at a position, read when it is not here. */
  async load(position: number): Promise<Row | undefined> {
    return this.at(position) ?? (await this.read(position, 1)).rows[0];
  }

  /** Says which positions are drawn (`last` exclusive), and whether the list follows the end. */
  watch(first: number, last: number, follow: boolean): void {
    this.moved = first - this.window.first;
    this.window = { first, last, follow };
    if (!follow) this.show(this.head);
    this.pump();
  }

  /** The view has grown or changed; `changed` entries (null: all) are to be read again. */
  grew(size: ViewSize, changed: readonly number[] | null): void {
    if (size.version < this.version) return;
    this.adopt(size);
    this.invalidate(changed);
    if (!this.window.follow) this.show(this.head);
    this.onChange();
    this.pump();
  }

  private adopt(size: ViewSize): void {
    const same = size.version === this.version;
    if (!same) this.invalidate(null);
    this.version = size.version;
    // Within one version the view only grows: a smaller size was overtaken on its way.
    this.head = same ? Math.max(this.head, size.count) : size.count;
    this.total = Math.max(this.total, size.total);
    if (this.count > this.head) this.show(this.head);
  }

  private show(count: number): void {
    if (count === this.count) return;
    this.count = count;
    this.onChange();
  }

  private invalidate(changed: readonly number[] | null): void {
    if (changed?.length === 0) return;
    for (const page of this.pages.values()) {
      const from = page.rows[0]?.seq ?? 0;
      const to = page.rows.at(-1)?.seq ?? 0;
      if (changed === null || changed.some((seq) => seq >= from && seq <= to)) page.stale = true;
    }
  }

  /** One read at a time: a slow answer never piles up questions, and the next question knows the newest state. */
  private pump(): void {
    if (this.busy) return;
    const span = this.wanted();
    // Nothing is missing: what was told late, or read before it was told, is shown too.
    if (span === null) {
      this.show(this.head);
      return;
    }
    this.busy = true;
    this.read(span.from, span.count)
      .then((answer) => this.apply(span, answer))
      .then(
        (progress) => this.finish(progress),
        () => this.finish(false),
      );
  }

  private finish(progress: boolean): void {
    this.busy = false;
    if (progress) this.pump();
  }

  /** What to read next: of the window first, then of what it moves towards. */
  private wanted(): Span | null {
    const { first, last, follow } = this.window;
    if (follow) return this.missing(Math.max(0, this.head - (last - first)), this.head);
    // A leap says nothing about where the list goes next.
    const ahead = Math.abs(this.moved) > maxAhead ? 0 : Math.max(-maxAhead, Math.min(maxAhead, this.moved * 3));
    return (
      this.missing(first, last) ?? this.missing(Math.max(0, first + Math.min(0, ahead)), last + Math.max(0, ahead))
    );
  }

  /** The first span between two positions that is missing, short or out of date, over as many pages as it lasts. */
  private missing(start: number, end: number): Span | null {
    const limit = Math.min(end, this.head);
    for (let index = Math.floor(start / pageSize); index * pageSize < limit; index += 1) {
      const from = index * pageSize + this.usable(index);
      if (from >= Math.min((index + 1) * pageSize, this.head)) continue;
      let to = (index + 1) * pageSize;
      while (to < limit && to - from < maxRead - pageSize && this.usable(to / pageSize) === 0) to += pageSize;
      return { from, count: to - from };
    }
    return null;
  }

  /** Rows of a page, from its first one, that need not be read. */
  private usable(index: number): number {
    const page = this.pages.get(index);
    return page === undefined || page.stale ? 0 : page.rows.length;
  }

  /** Takes an answer in; false when it brought nothing, so that asking again would not help. */
  private apply(span: Span, answer: CommandResults['log.read']): boolean {
    if (answer.version < this.version) return true;
    this.adopt(answer);
    this.put(span, answer.rows);
    const { follow } = this.window;
    this.show(follow ? Math.min(this.head, Math.max(this.count, span.from + answer.rows.length)) : this.head);
    this.onChange();
    return answer.rows.length > 0;
  }

  private put(span: Span, rows: readonly Row[]): void {
    for (let done = 0; done < rows.length; ) {
      const from = span.from + done;
      const part = rows.slice(done, done + pageSize - (from % pageSize));
      this.putPage(Math.floor(from / pageSize), from % pageSize, part);
      done += part.length;
    }
    for (const oldest of this.pages.keys()) {
      if (this.pages.size <= maxPages) break;
      this.pages.delete(oldest);
    }
  }

  private putPage(index: number, before: number, rows: readonly Row[]): void {
    const old = this.pages.get(index);
    const page: Page =
      before > 0 && old !== undefined
        ? { rows: [...old.rows.slice(0, before), ...rows], stale: old.stale }
        : { rows: rows.map((row, place) => keepIfSame(old?.rows[place], row)), stale: false };
    this.pages.delete(index);
    this.pages.set(index, page);
  }
}

/** The old object when nothing in the row has changed, so that its line need not be drawn again. */
function keepIfSame(old: Row | undefined, row: Row): Row {
  if (old === undefined || old.seq !== row.seq) return row;
  const keys = Object.keys(row) as (keyof Row)[];
  return keys.every((key) => old[key] === row[key]) ? old : row;
}
