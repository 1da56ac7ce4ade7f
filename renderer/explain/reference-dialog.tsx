import { type RefObject, useMemo, useRef } from 'react';
import { Dialog } from '../common/dialog.tsx';
import {
  closeReference,
  type ReferenceView,
  showMessagePage,
  showReferencePage,
  showReferenceSide,
  useCatalogue,
  useMessage,
  useMessages,
  useReference,
} from '../state/reference.ts';
import { Catalogue } from './catalogue.tsx';
import { listedFinding, listedMessage } from './listed.ts';
import { MessagePage } from './message-page.tsx';
import { Page } from './page.tsx';
import styles from './reference.module.css';
import { SideSwitch } from './side-switch.tsx';

const titles = { findings: 'Findings reference', messages: 'Messages reference' } as const;

/** Every finding and every message that there is: a list to search on the left, the page of one on the right. */
export function ReferenceDialog({ view }: { readonly view: ReferenceView }) {
  const search = useRef<HTMLInputElement>(null);
  const page = useRef<HTMLElement>(null);
  const Side = view.side === 'findings' ? Findings : Messages;
  return (
    <Dialog title={titles[view.side]} size="large" onClose={closeReference} initialFocus={view.asked ? page : search}>
      <div className={styles.reference} data-testid="reference">
        <SideSwitch side={view.side} onChange={showReferenceSide} />
        <Side view={view} search={search} page={page} />
      </div>
    </Dialog>
  );
}

interface SideProps {
  readonly view: ReferenceView;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly page: RefObject<HTMLElement | null>;
}

function Findings({ view, search, page }: SideProps) {
  const catalogue = useCatalogue();
  const entries = useMemo(() => catalogue.map(listedFinding), [catalogue]);
  const code = view.code ?? entries[0]?.name ?? null;
  const reference = useReference(code);
  return (
    <>
      <Catalogue side="findings" entries={entries} selected={code} onSelect={showReferencePage} searchRef={search} />
      <Page reference={reference} scrollRef={page} />
    </>
  );
}

function Messages({ view, search, page }: SideProps) {
  const messages = useMessages();
  const entries = useMemo(() => messages.map(listedMessage), [messages]);
  const method = view.method ?? entries[0]?.name ?? null;
  const explained = useMessage(method, view.revision);
  return (
    <>
      <Catalogue side="messages" entries={entries} selected={method} onSelect={showMessagePage} searchRef={search} />
      <MessagePage method={method} revision={view.revision} explained={explained} scrollRef={page} />
    </>
  );
}
