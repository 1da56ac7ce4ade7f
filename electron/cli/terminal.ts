/** A capture in the terminal: the annotated timeline as it happens; typed lines are sent as messages. */
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { commandLine } from '#shared/launch/command-line';
import type { ClientSettings } from '#shared/model/client-settings';
import type { Target } from '#shared/model/target';
import type { Environment } from '../node/environment.ts';
import { startSession } from '../node/launch-session.ts';
import { type LiveSession, NotRunningError } from '../node/session.ts';
import { Notices } from './notices.ts';
import { Timeline } from './timeline.ts';

export interface TerminalOptions {
  readonly target: Target;
  readonly client: ClientSettings;
  readonly colour: boolean;
  /** Folder of the recording. */
  readonly folder: string;
  readonly environment: Environment;
  /** Where typed lines come from; null: nothing is typed. */
  readonly input: (Readable & { readonly isTTY?: boolean }) | null;
  /** Stops the server, as Ctrl+C does. */
  readonly signal: AbortSignal;
  write(text: string): void;
}

/** Once piped input has ended and nothing waits for an answer, the server is stopped after this long. */
const quietMs = 1000;
const noticesEveryMs = 500;

/**
 * Runs until the server has ended; prints where the recording is.
 * @returns The exit code: 0 when we stopped the server, else the server's own; 1 when it could not be started.
 */
export async function runTerminal(options: TerminalOptions): Promise<number> {
  const { target, client, folder, environment, write, colour } = options;
  const session = startSession({ target, client, folder, environment });
  const timeline = new Timeline(session, { colour }, write);
  write(`${introduction(options)}\n`);
  session.subscribe(() => timeline.advance());
  onAbort(options.signal, () => void session.stop());
  const endNotices = giveNotices(session, write);
  const closeInput = options.input === null ? () => {} : readInput(options.input, session, write);
  await session.finished;
  closeInput();
  endNotices();
  timeline.advance();
  const code = exitCode(session);
  write(`${farewell(session)}\n`);
  await session.dispose();
  return code;
}

/** Returns the function that ends them. */
function giveNotices(session: LiveSession, write: (text: string) => void): () => void {
  const notices = new Notices();
  const timer = setInterval(() => {
    for (const notice of notices.due(session.summary())) write(`${notice}\n`);
  }, noticesEveryMs);
  return () => clearInterval(timer);
}

function introduction({ target, input }: TerminalOptions): string {
  const typing = input?.isTTY ? ' A line that you type is sent as it is; Ctrl+C stops the server.' : '';
  return `Recording ${commandLine(target)}.${typing}`;
}

function farewell(session: LiveSession): string {
  const { recording } = session.summary();
  if (recording === null) return 'There is no recording.';
  return recording.error === null
    ? `Recording: ${recording.path}`
    : `The recording could not be written: ${recording.error}`;
}

function exitCode(session: LiveSession): number {
  const { exit, failure } = session.summary();
  if (exit === null) return failure === null ? 0 : 1;
  return exit.requested ? 0 : (exit.code ?? 1);
}

function onAbort(signal: AbortSignal, act: () => void): void {
  if (signal.aborted) act();
  else signal.addEventListener('abort', act, { once: true });
}

/** Returns the function that ends the reading. */
function readInput(
  input: Readable & { readonly isTTY?: boolean },
  session: LiveSession,
  write: (text: string) => void,
): () => void {
  const lines = createInterface({ input, terminal: false });
  let typed = 0;
  lines.on('line', (line) => {
    if (line.trim() === '') return;
    typed += 1;
    send(session, line, write);
  });
  lines.on('close', () => {
    if (input.isTTY) void session.stop();
    else if (typed > 0) stopWhenQuiet(session);
  });
  return () => {
    lines.removeAllListeners('close');
    lines.close();
    input.destroy();
  };
}

function send(session: LiveSession, line: string, write: (text: string) => void): void {
  try {
    session.send(line);
  } catch (error) {
    if (!(error instanceof NotRunningError)) throw error;
    write(`${error.message}\n`);
  }
}

/** Piped input has ended: answers that are still to come are waited for. */
function stopWhenQuiet(session: LiveSession): void {
  let timer: NodeJS.Timeout | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (session.summary().pending === 0) void session.stop();
    }, quietMs);
  };
  restart();
  const end = session.subscribe(restart);
  void session.finished.then(() => {
    end();
    clearTimeout(timer);
  });
}
