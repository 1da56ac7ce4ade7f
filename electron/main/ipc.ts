/** The one door between the windows and this process. */
import { ipcMain, type WebContents } from 'electron';
import type { EventName, Events, Handlers, Reply } from '#shared/ipc/contract';
import { commandChannel, eventChannel } from '#shared/ipc/names';
import { answer, isOurPage } from './door.ts';

/**
 * Lets commands in: only from the main frame of our own page, only by known names, only with arguments that fit. What
 * a handler throws travels as data.
 *
 * @param origin the address that our page is loaded from
 */
export function openDoor(handlers: Handlers, origin: string): void {
  ipcMain.handle(commandChannel, (event, name: unknown, args: unknown): Promise<Reply<unknown>> => {
    return answer(handlers, isOurPage(event.senderFrame, origin), name, args, event.sender.id);
  });
}

/** Tells a window something; a window that is gone hears nothing. */
export function tell<K extends EventName>(contents: WebContents, name: K, payload: Events[K]): void {
  if (!contents.isDestroyed()) contents.send(eventChannel, name, payload);
}
