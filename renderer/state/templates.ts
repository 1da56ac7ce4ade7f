/** What can be sent, for the composer's menu. */
import { useEffect, useState } from 'react';
import type { MessageTemplate } from '#shared/model/method-page';
import { attempt } from './app-store.ts';
import { command } from './bridge.ts';

const none: readonly MessageTemplate[] = [];
const kept = new Map<string | null, readonly MessageTemplate[]>();

/** Of a revision; null: not known. Empty until they have arrived, which is after the window has become usable. */
export function useTemplates(revision: string | null): readonly MessageTemplate[] {
  const [templates, setTemplates] = useState(kept.get(revision) ?? none);
  useEffect(() => {
    const known = kept.get(revision);
    if (known !== undefined) {
      setTemplates(known);
      return;
    }
    const idle = requestIdleCallback(() => attempt(async () => setTemplates(await read(revision))), { timeout: 1000 });
    return () => cancelIdleCallback(idle);
  }, [revision]);
  return templates;
}

async function read(revision: string | null): Promise<readonly MessageTemplate[]> {
  const templates = await command('explain.templates', { revision });
  kept.set(revision, templates);
  return templates;
}
