/** Node's clock for the active halves of the protocol. A timer keeps no process alive. */
import type { Timers } from '#shared/peer/timers';

export const nodeTimers: Timers = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
};
