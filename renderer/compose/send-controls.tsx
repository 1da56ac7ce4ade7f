import { RotateCw, SendHorizontal } from 'lucide-react';
import type { SessionSummary } from '#shared/model/session';
import { Button } from '../common/button.tsx';
import { Kbd, modifier } from '../common/kbd.tsx';
import { obstacleOf, useComposer } from '../state/composer-store.ts';
import { restartSession } from '../state/session-actions.ts';
import styles from './compose.module.css';

interface SendControlsProps {
  readonly session: SessionSummary | null;
  readonly text: string;
  readonly onSend: () => void;
}

/** Send, or why it cannot be done and what helps. */
export function SendControls({ session, text, onSend }: SendControlsProps) {
  const sending = useComposer((state) => state.sending);
  const obstacle = obstacleOf(session);
  return (
    <div className={styles.send}>
      {obstacle === null ? <Kbd keys="Mod+Enter" /> : <span id="send-obstacle">{obstacle.reason}</span>}
      {obstacle?.again && session !== null && (
        <Button icon={<RotateCw />} onClick={() => restartSession(session.id)}>
          {session.state === 'opened' ? 'Run the server' : 'Run again'}
        </Button>
      )}
      <Button
        look="primary"
        icon={<SendHorizontal />}
        disabled={obstacle !== null || sending || text === ''}
        aria-describedby={obstacle === null ? undefined : 'send-obstacle'}
        title={obstacle?.reason ?? `Sends the text as one line (${modifier}+Enter)`}
        onClick={onSend}
      >
        Send
      </Button>
    </div>
  );
}
