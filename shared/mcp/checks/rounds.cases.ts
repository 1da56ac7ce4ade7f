import type { Cases } from './cases.ts';

export const roundCases: Cases = {};
