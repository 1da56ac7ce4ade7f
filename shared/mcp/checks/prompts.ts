import type { MessageCheck } from '../look.ts';

export const promptChecks: readonly MessageCheck[] = [];
