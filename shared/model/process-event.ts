/** What happened to the server process: recorded and shown in the timeline between the frames. */
import type { Channel } from './frame.ts';

/** The stages of a launch, in order; a failure names the one that it happened in. */
export type LaunchStage = 'resolve' | 'spawn' | 'first-byte';

export type ProcessEventBody =
  | { readonly type: 'started'; readonly pid: number; readonly binary: string }
  | {
      readonly type: 'launch-failed';
      readonly stage: LaunchStage;
      /** The operating system's code, e.g. `ENOENT`, when there is one. */
      readonly code: string | null;
      readonly message: string;
      /** The binary that was tried. */
      readonly tried: string;
      /** The folders of the PATH that were searched, in order. */
      readonly searched: readonly string[];
    }
  | { readonly type: 'stream-ended'; readonly channel: Channel }
  | { readonly type: 'stdin-closed' }
  | { readonly type: 'stdin-failed'; readonly code: string | null; readonly message: string }
  | { readonly type: 'signal-sent'; readonly signal: string }
  | {
      readonly type: 'exited';
      readonly code: number | null;
      readonly signal: string | null;
      readonly uptimeMs: number;
      /** True when we had asked the server to stop before it exited. */
      readonly requested: boolean;
    }
  | { readonly type: 'leftovers-killed'; readonly pids: readonly number[] }
  | { readonly type: 'capture-note'; readonly message: string };

/** A process event with its place in the session; `seq` and `at` as in {@link Frame}. */
export type ProcessEvent = { readonly seq: number; readonly at: number } & ProcessEventBody;
