import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  baseOf,
  endOf,
  isAtEnd,
  maxHeight,
  physicalHeight,
  rangeAt,
  rowHeight,
  rowsPerPage,
  scaleOf,
  topToJump,
  topToShow,
} from './virtual.ts';

const extents = fc.record({
  count: fc.integer({ min: 0, max: 20_000_000 }),
  viewport: fc.integer({ min: 24, max: 3000 }),
});

describe('the scroll bar', () => {
  test('is as long as the list while a browser can draw that', () => {
    expect(physicalHeight(1000)).toBe(24_000);
    expect(scaleOf({ count: 1000, viewport: 600 })).toBe(1);
  });

  test('stands for more rows than a browser can draw', () => {
    expect(physicalHeight(10_000_000)).toBe(maxHeight);
    expect(scaleOf({ count: 10_000_000, viewport: 600 })).toBeGreaterThan(15);
  });

  test('reaches the end at its own end, whatever the number of rows', () => {
    fc.assert(
      fc.property(extents, (extent) => {
        const lowest = Math.max(0, physicalHeight(extent.count) - extent.viewport);
        expect(lowest * scaleOf(extent)).toBeCloseTo(endOf(extent), 3);
      }),
    );
  });
});

describe('the rows that are drawn', () => {
  test('cover what is seen, and stay in the list', () => {
    fc.assert(
      fc.property(extents, fc.double({ min: 0, max: 1, noNaN: true }), (extent, place) => {
        const top = endOf(extent) * place;
        const { first, last } = rangeAt(top, extent);
        expect(first).toBeGreaterThanOrEqual(0);
        expect(last).toBeLessThanOrEqual(extent.count);
        expect(first * rowHeight).toBeLessThanOrEqual(top);
        expect(last * rowHeight).toBeGreaterThanOrEqual(Math.min(extent.count * rowHeight, top + extent.viewport));
      }),
    );
  });

  test('keep their place in the layer while the list is scrolled by less than a base', () => {
    expect(baseOf(511)).toBe(0);
    expect(baseOf(512)).toBe(512);
    expect(baseOf(1023)).toBe(512);
  });

  test('are few, whatever the number of rows', () => {
    const { first, last } = rangeAt(12_000_000, { count: 1_000_000, viewport: 600 });
    expect(last - first).toBe(25 + 16);
  });
});

describe('showing a row', () => {
  const extent = { count: 1000, viewport: 240 };

  test('moves nothing when it can be seen', () => {
    expect(topToShow(5, 100, extent)).toBe(100);
    expect(topToJump(5, 100, extent)).toBe(100);
  });

  test('moves no further than the nearest edge', () => {
    expect(topToShow(50, 0, extent)).toBe(51 * rowHeight - 240);
    expect(topToShow(2, 480, extent)).toBe(48);
  });

  test('leaves room above after a jump', () => {
    expect(topToJump(500, 0, extent)).toBe(500 * rowHeight - 72);
    expect(topToJump(999, 0, extent)).toBe(endOf(extent));
  });

  test('always brings it into view', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: endOf(extent) }), (position, top) => {
        for (const next of [topToShow(position, top, extent), topToJump(position, top, extent)]) {
          expect(next).toBeLessThanOrEqual(position * rowHeight);
          expect(next + extent.viewport).toBeGreaterThanOrEqual((position + 1) * rowHeight);
        }
      }),
    );
  });
});

test('the end is where the last row ends', () => {
  const extent = { count: 100, viewport: 240 };
  expect(isAtEnd(100 * rowHeight - 240, extent)).toBe(true);
  expect(isAtEnd(100 * rowHeight - 240 - rowHeight, extent)).toBe(false);
  expect(isAtEnd(0, { count: 3, viewport: 240 })).toBe(true);
});

test('a page keeps one row of the page before', () => {
  expect(rowsPerPage({ count: 100, viewport: 240 })).toBe(9);
  expect(rowsPerPage({ count: 100, viewport: 10 })).toBe(1);
});
