/** Wirescope's own client of a server that it launched, on Node's clock. */
import type { ClientSettings } from '#shared/model/client-settings';
import { Client } from '#shared/peer/client/client';
import { nodeTimers } from './node-timers.ts';
import { version } from './version.ts';

export interface EmbeddedClientParts {
  /** Writes a line to the server; does not throw. */
  send(line: string): void;
  /** An integer that no id seen so far has. */
  unusedId(): number;
  /** Called when its connection has changed. */
  changed(): void;
}

/** What it takes a slow interpreter to start, and to answer. */
const discoverMs = 10_000;

export function embeddedClient(settings: ClientSettings, { send, unusedId, changed }: EmbeddedClientParts): Client {
  let last = 0;
  const nextId = () => {
    // What was sent a moment ago has not been looked at yet.
    last = Math.max(last + 1, unusedId());
    return last;
  };
  const info = { name: 'wirescope', version };
  return new Client({ settings, info, timers: nodeTimers, discoverMs, send, nextId, changed });
}
