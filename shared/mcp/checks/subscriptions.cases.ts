import type { Cases } from './cases.ts';

export const subscriptionCases: Cases = {};
