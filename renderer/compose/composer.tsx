/**
 * Writes lines to the server's stdin.
 *
 * What is typed is what is sent: no correction, no reordering, one line feed behind it. This folder holds one concern a
 * file: the text editor, templates, history; what is unusual about a text is `shared/view/hints.ts`. A form for a tool's arguments is another editor beside
 * `text-editor.tsx` that calls `compose` with its text; a way to connect (raw, handshake, modern, auto) is another
 * choice in `toolbar.tsx`.
 */
import { ChevronDown, ChevronUp } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useMemo } from 'react';
import type { SessionSummary } from '#shared/model/session';
import { hintsFor } from '#shared/view/hints';
import { IconButton } from '../common/button.tsx';
import { useActiveSession } from '../state/app-store.ts';
import { obstacleOf, send, sentTexts, useComposer, useComposerFolded } from '../state/composer-store.ts';
import styles from './compose.module.css';
import { HintList } from './hint-list.tsx';
import { remember } from './history.ts';
import { SendControls } from './send-controls.tsx';
import { Toolbar } from './toolbar.tsx';

/** The editor is loaded once the window has nothing better to do: the timeline shows first. */
const TextEditor = lazy(async () => {
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  return import('./text-editor.tsx');
});

export function Composer() {
  const session = useActiveSession();
  const [folded, setFolded] = useComposerFolded();
  const text = useComposer((state) => state.text);
  return (
    <section aria-label="Composer" data-testid="composer" className={styles.composer}>
      <header className={styles.bar}>
        <h2 className={styles.title}>Compose</h2>
        {folded ? (
          <FoldedText text={text} onOpen={() => setFolded(false)} />
        ) : (
          <Toolbar revision={session?.revision ?? null} nextId={session?.nextId ?? 1} />
        )}
        <SendControls session={session} text={text} onSend={() => sendNow(session, text)} />
        <IconButton
          label={folded ? 'Unfold the composer' : 'Fold the composer'}
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
        >
          {folded ? <ChevronUp /> : <ChevronDown />}
        </IconButton>
      </header>
      {!folded && <Body session={session} />}
    </section>
  );
}

/** The text in one line; a click opens the editor. */
function FoldedText({ text, onOpen }: { readonly text: string; readonly onOpen: () => void }) {
  return (
    <button type="button" className={styles.folded} onClick={onOpen}>
      {text === '' ? 'Write a message to the server' : text.slice(0, 300)}
    </button>
  );
}

function Body({ session }: { readonly session: SessionSummary | null }) {
  const text = useDeferredValue(useComposer((state) => state.text));
  const nextId = session?.nextId ?? null;
  const hints = useMemo(() => (text === '' ? [] : hintsFor(text, { nextId })), [text, nextId]);
  return (
    <div className={styles.body}>
      <Suspense fallback={<div className={styles.editor} />}>
        <TextEditor onSend={(current) => sendNow(session, current)} history={sentTexts} />
      </Suspense>
      <HintList hints={hints} text={text} nextId={nextId} />
    </div>
  );
}

function sendNow(session: SessionSummary | null, text: string): void {
  if (session === null || obstacleOf(session) !== null) return;
  send(session.id, text, (history) => remember(history, text));
}
