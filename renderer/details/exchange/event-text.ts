/** A process event as facts. */
import type { LaunchStage, ProcessEventBody } from '#shared/model/process-event';
import { formatDuration } from '#shared/view/numbers';
import type { Fact } from '../overview/facts.ts';

const stages: { readonly [S in LaunchStage]: string } = {
  resolve: 'finding the program',
  spawn: 'starting the process',
  'first-byte': 'waiting for the first byte',
};

/** The facts of a process event; what is not known is left out. */
export function eventFacts(event: ProcessEventBody): readonly Fact[] {
  return factsFor(event).filter((fact) => fact.value !== '');
}

function factsFor(event: ProcessEventBody): readonly Fact[] {
  switch (event.type) {
    case 'started':
      return [wire('Program', event.binary), wire('Process id', String(event.pid))];
    case 'launch-failed':
      return launchFacts(event);
    case 'exited':
      return exitFacts(event);
    case 'stream-ended':
      return [{ label: 'Stream', value: event.channel }];
    case 'stdin-failed':
      return [wire('Error', errorText(event.code, event.message))];
    case 'signal-sent':
      return [{ label: 'Signal', value: event.signal }];
    case 'leftovers-killed':
      return [wire('Process ids', event.pids.join(', '))];
    case 'capture-note':
      return [{ label: 'Note', value: event.message }];
    case 'stdin-closed':
      return [];
  }
}

function wire(label: string, value: string): Fact {
  return { label, value, wire: true };
}

function errorText(code: string | null, message: string): string {
  return code === null || message.includes(code) ? message : `${code}: ${message}`;
}

function launchFacts(event: Extract<ProcessEventBody, { type: 'launch-failed' }>): readonly Fact[] {
  return [
    { label: 'Failed while', value: stages[event.stage] },
    wire('Error', errorText(event.code, event.message)),
    wire('Tried', event.tried),
    searchedFact(event.searched),
  ];
}

function searchedFact(folders: readonly string[]): Fact {
  const list = [...new Set(folders)];
  const value = list.length === 0 ? '' : `${list.length} ${list.length === 1 ? 'folder' : 'folders'}`;
  return { label: 'PATH searched', value, list };
}

function exitFacts(event: Extract<ProcessEventBody, { type: 'exited' }>): readonly Fact[] {
  return [
    { label: 'Exit code', value: event.code === null ? '' : String(event.code) },
    { label: 'Signal', value: event.signal ?? '' },
    { label: 'Uptime', value: formatDuration(event.uptimeMs) },
    { label: 'Stop asked for', value: event.requested ? 'yes' : 'no: the server ended on its own' },
  ];
}
