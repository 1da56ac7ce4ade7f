import { describe, expect, test } from 'vitest';
import { locate } from '../jsonrpc/locate.ts';
import { decodeText } from '../jsonrpc/text.ts';
import { allRules, rulesWithoutTraffic } from '../mcp/checks/all.ts';
import { allCases } from '../mcp/checks/all-cases.ts';
import { explanationOf } from '../mcp/explain/explanation.ts';
import { entriesOf, transcript } from './transcript.ts';

const codes = allRules.map((rule) => rule.code);
const checked = allRules.filter((rule) => !rulesWithoutTraffic.includes(rule)).map(({ code }) => code);

test('every rule has one definition, an explanation, a case that fires and a near miss', () => {
  expect(new Set(codes).size).toBe(codes.length);
  expect(Object.keys(allCases).sort()).toEqual([...checked].sort());
  for (const code of codes) {
    const explanation = explanationOf(code);
    for (const text of [explanation.title, explanation.why, explanation.fix, explanation.spec])
      expect(text).not.toBe('');
  }
  for (const { fires, quiet } of Object.values(allCases)) {
    expect(fires.length).toBeGreaterThan(0);
    expect(quiet.length).toBeGreaterThan(0);
  }
});

describe.each(Object.entries(allCases))('%s', (code, { fires, quiet }) => {
  const rule = allRules.find((candidate) => candidate.code === code);

  test.each(fires.map((example) => [shown(example.lines), example] as const))('fires: %s', (_, example) => {
    const t = transcript(example.lines);
    const found = t.found(code, example.at);
    expect(found, t.codes.join(', ')).toHaveLength(1);
    expect(found[0]?.severity).toBe(example.severity ?? rule?.severity);
    expect(found[0]?.message).toContain(example.says ?? '');
    expect(found[0]?.message).toMatch(/^["A-Z].*\.$/s);
    expect(t.found(code), 'on that row only').toHaveLength(1);
  });

  test.each(quiet.map((lines) => [shown(lines), lines] as const))('quiet: %s', (_, lines) => {
    expect(transcript(lines).found(code)).toEqual([]);
  });
});

test('every place that a finding names exists in its frame', () => {
  for (const example of Object.values(allCases).flatMap(({ fires }) => fires)) {
    const entries = [...entriesOf(example.lines)];
    transcript(example.lines).diagnostics.forEach((found, index) => {
      const entry = entries[index];
      for (const { code, place } of found) {
        if (place === undefined || entry?.kind !== 'frame') continue;
        const { text } = decodeText(entry.frame.bytes);
        const located = locate(text, place, entry.frame.bytes);
        expect(located, `${code} in ${text.slice(0, 200)}`).not.toBeNull();
        expect(located?.chars.to).toBeGreaterThan(located?.chars.from ?? 0);
        expect(located?.bytes.to).toBeLessThanOrEqual(entry.frame.bytes.length);
      }
    });
  }
});

test('what a person sent is described, not blamed', () => {
  for (const example of Object.values(allCases).flatMap(({ fires }) => fires)) {
    const lines = example.lines.map((line) => line.replace(/^C>S/, 'I>S'));
    const t = transcript(lines);
    t.rows.forEach((row, index) => {
      if (row.origin !== 'inspector') return;
      for (const { code, severity, message } of t.diagnostics[index] ?? []) {
        if (code === 'request-unanswered' || code === 'batch-ignored') continue;
        expect(severity, `${code} ${message}`).toBe('info');
        expect(message).toMatch(/^Sent as written: /);
      }
    });
  }
});

test('a server that does not answer a person is blamed, a person who does not answer a server is not', () => {
  const ignored = transcript(['I>S {"jsonrpc":"2.0","id":1,"method":"ping"}', 'end stdout']);
  expect(ignored.found('request-unanswered', 1)).toMatchObject([{ severity: 'warning' }]);
  const idle = transcript([
    'I>S {"jsonrpc":"2.0","method":"x"}',
    'S>C {"jsonrpc":"2.0","id":1,"method":"roots/list"}',
    'stop',
  ]);
  expect(idle.found('request-unanswered', 2)).toMatchObject([{ severity: 'info' }]);
});

function shown(lines: readonly string[]): string {
  return lines
    .map((line) => line.slice(0, 60))
    .join(' | ')
    .slice(0, 150);
}
