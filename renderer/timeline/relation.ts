import type { Bracket, Relation } from './row-line.tsx';

/** The selected entry and the other half of its exchange. */
export interface Pair {
  readonly selected: number | null;
  readonly partner: number | null;
}

export function relationOf(seq: number, { selected, partner }: Pair): Relation {
  if (seq === selected) return 'selected';
  return seq === partner ? 'partner' : 'none';
}

/** The part of the bracket from request to answer that passes through an entry. */
export function bracketOf(seq: number, { selected, partner }: Pair): Bracket {
  if (selected === null || partner === null) return 'none';
  const from = Math.min(selected, partner);
  const to = Math.max(selected, partner);
  if (seq < from || seq > to) return 'none';
  if (seq === from) return 'start';
  return seq === to ? 'end' : 'middle';
}
