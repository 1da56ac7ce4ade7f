/** Numbers for people. */

const sizeUnits = ['kB', 'MB', 'GB', 'TB'] as const;

/** `142 B`, `13.4 kB`, `50.0 MB`: decimal units, three digits at most before the point. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  let value = bytes / 1000;
  let unit = 0;
  while (value >= 999.5 && unit < sizeUnits.length - 1) {
    value /= 1000;
    unit++;
  }
  return `${value < 99.95 ? value.toFixed(1) : Math.round(value)} ${sizeUnits[unit]}`;
}

/** A length of time in milliseconds: `0.4 ms`, `2 ms`, `1.83 s`, `3 min 02 s`, `2 h 05 min`. */
export function formatDuration(ms: number): string {
  if (ms < 0.95) return `${Math.max(0, ms).toFixed(1)} ms`;
  if (ms < 999.5) return `${Math.round(ms)} ms`;
  if (ms < 59_995) return `${(ms / 1000).toFixed(ms < 9_995 ? 2 : 1)} s`;
  return formatLong(Math.round(ms / 1000));
}

function formatLong(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${twoDigits(seconds % 60)} s`;
  return `${Math.floor(minutes / 60)} h ${twoDigits(minutes % 60)} min`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** `88,120`. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A moment of the session as a clock, from milliseconds: `0.021`, `63.500`. */
export function formatSeconds(ms: number): string {
  return (ms / 1000).toFixed(3);
}
