import type { MessageCheck } from '../look.ts';

export const progressChecks: readonly MessageCheck[] = [];
