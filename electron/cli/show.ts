/** A recording in the terminal. */
import { openRecording } from '../node/open-recording.ts';
import { Timeline } from './timeline.ts';

export interface ShowOptions {
  readonly file: string;
  readonly colour: boolean;
  /** Ends the reading, as Ctrl+C does. */
  readonly signal: AbortSignal;
  write(text: string): void;
}

/**
 * Prints the recording, follows it while it grows, then says what is to be known about the file.
 * @returns The exit code: 1 when there was no entry to show.
 */
export async function showRecording({ file, colour, signal, write }: ShowOptions): Promise<number> {
  const session = openRecording(file);
  const timeline = new Timeline(session, { colour }, write);
  await new Promise<void>((resolve) => {
    const look = () => {
      timeline.advance();
      if (signal.aborted || isDone(session.summary())) resolve();
    };
    session.subscribe(look);
    signal.addEventListener('abort', look, { once: true });
    look();
  });
  for (const note of session.summary().notes) write(`${note}\n`);
  const code = session.log.length > 0 ? 0 : 1;
  await session.dispose();
  return code;
}

function isDone({ loading, state }: { readonly loading: unknown; readonly state: string }): boolean {
  return loading === null && state !== 'following';
}
