import { expect, test } from 'vitest';
import { isReachable } from './window-state.ts';

const screens = [
  { x: 0, y: 0, width: 1920, height: 1080 },
  { x: 1920, y: 0, width: 1280, height: 1024 },
];

test.each([
  ['on the first screen', { x: 100, y: 100, width: 1280, height: 800 }, true],
  ['on the second screen', { x: 2000, y: 50, width: 1000, height: 800 }, true],
  ['half out at the left', { x: -600, y: 100, width: 1280, height: 800 }, true],
  ['on a screen that was unplugged', { x: 4000, y: 100, width: 1280, height: 800 }, false],
  ['with its title bar above the screen', { x: 100, y: -200, width: 1280, height: 800 }, false],
  ['below the screen', { x: 100, y: 1070, width: 1280, height: 800 }, false],
])('a window %s', (_where, bounds, reachable) => {
  expect(isReachable(bounds, screens)).toBe(reachable);
});
