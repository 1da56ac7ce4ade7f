/** Carries out what was chosen in the application's menu, and the shortcuts that work everywhere in the window. */
import { useEffect } from 'react';
import type { MenuItem } from '#shared/ipc/contract';
import { showSession, useApp } from './app-store.ts';
import { onEvent } from './bridge.ts';
import { requestFocus } from './focus.ts';
import { keepLayout, readLayout } from './layout.ts';
import { goToFinding, goToPartner, resetFilter } from './navigate.ts';
import { explainFocused, openMessages } from './reference.ts';
import { openRecording, restartSession, stopSession } from './session-actions.ts';
import { toggleTheme } from './theme.ts';
import { useUi } from './ui-store.ts';

type SessionAction = (session: string) => void;

function withSession(action: SessionAction): () => void {
  return () => {
    const { active } = useApp.getState();
    if (active !== null) action(active);
  };
}

/** Every menu item and what it does. */
const actions: { readonly [K in MenuItem]: () => void } = {
  start: () => {
    showSession(null);
    requestAnimationFrame(() => requestFocus('launch'));
  },
  open: () => openRecording(null),
  stop: withSession(stopSession),
  restart: withSession(restartSession),
  filter: () => requestFocus('filter'),
  find: () => {
    useUi.setState({ findOpen: true });
    requestAnimationFrame(() => requestFocus('find'));
  },
  compose: () => requestFocus('composer'),
  'next-finding': withSession((session) => goToFinding(session, 1)),
  'previous-finding': withSession((session) => goToFinding(session, -1)),
  'go-to-partner': withSession(goToPartner),
  'clear-filter': withSession(resetFilter),
  shortcuts: () => useUi.setState({ shortcutsOpen: true }),
  reference: explainFocused,
  messages: openMessages,
  'toggle-sessions': () => keepLayout('folded.sessions', readLayout('folded.sessions') !== true),
  'toggle-theme': toggleTheme,
};

export function runMenuItem(item: MenuItem): void {
  actions[item]();
}

export function useMenu(): void {
  useEffect(() => onEvent('menu.chosen', ({ item }) => runMenuItem(item)), []);
}
