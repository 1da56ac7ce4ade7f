import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { RowUpdate } from '#shared/engine/dissected';
import type { Inquiry } from '#shared/engine/inquiry';
import type { Doubt } from '#shared/mcp/supplied/question';
import { questionOf } from '#shared/mcp/supplied/texts';
import { SchemaChecks, type SchemaLimits } from './schema-checks.ts';

const opened: SchemaChecks[] = [];
afterEach(async () => {
  for (const checks of opened.splice(0)) await checks.close();
});

/** Limits that a busy machine keeps; only what never ends is beyond them. */
const patience = 60_000;

function checksWith(limits: Partial<SchemaLimits> = {}, file?: string) {
  const updates: RowUpdate[] = [];
  const take = (found: readonly RowUpdate[]) => void updates.push(...found);
  const checks = new SchemaChecks(take, { questionMs: 2000, ...limits }, file);
  opened.push(checks);
  /** `#2 tool-args-mismatch` in the order of the rows. */
  const codes = async () => {
    await checks.settled(patience);
    const all = updates.flatMap(({ seq, diagnostics = [] }) => diagnostics.map(({ code }) => [seq, code] as const));
    return all.sort(([a], [b]) => a - b).map(([seq, code]) => `#${seq} ${code}`);
  };
  const messages = () => updates.flatMap(({ diagnostics = [] }) => diagnostics.map(({ message }) => message));
  return { checks, updates, codes, messages };
}

function doubt(schema: object, value: unknown): Doubt {
  const question = questionOf(schema, value, '2020-12');
  const about = { type: 'arguments', tool: 'x', saidOfSchema: true } as const;
  return { about, pointer: '/params/arguments', related: [1], question };
}

function call(seq: number, schema: object, value: unknown): Inquiry {
  return { seq, origin: 'peer', pointer: '', doubts: [doubt(schema, value)] };
}

const number = { type: 'object', properties: { a: { type: 'number' } } };
const right = { a: 1 };
const wrong = { a: 'two' };
/** Tries 2^40 ways to read the text before it fails. */
const catastrophe = { type: 'object', properties: { a: { type: 'string', pattern: '^(a+)+$' } } };
const trap = { a: `${'a'.repeat(40)}!` };
const otherCatastrophe = { ...catastrophe, title: 'another' };

test('verdicts become updates of the rows', async () => {
  const { checks, updates, codes } = checksWith();
  checks.take([call(2, number, right), call(3, number, wrong)]);
  expect(await codes()).toEqual(['#3 tool-args-mismatch']);
  expect(updates).toMatchObject([
    { seq: 3, diagnostics: [{ severity: 'warning', place: { pointer: '/params/arguments/a' }, related: [1] }] },
  ]);
});

describe('what is hostile is said, and costs only itself', () => {
  test('a pattern that takes for ever', async () => {
    const { checks, codes, messages } = checksWith({ questionMs: 700 });
    checks.take([
      call(2, number, wrong),
      call(3, catastrophe, trap),
      call(4, number, wrong),
      call(5, catastrophe, right),
    ]);
    expect(await codes()).toEqual([
      '#2 tool-args-mismatch',
      '#3 schema-not-checked',
      '#4 tool-args-mismatch',
      '#5 tool-args-mismatch',
    ]);
    expect(messages()).toContain(
      'The arguments were not checked against the inputSchema of the tool "x" (#1): it took longer than 700 ms.',
    );
  });

  test('again and again', async () => {
    const { checks, codes, messages } = checksWith({ questionMs: 700 });
    for (let seq = 2; seq < 6; seq++) checks.take([call(seq, catastrophe, trap)]);
    await codes();
    checks.take([call(6, catastrophe, trap), call(7, otherCatastrophe, right)]);
    expect(await codes()).toEqual(
      [2, 3, 4, 5, 6].map((seq) => `#${seq} schema-not-checked`).concat('#7 tool-args-mismatch'),
    );
    expect(messages().filter((message) => message.endsWith(': the schema took too long before.'))).not.toEqual([]);
  });

  test('with ever new schemas', async () => {
    const { checks, codes, messages } = checksWith({ questionMs: 300, failures: 3 });
    checks.take(Array.from({ length: 10 }, (_, index) => call(index + 2, { ...catastrophe, title: `${index}` }, trap)));
    expect(await codes()).toHaveLength(10);
    checks.take([call(12, number, wrong)]);
    expect((await codes()).at(-1)).toBe('#12 schema-not-checked');
    expect(messages().filter((message) => message.includes('took longer than'))).toHaveLength(3);
    expect(messages().at(-1)).toContain('too many schemas of this session took too long');
  });

  test('a million levels, fifty megabytes, or a value of that size', async () => {
    const { checks, codes } = checksWith();
    let deep: object = {};
    for (let level = 0; level < 1_000_000; level++) deep = { not: deep };
    const large = { description: 'x'.repeat(50 * 1024 * 1024) };
    checks.take([call(2, deep, right), call(3, large, right), call(4, number, large), call(5, number, deep)]);
    // Known at once: none of it is sent to the worker.
    expect(checks.size).toBe(0);
    expect(await codes()).toEqual([2, 3, 4, 5].map((seq) => `#${seq} schema-not-checked`));
  });

  test('a schema that doubles its work at each level', async () => {
    const { checks, codes, messages } = checksWith({ questionMs: 3000 });
    const defs = Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => [
        `d${i}`,
        { anyOf: [{ $ref: `#/$defs/d${i + 1}` }, { $ref: `#/$defs/d${i + 1}` }] },
      ]),
    );
    checks.take([call(2, { $defs: { ...defs, d40: { type: 'string' } }, $ref: '#/$defs/d0' }, right)]);
    checks.take([call(3, number, wrong)]);
    expect(await codes()).toEqual(['#2 schema-not-checked', '#3 tool-args-mismatch']);
    expect(messages()[0]).toMatch(/broke down|took longer|ended with an error/);
  });
});

test('thousands of questions are answered, in any number of turns', async () => {
  const { checks, codes } = checksWith({ waiting: 100_000 });
  for (let seq = 2; seq < 5002; seq++)
    checks.take([call(seq, { ...number, title: `${seq % 50}` }, seq % 2 ? right : wrong)]);
  expect(await codes()).toHaveLength(2500);
});

test('a queue that is full says so', async () => {
  const { checks, codes, messages } = checksWith({ waiting: 10 });
  checks.take(Array.from({ length: 15 }, (_, index) => call(index + 2, number, wrong)));
  expect(checks.isFull).toBe(true);
  expect(messages()).toHaveLength(5);
  const found = await codes();
  expect(found.filter((code) => code.endsWith('tool-args-mismatch'))).toHaveLength(10);
  expect(messages().filter((message) => message.includes('too much else waited'))).toHaveLength(5);
  expect(checks.isFull).toBe(false);
});

test('room is waited for, of questions and of text', async () => {
  const value = { a: 'x'.repeat(1000) };
  for (const limits of [{ waiting: 10 }, { text: 20_000 }]) {
    const { checks, codes, messages } = checksWith(limits);
    for (let seq = 2; seq < 102; seq++) {
      if (checks.isFull) await checks.room(patience);
      checks.take([call(seq, number, value)]);
    }
    expect(await codes()).toHaveLength(100);
    expect(messages().filter((message) => message.includes('not checked'))).toEqual([]);
  }
});

test('the findings of one message come together, and are cut', async () => {
  const { checks, updates, codes } = checksWith();
  const doubts = Array.from({ length: 25 }, (_, index) => doubt(number, index === 0 ? right : wrong));
  checks.take([{ seq: 9, origin: 'peer', pointer: '/4', doubts }]);
  expect(await codes()).toHaveLength(10);
  expect(updates).toHaveLength(1);
  expect(updates[0]?.diagnostics?.[0]?.place).toEqual({ pointer: '/4/params/arguments/a' });
  expect(updates[0]?.diagnostics?.at(-1)?.message).toMatch(/14 more places in this message break the rule\.$/);
});

test('what waits for too long is given up, and later questions are asked again', async () => {
  const { checks, messages, codes } = checksWith({ questionMs: patience });
  checks.take([call(2, catastrophe, trap), call(3, number, wrong)]);
  await checks.settled(300);
  expect(messages()).toHaveLength(2);
  expect(messages().every((message) => message.endsWith(': it would have taken too long.'))).toBe(true);
  await checks.close();
  expect(await codes()).toHaveLength(2);
});

test('closing ends a worker in the middle of its work', async () => {
  const { checks, updates } = checksWith({ questionMs: patience });
  checks.take([call(2, catastrophe, trap)]);
  const settled = checks.settled(patience);
  await checks.close();
  await settled;
  expect(updates).toEqual([]);
});

test('a worker that cannot be started is said', async () => {
  const { checks, codes, messages } = checksWith({}, path.join(import.meta.dirname, 'no-such-program.cjs'));
  checks.take([call(2, number, wrong), call(3, number, wrong)]);
  expect(await codes()).toEqual(['#2 schema-not-checked', '#3 schema-not-checked']);
  expect(messages()[0]).toContain('Cannot find module');
});

describe('a worker that is lost is started again', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wirescope-worker-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  /** Finds everything valid, and goes down over the title "down". */
  const program = (name: string, down: string) => {
    const file = path.join(folder, `${name}.cjs`);
    writeFileSync(
      file,
      `const { parentPort, workerData } = require('node:worker_threads');
      parentPort.on('message', (questions) => {
        questions.forEach(({ schema }, index) => {
          Atomics.store(workerData, 0, index);
          if (schema.includes('down')) ${down}
        });
        parentPort.postMessage(questions.map(() => ({ kind: 'valid' })));
      });
      parentPort.postMessage('ready');`,
    );
    return file;
  };
  const cases = [
    ['exit', 'process.exit(3);', 'broke down: it ended'],
    ['error', 'throw new Error("oh no");', 'broke down: oh no'],
    ['memory', 'for (const all = []; ; ) all.push(new Array(100000).fill(all.length));', 'memory'],
  ] as const;
  test.each(cases)('%s', async (name, down, says) => {
    const { checks, codes, messages } = checksWith({ questionMs: 20_000 }, program(name, down));
    checks.take([call(2, number, right), call(3, { title: 'down' }, right), call(4, number, wrong)]);
    expect(await codes()).toEqual(['#3 schema-not-checked']);
    expect(messages()[0]).toContain(says);
    checks.take([call(5, { title: 'down once more' }, right), call(6, number, right)]);
    expect(await codes()).toEqual(['#3 schema-not-checked', '#5 schema-not-checked']);
  });
});
