/** How far a launched server has come, from what its process told. */
import type { ProcessEventBody } from '#shared/model/process-event';
import type { ExitInfo, LaunchFailure, SessionState } from '#shared/model/session';
import type { Target } from '#shared/model/target';

export class LiveState {
  pid: number | null = null;
  exit: ExitInfo | null = null;
  failure: LaunchFailure | null = null;
  /** True from the first byte on stdout on. */
  running = false;
  stopRequested = false;

  constructor(
    readonly target: Target,
    /** Wall clock of time zero, ISO 8601. */
    readonly startedAt: string,
  ) {}

  take(event: ProcessEventBody): void {
    if (event.type === 'started') this.pid = event.pid;
    else if (event.type === 'exited') this.exit = exitOf(event);
    else if (event.type === 'launch-failed') this.failure = failureOf(event);
  }

  get name(): SessionState {
    if (this.failure !== null) return 'failed';
    if (this.exit !== null) return 'exited';
    if (this.stopRequested) return 'stopping';
    return this.running ? 'running' : 'starting';
  }
}

export function exitOf(event: Extract<ProcessEventBody, { type: 'exited' }>): ExitInfo {
  const { code, signal, uptimeMs, requested } = event;
  return { code, signal, uptimeMs, requested };
}

export function failureOf(event: Extract<ProcessEventBody, { type: 'launch-failed' }>): LaunchFailure {
  const { stage, code, message, tried, searched } = event;
  return { stage, code, message, tried, searched };
}
