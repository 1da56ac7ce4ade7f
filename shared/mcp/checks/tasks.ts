import type { MessageCheck } from '../look.ts';

export const taskChecks: readonly MessageCheck[] = [];
