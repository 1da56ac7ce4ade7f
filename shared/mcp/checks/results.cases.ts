import type { Cases } from './cases.ts';

export const resultCases: Cases = {};
