import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { endOf, isAtEnd, rangeAt, scaleOf } from './virtual.ts';

/** Where a list stands: kept while another session is shown. */
export interface ScrollState {
  readonly top: number;
  /** The list shows the end, and stays there when rows are added. */
  readonly follow: boolean;
}

export interface VirtualList extends ScrollState {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly viewport: number;
  readonly first: number;
  readonly last: number;
  /** Scrolls to an offset; at the end the list follows again. */
  readonly scrollTo: (top: number) => void;
  readonly scrollToEnd: () => void;
  /** Scrolls to an offset and stays there, even if that is the end for now. */
  readonly hold: (top: number) => void;
}

interface Options {
  readonly count: number;
  /** Pixels of the scroller that other things take: the header, the live rows. */
  readonly taken: number;
  readonly initial: ScrollState;
  /** While true, a change of the scroller's own height leaves the rows where they are. */
  readonly hold: boolean;
}

/** Scrolling of a fixed-height list; the element of `ref` scrolls, and contains one of the physical height. */
export function useVirtual({ count, taken, initial, hold }: Options): VirtualList {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  const [state, setState] = useState(initial);
  // The scroll position that we wrote ourselves last: its event says nothing new.
  const own = useRef(-1);
  const viewport = Math.max(0, height - taken);
  const extent = { count, viewport };
  const end = endOf(extent);
  const scale = scaleOf(extent);
  const top = state.follow ? end : Math.min(state.top, end);
  const now = useRef({ top, count, taken, hold, end, scale });
  now.current = { top, count, taken, hold, end, scale };

  const scrollTo = useCallback((wanted: number) => {
    const { count, end, scale, taken } = now.current;
    const next = Math.max(0, Math.min(end, wanted));
    const element = ref.current;
    if (element !== null) {
      element.scrollTop = next / scale;
      own.current = element.scrollTop;
      setState({ top: next, follow: isAtEnd(next, { count, viewport: element.clientHeight - taken }) });
    }
  }, []);

  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const onResize = () => {
      const { hold, top, count, taken } = now.current;
      const viewport = element.clientHeight - taken;
      setHeight((before) => {
        if (before > 0 && hold) setState({ top, follow: isAtEnd(top, { count, viewport }) });
        return element.clientHeight;
      });
    };
    onResize();
    const observer = new ResizeObserver(onResize);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const onScroll = () => {
      if (Math.abs(element.scrollTop - own.current) < 1) return;
      own.current = -1;
      const { count, end, scale, taken } = now.current;
      const top = Math.min(end, element.scrollTop * scale);
      setState({ top, follow: isAtEnd(top, { count, viewport: element.clientHeight - taken }) });
    };
    const onWheel = (event: WheelEvent) => {
      if (now.current.scale === 1 || event.ctrlKey) return;
      event.preventDefault();
      scrollTo(now.current.top + event.deltaY);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      element.removeEventListener('scroll', onScroll);
      element.removeEventListener('wheel', onWheel);
    };
  }, [scrollTo]);

  // Following the end, and staying within it: the only writes that no person asked for.
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || height === 0 || (!state.follow && state.top <= end)) return;
    element.scrollTop = top / scale;
    own.current = element.scrollTop;
  }, [top, scale, end, height, state]);

  // A list that was left comes back where it was, as soon as its height is known.
  const restored = useRef(false);
  useLayoutEffect(() => {
    if (restored.current || height === 0) return;
    restored.current = true;
    if (!initial.follow && initial.top > 0) scrollTo(initial.top);
  }, [height, initial, scrollTo]);

  const holdAt = useCallback(
    (wanted: number) => {
      scrollTo(wanted);
      setState((state) => (state.follow ? { top: state.top, follow: false } : state));
    },
    [scrollTo],
  );
  const scrollToEnd = useCallback(() => setState({ top: now.current.end, follow: true }), []);
  return { ref, top, follow: state.follow, viewport, ...rangeAt(top, extent), scrollTo, scrollToEnd, hold: holdAt };
}
