import { describe, expect, test } from 'vitest';
import { keyStep, moveSelection, rangeOf, selectRange } from './selection.ts';

describe('byte selection', () => {
  test('is a range whichever way it was drawn', () => {
    expect(rangeOf({ anchor: 9, focus: 4 })).toEqual({ from: 4, to: 10 });
    expect(rangeOf({ anchor: 4, focus: 4 })).toEqual({ from: 4, to: 5 });
  });

  test('moves by byte, row, page and to the ends', () => {
    const at = { anchor: 40, focus: 40 };
    const move = (key: string) => moveSelection(at, keyStep(key, 16, 10) ?? 0, 1000, false)?.focus;
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageDown', 'Home', 'End'].map(move)).toEqual([
      39, 41, 24, 56, 200, 0, 999,
    ]);
    expect(move('PageUp')).toBe(0);
    expect(keyStep('a', 16, 10)).toBeNull();
  });

  test('keeps its anchor when it is extended', () => {
    expect(moveSelection({ anchor: 5, focus: 5 }, 16, 100, true)).toEqual({ anchor: 5, focus: 21 });
    expect(moveSelection({ anchor: 5, focus: 21 }, 1, 100, false)).toEqual({ anchor: 22, focus: 22 });
  });

  test('starts at the first byte, and not at all in an empty frame', () => {
    expect(moveSelection(null, 1, 10, false)).toEqual({ anchor: 0, focus: 0 });
    expect(moveSelection(null, 1, 0, false)).toBeNull();
  });

  test('is cut to the bytes there are', () => {
    expect(selectRange({ from: 2, to: 50 }, 10)).toEqual({ anchor: 2, focus: 9 });
    expect(selectRange({ from: 10, to: 12 }, 10)).toBeNull();
    expect(selectRange({ from: 3, to: 3 }, 10)).toBeNull();
  });
});
