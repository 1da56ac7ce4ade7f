import { useMemo, useState } from 'react';
import { commandLine } from '#shared/launch/command-line';
import type { LaunchParse } from '#shared/launch/launch-parse';
import { parseLaunch } from '#shared/launch/parse-launch';
import type { Target } from '#shared/model/target';
import { useApp } from '../state/app-store.ts';
import { useUi } from '../state/ui-store.ts';

export interface Launch {
  readonly text: string;
  readonly parse: LaunchParse;
  /** The server that Start starts, with what was changed by hand; null when there is none. */
  readonly target: Target | null;
  readonly chosen: number;
  readonly setText: (text: string) => void;
  readonly choose: (index: number) => void;
  /** Replaces the target that the text says by a changed one. */
  readonly change: (target: Target) => void;
  /** Takes a known target into the field, to be changed before it is started. */
  readonly edit: (target: Target) => void;
}

interface Draft {
  readonly text: string;
  readonly chosen: number;
  /** The target as changed by hand; null while it is what the text says. */
  readonly changed: Target | null;
}

function draftOf(target: Target | null): Draft {
  return { text: target === null ? '' : commandLine(target), chosen: 0, changed: target };
}

/** The text of the launch field, what it says, and what was changed by hand on top of it. */
export function useLaunch(): Launch {
  const info = useApp((state) => state.info);
  const [draft, setDraft] = useState<Draft>(() => draftOf(useUi.getState().editing));
  const { text, chosen, changed } = draft;
  const parse = useMemo(
    () => parseLaunch(text, { windows: info?.platform === 'win32', ...(info === null ? {} : { home: info.home }) }),
    [text, info],
  );
  return {
    text,
    parse,
    chosen,
    target: changed ?? parse.targets[chosen] ?? null,
    setText: (text) => setDraft({ text, chosen: 0, changed: null }),
    choose: (chosen) => setDraft({ text, chosen, changed: null }),
    change: (target) => setDraft({ ...draft, changed: target }),
    edit: (target) => setDraft(draftOf(target)),
  };
}
