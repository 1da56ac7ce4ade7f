import { afterEach, expect, test, vi } from 'vitest';
import { Feed } from './feed.ts';

afterEach(() => vi.unstubAllGlobals());

test('the revision rises with the rows, and the list is told once in the next frame', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  const feed = new Feed('session');
  const told = vi.fn();
  feed.subscribe(told);

  feed.cache.grew({ count: 0, total: 1, version: 1 }, []);
  const first = feed.revision;
  feed.cache.grew({ count: 0, total: 2, version: 1 }, []);
  expect(first).toBeGreaterThan(0);
  expect(feed.revision).toBeGreaterThan(first);
  expect(told).not.toHaveBeenCalled();

  expect(frames).toHaveLength(1);
  frames[0]?.();
  expect(told).toHaveBeenCalledTimes(1);
});
