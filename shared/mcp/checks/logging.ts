import type { MessageCheck } from '../look.ts';

export const loggingChecks: readonly MessageCheck[] = [];
