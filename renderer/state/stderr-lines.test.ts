import { expect, test } from 'vitest';
import { StderrLines } from './stderr-lines.ts';

/** A stderr of `total()` lines, and the positions that were asked for. */
function stderr(total: () => number) {
  const asked: number[] = [];
  const lines = new StderrLines(async (from, count) => {
    asked.push(from);
    const length = Math.max(0, Math.min(count, total() - from));
    return {
      total: total(),
      lines: Array.from({ length }, (_, index) => ({
        seq: from + index + 10,
        at: from + index,
        text: `line ${from + index}`,
      })),
    };
  });
  return { lines, asked };
}

test('finds out how many lines there are, and reads those that are looked at', async () => {
  const { lines, asked } = stderr(() => 1000);
  lines.refresh();
  await expect.poll(() => lines.total, { interval: 5 }).toBe(1000);
  expect(lines.line(500)).toBeNull();
  await expect.poll(() => lines.line(500)?.text, { interval: 5 }).toBe('line 500');
  expect(asked).toEqual([0, 400]);
});

test('reads its last page again when lines were added', async () => {
  let total = 3;
  const { lines } = stderr(() => total);
  lines.refresh();
  await expect.poll(() => lines.line(2)?.text, { interval: 5 }).toBe('line 2');
  total = 5;
  lines.refresh();
  await expect.poll(() => lines.total, { interval: 5 }).toBe(5);
  expect(lines.line(4)?.seq).toBe(14);
});

test('a stopped list asks for nothing more', async () => {
  const { lines, asked } = stderr(() => 1);
  lines.refresh();
  lines.stop();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(asked).toEqual([]);
});
