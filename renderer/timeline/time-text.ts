/** The three ways of the time column. */
import type { Settings } from '#shared/ipc/contract';
import { formatSeconds } from '#shared/view/numbers';

export type TimeMode = Settings['timeColumn'];

/** Seconds since the session began, the wall clock, or seconds since the row above (`previousAt`, null on the first). */
export function timeText(mode: TimeMode, at: number, startedAt: number, previousAt: number | null): string {
  if (mode === 'relative') return formatSeconds(at);
  if (mode === 'delta') return previousAt === null ? '' : `+${formatSeconds(Math.max(0, at - previousAt))}`;
  return clockText(new Date(startedAt + at));
}

function clockText(time: Date): string {
  const parts = [time.getHours(), time.getMinutes(), time.getSeconds()].map((part) => String(part).padStart(2, '0'));
  return `${parts.join(':')}.${String(time.getMilliseconds()).padStart(3, '0')}`;
}
