/** Waiting for what may never come. */

/** How long a proper answer may take on a busy machine, in milliseconds. */
export const patience = 10_000;

/**
 * The promise's outcome, always to be asked for.
 * @param {Promise<any>} promise
 */
export function watch(promise) {
  /** @type {{ state: 'pending' | 'resolved' | 'rejected', value: any }} */
  const watched = { state: 'pending', value: undefined };
  promise.then(
    (value) => Object.assign(watched, { state: 'resolved', value }),
    (value) => Object.assign(watched, { state: 'rejected', value }),
  );
  return watched;
}

export const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether the condition came true. @param {() => boolean} condition */
export async function until(condition, limit = patience) {
  const end = Date.now() + limit;
  while (!condition()) {
    if (Date.now() > end) return false;
    await pause(5);
  }
  return true;
}
