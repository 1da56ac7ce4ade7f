/** Where the window was when it was last closed. */
import path from 'node:path';
import type { BrowserWindow, Rectangle } from 'electron';
import { z } from 'zod';
import { JsonFile } from './json-file.ts';

const stateSchema = z.object({
  bounds: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
  maximized: z.boolean(),
});

export type WindowState = z.output<typeof stateSchema>;

export class WindowStateFile {
  readonly #file: JsonFile<WindowState>;

  /** @param folder the user data folder */
  constructor(folder: string) {
    const initial = { bounds: null, maximized: false };
    this.#file = new JsonFile<WindowState>(path.join(folder, 'window.json'), stateSchema, initial);
  }

  /** The last state, as far as it still fits one of the screens. */
  read(screens: readonly Rectangle[]): WindowState {
    const { bounds, maximized } = this.#file.value;
    return { bounds: bounds !== null && isReachable(bounds, screens) ? bounds : null, maximized };
  }

  keep(window: BrowserWindow): void {
    try {
      this.#file.write({ bounds: window.getNormalBounds(), maximized: window.isMaximized() });
    } catch {
      // A window that opens at its default place next time is all that is lost.
    }
  }
}

/** A window can be moved back when a good part of its title bar is on a screen. */
export function isReachable(bounds: Rectangle, screens: readonly Rectangle[]): boolean {
  return screens.some((screen) => {
    const seen = Math.min(bounds.x + bounds.width, screen.x + screen.width) - Math.max(bounds.x, screen.x);
    return seen >= 120 && bounds.y >= screen.y && bounds.y <= screen.y + screen.height - 40;
  });
}
