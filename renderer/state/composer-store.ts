/** The text being written to the server, and sending it. */
import { create } from 'zustand';
import type { SessionSummary } from '#shared/model/session';
import { attempt, notify, patchSettings, selectFrame, useApp } from './app-store.ts';
import { command } from './bridge.ts';
import { requestFocus } from './focus.ts';
import { keepLayout, useLayoutFlag } from './layout.ts';

const foldName = 'folded.composer';

/** A text that the editor is to take in place of its own; `at` makes each one distinct. */
export interface Insertion {
  readonly text: string;
  /** The part to select, in UTF-16 units; null: the end. */
  readonly select: { readonly from: number; readonly to: number } | null;
  readonly at: number;
}

interface ComposerState {
  /** What the editor holds. */
  readonly text: string;
  readonly insertion: Insertion | null;
  /** True while a line is on its way to the server process. */
  readonly sending: boolean;
  /** How many texts were sent from this window. */
  readonly sent: number;
}

export const useComposer = create<ComposerState>()(() => ({ text: '', insertion: null, sending: false, sent: 0 }));

/** Puts a text into the composer in place of what it holds (which undo brings back), and goes there. */
export function compose(text: string, select: Insertion['select'] = null): void {
  if (text.includes('\r')) notify('info', 'Carriage returns in this text became line breaks in the editor.');
  keepLayout(foldName, false);
  useComposer.setState({ insertion: { text, select, at: performance.now() } });
  focusComposer();
}

/** Moves the keyboard focus into the composer, unfolded. */
export function focusComposer(): void {
  keepLayout(foldName, false);
  requestAnimationFrame(() => requestFocus('composer'));
}

/** Called by the editor whenever its text changed. */
export function holdText(text: string): void {
  useComposer.setState({ text });
}

/** The editor has taken an insertion. */
export function takeInsertion(insertion: Insertion): void {
  useComposer.setState((state) => (state.insertion === insertion ? { insertion: null } : state));
}

export function useComposerFolded(): readonly [boolean, (folded: boolean) => void] {
  return useLayoutFlag(foldName, false);
}

/** The texts that were sent, most recent first. */
export function sentTexts(): readonly string[] {
  return useApp.getState().settings?.history ?? [];
}

/** Why the session cannot take a message, and whether running it again would help; null when it can. */
export function obstacleOf(
  session: SessionSummary | null,
): { readonly reason: string; readonly again: boolean } | null {
  if (session === null) return { reason: 'There is no server to send to.', again: false };
  switch (session.state) {
    case 'starting':
    case 'running':
    case 'stopping':
      return null;
    case 'exited':
      return { reason: 'The server has exited.', again: session.target !== null };
    case 'failed':
      return { reason: 'The server did not start.', again: session.target !== null };
    case 'opened':
      return { reason: 'This is a recording: nothing is listening.', again: session.target !== null };
    case 'following':
      return { reason: 'This session is only followed: its own client writes to the server.', again: false };
  }
}

/** Sends the text exactly as it is, followed by a line feed; the row that it makes is selected. */
export function send(session: string, text: string, remember: (history: readonly string[]) => readonly string[]): void {
  if (useComposer.getState().sending) return;
  useComposer.setState({ sending: true });
  attempt(async () => {
    try {
      const { seq } = await command('message.send', { session, text });
      selectFrame(session, seq, { reveal: true });
      patchSettings({ history: remember(sentTexts()) });
      useComposer.setState((state) => ({ sent: state.sent + 1 }));
    } finally {
      useComposer.setState({ sending: false });
    }
  });
}
