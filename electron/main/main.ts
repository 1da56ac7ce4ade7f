/** The application's main process. */
import path from 'node:path';
import { app } from 'electron';
import type { Handlers } from '#shared/ipc/contract';
import { appOrigin, declareAppProtocol, serveAppProtocol } from './app-protocol.ts';
import { openDoor } from './ipc.ts';
import { installMenu } from './menu.ts';
import { WindowStateFile } from './window-state.ts';
import { openWindow, restrictSession } from './windows.ts';

declareAppProtocol();
void app.whenReady().then(() => {
  serveAppProtocol(path.join(__dirname, '../renderer'));
  restrictSession([appOrigin]);
  installMenu();
  openDoor({} as Handlers, appOrigin);
  openWindow(`${appOrigin}/`, new WindowStateFile(app.getPath('userData')));
});
app.on('window-all-closed', () => app.quit());
