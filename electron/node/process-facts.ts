/** What a server's process has told so far: who it is, how it ended, why it could not be launched. */
import type { ProcessEventBody } from '#shared/model/process-event';
import type { ExitInfo, LaunchFailure } from '#shared/model/session';

export class ProcessFacts {
  pid: number | null = null;
  exit: ExitInfo | null = null;
  failure: LaunchFailure | null = null;

  take(event: ProcessEventBody): void {
    if (event.type === 'started') this.pid = event.pid;
    else if (event.type === 'exited') this.exit = exitOf(event);
    else if (event.type === 'launch-failed') this.failure = failureOf(event);
  }

  /** True when nothing more is to be expected of the process. */
  get ended(): boolean {
    return this.exit !== null || this.failure !== null;
  }
}

function exitOf(event: Extract<ProcessEventBody, { type: 'exited' }>): ExitInfo {
  const { code, signal, uptimeMs, requested } = event;
  return { code, signal, uptimeMs, requested };
}

function failureOf(event: Extract<ProcessEventBody, { type: 'launch-failed' }>): LaunchFailure {
  const { stage, code, message, tried, searched } = event;
  return { stage, code, message, tried, searched };
}
