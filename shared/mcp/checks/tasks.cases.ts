import type { Cases } from './cases.ts';

export const taskCases: Cases = {};
