/** `app.*`, `settings.*`, `target.*` and `clipboard.*`. */
import os from 'node:os';
import { app, clipboard } from 'electron';
import type { Handlers } from '#shared/ipc/contract';
import { handshakeRevisions, modernRevisions } from '#shared/mcp/revisions';
import { previewTarget } from '../../node/environment.ts';
import type { Context } from '../context.ts';

export function appHandlers({ settings, environment, demo }: Context) {
  return {
    'app.info': () => ({
      version: app.getVersion(),
      electron: process.versions.electron ?? '',
      platform: process.platform,
      demo,
      revisions: { handshake: handshakeRevisions, modern: modernRevisions },
      cwd: process.cwd(),
      home: os.homedir(),
    }),
    'settings.read': () => settings.value,
    'settings.write': (change) => settings.update(change),
    'target.preview': async ({ target }) => previewTarget(target, await environment),
    'clipboard.write': ({ text }) => {
      clipboard.writeText(text);
      return null;
    },
  } satisfies Partial<Handlers>;
}
