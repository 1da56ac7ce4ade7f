/** Process events as sentences. */
import type { ProcessEvent } from '../model/process-event.ts';
import { formatDuration } from './numbers.ts';
import { counted } from './values.ts';
import { oneLine } from './visible.ts';

/** A short label for the row: "exited". */
export function eventLabel(event: ProcessEvent): string {
  return event.type.replaceAll('-', ' ');
}

/** What happened, in one sentence without a full stop. `unanswered`: requests to the server that had no answer by then. */
export function eventSummary(event: ProcessEvent, unanswered: number): string {
  switch (event.type) {
    case 'started':
      return oneLine(`started ${event.binary}, pid ${event.pid}`);
    case 'launch-failed':
      return oneLine(`could not start ${event.tried}: ${event.message}`);
    case 'stream-ended':
      return `${event.channel} ended`;
    case 'stdin-closed':
      return 'stdin was closed';
    case 'stdin-failed':
      return oneLine(`stdin cannot be written any more: ${event.message}`);
    case 'signal-sent':
      return oneLine(`sent ${event.signal}`);
    case 'exited':
      return `${exitText(event)} after ${formatDuration(event.uptimeMs)}${unansweredText(unanswered)}`;
    case 'leftovers-killed':
      return `killed ${counted(event.pids.length, 'process').replace(/processs$/, 'processes')} left behind: ${event.pids.slice(0, 10).join(', ')}`;
    case 'capture-note':
      return oneLine(event.message);
  }
}

function exitText(exit: { readonly code: number | null; readonly signal: string | null }): string {
  if (exit.signal !== null) return `killed by ${oneLine(exit.signal, 20)}`;
  return exit.code === null ? 'exited' : `exited with code ${exit.code}`;
}

function unansweredText(unanswered: number): string {
  return unanswered === 0 ? '' : `, ${counted(unanswered, 'call')} unanswered`;
}
