/** What reading a launch text comes to. */
import type { Target } from '../model/target.ts';

export interface LaunchParse {
  /** The servers to choose from; empty when there is a problem or nothing was written yet. */
  readonly targets: readonly Target[];
  /** What the text was taken for: a shell line, a `mcpServers` object, one entry of it, a client's `mcp add` command. */
  readonly kind: 'command' | 'servers' | 'entry' | 'claude-add';
  /** One sentence that says why it cannot be started, and what to do; null when it can. */
  readonly problem: string | null;
  /** What the person should know although it can be started, e.g. a variable that no shell fills in. */
  readonly notes: readonly string[];
}

export interface LaunchOptions {
  /** Read backslashes as Windows does. Default: no. */
  readonly windows?: boolean;
  /** The home folder, for `~` and `$HOME`; without it they stay as they are written. */
  readonly home?: string;
}

export function refusal(kind: LaunchParse['kind'], problem: string): LaunchParse {
  return { targets: [], kind, problem, notes: [] };
}

export const httpProblem =
  'HTTP servers are not supported yet: paste the command of a server that talks over stdin and stdout.';

export function isUrl(text: string): boolean {
  return /^(?:https?|wss?):\/\//i.test(text);
}
