/** `recording.*`: files that hold a session. */
import path from 'node:path';
import { dialog, type OpenDialogOptions, shell } from 'electron';
import type { Handlers } from '#shared/ipc/contract';
import { CommandError } from '../command-error.ts';
import type { Context } from '../context.ts';

const choices: OpenDialogOptions = {
  title: 'Open a recording',
  properties: ['openFile'],
  filters: [
    { name: 'Recordings', extensions: ['jsonl'] },
    { name: 'All files', extensions: ['*'] },
  ],
};

export function recordingHandlers(context: Context) {
  const { registry } = context;
  return {
    'recording.open': async ({ path: named }, window) => {
      const file = named ?? (await askForFile(context, window));
      return file === null ? null : { session: registry.open(path.resolve(file)).id };
    },
    'recording.reveal': ({ session }) => {
      const { recording } = registry.get(session).summary();
      if (recording === null) throw new CommandError('not-found', 'This session has no recording.');
      shell.showItemInFolder(recording.path);
      return null;
    },
    'recording.cancelLoading': ({ session }) => {
      const opened = registry.get(session);
      if ('cancelLoading' in opened && typeof opened.cancelLoading === 'function') opened.cancelLoading();
      return null;
    },
  } satisfies Partial<Handlers>;
}

async function askForFile({ windowOf, capturesFolder }: Context, id: number): Promise<string | null> {
  const window = windowOf(id);
  const options = { ...choices, defaultPath: capturesFolder() };
  const { filePaths } = await (window ? dialog.showOpenDialog(window, options) : dialog.showOpenDialog(options));
  return filePaths[0] ?? null;
}
