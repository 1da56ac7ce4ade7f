import type { MessageCheck } from '../look.ts';

export const subscriptionChecks: readonly MessageCheck[] = [];
