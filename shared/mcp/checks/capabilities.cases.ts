import type { Cases } from './cases.ts';

export const capabilityCases: Cases = {};
