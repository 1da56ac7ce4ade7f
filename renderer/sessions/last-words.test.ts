import { expect, test } from 'vitest';
import { lastWords } from './last-words.ts';

const lines = (text: string) => text.split('\n').map((text, index) => ({ seq: index + 1, at: 0, text }));
const textsOf = (text: string) => lastWords(lines(text)).map((line) => line.text);

test('a Node stack begins with its message, not with its frames or the version below them', () => {
  const stack = [
    'ready',
    'Error: cannot add these',
    '    at die (die.mjs:8:3)',
    '    at a',
    '    at b',
    '    at c',
    '',
    'Node.js v20.20.2',
  ];
  expect(textsOf(stack.join('\n'))).toEqual(stack.slice(1, 4));
});

test('a Python traceback ends with its message', () => {
  const trace = [
    'Traceback (most recent call last):',
    '  File "s.py", line 3, in <module>',
    '    1 / 0',
    'ZeroDivisionError: division by zero',
  ];
  expect(textsOf(trace.join('\n'))).toEqual(trace.slice(1));
});

test('a few lines are shown whole', () => {
  expect(textsOf('one\ntwo')).toEqual(['one', 'two']);
  expect(lastWords([])).toEqual([]);
});
