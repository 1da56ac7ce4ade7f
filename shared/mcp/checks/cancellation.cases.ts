import type { Cases } from './cases.ts';

export const cancellationCases: Cases = {};
