/** Where the rows of a list of equal heights stand, also when all of them together are taller than a page can be. */

/** Chrome cuts an element at 33,554,428 px; above this the scrollbar stands for a longer way than it moves. */
const tallest = 15_000_000;

export interface ListGeometry {
  /** Height of all rows, in pixels. */
  readonly total: number;
  /** Height of the element that is scrolled. */
  readonly physical: number;
  /** Pixels of the list that one pixel of the scrollbar stands for. */
  readonly scale: number;
  /** The largest offset. */
  readonly end: number;
}

export function listGeometry(count: number, rowHeight: number, viewport: number): ListGeometry {
  const total = count * rowHeight;
  const physical = Math.min(total, tallest);
  const scale = total > physical ? (total - viewport) / (physical - viewport) : 1;
  return { total, physical, scale, end: Math.max(0, total - viewport) };
}

/** The rows to draw at an offset, end exclusive, with some on either side of what is seen. */
export function rowsAt(
  offset: number,
  count: number,
  rowHeight: number,
  viewport: number,
): { readonly first: number; readonly last: number } {
  const spare = 6;
  const first = Math.max(0, Math.floor(offset / rowHeight) - spare);
  return { first, last: Math.min(count, Math.ceil((offset + viewport) / rowHeight) + spare) };
}

/** The offset that shows a row: unchanged when it is seen in full, else with the row in the middle or at the edge. */
export function offsetFor(
  index: number,
  offset: number,
  rowHeight: number,
  viewport: number,
  align: 'middle' | 'nearest',
): number {
  const top = index * rowHeight;
  if (top >= offset && top + rowHeight <= offset + viewport) return offset;
  if (align === 'middle') return top - (viewport - rowHeight) / 2;
  return top < offset ? top : top + rowHeight - viewport;
}
