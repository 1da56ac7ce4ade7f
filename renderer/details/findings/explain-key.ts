/** The key that explains a finding. */
import type { KeyboardEvent } from 'react';
import { openReference } from '../../state/reference.ts';

/** F1 explains the finding that has the focus. */
export function explainAfterKey(event: KeyboardEvent, code: string): void {
  if (event.key !== 'F1') return;
  event.preventDefault();
  openReference(code);
}
