import { PanelBottom, PanelRight, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { SessionSummary } from '#shared/model/session';
import { IconButton } from './common/button.tsx';
import { FoldingPane, Pane, Split, Splitter } from './common/split.tsx';
import { Composer } from './compose/composer.tsx';
import { Details } from './details/details.tsx';
import { LaunchFailed } from './launch/launch-failed.tsx';
import styles from './session-view.module.css';
import { SessionBanners } from './sessions/session-banner.tsx';
import { type DetailsPlace, useDetailsPlace } from './state/details-place.ts';
import { useLayoutFlag } from './state/layout.ts';
import { useUi } from './state/ui-store.ts';
import { FilterBar } from './timeline/filter-bar.tsx';
import { FindBar } from './timeline/find-bar.tsx';
import { Timeline } from './timeline/timeline.tsx';

/** One session: its timeline, the details below or beside it, the composer under both. */
export function SessionView({ session }: { readonly session: SessionSummary }) {
  const [ref, width] = useWidth();
  const place = useDetailsPlace(session.id, width);
  const [folded, setFolded] = useLayoutFlag('folded.composer', false);
  return (
    <div ref={ref} className={styles.view}>
      <Split name="session" orientation="vertical">
        <Pane id="session-pane" minSize={160}>
          {width > 0 && <Panes session={session} place={place} />}
        </Pane>
        <Splitter label="Height of the composer" />
        <FoldingPane
          id="composer-pane"
          folded={folded}
          foldedSize={32}
          onFold={setFolded}
          defaultSize={152}
          minSize={96}
          maxSize="70%"
          groupResizeBehavior="preserve-pixel-size"
        >
          <Composer />
        </FoldingPane>
      </Split>
    </div>
  );
}

function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}

interface PanesProps {
  readonly session: SessionSummary;
  readonly place: DetailsPlace;
}

function Panes({ session, place }: PanesProps) {
  const right = place.side === 'right';
  return (
    <Split
      name={`details.${place.side}`}
      orientation={right ? 'horizontal' : 'vertical'}
      panes={place.shown ? 'both' : 'timeline'}
    >
      <Pane id="timeline-pane" minSize={right ? 420 : 120}>
        <TimelinePane session={session} place={place} />
      </Pane>
      {place.shown && <Splitter label={right ? 'Width of the details' : 'Height of the details'} />}
      {place.shown && (
        <Pane
          id="details-pane"
          defaultSize={right ? '40%' : '46%'}
          minSize={right ? 320 : 120}
          groupResizeBehavior="preserve-pixel-size"
        >
          <div className={styles.details}>
            <Details />
            <DetailsButtons place={place} />
          </div>
        </Pane>
      )}
    </Split>
  );
}

function TimelinePane({ session, place }: PanesProps) {
  const findOpen = useUi((state) => state.findOpen);
  return (
    <div className={styles.timelinePane}>
      <FilterBar session={session} onDetails={place.shown ? null : place.toggle} />
      {findOpen && <FindBar session={session} />}
      <SessionBanners session={session} />
      {session.failure !== null && <LaunchFailed session={session} failure={session.failure} />}
      <div className={styles.timeline}>
        <Timeline session={session} />
      </div>
    </div>
  );
}

function DetailsButtons({ place }: { readonly place: DetailsPlace }) {
  const right = place.side === 'right';
  return (
    <div className={styles.detailsButtons}>
      <IconButton label={right ? 'Details below the timeline' : 'Details beside the timeline'} onClick={place.turn}>
        {right ? <PanelBottom /> : <PanelRight />}
      </IconButton>
      <IconButton label="Hide the details" onClick={place.toggle}>
        <X />
      </IconButton>
    </div>
  );
}
