/** The timeline's columns: their widths, and how they are laid out. */

export type ColumnId = 'number' | 'time' | 'direction' | 'method' | 'id' | 'summary' | 'size' | 'took';

/** Widths in pixels that a person can change; the summary takes what is left. */
export type ColumnWidths = { readonly [K in 'number' | 'time' | 'method' | 'size' | 'took']: number };

export const defaultWidths: ColumnWidths = { number: 56, time: 84, method: 300, size: 68, took: 84 };
export const resizable = Object.keys(defaultWidths) as readonly (keyof ColumnWidths)[];
const smallest = 40;
const largest = 900;

export function isResizable(column: ColumnId): column is keyof ColumnWidths {
  return column in defaultWidths;
}

/** Widths as they were kept, with the default for whatever is missing or unusable. */
export function widthsFrom(kept: unknown): ColumnWidths {
  const given: Record<string, unknown> = typeof kept === 'object' && kept !== null ? { ...kept } : {};
  const entries = Object.entries(defaultWidths).map(([column, width]) => {
    const own = given[column];
    return [column, typeof own === 'number' && Number.isFinite(own) ? clampWidth(own) : width];
  });
  return { ...defaultWidths, ...Object.fromEntries(entries) };
}

export function clampWidth(width: number): number {
  return Math.round(Math.max(smallest, Math.min(largest, width)));
}

/**
 * Value for `grid-template-columns`: number, time, mark, method with its id, summary, size, took. The number's column is
 * never narrower than the largest number, of `digits` characters.
 */
export function gridTemplate({ number, time, method, size, took }: ColumnWidths, digits: number): string {
  return `max(${number}px, calc(${digits}ch + 17px)) ${time}px 40px minmax(72px, ${method}px) minmax(72px, 1fr) ${size}px ${took}px`;
}
