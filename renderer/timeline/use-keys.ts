import { type KeyboardEvent, useRef } from 'react';
import { selectFrame, useApp } from '../state/app-store.ts';
import { requestFocus } from '../state/focus.ts';
import { copyLine, goToFinding, goToPartner } from '../state/navigate.ts';
import { useUi } from '../state/ui-store.ts';
import { type KeyAction, keyAction } from './keys.ts';
import type { Cursor } from './use-cursor.ts';

type SessionAction = (session: string) => void;

/** A second key counts as part of a chord for so long. */
const chordMs = 1000;

/** Keyboard of the timeline. */
export function useKeys(session: string, cursor: Cursor): (event: KeyboardEvent) => void {
  const prefixedAt = useRef(Number.NEGATIVE_INFINITY);
  return (event) => {
    if (event.target !== event.currentTarget) return;
    const action = keyAction(event, event.timeStamp - prefixedAt.current < chordMs);
    prefixedAt.current = action?.type === 'prefix' ? event.timeStamp : Number.NEGATIVE_INFINITY;
    if (action === null) return;
    event.preventDefault();
    carryOut(action, session, cursor);
  };
}

function carryOut(action: KeyAction, session: string, cursor: Cursor): void {
  if (action.type === 'move') cursor.move(action.by);
  else if (action.type === 'page') cursor.page(action.by);
  else if (action.type === 'first') cursor.first();
  else if (action.type === 'last') cursor.last();
  else others[action.type](session);
}

const others: { readonly [T in Exclude<KeyAction['type'], 'move' | 'page' | 'first' | 'last'>]: SessionAction } = {
  details: () => requestFocus('details'),
  filter: () => requestFocus('filter'),
  deselect: (session) => selectFrame(session, null),
  partner: goToPartner,
  'next-finding': (session) => goToFinding(session, 1),
  'previous-finding': (session) => goToFinding(session, -1),
  copy: (session) => withSelected(session, copyLine),
  shortcuts: () => useUi.setState({ shortcutsOpen: true }),
  prefix: () => {},
};

function withSelected(session: string, action: (session: string, seq: number) => void): void {
  const seq = useApp.getState().selected[session];
  if (seq !== undefined) action(session, seq);
}
