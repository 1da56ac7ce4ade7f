/**
 * Arithmetic of a list with rows of one height that holds any number of them. Distances are in pixels of the virtual
 * list; above {@link maxHeight} the browser's scroll bar is a scaled stand-in (Chrome cuts elements at 33,554,428 px).
 */

export const rowHeight = 24;
export const maxHeight = 15_000_000;
const overscan = 8;
const rowsPerBase = 512;

/** How many rows there are, and how many pixels of them can be seen at once. */
export interface Extent {
  readonly count: number;
  readonly viewport: number;
}

/** Height of the element that gives the scroll bar its length. */
export function physicalHeight(count: number): number {
  return Math.min(count * rowHeight, maxHeight);
}

/** Virtual pixels for one pixel of the scroll bar. */
export function scaleOf({ count, viewport }: Extent): number {
  const total = count * rowHeight;
  const physical = physicalHeight(count);
  return total > physical && physical > viewport ? (total - viewport) / (physical - viewport) : 1;
}

/** The offset at which the last row ends at the lower edge. */
export function endOf({ count, viewport }: Extent): number {
  return Math.max(0, count * rowHeight - viewport);
}

/** True when the offset shows the end, give or take what the scroll bar can express. */
export function isAtEnd(top: number, extent: Extent): boolean {
  return top >= endOf(extent) - 2 * scaleOf(extent);
}

/** Positions to draw (`last` exclusive): what can be seen and a few more on both sides. */
export function rangeAt(top: number, { count, viewport }: Extent): { readonly first: number; readonly last: number } {
  const first = Math.max(0, Math.floor(top / rowHeight) - overscan);
  const last = Math.min(count, Math.ceil((top + viewport) / rowHeight) + overscan);
  return { first: Math.min(first, last), last };
}

/**
 * The position that rows are placed relative to. It changes rarely: until it does, a drawn row keeps its place within
 * its layer and scrolling moves the layer only, which spares painting the rows again for every frame.
 */
export function baseOf(first: number): number {
  return Math.floor(first / rowsPerBase) * rowsPerBase;
}

/** The nearest offset that shows the row whole. */
export function topToShow(position: number, top: number, { viewport }: Extent): number {
  const above = position * rowHeight;
  const below = above + rowHeight - viewport;
  return Math.max(0, Math.min(above, Math.max(below, top)));
}

/** The offset for a jump: as it is when the row can be seen, else with the row a third down. */
export function topToJump(position: number, top: number, extent: Extent): number {
  if (topToShow(position, top, extent) === top) return top;
  const third = Math.floor(extent.viewport / 3 / rowHeight) * rowHeight;
  return Math.max(0, Math.min(endOf(extent), position * rowHeight - third));
}

/** Whole rows that fit: the step of Page Up and Page Down. */
export function rowsPerPage({ viewport }: Extent): number {
  return Math.max(1, Math.floor(viewport / rowHeight) - 1);
}
