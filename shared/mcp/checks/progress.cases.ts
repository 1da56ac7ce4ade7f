import type { Cases } from './cases.ts';

export const progressCases: Cases = {};
