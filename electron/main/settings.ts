/** The person's settings: one private file in the user data folder. */
import path from 'node:path';
import { z } from 'zod';
import { type CommandArgs, type Settings, settingsSchema } from '#shared/ipc/contract';
import { defaultClient } from '#shared/model/client-settings';
import type { Target } from '#shared/model/target';
import { JsonFile } from './json-file.ts';

const recentLimit = 20;

const defaults: Settings = {
  theme: 'system',
  client: defaultClient,
  timeColumn: 'relative',
  detailsSide: 'auto',
  hidden: [],
  recent: [],
  history: [],
  layout: {},
  capturesFolder: null,
};

/** A file of an older or newer version: what fits is taken, the rest has its default. */
const tolerant = z.record(z.string(), z.unknown()).transform((stored): Settings => {
  const known = Object.entries(settingsSchema.shape).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(stored[name]);
    return parsed.success ? [[name, parsed.data]] : [];
  });
  return settingsSchema.parse({ ...defaults, ...Object.fromEntries(known) });
});

export class SettingsStore {
  readonly #file: JsonFile<Settings>;
  readonly #listeners: ((settings: Settings) => void)[] = [];

  /** @param folder the user data folder */
  constructor(folder: string) {
    this.#file = new JsonFile(path.join(folder, 'settings.json'), tolerant, defaults);
  }

  get value(): Settings {
    return this.#file.value;
  }

  onChange(listener: (settings: Settings) => void): void {
    this.#listeners.push(listener);
  }

  /** Throws when the file cannot be written; the change holds until the application is closed all the same. */
  update(change: CommandArgs<'settings.write'>): Settings {
    const given = Object.entries(change).filter(([, value]) => value !== undefined);
    try {
      this.#file.write(settingsSchema.parse({ ...this.#file.value, ...Object.fromEntries(given) }));
    } finally {
      for (const listener of this.#listeners) listener(this.#file.value);
    }
    return this.#file.value;
  }

  /** Puts a launched target at the head of the recent ones. */
  remember(target: Target): void {
    const others = this.value.recent.filter((recent) => !isSameCommand(recent, target));
    this.update({ recent: [target, ...others].slice(0, recentLimit) });
  }
}

function isSameCommand(a: Target, b: Target): boolean {
  const key = ({ command, args, cwd }: Target) => JSON.stringify([command, args, cwd ?? null]);
  return key(a) === key(b);
}
