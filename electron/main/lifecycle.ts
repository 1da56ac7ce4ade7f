/** The application's end: servers are stopped before it goes. */
import { app } from 'electron';

/** Servers that will not stop do not keep the application open for longer. */
const limitMs = 6000;

/** Holds the end of the application up until `finish` is done, within a limit. */
export function finishBeforeQuit(finish: () => Promise<void>): void {
  let finished = false;
  let finishing = false;
  app.on('before-quit', (event) => {
    if (finished) return;
    event.preventDefault();
    if (finishing) return;
    finishing = true;
    void withinLimit(finish()).then(() => {
      finished = true;
      app.quit();
    });
  });
}

function withinLimit(work: Promise<void>): Promise<void> {
  const limit = new Promise<void>((resolve) => {
    setTimeout(resolve, limitMs);
  });
  return Promise.race([work, limit]).catch((error: unknown) => console.error(error));
}
