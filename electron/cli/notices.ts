/** What happens at the pipes without being a row yet, said once: bytes without a newline, requests that are not read. */
import type { Partial, SessionSummary } from '#shared/model/session';
import { formatDuration, formatSize } from '#shared/view/numbers';
import { visible } from '#shared/view/visible';

/** Milliseconds after which waiting is worth a word. */
const patienceMs = 2000;

export class Notices {
  private readonly said = new Set<string>();

  /** The notices that are due and were not given before. */
  due({ partials, unreadStdin, nowMs }: SessionSummary): readonly string[] {
    const waiting = partials.filter(({ firstAt }) => nowMs - firstAt >= patienceMs);
    const notices = waiting.map((partial) => ({ key: keyOf(partial), text: partialText(partial, nowMs) }));
    if (unreadStdin !== null && nowMs - unreadStdin.sinceMs >= patienceMs) {
      const text = `${formatSize(unreadStdin.size)} on stdin are not read by the server`;
      notices.push({ key: `unread ${unreadStdin.sinceMs}`, text });
    }
    return notices.filter(({ key }) => this.isNew(key)).map(({ text }) => `${' '.repeat(16)}… ${text}`);
  }

  private isNew(key: string): boolean {
    const isNew = !this.said.has(key);
    this.said.add(key);
    return isNew;
  }
}

function keyOf({ channel, firstAt }: Partial): string {
  return `${channel} ${firstAt}`;
}

function partialText({ channel, size, firstAt, preview }: Partial, nowMs: number): string {
  const since = formatDuration(nowMs - firstAt);
  return `${formatSize(size)} on ${channel}, no newline, for ${since}: ${visible(preview)}`;
}
