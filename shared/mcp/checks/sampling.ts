import type { MessageCheck } from '../look.ts';

export const samplingChecks: readonly MessageCheck[] = [];
