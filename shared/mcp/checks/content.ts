import type { MessageCheck } from '../look.ts';

export const contentChecks: readonly MessageCheck[] = [];
