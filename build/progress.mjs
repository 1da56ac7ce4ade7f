// Says what takes long. Everything goes to stderr, so that stdout stays the program's own.

const showAfterMs = 1000;
const tellEveryMs = 10_000;

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;

/** @param {string} text */
export function say(text) {
  process.stderr.write(`${text}\n`);
}

/**
 * Runs `work`, showing `label` with the time it takes once that exceeds a second; a terminal gets one living line, a log
 * file a line every ten seconds. `work` may report details ("34 MB") through its argument.
 *
 * @template T
 * @param {string} label
 * @param {(report: (detail: string) => void) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(label, work) {
  const started = Date.now();
  const living = process.stderr.isTTY === true;
  let detail = '';
  let toldAt = 0;
  const tell = () => {
    const elapsed = Date.now() - started;
    if (elapsed < showAfterMs || (!living && Date.now() - toldAt < tellEveryMs)) return;
    toldAt = Date.now();
    const line = `${label} … ${[detail, seconds(elapsed)].filter(Boolean).join(', ')}`;
    process.stderr.write(living ? `\r\x1b[2K${line}` : `${line}\n`);
  };
  const timer = setInterval(tell, 250);
  try {
    return await work((text) => {
      detail = text;
    });
  } finally {
    clearInterval(timer);
    if (living && toldAt > 0) process.stderr.write('\r\x1b[2K');
    if (toldAt > 0) say(`${label}: ${seconds(Date.now() - started)}`);
  }
}
