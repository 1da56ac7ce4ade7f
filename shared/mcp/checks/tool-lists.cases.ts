import type { Cases } from './cases.ts';

export const toolListCases: Cases = {};
