import type { MessageCheck } from '../look.ts';

export const toolListChecks: readonly MessageCheck[] = [];
