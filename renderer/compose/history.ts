/** Going through the texts that were sent, and back to the one that was being written. */

export const historyLimit = 100;

export interface Recall {
  /** Position in the history (0: sent last); -1: the text that is being written. */
  readonly position: number;
  /** The text that was being written when the history was entered. */
  readonly draft: string;
}

export const notRecalling: Recall = { position: -1, draft: '' };

/** The next older (+1) or newer (-1) text, or null when there is none. `current` is what the editor holds. */
export function recall(
  history: readonly string[],
  state: Recall,
  current: string,
  step: 1 | -1,
): { readonly state: Recall; readonly text: string } | null {
  const position = state.position + step;
  const draft = state.position === -1 ? current : state.draft;
  if (position === -1) return { state: notRecalling, text: draft };
  const text = history[position];
  return text === undefined ? null : { state: { position, draft }, text };
}

/** The history after a text was sent: it comes first, once, and the oldest are dropped. */
export function remember(history: readonly string[], text: string): readonly string[] {
  return [text, ...history.filter((sent) => sent !== text)].slice(0, historyLimit);
}
