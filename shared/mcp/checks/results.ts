import type { MessageCheck } from '../look.ts';

export const resultChecks: readonly MessageCheck[] = [];
