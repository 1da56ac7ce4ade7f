import { ArrowLeftRight, Braces, Copy, Reply, RotateCcw, Save } from 'lucide-react';
import type { FrameDetail } from '#shared/ipc/contract';
import type { SessionSummary } from '#shared/model/session';
import { formatJson } from '#shared/view/format';
import { formatSize } from '#shared/view/numbers';
import { Button } from '../../common/button.tsx';
import { compose } from '../../state/composer-store.ts';
import { saveFrame } from '../../state/frame-detail.ts';
import { goTo } from '../../state/navigate.ts';
import { copyText } from '../../state/session-actions.ts';
import styles from './overview.module.css';

interface ActionsProps {
  readonly session: SessionSummary;
  readonly detail: FrameDetail;
}

/** What can be done with the entry. */
export function OverviewActions({ session, detail }: ActionsProps) {
  const { row, frame, text, answerDraft } = detail;
  const partner = row.partner;
  const tooLarge =
    text === null ? `${formatSize(detail.size)} are too much for the clipboard; save the bytes instead.` : undefined;
  return (
    <div className={styles.actions}>
      {partner !== null && (
        <Button icon={<ArrowLeftRight />} onClick={() => goTo(session.id, partner)}>
          {row.kind === 'request' ? 'Go to answer' : 'Go to request'}
        </Button>
      )}
      {answerDraft !== null && (
        <Button
          icon={<Reply />}
          title={
            row.kind === 'request'
              ? 'Puts an answer with the id of this request into the composer'
              : 'Puts the request into the composer once more, with room for the input'
          }
          onClick={() => compose(answerDraft)}
        >
          Answer…
        </Button>
      )}
      {frame !== null && (
        <>
          <Button icon={<Copy />} disabled={text === null} title={tooLarge} onClick={() => copyText(text ?? '')}>
            Copy line
          </Button>
          <Button
            icon={<Braces />}
            disabled={text === null}
            title={tooLarge ?? 'With line breaks and indentation; every token stays as it was sent'}
            onClick={() => copyText(formatJson(text ?? '').text)}
          >
            Copy laid out
          </Button>
          <Button
            icon={<Save />}
            title="Saves the exact bytes to a file"
            onClick={() => saveFrame(session.id, row.seq)}
          >
            Save…
          </Button>
        </>
      )}
      {frame?.channel === 'stdin' && (
        <Button
          icon={<RotateCcw />}
          disabled={text === null}
          title={tooLarge ?? 'Puts the exact text into the composer'}
          onClick={() => compose(text ?? '')}
        >
          Send again…
        </Button>
      )}
    </div>
  );
}
