import type { Cases } from './cases.ts';

export const pageCases: Cases = {};
