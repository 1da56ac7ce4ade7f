/** The key that explains a finding or a message. */
import type { KeyboardEvent } from 'react';
import { openMessage, openReference } from '../../state/reference.ts';

/** F1 explains the finding that has the focus. */
export function explainAfterKey(event: KeyboardEvent, code: string): void {
  if (event.key !== 'F1') return;
  event.preventDefault();
  openReference(code);
}

/** F1 explains the message whose method has the focus. */
export function explainMessageAfterKey(event: KeyboardEvent, method: string, revision: string | null): void {
  if (event.key !== 'F1') return;
  event.preventDefault();
  openMessage(method, revision);
}
