import type { MessageCheck } from '../look.ts';

export const capabilityChecks: readonly MessageCheck[] = [];
