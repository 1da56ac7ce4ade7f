/** Bytes that are tinted because something is wrong with them. */
import type { FrameDetail } from '#shared/ipc/contract';
import type { Severity } from '#shared/model/diagnostic';
import type { ByteRange } from './selection.ts';

export type Tint = Severity | 'bad';

export interface TintedRange extends ByteRange {
  readonly tint: Tint;
}

/** Longest range that is tinted: a finding about the whole of a frame points at nothing in it. */
const longest = 4096;

/** The tinted ranges of a frame; what comes later lies over what comes before. */
export function tintsOf(detail: Pick<FrameDetail, 'diagnostics' | 'frame' | 'size'>): readonly TintedRange[] {
  const findings = detail.diagnostics.flatMap(({ range, severity }): TintedRange[] => {
    if (range === null || range.bytes.to - range.bytes.from > longest) return [];
    if (range.bytes.from === 0 && range.bytes.to >= detail.size) return [];
    return [{ ...range.bytes, tint: severity }];
  });
  const bad = (detail.frame?.badBytes ?? []).map((from): TintedRange => ({ from, to: from + 1, tint: 'bad' }));
  return [...findings, ...bad];
}

/** The ranges that touch a row. */
export function tintsIn(tints: readonly TintedRange[], from: number, to: number): readonly TintedRange[] {
  return tints.filter((range) => range.from < to && range.to > from);
}

export function tintAt(tints: readonly TintedRange[], offset: number): Tint | undefined {
  return tints.findLast((range) => offset >= range.from && offset < range.to)?.tint;
}
