import { describe, expect, test } from 'vitest';
import { clampWidth, defaultWidths, gridTemplate, widthsFrom } from './columns.ts';

describe('column widths', () => {
  test('are the default ones until a person changes them', () => {
    expect(widthsFrom(undefined)).toEqual(defaultWidths);
    expect(widthsFrom({ method: 420 })).toEqual({ ...defaultWidths, method: 420 });
  });

  test('survive whatever the settings file holds', () => {
    expect(widthsFrom('wide')).toEqual(defaultWidths);
    expect(widthsFrom({ size: '90', took: Number.NaN, number: null })).toEqual(defaultWidths);
    expect(widthsFrom({ size: -5, took: 1e9 })).toEqual({ ...defaultWidths, size: 40, took: 900 });
  });

  test('never get so small that they cannot be dragged back', () => {
    expect(clampWidth(3)).toBe(40);
  });

  test('leave the rest to the summary', () => {
    expect(gridTemplate(defaultWidths, 5)).toContain('1fr');
  });
});
