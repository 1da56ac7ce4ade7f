import { useEffect, useState } from 'react';
import type { TargetPreview } from '#shared/ipc/contract';
import type { Target } from '#shared/model/target';
import { command } from './bridge.ts';

const settleMs = 200;

/** What the target would run: its binary, folder and environment; null until it is known. Asked once typing has paused. */
export function useTargetPreview(target: Target | null): TargetPreview | null {
  const [preview, setPreview] = useState<{ readonly key: string; readonly value: TargetPreview | null } | null>(null);
  const key = target === null ? '' : JSON.stringify(target);
  useEffect(() => {
    if (target === null) return;
    let current = true;
    const timer = setTimeout(() => {
      command('target.preview', { target }).then(
        (value) => current && setPreview({ key, value }),
        // A target that cannot be looked up is still started: the session then says what is wrong.
        () => current && setPreview({ key, value: null }),
      );
    }, settleMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key, target]);
  // The last answer is shown until the next one arrives.
  return target === null ? null : (preview?.value ?? null);
}
