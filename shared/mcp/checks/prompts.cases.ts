import type { Cases } from './cases.ts';

export const promptCases: Cases = {};
