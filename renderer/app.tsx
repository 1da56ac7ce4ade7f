import { type DragEvent, useState } from 'react';
import styles from './app.module.css';
import { Notices } from './common/notices.tsx';
import { ShortcutSheet } from './common/shortcut-sheet.tsx';
import { FoldingPane, Pane, Split, Splitter } from './common/split.tsx';
import { ReferenceDialog } from './explain/reference-dialog.tsx';
import { StartPage } from './launch/start-page.tsx';
import { SessionView } from './session-view.tsx';
import { SessionList } from './sessions/session-list.tsx';
import { StatusBar } from './sessions/status-bar.tsx';
import { TitleBar } from './sessions/title-bar.tsx';
import { useActiveSession } from './state/app-store.ts';
import { useLayoutFlag } from './state/layout.ts';
import { useMenu } from './state/menu.ts';
import { useReferenceView } from './state/reference.ts';
import { openDropped } from './state/session-actions.ts';
import { useUi } from './state/ui-store.ts';

/** The window: title bar, session list, the session (or the start page), status bar. */
export function App() {
  useMenu();
  const [folded, setFolded] = useLayoutFlag('folded.sessions', false);
  const shortcutsOpen = useUi((state) => state.shortcutsOpen);
  const reference = useReferenceView();
  const drop = useFileDrop();
  return (
    <div className={styles.window} {...drop.handlers}>
      <TitleBar />
      <main className={styles.body}>
        <Split name="sessions" orientation="horizontal">
          <FoldingPane
            id="sessions-pane"
            folded={folded}
            foldedSize={44}
            onFold={setFolded}
            defaultSize={216}
            minSize={160}
            maxSize={440}
            groupResizeBehavior="preserve-pixel-size"
          >
            <SessionList folded={folded} />
          </FoldingPane>
          <Splitter label="Width of the session list" />
          <Pane id="work-pane" minSize={320}>
            <Work />
          </Pane>
        </Split>
        <Notices />
      </main>
      <StatusBar />
      {shortcutsOpen && <ShortcutSheet onClose={() => useUi.setState({ shortcutsOpen: false })} />}
      {reference.open && <ReferenceDialog view={reference} />}
      {drop.over && <div className={styles.drop}>Drop a recording to open it</div>}
    </div>
  );
}

function Work() {
  const session = useActiveSession();
  return (
    <div className={styles.work}>
      {session === null ? <StartPage /> : <SessionView key={session.id} session={session} />}
    </div>
  );
}

/** Opens files that are dropped anywhere on the window. */
function useFileDrop() {
  const [over, setOver] = useState(false);
  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    over,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave(event: DragEvent) {
        if (event.relatedTarget === null) setOver(false);
      },
      onDrop(event: DragEvent) {
        setOver(false);
        if (!carriesFiles(event)) return;
        event.preventDefault();
        for (const file of event.dataTransfer.files) openDropped(file);
      },
    },
  };
}
