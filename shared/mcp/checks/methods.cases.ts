import type { Cases } from './cases.ts';

export const methodCases: Cases = {};
