import type { Cases } from './cases.ts';

export const modernEnvelopeCases: Cases = {};
