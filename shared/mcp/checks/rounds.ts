import type { MessageCheck } from '../look.ts';

export const roundChecks: readonly MessageCheck[] = [];
