import { expect, test } from 'vitest';
import { recordingFault } from './session-text.ts';

test.each([
  ['ENOSPC: no space left on device, write', 'The disk is full (ENOSPC)'],
  ["EACCES: permission denied, open '/a'", 'There is no permission to write there (EACCES)'],
  ["ENOTDIR: not a directory, mkdir '/a'", "ENOTDIR: not a directory, mkdir '/a'"],
  ['The disk went away.', 'The disk went away'],
  ['constructor: x', 'constructor: x'],
])('a recording that stopped on %j says why', (error, words) => {
  expect(recordingFault(error)).toBe(words);
});
