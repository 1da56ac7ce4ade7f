import type { Cases } from './cases.ts';

export const resourceCases: Cases = {};
