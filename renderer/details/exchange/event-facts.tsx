import type { ProcessEventBody } from '#shared/model/process-event';
import { FactTable } from '../fact-table.tsx';
import { eventFacts } from './event-text.ts';

/** What happened to the server process, fact by fact. */
export function EventFacts({ event }: { readonly event: ProcessEventBody }) {
  return <FactTable facts={eventFacts(event)} />;
}
