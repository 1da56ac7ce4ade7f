import type { MessageCheck } from '../look.ts';

export const cancellationChecks: readonly MessageCheck[] = [];
