/** Recorded transcripts as what happened at the pipes. */
import fs from 'node:fs';
import path from 'node:path';
import type { Channel } from '#shared/model/frame';
import type { ProcessEventBody } from '#shared/model/process-event';
import type { Happening } from '../session/dissect.ts';
import type { Scenario } from './scenarios.ts';

const folder = path.resolve(import.meta.dirname, '../../transcripts');

const readLines = (name: string) =>
  fs
    .readFileSync(path.join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '));

/** Puts happenings one millisecond apart. */
export class Story {
  readonly happenings: Happening[] = [];

  line(channel: Channel, text: string): void {
    this.happenings.push({ type: 'bytes', channel, bytes: Buffer.from(`${text}\n`), at: this.happenings.length });
  }

  event(event: ProcessEventBody): void {
    this.happenings.push({ type: 'event', event, at: this.happenings.length });
  }

  /** Our side closes stdin, the server's pipes end, and it exits. */
  end(): readonly Happening[] {
    this.event({ type: 'stdin-closed' });
    this.happenings.push({ type: 'end', channel: 'stdout', at: this.happenings.length });
    this.event({ type: 'exited', code: 0, signal: null, uptimeMs: this.happenings.length, requested: true });
    return this.happenings;
  }
}

/** Answers and lines of stderr, scenario by scenario. */
export function recordedAnswers(name: string): ReadonlyMap<string, readonly string[]> {
  const scenarios = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of readLines(name)) {
    if (line.startsWith('### ')) {
      current = [];
      scenarios.set(line.slice(4), current);
    } else if (line !== '(no stdout)') current.push(line);
  }
  return scenarios;
}

/** The client's lines with the recorded answers between them. */
export function scenarioStory({ lines, together }: Scenario, answers: readonly string[]): readonly Happening[] {
  const story = new Story();
  const left = [...answers];
  lines.forEach((line, index) => {
    story.line('stdin', line);
    const waits = together === true && index >= 2 && index < lines.length - 1;
    if (!waits) for (const answer of takeUntilAnswered(left, idOf(line))) hear(story, answer);
  });
  for (const answer of left) hear(story, answer);
  return story.end();
}

/** What was heard up to the answer to this id; nothing when there is none. */
function takeUntilAnswered(left: string[], id: unknown): readonly string[] {
  const last = left.findLastIndex((answer) => !isStderr(answer) && id !== undefined && idOf(answer) === id);
  return left.splice(0, last + 1);
}

function idOf(line: string): unknown {
  try {
    const message: unknown = JSON.parse(line.replace(/^\uFEFF/, ''));
    return typeof message === 'object' && message !== null && 'id' in message ? message.id : undefined;
  } catch {
    return undefined;
  }
}

const isStderr = (line: string) => line.startsWith('  stderr: ');

function hear(story: Story, line: string): void {
  if (isStderr(line)) story.line('stderr', line.slice('  stderr: '.length));
  else story.line('stdout', line);
}

/** A recording of both directions. */
export function recordedSession(name: string): readonly Happening[] {
  const story = new Story();
  for (const line of readLines(name)) {
    const [word = ''] = line.split(' ');
    const rest = line.slice(word.length + 1);
    if (word === 'C>S') story.line('stdin', rest);
    else if (word === 'S>C') story.line('stdout', rest);
    else if (word === 'signal') story.event({ type: 'signal-sent', signal: rest });
    else if (word === 'end') story.happenings.push({ type: 'end', channel: 'stdout', at: story.happenings.length });
    else if (word === 'exit')
      story.event({ type: 'exited', code: null, signal: rest, uptimeMs: story.happenings.length, requested: true });
    else throw new Error(`Not a line of a recording: ${line}`);
  }
  return story.happenings;
}
