import { useMemo } from 'react';
import type { FrameDetail } from '#shared/ipc/contract';
import { formatJson } from '#shared/view/format';
import { formatSize } from '#shared/view/numbers';
import { Button } from '../../common/button.tsx';
import { visibleText } from '../../common/visible.ts';
import { useDetailOf } from '../../state/frame-detail.ts';
import { goTo } from '../../state/navigate.ts';
import styles from './exchange.module.css';

/** Longest text that is laid out for a preview, and longest that is drawn, in UTF-16 units. */
const laidOutLimit = 64 * 1024;
const drawnLimit = 8 * 1024;

interface PreviewProps {
  readonly title: string;
  readonly session: string;
  readonly seq: number;
  /** The detail that is there already; it is used when it is the one asked for. */
  readonly selected: FrameDetail;
}

/** The beginning of a message, laid out. */
export function MessagePreview({ title, session, seq, selected }: PreviewProps) {
  const own = selected.row.seq === seq;
  const other = useDetailOf(session, own ? null : seq);
  const detail = own ? selected : other;
  return (
    <section className={styles.preview} aria-label={title}>
      <header className={styles.previewHeader}>
        <h3>{title}</h3>
        <span className={styles.muted}>{detail === null ? '' : formatSize(detail.size)}</span>
        {!own && (
          <Button look="plain" onClick={() => goTo(session, seq)}>
            Go to {seq}
          </Button>
        )}
      </header>
      <PreviewText detail={detail} />
    </section>
  );
}

function PreviewText({ detail }: { readonly detail: FrameDetail | null }) {
  const text = useMemo(() => (detail === null ? '' : previewOf(detail.text)), [detail]);
  return <pre className={styles.previewText}>{text}</pre>;
}

function previewOf(text: string | null): string {
  if (text === null) return 'Too large for a preview.';
  const laidOut = text.length > laidOutLimit ? text : formatJson(text).text;
  const cut = laidOut.length > drawnLimit ? `${laidOut.slice(0, drawnLimit)}…` : laidOut;
  return cut.split('\n').map(visibleText).join('\n');
}
