import type { Cases } from './cases.ts';

export const loggingCases: Cases = {};
