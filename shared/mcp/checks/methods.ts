import type { MessageCheck } from '../look.ts';

export const methodChecks: readonly MessageCheck[] = [];
