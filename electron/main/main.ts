/** The application's main process. */
import path from 'node:path';
import { app } from 'electron';
import { appOrigin, declareAppProtocol, serveAppProtocol } from './app-protocol.ts';
import { Application, openFilesFor } from './application.ts';
import { type Opening, openingSchema, ownArguments, readOpening } from './command-line.ts';
import { createHandlers } from './handlers.ts';
import { openDoor } from './ipc.ts';
import { finishBeforeQuit } from './lifecycle.ts';
import { installMenu } from './menu.ts';
import { restrictSession } from './windows.ts';

/** In the development loop the page comes from Vite's server, on this machine. */
const devServer = app.isPackaged ? undefined : process.env.WIRESCOPE_DEV_SERVER;
const origin = devServer ?? appOrigin;

function main(): void {
  const opening = readOpening(ownArguments(process.argv, app.isPackaged), process.cwd());
  if (app.requestSingleInstanceLock({ ...opening })) run(opening);
  else app.quit();
}

function run(opening: Opening): void {
  // Whatever goes wrong here: the servers' traffic goes on.
  process.on('uncaughtException', (error) => console.error(error));
  declareAppProtocol();
  const application = app.whenReady().then(() => start(opening));
  openFilesFor(application);
  app.on('second-instance', (_event, _argv, _cwd, handedOver) => {
    void application.then((running) => receive(running, handedOver));
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
}

function start(opening: Opening): Application {
  serveAppProtocol(path.join(__dirname, '../renderer'));
  restrictSession(devServer === undefined ? [appOrigin] : [devServer, devServer.replace('http:', 'ws:')]);
  installMenu();
  const application = new Application(`${origin}/`, app.getPath('userData'));
  openDoor(createHandlers(application.context), origin);
  finishBeforeQuit(() => application.finish());
  app.on('activate', () => application.show());
  void application.open(opening);
  application.openWindow();
  return application;
}

/** What a second instance was started for. */
function receive(application: Application, handedOver: unknown): void {
  application.show();
  const opening = openingSchema.safeParse(handedOver);
  if (opening.success) void application.open(opening.data);
}

main();
