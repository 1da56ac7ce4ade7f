import { Search } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { type FrameDetail, textLimit } from '#shared/ipc/contract';
import { formatJson } from '#shared/view/format';
import { formatSize } from '#shared/view/numbers';
import { Button } from '../../common/button.tsx';
import { modifier } from '../../common/kbd.tsx';
import { attempt } from '../../state/app-store.ts';
import { usePlace } from '../../state/details-view.ts';
import { useLayoutFlag } from '../../state/layout.ts';
import { NoFrame } from '../no-frame.tsx';
import { markOf, spanOf } from './marks.ts';
import styles from './message.module.css';
import type { EditorContent } from './message-editor.tsx';
import { VirtualText } from './virtual-text.tsx';

const MessageEditor = lazy(() => import('./message-editor.tsx'));

interface MessageProps {
  readonly session: string;
  readonly detail: FrameDetail;
}

/** The frame's text: in the editor when it is small enough, else as plain virtual text. */
export function MessageTab({ session, detail }: MessageProps) {
  if (detail.frame === null) return <NoFrame />;
  return (
    <div className={styles.message} data-testid="message-text">
      {detail.text === null ? (
        <LargeText session={session} detail={detail} />
      ) : (
        <EditorText session={session} detail={detail} text={detail.text} />
      )}
    </div>
  );
}

function LargeText({ session, detail }: MessageProps) {
  return (
    <>
      <p className={styles.reason}>
        {formatSize(detail.size)} in one line: more than the editor takes ({formatSize(textLimit)}). This is the plain
        text, cut into rows of equal length.
      </p>
      <VirtualText key={`${session}:${detail.row.seq}`} session={session} seq={detail.row.seq} size={detail.size} />
    </>
  );
}

interface ShownText {
  readonly content: EditorContent;
  /** Where an offset of the frame's text stands in the text that is drawn. */
  readonly toShown: (offset: number) => number;
}

/** What is drawn: the text as it was sent or laid out. Another object for every frame, the same one for an update of it. */
function useShownText(id: string, text: string, json: boolean, laidOut: boolean): ShownText {
  return useMemo(() => {
    const shown = json && laidOut ? formatJson(text) : { text, toFormatted: (offset: number) => offset };
    const content = { id, text: shown.text, language: json ? ('json' as const) : ('plaintext' as const) };
    return { content, toShown: shown.toFormatted };
  }, [id, text, json, laidOut]);
}

function EditorText({ session, detail, text }: MessageProps & { readonly text: string }) {
  const [laidOut, setLaidOut] = useLayoutFlag('message.laidOut', true);
  const [wrapped, setWrapped] = useLayoutFlag('message.wrapped', true);
  const json = isJson(detail);
  const { content, toShown } = useShownText(`${session}:${detail.row.seq}`, text, json, laidOut);
  const request = usePlace(session, detail.row.seq);
  const place = useMemo(() => (request === null ? null : spanOf(request.range.chars, toShown)), [request, toShown]);
  const marks = useMemo(
    () => detail.diagnostics.flatMap((finding) => markOf(finding, toShown, content.text)),
    [detail.diagnostics, toShown, content],
  );
  return (
    <>
      <div className={styles.bar} role="toolbar" aria-label="How the text is shown">
        {json && <LayoutChoice laidOut={laidOut} onChange={setLaidOut} />}
        <Choice pressed={wrapped} title="Wrap long lines" onClick={() => setWrapped(!wrapped)}>
          Wrap
        </Choice>
        <Button
          look="plain"
          icon={<Search />}
          className={styles.choice}
          title={`Find in this text (${modifier}+F)`}
          onClick={find}
        >
          Find
        </Button>
      </div>
      <Suspense fallback={<pre className={styles.plain}>{content.text.slice(0, 20_000)}</pre>}>
        <MessageEditor content={content} wrapped={wrapped} marks={marks} place={place} />
      </Suspense>
    </>
  );
}

function find(): void {
  attempt(async () => (await import('./message-editor.tsx')).openFind());
}

interface LayoutChoiceProps {
  readonly laidOut: boolean;
  readonly onChange: (laidOut: boolean) => void;
}

function LayoutChoice({ laidOut, onChange }: LayoutChoiceProps) {
  return (
    <>
      <Choice pressed={laidOut} title="Every token stays as it was sent" onClick={() => onChange(true)}>
        Laid out
      </Choice>
      <Choice pressed={!laidOut} title="In one line, as it crossed the wire" onClick={() => onChange(false)}>
        As sent
      </Choice>
      <span className={styles.gap} />
    </>
  );
}

interface ChoiceProps {
  readonly pressed: boolean;
  readonly title: string;
  readonly onClick: () => void;
  readonly children: string;
}

function Choice({ pressed, ...rest }: ChoiceProps) {
  return <Button look="plain" aria-pressed={pressed} className={styles.choice} {...rest} />;
}

/** True when the text is JSON, or at least begins like it. */
function isJson(detail: FrameDetail): boolean {
  if (detail.row.kind === 'stderr') return false;
  return detail.row.kind !== 'invalid' || /^[\s\ufeff]*[[{]/.test(detail.text ?? '');
}
