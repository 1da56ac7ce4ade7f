import type { Cases } from './cases.ts';

export const elicitationCases: Cases = {};
