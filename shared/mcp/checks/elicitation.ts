import type { MessageCheck } from '../look.ts';

export const elicitationChecks: readonly MessageCheck[] = [];
