import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { Button } from '../common/button.tsx';
import { Kbd } from '../common/kbd.tsx';
import { useApp } from '../state/app-store.ts';
import { useFocusRequest } from '../state/focus.ts';
import { useLayoutFlag } from '../state/layout.ts';
import { startTarget } from '../state/session-actions.ts';
import { useTargetPreview } from '../state/target-preview.ts';
import { useUi } from '../state/ui-store.ts';
import { AnswersEditor } from './answers-editor.tsx';
import { ConnectChoice } from './connect-choice.tsx';
import { FirstSteps } from './first-steps.tsx';
import { ParsedLaunch } from './parsed-launch.tsx';
import { RecentList } from './recent-list.tsx';
import styles from './start-page.module.css';
import { TargetEditor } from './target-editor.tsx';
import { type Launch, useLaunch } from './use-launch.ts';

/** Where a session begins: one field for whatever says how to start a server, and what was started before. */
export function StartPage() {
  const launch = useLaunch();
  const recent = useApp((state) => state.settings?.recent ?? []);
  const [more, setMore] = useLayoutFlag('launch.more', false);
  const preview = useTargetPreview(launch.target);
  useEffect(() => useUi.setState({ editing: null }), []);
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <h2 className={styles.title}>Start a server</h2>
        <LaunchField launch={launch} />
        <ParsedLaunch launch={launch} preview={preview} />
        <div className={styles.actions}>
          <Button
            look="primary"
            disabled={launch.target === null}
            onClick={() => launch.target !== null && startTarget(launch.target)}
          >
            Start
          </Button>
          <Button aria-expanded={more} onClick={() => setMore(!more)}>
            {more ? 'Less' : 'More'}
          </Button>
          <ConnectChoice />
        </div>
        {more && launch.target !== null && (
          <TargetEditor target={launch.target} preview={preview} onChange={launch.change} />
        )}
        {more && launch.target === null && (
          <p className={styles.quiet}>
            Write a command first: its arguments, folder and environment can then be changed one by one.
          </p>
        )}
        {more && <AnswersEditor />}
        <FirstSteps first={recent.length === 0} />
        <RecentList recent={recent} onEdit={launch.edit} />
      </div>
    </div>
  );
}

function rowsFor(text: string): number {
  return Math.max(2, Math.min(14, text.split('\n').length));
}

function LaunchField({ launch }: { readonly launch: Launch }) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const take = useCallback(() => ref.current?.focus(), []);
  useFocusRequest('launch', take);
  useEffect(take, [take]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (launch.target !== null) startTarget(launch.target);
  }

  return (
    <>
      <textarea
        ref={ref}
        className={styles.field}
        aria-label="Command, mcpServers JSON or “claude mcp add” line"
        aria-describedby="launch-hint"
        data-testid="launch-input"
        rows={rowsFor(launch.text)}
        spellCheck={false}
        autoCapitalize="off"
        placeholder="npx -y @modelcontextprotocol/server-everything"
        value={launch.text}
        onChange={(event) => launch.setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p id="launch-hint" className={styles.hint}>
        <span>
          A command line, an <code>mcpServers</code> block, one entry of it, or a <code>claude mcp add</code> line.
        </span>
        <span className={styles.keys}>
          <Kbd keys="Enter" /> starts, <Kbd keys="Shift+Enter" /> new line
        </span>
      </p>
    </>
  );
}
