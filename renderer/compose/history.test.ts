import { describe, expect, test } from 'vitest';
import { historyLimit, notRecalling, recall, remember } from './history.ts';

const history = ['newest', 'older', 'oldest'];

describe('recall', () => {
  test('goes back in time and returns to what was being written', () => {
    const first = recall(history, notRecalling, 'draft', 1);
    expect(first?.text).toBe('newest');
    const second = recall(history, first?.state ?? notRecalling, 'newest', 1);
    expect(second?.text).toBe('older');
    const back = recall(history, second?.state ?? notRecalling, 'older', -1);
    expect(back?.text).toBe('newest');
    expect(recall(history, back?.state ?? notRecalling, 'newest', -1)).toEqual({ state: notRecalling, text: 'draft' });
  });

  test('stops at both ends', () => {
    expect(recall(history, { position: 2, draft: '' }, 'oldest', 1)).toBeNull();
    expect(recall(history, notRecalling, 'draft', -1)).toBeNull();
    expect(recall([], notRecalling, 'draft', 1)).toBeNull();
  });
});

describe('remember', () => {
  test('puts a text first and keeps it once', () => {
    expect(remember(history, 'oldest')).toEqual(['oldest', 'newest', 'older']);
  });

  test('drops the oldest', () => {
    const full = Array.from({ length: historyLimit }, (_, index) => `text ${index}`);
    const after = remember(full, 'new');
    expect(after).toHaveLength(historyLimit);
    expect(after.at(-1)).toBe(`text ${historyLimit - 2}`);
  });
});
