import { expect, test } from 'vitest';
import { transcript } from '../engine/transcript.ts';
import { printFinding, printRow } from './printer.ts';

const t = transcript([
  'start node',
  'C>S {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","arguments":{"a":2,"b":3}}}',
  'wait 20',
  'S>C {"jsonrpc":"2.0","id":"1","result":{"content":[{"type":"text","text":"5"}]}}',
  'err \u001b]0;title\u0007',
  'S>C \u001b[2Jwiped',
  'exit 3',
]);

function print(seq: number, colour = false): string {
  return printRow(t.row(seq), t.diagnostics[seq - 1] ?? [], { colour });
}

test('rows with their findings', () => {
  expect(print(1)).toBe('    0.001     1 · started node, pid 123');
  expect(print(2)).toBe(
    '    0.002     2 → tools/call add (1) a: 2, b: 3 21 ms\n' +
      '                ✖ The first request is tools/call; it has to be initialize. initialize-not-first',
  );
  expect(print(3)).toBe(
    '    0.023     3 ← tools/call add ("1") "5" 21 ms\n' +
      '                ✖ The id is "1", but the request (#2) has 1. response-id-type',
  );
});

test('a terminal is never sent what a peer wrote', () => {
  for (const seq of [4, 5]) expect(print(seq)).not.toMatch(/[^\P{Cc}\n]/u);
  expect(print(4)).toContain('│ ␛]0;title␇');
  const hostile = { ...t.row(4), method: '\u001b[2J', subject: '\u009b2J', summary: '\u001bc' };
  const finding = { code: 'x', severity: 'info', message: '\u001b[2J\r' } as const;
  expect(printRow(hostile, [finding], { colour: false })).not.toMatch(/[^\P{Cc}\n]/u);
});

test('colour is for what is ours', () => {
  const plain = print(5, true)
    .split(/\p{Cc}\[\d+m/u)
    .join('');
  expect(plain).toBe(print(5));
  expect(print(5, true)).toContain('\u001b[31m');
});

test('a finding that came later names its row', () => {
  const late = { code: 'request-unanswered', severity: 'warning', message: 'No answer came.' } as const;
  expect(printFinding(7, late, { colour: false })).toBe(
    '                ▲ No answer came. request-unanswered (about #7)',
  );
});

test('what most likely cures it stands under the finding', () => {
  const noise = { code: 'stdout-not-json', severity: 'error', message: 'No.', hint: 'Use \u001bthat.' } as const;
  expect(printFinding(7, noise, { colour: false })).toBe(
    '                ✖ No. stdout-not-json (about #7)\n                  Likely cure: Use ␛that.',
  );
});
