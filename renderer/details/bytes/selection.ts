/** A selection of bytes in the hex view: from an anchor to the byte that was reached last, both included. */

export interface ByteSelection {
  readonly anchor: number;
  readonly focus: number;
}

export interface ByteRange {
  readonly from: number;
  /** End, exclusive. */
  readonly to: number;
}

export function rangeOf(selection: ByteSelection): ByteRange {
  return {
    from: Math.min(selection.anchor, selection.focus),
    to: Math.max(selection.anchor, selection.focus) + 1,
  };
}

/** Selects a range; null when it is empty or lies outside the `shown` bytes. */
export function selectRange(range: ByteRange, shown: number): ByteSelection | null {
  const to = Math.min(range.to, shown);
  return range.from < to ? { anchor: range.from, focus: to - 1 } : null;
}

/** How far a key moves through `shown` bytes in rows of `columns`, `page` rows at a time; null for any other key. */
export function keyStep(key: string, columns: number, page: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    PageUp: -columns * page,
    PageDown: columns * page,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  };
  return steps[key] ?? null;
}

/** The selection after a move; `extend` keeps the anchor. Starts at the first byte when nothing was selected. */
export function moveSelection(
  selection: ByteSelection | null,
  step: number,
  shown: number,
  extend: boolean,
): ByteSelection | null {
  if (shown === 0) return null;
  if (selection === null) return { anchor: 0, focus: 0 };
  const focus = Math.max(0, Math.min(shown - 1, selection.focus + step));
  return { anchor: extend ? selection.anchor : focus, focus };
}
