import type { MessageCheck } from '../look.ts';

export const pageChecks: readonly MessageCheck[] = [];
