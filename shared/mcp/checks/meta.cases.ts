import type { Cases } from './cases.ts';

export const metaCases: Cases = {};
