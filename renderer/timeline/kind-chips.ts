/** The kinds of rows as a person hides and shows them. */
import type { RowKind } from '#shared/view/row';

export interface KindChip {
  readonly id: string;
  readonly label: string;
  readonly kinds: readonly RowKind[];
}

const other: KindChip = { id: 'other', label: 'other', kinds: ['batch', 'invalid', 'blank'] };

export const kindChips: readonly KindChip[] = [
  { id: 'requests', label: 'requests', kinds: ['request'] },
  { id: 'answers', label: 'answers', kinds: ['response', 'error'] },
  { id: 'notifications', label: 'notifications', kinds: ['notification'] },
  { id: 'stderr', label: 'stderr', kinds: ['stderr'] },
  { id: 'events', label: 'process', kinds: ['event'] },
  other,
];

/** The chip that hides a kind. */
export function chipOf(kind: RowKind): KindChip {
  return kindChips.find((chip) => chip.kinds.includes(kind)) ?? other;
}
