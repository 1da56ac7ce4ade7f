/** Sizes that a pane of wire text is laid out by. */
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width of a character of the wire typeface, in pixels. */
function measureCell(element: HTMLElement): number {
  const probe = document.createElement('span');
  probe.className = 'wire';
  probe.style.position = 'absolute';
  probe.style.visibility = 'hidden';
  probe.textContent = '0'.repeat(100);
  element.append(probe);
  const width = probe.getBoundingClientRect().width / 100;
  probe.remove();
  return width > 0 ? width : 7.5;
}

/** The width of the element and of a character in it; null until both are known. */
export function useCell(ref: RefObject<HTMLElement | null>): { readonly width: number; readonly cell: number } | null {
  const [sizes, setSizes] = useState<{ readonly width: number; readonly cell: number } | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const cell = measureCell(element);
    const measure = () => setSizes({ width: element.clientWidth, cell });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [ref]);
  return sizes;
}
