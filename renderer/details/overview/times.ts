/** Times of a session for people: on the clock, and since it began. */
import { formatSeconds } from '#shared/view/numbers';

const clock = new Intl.DateTimeFormat(undefined, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
});
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** Local wall clock of a moment, with milliseconds and the day. `at` is milliseconds since `startedAt` (ISO 8601). */
export function wallClock(startedAt: string, at: number): string {
  const moment = Date.parse(startedAt) + at;
  return Number.isNaN(moment) ? '' : `${clock.format(moment)}, ${day.format(moment)}`;
}

/** Time since the session began, with its unit: `0.214 s`. */
export function sinceStart(at: number): string {
  return `${formatSeconds(at)} s`;
}
