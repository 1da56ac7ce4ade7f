import { Button } from '../common/button.tsx';
import { EmptyState } from '../common/empty-state.tsx';
import { showDetailsTab } from '../state/details-view.ts';

/** In place of text and bytes, for an entry that is no frame. */
export function NoFrame() {
  return (
    <EmptyState
      title="Nothing crossed a pipe here"
      actions={<Button onClick={() => showDetailsTab('overview')}>Show its facts</Button>}
    >
      This row says what happened to the server process.
    </EmptyState>
  );
}
