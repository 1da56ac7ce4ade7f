/** The bytes of a pipe that are not a line yet. */
import { useEffect, useState } from 'react';
import type { Channel } from '#shared/model/frame';
import { attempt } from './app-store.ts';
import { command } from './bridge.ts';

/** The first bytes (at most 64 KiB), read again whenever `size` grew; null until they have arrived or when there are none. */
export function usePartial(session: string, channel: Channel, size: number): Uint8Array | null {
  const [bytes, setBytes] = useState<Uint8Array | null>(null);
  useEffect(() => {
    let over = false;
    if (size === 0) {
      setBytes(null);
      return;
    }
    attempt(async () => {
      const partial = await command('session.partial', { session, channel });
      if (!over) setBytes(partial?.bytes ?? null);
    });
    return () => {
      over = true;
    };
  }, [session, channel, size]);
  return bytes;
}
