/** Names of recording files: `<server>-<YYYY-MM-DD>-<HHMMSS>`, in local time. */

export const recordingExtension = '.wirescope.jsonl';

/** The `attempt`s after the first are numbered, so that two sessions of one second have files of their own. */
export function recordingName(server: string, at: Date, attempt = 1, extension = recordingExtension): string {
  const number = attempt === 1 ? '' : `-${attempt}`;
  return `${fileName(server)}-${dateOf(at)}-${timeOf(at)}${number}${extension}`;
}

/** A name that every file system takes: a server's name is only a text. */
export function fileName(server: string): string {
  const safe = server
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[.-]+|[.-]+$/g, '');
  return Array.from(safe).slice(0, 48).join('') || 'server';
}

function dateOf(date: Date): string {
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

function timeOf(date: Date): string {
  return twoDigits(date.getHours()) + twoDigits(date.getMinutes()) + twoDigits(date.getSeconds());
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
