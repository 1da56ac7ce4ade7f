import type { Cases } from './cases.ts';

export const contentCases: Cases = {};
