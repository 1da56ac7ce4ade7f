import { Copy } from 'lucide-react';
import { Fragment, type RefObject, useLayoutEffect } from 'react';
import type { MessageExplained } from '#shared/ipc/contract';
import { type MessageExample, type MethodPage, messageFacts } from '#shared/model/method-page';
import { formatJson } from '#shared/view/format';
import { Button, IconButton } from '../common/button.tsx';
import { cx } from '../common/cx.ts';
import { DirectionArrow } from '../common/direction-arrow.tsx';
import { WireText } from '../common/wire-text.tsx';
import { showMessagePage } from '../state/reference.ts';
import { copyText } from '../state/session-actions.ts';
import styles from './message.module.css';
import { Part } from './part.tsx';
import reference from './reference.module.css';
import { RevisionChooser } from './revision-chooser.tsx';
import { TypeTable } from './type-table.tsx';

interface MessagePageProps {
  readonly method: string | null;
  /** That was asked for; null: any. */
  readonly revision: string | null;
  readonly explained: MessageExplained | null;
  readonly scrollRef: RefObject<HTMLElement | null>;
}

/** What a message is for, who sends it, and what it carries in one revision. */
export function MessagePage({ method, revision, explained, scrollRef }: MessagePageProps) {
  useLayoutEffect(() => {
    if (method !== null && scrollRef.current !== null) scrollRef.current.scrollTop = 0;
  }, [method, scrollRef]);
  return (
    <section ref={scrollRef} tabIndex={-1} aria-label="Explanation" className={reference.page}>
      {explained !== null && method !== null && <Content method={method} revision={revision} explained={explained} />}
    </section>
  );
}

interface ContentProps {
  readonly method: string;
  readonly revision: string | null;
  readonly explained: MessageExplained;
}

function Content({ method, revision, explained: { page, nearest } }: ContentProps) {
  return page === null ? <Unknown method={method} nearest={nearest} /> : <Known page={page} revision={revision} />;
}

/** Whatever a peer calls a method: it is shown as text, and that is all. */
function Unknown({ method, nearest }: { readonly method: string; readonly nearest: string | null }) {
  return (
    <>
      <h3 className={reference.title}>
        <WireText text={method} className={styles.name} limit={200} />
      </h3>
      <p className={styles.about}>
        This is not a message of MCP in any revision, so nothing is known about what it carries.
      </p>
      {nearest !== null && (
        <p className={styles.about}>
          The nearest name that MCP has is{' '}
          <button type="button" className={styles.link} onClick={() => showMessagePage(nearest)}>
            {nearest}
          </button>
          .
        </p>
      )}
    </>
  );
}

function Known({ page, revision }: { readonly page: MethodPage; readonly revision: string | null }) {
  const { about, capability, notes, parts, examples } = page;
  return (
    <>
      <Heading page={page} />
      <p className={styles.about}>
        {about}
        {capability !== null && ` ${capability}`}
      </p>
      <RevisionChooser page={page} asked={revision} />
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {parts.map((part, index) => (
        <Fragment key={part.title}>
          <TypeTable part={part} revision={page.revision} />
          <Example example={examples[index]} />
        </Fragment>
      ))}
    </>
  );
}

function Heading({ page }: { readonly page: MethodPage }) {
  return (
    <header data-revision={page.revision}>
      <h3 className={reference.title}>
        <DirectionArrow direction={page.direction} />
        <span className={styles.name}>{page.name}</span>
        <IconButton label="Copy the method" className={styles.small} onClick={() => copyText(page.name)}>
          <Copy />
        </IconButton>
      </h3>
      <div className={reference.facts}>
        {messageFacts(page).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </div>
    </header>
  );
}

/** Laid out to be read; copied as the one line that goes over the wire. */
function Example({ example }: { readonly example: MessageExample | undefined }) {
  if (example === undefined) return null;
  const { title, text } = example;
  return (
    <Part
      title={`Smallest ${title.toLowerCase()}`}
      trailing={
        <Button look="plain" className={styles.copy} onClick={() => copyText(text)}>
          Copy as one line
        </Button>
      }
    >
      <pre className={cx('wire', styles.example)}>{formatJson(text).text}</pre>
    </Part>
  );
}
