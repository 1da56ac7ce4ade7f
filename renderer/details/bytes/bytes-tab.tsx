import { useMemo } from 'react';
import type { FrameDetail } from '#shared/ipc/contract';
import { usePlace } from '../../state/details-view.ts';
import { useFrameBytes } from '../../state/frame-detail.ts';
import { FindInFrame } from '../find-in-frame.tsx';
import { NoFrame } from '../no-frame.tsx';
import { HexView } from './hex-view.tsx';
import { tintsOf } from './tints.ts';
import { useRequestedRange } from './use-requested-range.ts';

interface BytesProps {
  readonly session: string;
  readonly detail: FrameDetail;
}

/** Every byte of the frame with its offset, and those of its ending. */
export function BytesTab({ session, detail }: BytesProps) {
  if (detail.frame === null) return <NoFrame />;
  return (
    <FrameHex key={`${session}:${detail.row.seq}`} session={session} detail={detail} ending={detail.frame.ending} />
  );
}

function FrameHex({
  session,
  detail,
  ending,
}: BytesProps & { readonly ending: NonNullable<FrameDetail['frame']>['ending'] }) {
  const { seq } = detail.row;
  const bytes = useFrameBytes(session, seq, detail.size);
  const tints = useMemo(() => tintsOf(detail), [detail]);
  const place = usePlace(session, seq);
  const [requested, request] = useRequestedRange(place === null ? null : { ...place.range.bytes, at: place.at });
  return (
    <HexView
      bytes={bytes}
      ending={ending}
      tints={tints}
      requested={requested}
      tools={
        <FindInFrame
          session={session}
          seq={seq}
          onFound={(offset, length) => request({ from: offset, to: offset + length })}
        />
      }
    />
  );
}
