import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import type { ProcessEventBody } from '#shared/model/process-event';
import type { Target } from '#shared/model/target';
import { type OutputChannel, type ProcessSink, ServerProcess } from './server-process.ts';
import { commandTarget, impatient, isAlive, nodeTarget, patient, testEnvironment } from './testing/processes.ts';

// Real processes and files on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(path.join(os.tmpdir(), 'wirescope-process-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes down what a process tells. */
class Story implements ProcessSink {
  readonly events: ProcessEventBody[] = [];
  readonly output = { stdout: '', stderr: '' };
  readonly ends: OutputChannel[] = [];
  readonly process: ServerProcess;
  done = false;
  private readonly zero = performance.now();

  constructor(target: Target, limits = patient) {
    this.process = new ServerProcess(target, testEnvironment, this, limits);
    stories.push(this);
  }

  now(): number {
    return performance.now() - this.zero;
  }

  bytes(channel: OutputChannel, bytes: Uint8Array): void {
    this.output[channel] += Buffer.from(bytes).toString('latin1');
  }

  ended(channel: OutputChannel): void {
    this.ends.push(channel);
  }

  event(body: ProcessEventBody): void {
    this.events.push(body);
  }

  finished(): void {
    this.done = true;
  }

  get types(): readonly string[] {
    return this.events.map((event) => (event.type === 'signal-sent' ? event.signal : event.type));
  }

  of<T extends ProcessEventBody['type']>(type: T): Extract<ProcessEventBody, { type: T }> | undefined {
    return this.events.find((event): event is Extract<ProcessEventBody, { type: T }> => event.type === type);
  }

  async until(done: () => boolean): Promise<void> {
    await expect.poll(done, { timeout: 20_000, interval: 10 }).toBe(true);
  }

  get pid(): number {
    return this.process.pid ?? -1;
  }
}

const stories: Story[] = [];
afterEach(async () => {
  for (const story of stories.splice(0)) {
    await story.process.stop();
    expect(isAlive(story.pid)).toBe(false);
  }
});

describe('a process', () => {
  test('tells its bytes, then its exit', async () => {
    const story = new Story(nodeTarget('console.log("out"); console.error("err"); process.exitCode = 3'));
    await story.until(() => story.done);
    expect(story.output).toEqual({ stdout: 'out\n', stderr: 'err\n' });
    expect(story.types).toEqual(['started', 'stream-ended', 'exited']);
    expect(story.of('exited')).toMatchObject({ code: 3, signal: null, requested: false });
    expect(story.ends.toSorted()).toEqual(['stderr', 'stdout']);
  });

  test('gets what is written to its stdin, and the command as it was typed', async () => {
    const story = new Story(commandTarget('sh', '-c', 'echo $0; cat', 'zero'));
    story.process.stdin?.write(Buffer.from('hello\n'));
    await story.until(() => story.output.stdout === 'zero\nhello\n');
    await story.process.stop();
    expect(story.types).toEqual(['started', 'stdin-closed', 'stream-ended', 'exited']);
    expect(story.of('exited')).toMatchObject({ code: 0, requested: true });
  });

  test('gets the environment of its target and nothing of what was taken away', async () => {
    const target = { ...nodeTarget('console.log(JSON.stringify(process.env))'), env: { A: '1' }, unset: ['HOME'] };
    const story = new Story(target);
    await story.until(() => story.done);
    const variables = JSON.parse(story.output.stdout);
    expect(variables).toMatchObject({ A: '1', PATH: process.env.PATH });
    expect(variables).not.toHaveProperty('HOME');
  });

  test('its last bytes come before its exit, however many', async () => {
    const story = new Story(commandTarget('head', '-c', '3000000', '/dev/zero'));
    await story.until(() => story.done);
    expect(story.output.stdout.length).toBe(3e6);
    expect(story.types).toEqual(['started', 'stream-ended', 'exited']);
  });

  test('that closes stdout goes on', async () => {
    const script = 'require("fs").closeSync(1); process.stdin.on("data", (d) => process.stderr.write(d))';
    const story = new Story(nodeTarget(script));
    await story.until(() => story.types.includes('stream-ended'));
    expect(story.of('stream-ended')).toEqual({ type: 'stream-ended', channel: 'stdout' });
    story.process.stdin?.write(Buffer.from('still here\n'));
    await story.until(() => story.output.stderr === 'still here\n');
    expect(story.types).toEqual(['started', 'stream-ended']);
  });

  test('that closes its stdin makes writing fail, in words', async () => {
    const story = new Story(commandTarget('sh', '-c', 'exec <&-; echo closed; sleep 1000'), impatient);
    await story.until(() => story.output.stdout !== '');
    story.process.stdin?.write(Buffer.from('x\n'));
    await story.until(() => story.types.includes('stdin-failed'));
    expect(story.of('stdin-failed')).toMatchObject({ code: 'EPIPE' });
    expect(story.process.stdin?.writable).toBe(false);
  });

  test('that never reads is told by what it has not read', async () => {
    const story = new Story(nodeTarget('console.log("up"); setInterval(() => {}, 1000)'), impatient);
    await story.until(() => story.output.stdout !== '');
    expect(story.process.stdin?.unread).toBeNull();
    story.process.stdin?.write(Buffer.alloc(2_000_000, 'x'));
    await story.until(() => (story.process.stdin?.unread?.size ?? 0) > 0);
    expect(story.process.stdin?.unread?.sinceMs).toBeGreaterThan(0);
    await story.process.stop();
    expect(story.types).toEqual(['started', 'stdin-closed', 'SIGTERM', 'stream-ended', 'exited']);
    expect(story.process.stdin?.unread).toBeNull();
  });

  test('that is held back waits and loses nothing', async () => {
    const story = new Story(commandTarget('sh', '-c', 'head -c 3000000 /dev/zero; echo done >&2; cat'));
    story.process.setFlowing(false);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(story.output.stdout.length).toBeLessThan(100_000);
    story.process.setFlowing(true);
    await story.until(() => story.output.stderr === 'done\n');
    expect(story.output.stdout.length).toBe(3_000_000);
  });
});

describe('a launch that fails', () => {
  test('names the program and the PATH when nothing was found', async () => {
    const story = new Story(commandTarget('no-such-program'));
    await story.until(() => story.done);
    const { searched = [], ...failure } = story.of('launch-failed') ?? {};
    expect(failure).toMatchObject({ stage: 'resolve', code: 'ENOENT', tried: 'no-such-program' });
    expect(searched).toEqual([...new Set((process.env.PATH ?? '').split(':'))]);
    expect(story.types).toEqual(['launch-failed']);
  });

  test('says that a file may not be executed', async () => {
    const file = path.join(folder, 'plain');
    writeFileSync(file, 'hello');
    const story = new Story(commandTarget(file));
    await story.until(() => story.done);
    expect(story.of('launch-failed')).toMatchObject({ stage: 'resolve', code: 'EACCES', tried: file });
  });

  test('says that the interpreter is missing', async () => {
    const file = path.join(folder, 'script');
    writeFileSync(file, '#!/no/such/interpreter\n');
    chmodSync(file, 0o755);
    const story = new Story(commandTarget(file));
    await story.until(() => story.done);
    expect(story.of('launch-failed')).toMatchObject({ stage: 'spawn', code: 'ENOENT', tried: file });
    expect(story.of('launch-failed')?.message).toContain('#!');
    expect(story.types).toEqual(['launch-failed']);
  });

  test('says that the folder is missing', async () => {
    const story = new Story({ ...commandTarget('sh'), cwd: '/no/such/folder' });
    await story.until(() => story.done);
    expect(story.of('launch-failed')).toMatchObject({ stage: 'spawn', code: 'ENOENT' });
    expect(story.of('launch-failed')?.message).toContain('/no/such/folder');
  });

  test('says that an argument cannot be passed', async () => {
    const story = new Story(commandTarget('sh', 'a\0b'));
    await story.until(() => story.done);
    expect(story.of('launch-failed')).toMatchObject({ stage: 'spawn', code: 'ERR_INVALID_ARG_VALUE' });
  });

  test('got as far as a process without a first byte', async () => {
    const story = new Story(commandTarget('sh', '-c', 'echo no module >&2; exit 7'));
    await story.until(() => story.done);
    expect(story.types).toEqual(['started', 'stream-ended', 'exited', 'launch-failed']);
    expect(story.of('launch-failed')).toMatchObject({ stage: 'first-byte', code: null });
    expect(story.of('launch-failed')?.message).toMatch(/exited with code 7 after \d+ ms without writing/);
  });
});

describe('stopping', () => {
  test('goes on to SIGKILL when SIGTERM is ignored, each step told', async () => {
    const script = 'process.on("SIGTERM", () => {}); console.log("up"); setInterval(() => {}, 1000)';
    const story = new Story(nodeTarget(script), impatient);
    await story.until(() => story.output.stdout !== '');
    await story.process.stop();
    expect(story.types).toEqual(['started', 'stdin-closed', 'SIGTERM', 'SIGKILL', 'stream-ended', 'exited']);
    expect(story.of('exited')).toMatchObject({ code: null, signal: 'SIGKILL', requested: true });
    expect(story.done).toBe(true);
  });

  test('hears what is said after stdin was closed', async () => {
    const script = 'process.stdin.on("end", () => console.log("late answer")).resume(); console.log("up")';
    const story = new Story(nodeTarget(script));
    await story.until(() => story.output.stdout !== '');
    await story.process.stop();
    expect(story.output.stdout).toBe('up\nlate answer\n');
    expect(story.types).toEqual(['started', 'stdin-closed', 'stream-ended', 'exited']);
  });

  test('takes grandchildren along that ignore the end of stdin', async () => {
    const story = new Story(commandTarget('sh', '-c', 'sleep 1000 & echo $!; cat'));
    await story.until(() => story.output.stdout.endsWith('\n'));
    const grandchild = Number(story.output.stdout);
    expect(isAlive(grandchild)).toBe(true);
    await story.process.stop();
    expect(story.types).toEqual(['started', 'stdin-closed', 'exited', 'leftovers-killed', 'stream-ended']);
    expect(story.of('leftovers-killed')?.pids).toEqual([grandchild]);
    expect(isAlive(grandchild)).toBe(false);
  });

  test('takes along a daemon that left the group and the session', async () => {
    const daemon = 'const c = require("child_process").spawn("sleep", ["1000"], { detached: true, stdio: "ignore" });';
    const story = new Story(nodeTarget(`${daemon} c.unref(); console.log(c.pid); process.stdin.resume()`));
    await story.until(() => story.output.stdout.endsWith('\n'));
    await story.process.stop();
    expect(story.of('leftovers-killed')?.pids).toEqual([Number(story.output.stdout)]);
    expect(isAlive(Number(story.output.stdout))).toBe(false);
  });

  test('finds a daemon even after the server died by itself', async () => {
    const daemon = 'const c = require("child_process").spawn("sleep", ["1000"], { detached: true, stdio: "ignore" });';
    const script = `${daemon} c.unref(); console.log(c.pid); process.stdin.once("data", () => process.exit(1))`;
    const story = new Story(nodeTarget(script));
    await story.until(() => story.output.stdout.endsWith('\n'));
    // The tree is looked at a second after the start.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    story.process.stdin?.write(Buffer.from('exit\n'));
    await story.until(() => story.done);
    expect(story.types).toEqual(['started', 'stream-ended', 'exited', 'leftovers-killed']);
    expect(isAlive(Number(story.output.stdout))).toBe(false);
  });

  test('twice is once, and after the end it is nothing', async () => {
    const story = new Story(commandTarget('cat'));
    await Promise.all([story.process.stop(), story.process.stop()]);
    await story.process.stop();
    expect(story.types).toEqual(['started', 'stdin-closed', 'stream-ended', 'exited']);
  });
});

test('an exit is told within 100 ms although a grandchild holds the pipes', async () => {
  const story = new Story(
    nodeTarget(
      'require("child_process").spawn("sleep", ["1000"], { stdio: "inherit" }); console.log("up"); setTimeout(() => process.exit(0), 100)',
    ),
  );
  await story.until(() => story.output.stdout !== '');
  await story.until(() => !isAlive(story.pid));
  const gone = story.now();
  await story.until(() => story.types.includes('exited'));
  expect(story.now() - gone).toBeLessThan(1000);
  await story.until(() => story.done);
  expect(story.types).toEqual(['started', 'exited', 'leftovers-killed', 'stream-ended']);
});
