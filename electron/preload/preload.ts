/** Runs sandboxed in the window before the page: puts the bridge on `window.wirescope`, and nothing else. */
import { contextBridge, type IpcRendererEvent, ipcRenderer, webUtils } from 'electron';
import { commandChannel, commandNames, eventChannel, eventNames } from '#shared/ipc/names';

type Listener = (payload: unknown) => void;

const listeners = new Map<string, Set<Listener>>(eventNames.map((name) => [name, new Set<Listener>()]));

ipcRenderer.on(eventChannel, (_event: IpcRendererEvent, name: string, payload: unknown) => {
  for (const listener of listeners.get(name) ?? []) listener(payload);
});

function invoke(name: string, args: unknown): Promise<unknown> {
  if (commandNames.includes(name)) return ipcRenderer.invoke(commandChannel, name, args);
  const error = { code: 'bad-argument', message: `There is no command named ${JSON.stringify(name)}.` };
  return Promise.resolve({ ok: false, error });
}

function on(name: string, listener: Listener): () => void {
  const all = listeners.get(name);
  if (!all) throw new Error(`There is no event named ${JSON.stringify(name)}.`);
  // The bridge may hand over one function object for two subscriptions: each gets its own entry.
  const entry: Listener = (payload) => listener(payload);
  all.add(entry);
  return () => all.delete(entry);
}

/** Electron below 29 has no webUtils; there a file itself knows its path. */
function pathOf(file: unknown): string {
  if (!(file instanceof File)) return '';
  if (webUtils !== undefined) return webUtils.getPathForFile(file);
  return 'path' in file && typeof file.path === 'string' ? file.path : '';
}

contextBridge.exposeInMainWorld('wirescope', { invoke, on, pathOf });
