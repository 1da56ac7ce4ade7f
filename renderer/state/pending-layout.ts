/** Layout values that the main process has not got yet: they win over what its settings say. */
import type { Settings } from '#shared/ipc/contract';

let pending: Settings['layout'] = {};

/** The settings with the values that are on their way. */
export function withPendingLayout(settings: Settings): Settings {
  return { ...settings, layout: { ...settings.layout, ...pending } };
}

export function addPendingLayout(name: string, value: unknown): void {
  pending = { ...pending, [name]: value };
}

/** Runs the write, then forgets the values that went with it, unless newer ones came meanwhile. */
export async function settlePendingLayout(write: () => Promise<unknown>): Promise<void> {
  const sent = pending;
  await write();
  if (pending === sent) pending = {};
}
