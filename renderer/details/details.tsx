/** Everything that is known about the selected entry, in tabs. Each tab is a folder beside this file. */
import { type KeyboardEvent, useCallback, useRef } from 'react';
import type { FrameDetail } from '#shared/ipc/contract';
import type { SessionSummary } from '#shared/model/session';
import { EmptyState } from '../common/empty-state.tsx';
import { Mark } from '../common/mark.tsx';
import { type Tab, Tabs } from '../common/tabs.tsx';
import { useActiveSession, useShownPartial } from '../state/app-store.ts';
import { type DetailsTab, detailsTabs, showDetailsTab, tabNamed, useDetailsTab } from '../state/details-view.ts';
import { requestFocus, useFocusRequest } from '../state/focus.ts';
import { type LoadedDetail, useSelectedDetail } from '../state/frame-detail.ts';
import { BytesTab } from './bytes/bytes-tab.tsx';
import { PartialBytes } from './bytes/partial-bytes.tsx';
import styles from './details.module.css';
import { ExchangeTab } from './exchange/exchange-tab.tsx';
import { FindingsTab } from './findings/findings-tab.tsx';
import { MessageTab } from './message/message-tab.tsx';
import { NothingSelected } from './nothing-selected.tsx';
import { OverviewTab } from './overview/overview-tab.tsx';
import { StderrTab } from './stderr/stderr-tab.tsx';

const labels: { readonly [T in DetailsTab]: string } = {
  overview: 'Overview',
  message: 'Message',
  bytes: 'Bytes',
  exchange: 'Exchange',
  findings: 'Findings',
  stderr: 'Stderr',
};

export function Details() {
  const session = useActiveSession();
  const partial = useShownPartial();
  const ref = useRef<HTMLElement>(null);
  const focus = useCallback(() => {
    ref.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true], [role=grid]')?.focus();
  }, []);
  useFocusRequest('details', focus);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !event.defaultPrevented) requestFocus('timeline');
  }

  return (
    <section ref={ref} aria-label="Details" data-testid="details" className={styles.details} onKeyDown={onKeyDown}>
      {session !== null && partial !== null && <PartialBytes session={session} channel={partial} />}
      {session !== null && partial === null && <SelectedTabs session={session} />}
    </section>
  );
}

function SelectedTabs({ session }: { readonly session: SessionSummary }) {
  const { loaded, slow, failure } = useSelectedDetail();
  const tab = useDetailsTab(loaded?.detail.row.kind ?? null);
  return (
    <Tabs
      label="Details"
      className={styles.tabs ?? ''}
      tabs={tabsFor(loaded?.detail ?? null)}
      selected={tab}
      onSelect={(id) => {
        const chosen = tabNamed(id);
        if (chosen !== undefined) showDetailsTab(chosen);
      }}
      trailing={slow && <span className={styles.progress} role="progressbar" aria-label="Loading the entry" />}
    >
      <TabContent tab={tab} session={session} loaded={loaded} failure={failure} />
    </Tabs>
  );
}

function tabsFor(detail: FrameDetail | null): readonly Tab[] {
  return detailsTabs.map((id) => {
    const tab = { id, label: labels[id] };
    if (id !== 'findings' || detail === null || detail.diagnostics.length === 0) return tab;
    return { ...tab, badge: <Mark meaning={detail.row.worst ?? 'info'} count={String(detail.diagnostics.length)} /> };
  });
}

interface TabContentProps {
  readonly tab: DetailsTab;
  readonly session: SessionSummary;
  readonly loaded: LoadedDetail | null;
  readonly failure: string | null;
}

function TabContent({ tab, session, loaded, failure }: TabContentProps) {
  if (tab === 'stderr') return <StderrTab session={session} selected={loaded?.seq ?? null} />;
  if (failure !== null) return <EmptyState title="This entry cannot be read">{failure}</EmptyState>;
  if (loaded === null || loaded.session !== session.id) return <NothingSelected />;
  const { detail } = loaded;
  switch (tab) {
    case 'overview':
      return <OverviewTab session={session} detail={detail} />;
    case 'message':
      return <MessageTab session={session.id} detail={detail} />;
    case 'bytes':
      return <BytesTab session={session.id} detail={detail} />;
    case 'exchange':
      return <ExchangeTab session={session} detail={detail} />;
    case 'findings':
      return <FindingsTab session={session.id} detail={detail} />;
  }
}
