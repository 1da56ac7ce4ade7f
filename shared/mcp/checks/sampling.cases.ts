import type { Cases } from './cases.ts';

export const samplingCases: Cases = {};
