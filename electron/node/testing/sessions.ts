/** For tests: sessions in a folder of their own, and conditions to wait for. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect } from 'vitest';
import { silentClient } from '#shared/model/client-settings';
import type { Target } from '#shared/model/target';
import type { Row } from '#shared/view/row';
import { type StartOptions, startSession } from '../launch-session.ts';
import type { LiveSession, Session } from '../session.ts';
import { patient, testEnvironment } from './processes.ts';

/** A folder that is removed after the tests of the file, and a way to start sessions that record into it. */
export function recordingSessions() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wirescope-session-'));
  const started: LiveSession[] = [];
  afterAll(async () => {
    for (const session of started) await session.dispose();
    rmSync(folder, { recursive: true, force: true });
  });
  const start = (target: Target, options: Partial<StartOptions> = {}) => {
    const session = startSession({
      target,
      client: silentClient,
      folder,
      environment: testEnvironment,
      limits: patient,
      ...options,
    });
    started.push(session);
    return session;
  };
  return { folder, start };
}

export async function until(done: () => boolean, timeout = 20_000): Promise<void> {
  await expect.poll(done, { timeout, interval: 10 }).toBe(true);
}

export function rowsOf({ log }: Session): readonly Row[] {
  return Array.from({ length: log.length }, (_, index) => log.row(index + 1));
}

/** A row in a few words: `> request initialize`, `< response initialize`, `stderr`, `event exited`. */
export function story(session: Session): readonly string[] {
  return rowsOf(session).map(({ channel, kind, method }) => {
    const arrow = channel === 'stdin' ? '> ' : channel === 'stdout' ? '< ' : '';
    return `${arrow}${kind} ${method}`.trim();
  });
}

export async function textOf(session: Session, seq: number): Promise<string> {
  const entry = await session.entry(seq);
  return entry.kind === 'frame' ? Buffer.from(entry.frame.bytes).toString('utf8') : entry.event.type;
}

/** The lines of the session's recording file, parsed. */
export function recordingOf(session: Session): readonly Record<string, unknown>[] {
  const file = session.summary().recording?.path ?? '';
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}
