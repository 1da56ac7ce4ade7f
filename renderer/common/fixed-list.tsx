/** A list of rows of one height that draws only what is seen, for any number of rows. */
import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cx } from './cx.ts';
import styles from './fixed-list.module.css';
import { listGeometry, offsetFor, rowsAt } from './list-geometry.ts';

export interface FixedListHandle {
  /** Brings a row into view. */
  show(index: number, align: 'middle' | 'nearest'): void;
  /** Rows that are seen in full. */
  page(): number;
  focus(): void;
}

interface FixedListProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  readonly count: number;
  readonly rowHeight: number;
  /** Draws a row; its outermost element must have the height of a row. */
  readonly row: (index: number) => ReactNode;
  readonly handle?: Ref<FixedListHandle>;
  /** Stays at the end when rows are added, as long as it was there. */
  readonly followEnd?: boolean;
}

export function FixedList({ count, rowHeight, row, handle, followEnd = false, className, ...rest }: FixedListProps) {
  const ref = useRef<HTMLDivElement>(null);
  const viewport = useHeight(ref);
  const [offset, setOffset] = useState(0);
  const geometry = listGeometry(count, rowHeight, viewport);
  const at = Math.min(offset, geometry.end);
  const atEnd = useRef(true);
  const scroll = useScroll(ref, geometry, at, setOffset);

  useImperativeHandle(handle, () => ({
    show: (index, align) => scroll(offsetFor(index, at, rowHeight, viewport, align)),
    page: () => Math.max(1, Math.floor(viewport / rowHeight) - 1),
    focus: () => ref.current?.focus(),
  }));

  const { end } = geometry;
  useLayoutEffect(() => {
    if (followEnd && atEnd.current) scroll(end);
  }, [followEnd, end, scroll]);
  useEffect(() => {
    atEnd.current = at >= end - 1;
  }, [at, end]);

  const { first, last } = rowsAt(at, count, rowHeight, viewport);
  const rows: ReactNode[] = [];
  for (let index = first; index < last; index += 1) rows.push(row(index));
  return (
    <div {...rest} ref={ref} className={cx(styles.list, className)}>
      <div role="presentation" style={{ height: geometry.physical }}>
        <div role="presentation" className={styles.window}>
          <div
            role="presentation"
            className={styles.rows}
            style={{ transform: `translateY(${first * rowHeight - at}px)` }}
          >
            {rows}
          </div>
        </div>
      </div>
    </div>
  );
}

/** The height of an element, kept up to date. */
function useHeight(ref: { readonly current: HTMLDivElement | null }): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setHeight(element.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [ref]);
  return height;
}

interface ScrollGeometry {
  readonly scale: number;
  readonly end: number;
}

/**
 * Keeps the scrollbar and the offset together; returns the way to set both. While one pixel of the scrollbar stands
 * for more than one of the list, the wheel moves the offset itself, so that a notch is the same distance in any list.
 */
function useScroll(
  ref: { readonly current: HTMLDivElement | null },
  { scale, end }: ScrollGeometry,
  offset: number,
  setOffset: (offset: number) => void,
): (offset: number) => void {
  const own = useRef(-1);
  const current = useRef(offset);
  current.current = offset;

  const scroll = useCallback(
    (wanted: number) => {
      const element = ref.current;
      if (element === null) return;
      const next = Math.max(0, Math.min(end, wanted));
      element.scrollTop = next / scale;
      own.current = element.scrollTop;
      setOffset(next);
    },
    [ref, scale, end, setOffset],
  );

  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const onScroll = () => {
      if (scale !== 1 && Math.abs(element.scrollTop - own.current) < 1) return;
      own.current = -1;
      setOffset(Math.min(end, element.scrollTop * scale));
    };
    const onWheel = (event: WheelEvent) => {
      if (scale === 1 || event.deltaY === 0) return;
      event.preventDefault();
      scroll(current.current + event.deltaY);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      element.removeEventListener('scroll', onScroll);
      element.removeEventListener('wheel', onWheel);
    };
  }, [ref, scale, end, scroll, setOffset]);
  return scroll;
}
