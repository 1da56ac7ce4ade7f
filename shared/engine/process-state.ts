/** What the events of a process leave behind for later ones. */
import type { EventLook } from '../mcp/look.ts';
import type { Origin } from '../model/frame.ts';
import type { ProcessEvent } from '../model/process-event.ts';

export class ProcessState {
  ended = false;
  /** Nothing comes from the server any more. */
  stdoutEnded = false;
  /** Client requests that were given up. */
  unanswered = 0;
  /** Who wrote to stdin last. */
  stdinOrigin: Origin = 'peer';
  #stdinClosedAt: number | null = null;
  #signalSent: string | null = null;

  take(event: ProcessEvent): EventLook {
    if (event.type === 'exited' || event.type === 'launch-failed') this.ended = true;
    if (event.type === 'stream-ended' && event.channel === 'stdout') this.stdoutEnded = true;
    if (event.type === 'signal-sent') this.#signalSent = event.signal;
    if (closesStdin(event)) this.#stdinClosedAt ??= event.at;
    return { event, stdinClosedAt: this.#stdinClosedAt, signalSent: this.#signalSent };
  }
}

function closesStdin(event: ProcessEvent): boolean {
  return event.type === 'stdin-closed' || (event.type === 'stream-ended' && event.channel === 'stdin');
}
