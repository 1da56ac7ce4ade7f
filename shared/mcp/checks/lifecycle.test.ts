import { expect, test } from 'vitest';
import { transcript } from '../../engine/transcript.ts';
import { call, handshake } from './cases.ts';

const [ask = '', answer = ''] = handshake('2025-11-25');
const changed = 'S>C {"jsonrpc":"2.0","method":"notifications/tools/list_changed"}';

function rowsWith(code: string, lines: readonly string[]): readonly string[] {
  return transcript(lines).codes.filter((found) => found.endsWith(code));
}

test('what comes before the answer to initialize is told once, and again after another initialize', () => {
  const hasty = [ask, call(1), call(2), changed, changed];
  expect(rowsWith('request-before-init-result', hasty)).toEqual(['#2 request-before-init-result']);
  expect(rowsWith('server-before-init-result', hasty)).toEqual(['#4 server-before-init-result']);

  const again = [...hasty, answer, ask.replace('"i"', '"j"'), call(3), changed];
  expect(rowsWith('request-before-init-result', again)).toHaveLength(2);
  expect(rowsWith('server-before-init-result', again)).toHaveLength(2);
});
