import type { MessageCheck } from '../look.ts';

export const metaChecks: readonly MessageCheck[] = [];
