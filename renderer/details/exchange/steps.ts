/** The rows of an exchange on a line of time. */
import type { Row } from '#shared/view/row';

export interface Step {
  readonly row: Row;
  /** Milliseconds since the first row of the exchange. */
  readonly since: number;
  /** Milliseconds since the row before. */
  readonly waited: number;
  /** Where the wait for this row begins and ends, as shares of the whole exchange (0 to 1). */
  readonly from: number;
  readonly to: number;
}

/** The steps of an exchange; `end` (milliseconds since the session began) is now while it is open. */
export function stepsOf(rows: readonly Row[], end: number | null): readonly Step[] {
  const start = rows[0]?.at ?? 0;
  const last = Math.max(rows.at(-1)?.at ?? 0, end ?? 0);
  const whole = Math.max(last - start, Number.MIN_VALUE);
  return rows.map((row, index) => {
    const before = rows[index - 1]?.at ?? start;
    return {
      row,
      since: row.at - start,
      waited: row.at - before,
      from: (before - start) / whole,
      to: (row.at - start) / whole,
    };
  });
}
