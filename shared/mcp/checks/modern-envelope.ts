import type { MessageCheck } from '../look.ts';

export const modernEnvelopeChecks: readonly MessageCheck[] = [];
