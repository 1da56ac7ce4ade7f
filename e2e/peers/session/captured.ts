/** What the tap wrote, as what happened at the pipes. */
import fs from 'node:fs';
import type { ProcessEventBody } from '#shared/model/process-event';
import type { Happening } from './dissect.ts';

interface Line {
  readonly at: number;
  readonly channel?: 'stdin' | 'stdout';
  readonly base64?: string;
  readonly ended?: 'stdout';
  readonly event?: ProcessEventBody;
}

export function captured(file: string): readonly Happening[] {
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => happeningOf(JSON.parse(line)));
}

function happeningOf({ at, channel, base64, ended, event }: Line): Happening {
  if (event !== undefined) return { type: 'event', event, at };
  if (ended !== undefined) return { type: 'end', channel: ended, at };
  if (channel === undefined) throw new Error('The tap wrote a line without a channel.');
  return { type: 'bytes', channel, bytes: Buffer.from(base64 ?? '', 'base64'), at };
}
