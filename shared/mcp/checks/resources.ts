import type { MessageCheck } from '../look.ts';

export const resourceChecks: readonly MessageCheck[] = [];
