import { describe, expect, test } from 'vitest';
import { listGeometry, offsetFor, rowsAt } from './list-geometry.ts';

describe('list geometry', () => {
  test('is as tall as its rows while a page can be', () => {
    expect(listGeometry(1000, 20, 400)).toEqual({ total: 20_000, physical: 20_000, scale: 1, end: 19_600 });
  });

  test('reaches its last row from the end of a shorter scrollbar', () => {
    const geometry = listGeometry(13_107_201, 20, 400);
    expect(geometry.physical).toBe(15_000_000);
    expect((geometry.physical - 400) * geometry.scale).toBeCloseTo(geometry.end, 3);
    expect(rowsAt(geometry.end, 13_107_201, 20, 400).last).toBe(13_107_201);
  });

  test('does not scroll when everything is seen', () => {
    expect(listGeometry(3, 20, 400).end).toBe(0);
    expect(rowsAt(0, 3, 20, 400)).toEqual({ first: 0, last: 3 });
  });

  test('draws what is seen and a few rows beside', () => {
    expect(rowsAt(2000, 1000, 20, 400)).toEqual({ first: 94, last: 126 });
  });

  test('moves only when the row is not seen', () => {
    expect(offsetFor(110, 2000, 20, 400, 'nearest')).toBe(2000);
    expect(offsetFor(99, 2000, 20, 400, 'nearest')).toBe(1980);
    expect(offsetFor(120, 2000, 20, 400, 'nearest')).toBe(2020);
    expect(offsetFor(500, 2000, 20, 400, 'middle')).toBe(9810);
  });
});
